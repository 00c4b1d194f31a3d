import { type NetworkInvitation, sharesChanged } from '@accord/contract/network-invitations.ts'
import details from '../../invitations/invitation-details.module.css'
import { AnsweringFacts, Fact } from '../../invitations/invitation-details.tsx'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import type { AfterJoining, Settled } from './join-settled.tsx'
import { invitationAccepted, invitationExpired } from '@accord/contract/invitations.ts'
import { organizationDeleted } from '@accord/contract/errors.ts'
import { explainError } from '../../api/api-error.ts'
import { hasCode, hasStatus } from '../../api/error-checks.ts'
import { NoProfile } from '../../session/act-for.ts'
import { useEffect, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { queryClient } from '../../api/query-client.ts'
import {
  declineNetworkMutation,
  joinNetworkMutation,
  networkInvitationQuery,
} from './join-network.api.ts'
import { DecideLater, InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { SharesList } from '../../permissions/shares-list.tsx'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import styles from './join-network.module.css'

type JoinFactsProps = { invitation: NetworkInvitation; next: AfterJoining | undefined }

/** Shows the network's owner, the invited organization, and where accepting leads. */
function JoinFacts({ invitation, next }: JoinFactsProps) {
  const { t } = useTranslation()
  const { network, organization, expiresAt } = invitation
  return (
    <dl className={details.details}>
      {network.description && (
        <Fact term={t('About')} long>
          {network.description}
        </Fact>
      )}
      <Fact term={t('Owner')} of={network.createdBy}>
        {network.createdBy.name}
      </Fact>
      <Fact term={t('Invited')} meaning={organization.city} of={organization}>
        {organization.name}
      </Fact>
      {next && (
        <Fact term={t('After accepting')}>
          {next.known
            ? t("You'll continue to {{host}}.", { host: next.to.host })
            : t('You can continue to {{host}}.', { host: next.to.host })}
        </Fact>
      )}
      <AnsweringFacts expiresAt={expiresAt} />
    </dl>
  )
}

/** Returns whether an error means that the invitation was accepted before, and by whom. */
export function settledBefore(error: unknown): 'joined-before' | 'accepted' | undefined {
  if (hasCode(error, invitationExpired, sharesChanged, organizationDeleted)) return undefined
  if (hasStatus(error, 400)) return 'accepted'
  return hasStatus(error, 409) ? 'joined-before' : undefined
}

/** Returns whether the invitation changed and should be reloaded. */
export function isOutdated(error: unknown): boolean {
  return hasStatus(error, 404) || hasCode(error, sharesChanged, invitationExpired)
}

export function explainAnswer(
  error: unknown,
  { name }: Pick<NetworkInvitation['organization'], 'name'>,
  t: Translate,
): string {
  const rightsLost = error instanceof NoProfile || hasStatus(error, 403)
  return rightsLost
    ? t('Only admins and owners of {{organization}} can respond to it. Ask one of them for help.', {
        organization: name,
      })
    : t(explainError(error))
}

interface Failure {
  kind: 'error' | 'warning'
  title: string | undefined
  said: string
}

function useAnswerNetwork(invitation: NetworkInvitation, onSettled: (settled: Settled) => void) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure>()

  const joining = useAction({
    ...joinNetworkMutation(invitation),
    onMutate: () => setFailure(undefined),
    done: t('You joined the network!'),
    failed: (error) => {
      const how = settledBefore(error)
      if (how) onSettled({ how, invitation })
      else explain(error)
      return undefined
    },
    after: (joined) => onSettled({ how: 'joined', invitation: joined }),
  })

  const declining = useAction({
    ...declineNetworkMutation(invitation),
    ask: () => ({
      title: t('Decline this invitation?'),
      message: t(
        "{{organization}} won't join {{network}}. {{owner}} will see that it declined, but not who decided. If you change your mind, you'll need a new invitation.",
        {
          organization: invitation.organization.name,
          network: invitation.networkName,
          owner: invitation.network.createdBy.name,
        },
      ),
      action: t('Decline Invitation'),
      danger: true,
    }),
    onMutate: () => setFailure(undefined),
    failed: (error) => {
      const unable = t('Unable to decline invitation.')
      if (!hasCode(error, invitationAccepted)) return explain(error, unable)
      onSettled({ how: 'accepted', invitation })
      return unable
    },
    after: () => onSettled({ how: 'declined', invitation }),
  })

  /** Shows the failure on the page, because a snackbar would disappear. */
  function explain(error: unknown, title?: string): undefined {
    const outdated = isOutdated(error)
    const said = explainAnswer(error, invitation.organization, t)
    setFailure({ kind: outdated ? 'warning' : 'error', title, said })
    if (outdated) void queryClient.refetchQueries(networkInvitationQuery(invitation.id))
  }

  return { joining, declining, failure }
}

type JoinPromptProps = {
  invitation: NetworkInvitation
  next: AfterJoining | undefined
  onSettled: (settled: Settled) => void
}

/** Shows the invitation: who invites which organization, the requested data, and the expiration date. */
export function JoinPrompt({ invitation, next, onSettled }: JoinPromptProps) {
  const { t } = useTranslation()
  const answer = useAnswerNetwork(invitation, onSettled)
  const { network, organization, requestedShares } = invitation
  const owner = network.createdBy.name
  // This runs on unmount, because the focused button disappears.
  useEffect(() => focusTitle, [])

  return (
    <InvitationPanel
      title={t('You were invited to join {{network}}', { network: network.name })}
      context={t('{{owner}} invited {{organization}} to its network.', {
        owner,
        organization: organization.name,
      })}
      footer={<DecideLater />}
    >
      <PanelStack>
        {answer.failure && (
          <Notice kind={answer.failure.kind} title={answer.failure.title}>
            {answer.failure.said}
          </Notice>
        )}
        <JoinFacts invitation={invitation} next={next} />
        <section className={styles.shares}>
          {requestedShares.length > 0 && (
            <h2>{t('Once you accept, {{organization}} can:', { organization: owner })}</h2>
          )}
          <SharesList shares={requestedShares} />
          <ShowPreview
            would
            name={owner}
            through={{ organization: organization.id, membership: invitation.id }}
          />
          <p className={details.meaning}>{t('You can leave the network at any time.')}</p>
        </section>
        <div className={details.answers}>
          <Button
            variant="primary"
            wide
            pending={answer.joining.pending}
            aria-disabled={answer.declining.pending}
            onClick={() => void answer.joining.run()}
          >
            {t('Accept Invitation')}
          </Button>
          <Button
            variant="quiet"
            wide
            pending={answer.declining.pending}
            aria-disabled={answer.joining.pending}
            onClick={() => void answer.declining.run()}
          >
            {t('Decline Invitation')}
          </Button>
        </div>
      </PanelStack>
    </InvitationPanel>
  )
}
