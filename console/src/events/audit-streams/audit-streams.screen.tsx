import { type AuditStream, maxAuditStreams } from '@accord/contract/audit-streams.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ListView } from '../../pages/lists/paged-list.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { DevelopersPage } from '../developers-page.tsx'
import { useReceiverColumns } from '../endpoints/endpoint-list.tsx'
import styles from '../endpoints/endpoints.module.css'
import { backlog, presetName } from './audit-stream-labels.ts'
import { useAuditStreamPages, useOwnsStreams } from './audit-stream-pages.ts'
import { auditStreamsQuery } from './audit-streams.api.ts'

/** Lists the tools that receive all activity of an organization. */
export function AuditStreamsScreen() {
  const { t } = useTranslation()
  return (
    <DevelopersPage
      tab="audit-streams"
      description={t('We send all activity to your security tools, complete and in order.')}
      action={<CreateButton />}
    >
      <AuditStreamList />
    </DevelopersPage>
  )
}

/** Shows the button that creates a stream, unless the empty state has it or there are too many. */
function CreateButton() {
  const { t } = useTranslation()
  const { create } = useAuditStreamPages()
  const { id, deletion } = useOrganization()
  const isOwner = useOwnsStreams()
  const count = useQuery({ ...auditStreamsQuery(id), enabled: false }).data?.data.length
  if (!isOwner || deletion || count === 0 || (count ?? 0) >= maxAuditStreams) return null
  return renderButton(
    create,
    <>
      <Plus size={16} />
      {t('Create audit stream')}
    </>,
    { variant: 'primary' },
  )
}

function AuditStreamList() {
  const { t } = useTranslation()
  const { id, deletion } = useOrganization()
  const { create, stream: pageOf } = useAuditStreamPages()
  const isOwner = useOwnsStreams()
  // Streams move as things happen.
  const refetchInterval = usePolling(() => 15_000)
  const streams = useQuery({ ...auditStreamsQuery(id), refetchInterval })
  const placeOf = (stream: AuditStream) => (
    <span className={styles.name}>
      {t('Row {{position}}', { position: stream.position })}
      <span className={styles.second}>{backlog(stream, t)}</span>
    </span>
  )
  const columns = useReceiverColumns<AuditStream>(pageOf, {
    id: 'position',
    header: t('Position'),
    cell: placeOf,
  })
  const table = (rows: readonly AuditStream[], skeletonRows = 0) => (
    <Table
      caption={t('Audit streams')}
      linked
      columns={[
        {
          id: 'preset',
          header: t('Receiver'),
          cell: ({ preset }) => presetName(preset, t),
        },
        ...columns,
      ]}
      rows={rows}
      rowKey={(stream) => stream.id}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <ListView
      query={streams}
      failure={t("We couldn't load the audit streams.")}
      loadingLabel={t('Loading the audit streams…')}
      skeleton={table([], 1)}
      empty={
        <EmptyState
          title={t('No audit streams yet')}
          icon={<ScrollText size={20} />}
          action={
            isOwner &&
            !deletion &&
            renderButton(create, t('Create audit stream'), { variant: 'primary' })
          }
        >
          {t(
            'An audit stream sends all activity of this organization to a tool such as Splunk, Datadog, or Elastic, as it happens. Signed heads prove that the copy is complete.',
          )}{' '}
          {!isOwner && t('Only owners can create one.')}
        </EmptyState>
      }
    >
      {({ data }) => (
        <div className={styles.stack}>
          {table(data)}
          {!isOwner && (
            <p className={styles.hint}>{t('Only owners can create or change audit streams.')}</p>
          )}
          {isOwner && data.length >= maxAuditStreams && (
            <p className={styles.hint}>
              {t(
                'You have the maximum of {{count}} audit streams. To create another, delete one first.',
                { count: maxAuditStreams },
              )}
            </p>
          )}
        </div>
      )}
    </ListView>
  )
}
