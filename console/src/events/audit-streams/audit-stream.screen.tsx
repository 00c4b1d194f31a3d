import type { AuditStream } from '@accord/contract/audit-streams.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { pathTo } from '../../browser/app-path.ts'
import { Translated } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { renderButton, renderLink } from '../../pages/router-link.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { ReceiverActions } from '../endpoints/endpoint-actions.tsx'
import { hostOf } from '../endpoints/endpoint-labels.ts'
import { EndpointState } from '../endpoints/endpoint-list.tsx'
import { AttemptOutcome, TestResult } from '../endpoints/endpoint-notices.tsx'
import { newSecret } from '../endpoints/endpoints.api.ts'
import styles from '../endpoints/endpoints.module.css'
import { NewSecretCard } from '../endpoints/secret-cards.tsx'
import { backlog, presetName } from './audit-stream-labels.ts'
import { AuditStreamNotice } from './audit-stream-notice.tsx'
import { AuditStreamPage } from './audit-stream-page.tsx'
import { useAuditStreamPages, useOwnsStreams } from './audit-stream-pages.ts'
import { AuditStreamSettings } from './audit-stream-settings.tsx'
import {
  auditStreamQuery,
  deleteMutation,
  enableMutation,
  pauseMutation,
  testMutation,
} from './audit-streams.api.ts'

/** Shows one audit stream: how far it is, the last response, and for owners its settings. */
export function AuditStreamScreen() {
  const { t } = useTranslation()
  const { stream: id = '' } = useParams({ strict: false })
  const { id: organizationId, profileRoles = [] } = useOrganization()
  const { list } = useAuditStreamPages()
  // Workers change its state and its position.
  const refetchInterval = usePolling(() => 5000)
  const query = useQuery({
    ...auditStreamQuery(organizationId, id),
    enabled: canManage(profileRoles),
    refetchInterval,
  })
  const isMissing = hasStatus(query.error, 404)
  if (query.data && !isMissing) return <Shown key={id} stream={query.data} />

  return (
    <AuditStreamPage title={t('Audit stream')}>
      {isMissing ? (
        <EmptyState
          title={t('Audit stream not found')}
          action={renderButton(list, t('View all audit streams'), { variant: 'primary' })}
        >
          {t('The address may be mistyped, or someone may have deleted the audit stream.')}
        </EmptyState>
      ) : (
        <Loaded query={query} />
      )}
    </AuditStreamPage>
  )
}

type StreamProps = { stream: AuditStream }

function Shown({ stream }: StreamProps) {
  const { t } = useTranslation()
  const { id, url, state } = stream
  const isOwner = useOwnsStreams()
  const created = useSyncExternalStore(newSecret.subscribe, newSecret.get)
  const testing = useAction({
    ...testMutation(stream),
    failed: t("The test couldn't be sent."),
  })

  return (
    <AuditStreamPage
      title={hostOf(url)}
      description={url}
      status={<EndpointState endpoint={stream} />}
      action={isOwner && <Actions stream={stream} testing={testing} />}
    >
      {created?.endpoint === id && (
        <NewSecretCard
          secret={created.secret}
          description={t("Your receiver verifies batches with it. You can't view it again later.")}
        />
      )}
      {testing.result ? (
        <TestResult
          attempt={testing.result.attempt}
          titles={[t('The receiver accepted the test'), t('The test failed')]}
          meaning={
            state === 'active'
              ? t('The audit stream is active.')
              : t('Enable the audit stream to send the rows that wait.')
          }
          remedy={t('Fix your receiver or replace its token, and send another test.')}
        />
      ) : (
        <AuditStreamNotice stream={stream} isOwner={isOwner} />
      )}
      <Progress stream={stream} />
      {stream.lastAttempt && (
        <Card title={t('Last response')}>
          <AttemptOutcome attempt={stream.lastAttempt} />
        </Card>
      )}
      {isOwner ? (
        <NotWhileDeleted>
          <AuditStreamSettings stream={stream} />
        </NotWhileDeleted>
      ) : (
        <p className={styles.hint}>{t('Only owners can create or change audit streams.')}</p>
      )}
    </AuditStreamPage>
  )
}

function Progress({ stream }: StreamProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { id } = useOrganization()
  const { preset, position, signedPosition, lastSuccessAt, createdAt, createdBy } = stream
  return (
    <Card>
      <dl className={styles.headers}>
        <dt>{t('Receiver')}</dt>
        <dd>{presetName(preset, t)}</dd>
        <dt>{t('Position')}</dt>
        <dd>
          {t('Row {{position}}', { position })} · {backlog(stream, t)}
        </dd>
        <dt>{t('Signed up to')}</dt>
        <dd>
          {signedPosition === null
            ? t('No signed head yet')
            : t('Row {{position}}', { position: signedPosition })}
        </dd>
        <dt>{t('Last success')}</dt>
        <dd>
          {lastSuccessAt ? <RelativeTime value={lastSuccessAt} now={now} /> : t('Never succeeded')}
        </dd>
        <dt>{t('Created')}</dt>
        <dd>
          <RelativeTime value={createdAt} now={now} />
          {createdBy && ` · ${createdBy}`}
        </dd>
      </dl>
      <p className={styles.below}>
        <Translated
          text={t(
            'To prove that your copy is complete, run {{command}}. The key is on the page <export>Data Export</export>, under “Contents”.',
          )}
          parts={{
            command: <code>accord verify-stream FILE --signed-by KEY</code>,
            export: renderLink({
              href: pathTo('/organization/$id/data-export', { id }),
              className: undefined,
              children: null,
            }),
          }}
        />
      </p>
    </Card>
  )
}

type ActionsProps = StreamProps & { testing: { pending: boolean; run: () => Promise<void> } }

function Actions({ stream, testing }: ActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { list } = useAuditStreamPages()
  const name = hostOf(stream.url)
  const pausing = useAction({ ...pauseMutation(stream), done: t('Audit stream paused') })
  const enabling = useAction({ ...enableMutation(stream), done: t('Audit stream enabled') })
  const deleting = useAction({
    ...deleteMutation(stream),
    ask: () => ({
      title: t('Delete the audit stream to {{name}}?', { name }),
      message: t(
        "We'll stop sending activity to it immediately. Your tool keeps its copy. You can't undo this.",
      ),
      action: t('Delete audit stream'),
      danger: true,
    }),
    done: t('Audit stream deleted'),
    after: () => void navigate({ href: list, replace: true, ignoreBlocker: true }),
  })
  return (
    <ReceiverActions
      receiver={stream}
      isReadOnly={false}
      testing={testing}
      testLabel={t('Send test')}
      pausing={pausing}
      enabling={enabling}
      deleting={deleting}
      deleteLabel={t('Delete audit stream')}
    />
  )
}
