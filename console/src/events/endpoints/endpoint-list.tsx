import { type EventEndpoint, maxEndpoints } from '@accord/contract/event-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Webhook from 'lucide-react/icons/webhook'
import type { ReactNode } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ListView } from '../../pages/lists/paged-list.tsx'
import { renderButton, renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { type Receiver, endpointState, hostOf } from './endpoint-labels.ts'
import { useEndpointOwner, useEndpointPages, useOwningApplication } from './endpoint-owner.ts'
import { endpointsQuery } from './endpoints.api.ts'
import styles from './endpoints.module.css'

/** Returns the number of endpoints that the owner can have. */
function useMaxEndpoints(): number {
  const { applicationId } = useEndpointOwner()
  return applicationId === undefined ? maxEndpoints.organization : maxEndpoints.application
}

/** Shows the button that creates an endpoint, unless the empty state has it or there are too many. */
export function CreateEndpointButton() {
  const { t } = useTranslation()
  const { create } = useEndpointPages()
  const { deletion } = useOrganization()
  const owning = useOwningApplication()
  const count = useQuery({ ...endpointsQuery(useEndpointOwner()), enabled: false }).data?.data
    .length
  const max = useMaxEndpoints()
  if (deletion || owning?.deletion || count === 0 || (count ?? 0) >= max) return null
  return renderButton(
    create,
    <>
      <Plus size={16} />
      {t('Create endpoint')}
    </>,
    { variant: 'primary' },
  )
}

type EndpointListProps = {
  /** What the owner's endpoints are for. */
  purpose: ReactNode
}

/** Lists the endpoints of an organization or an application. */
export function EndpointList({ purpose }: EndpointListProps) {
  const { t } = useTranslation()
  const { deletion } = useOrganization()
  const owning = useOwningApplication()
  const { create } = useEndpointPages()
  const endpoints = useQuery(endpointsQuery(useEndpointOwner()))
  const max = useMaxEndpoints()
  const columns = useColumns()
  const table = (rows: readonly EventEndpoint[], skeletonRows = 0) => (
    <Table
      caption={t('Endpoints')}
      linked
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <ListView
      query={endpoints}
      failure={t("We couldn't load the endpoints.")}
      loadingLabel={t('Loading the endpoints…')}
      skeleton={table([], 2)}
      empty={
        <EmptyState
          title={t('No endpoints yet')}
          icon={<Webhook size={20} />}
          action={
            !deletion &&
            !owning?.deletion &&
            renderButton(create, t('Create endpoint'), { variant: 'primary' })
          }
        >
          {purpose}
        </EmptyState>
      }
    >
      {({ data }) => (
        <div className={styles.stack}>
          {table(data)}
          {data.length >= max && (
            <p className={styles.hint}>
              {t(
                'You have the maximum of {{count}} endpoints. To create another, delete one first.',
                {
                  count: max,
                },
              )}
            </p>
          )}
        </div>
      )}
    </ListView>
  )
}

function useColumns(): TableColumn<EventEndpoint>[] {
  const { t } = useTranslation()
  const { deliveries } = useEndpointPages()
  return useReceiverColumns<EventEndpoint>(deliveries, {
    id: 'deliveries',
    header: t('Deliveries'),
    cell: ({ deliveries: { pending, failed } }) =>
      [
        pending > 0 && t('{{count}} waiting', { count: pending }),
        failed > 0 && t('{{count}} failed', { count: failed }),
      ]
        .filter(Boolean)
        .join(' · '),
  })
}

/** Returns the columns of a list of endpoints or audit streams. One column is their own. */
export function useReceiverColumns<Listed extends Receiver>(
  pageOf: (id: string) => AppPath,
  own: TableColumn<Listed>,
): TableColumn<Listed>[] {
  const { t } = useTranslation()
  const now = useNow()

  return [
    {
      id: 'url',
      header: t('URL'),
      cell: ({ url }) => (
        <span className={styles.name}>
          {hostOf(url)}
          <code className={styles.second}>{url}</code>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('State'),
      cell: (endpoint) => (
        <span className={styles.name}>
          <EndpointState endpoint={endpoint} />
          {endpoint.failingSince && (
            <span className={styles.second}>
              <TimeSentence
                text={t('Started failing {{time}}')}
                value={endpoint.failingSince}
                now={now}
              />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'success',
      header: t('Last success'),
      cell: ({ lastSuccessAt: at }) =>
        at ? (
          <TimeSentence text={t('Succeeded {{time}}')} value={at} now={now} />
        ) : (
          t('Never succeeded')
        ),
    },
    own,
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: ({ id, url }) =>
        renderLink({
          href: pageOf(id),
          className: buttonClass({}),
          children: (
            <NamedLabel
              text={t('{{action}}<hidden>: {{name}}</hidden>', { action: t('Open') })}
              name={url}
            />
          ),
        }),
    },
  ]
}

export function EndpointState({ endpoint }: { endpoint: Receiver }) {
  const { t } = useTranslation()
  const [name, tone] = endpointState(endpoint, t)
  return <Chip tone={tone}>{name}</Chip>
}
