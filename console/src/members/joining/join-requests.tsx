import type { JoinRequest } from '@accord/contract/domains.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { NamedLabel, Translated } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList, EntryRow } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { formatShortDate, useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { answerJoinRequestMutation, joinRequestsQuery } from './join-requests.api.ts'
import styles from './join-requests.module.css'

/** Lists the people who asked to join. Renders nothing if there are none. */
export function JoinRequests() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(joinRequestsQuery(id))}
      failure={t("We couldn't load the requests to join.")}
    >
      {({ data, __meta: { total } }) =>
        data.length > 0 && (
          <Card
            title={t('Requests to join: {{count}}', { count: total })}
            description={t(
              "These people have a verified address in your domain. We'll email them your decision.",
            )}
          >
            <EntryList label={t('Requests to join')}>
              {data.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </EntryList>
          </Card>
        )
      }
    </LoadedPart>
  )
}

function Request({ request }: { request: JoinRequest }) {
  const { t, language } = useTranslation()
  const now = useNow()
  const { name, email, requestedAt, removedAt, canApprove } = request
  const { approving, declining } = useAnswers(request)
  return (
    <EntryRow align="top">
      <div className={styles.request}>
        <div className={styles.words}>
          <div className={styles.name}>{name}</div>
          <div className={styles.faint}>
            <Translated
              text={t('{{email}} · asked {{time}}')}
              parts={{ email, time: <RelativeTime value={requestedAt} now={now} /> }}
            />
          </div>
          {removedAt && (
            <Chip tone="warning">
              {t('Removed from this organization on {{date}}', {
                date: formatShortDate(new Date(removedAt), language),
              })}
            </Chip>
          )}
          {!canApprove && (
            <Chip tone="warning">{t('Can no longer join: the address or domain changed')}</Chip>
          )}
        </div>
        <div className={styles.answers}>
          <NotWhileDeleted>
            <Button size="small" pending={declining.pending} onClick={() => void declining.run()}>
              <NamedLabel text={t('Decline {{name}}')} name={name} />
            </Button>
            {canApprove && (
              <Button
                size="small"
                variant="primary"
                pending={approving.pending}
                onClick={() => void approving.run()}
              >
                <NamedLabel text={t('Approve {{name}}')} name={name} />
              </Button>
            )}
          </NotWhileDeleted>
        </div>
      </div>
    </EntryRow>
  )
}

function useAnswers({ id: request, name, email, removedAt }: JoinRequest) {
  const { t } = useTranslation()
  const { id, name: organization } = useOrganization()
  const approving = useAction({
    ...answerJoinRequestMutation(id, { request, decision: 'approve' }),
    ask: () =>
      removedAt
        ? {
            title: t('Approve {{name}}?', { name }),
            message: t(
              "{{name}} ({{email}}) was removed from this organization. If you approve, they'll be a member of {{organization}} again.",
              { name, email, organization },
            ),
            action: t('Approve'),
          }
        : undefined,
    done: t('{{name}} is now a member', { name }),
    // The focused button is removed.
    after: focusTitle,
  })
  const declining = useAction({
    ...answerJoinRequestMutation(id, { request, decision: 'decline' }),
    ask: () => ({
      title: t('Decline {{name}}?', { name }),
      message: t("They can ask again after 30 days. We'll email them your decision."),
      action: t('Decline'),
      danger: true,
    }),
    done: t("Request declined. We'll email {{person}}.", { person: name }),
    after: focusTitle,
  })
  return { approving, declining }
}
