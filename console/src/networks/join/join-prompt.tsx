import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useEffect } from 'react'
import { DecideLater } from '../../invitations/decide-later.tsx'
import details from '../../invitations/invitation-details.module.css'
import { InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { useWords } from '../../language/words.ts'
import { focusTitle } from '../../pages/focus-title.ts'
import { SharesList } from '../../rights/shares-list.tsx'
import { ShowSeen } from '../../seen/show-seen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import type { AfterJoining } from './after-joining.ts'
import { JoinFacts } from './join-facts.tsx'
import styles from './join-network.module.css'
import type { Settled } from './join-settled.tsx'
import { useAnswerNetwork } from './use-answer-network.ts'

type JoinPromptProps = {
  invitation: NetworkInvitation
  next: AfterJoining | undefined
  onSettled: (settled: Settled) => void
}

/** Who invites which of the person's organizations, what it would share, and until when. */
export function JoinPrompt({ invitation, next, onSettled }: JoinPromptProps) {
  const { t } = useWords()
  const answer = useAnswerNetwork(invitation, onSettled)
  const { network, organization, requestedShares } = invitation
  const owner = network.createdBy.name
  // Whatever takes its place: the button that had the focus is gone.
  useEffect(() => focusTitle, [])

  return (
    <InvitationPanel
      title={t('You were invited to join {{network}}', { network: network.name })}
      context={t('{{owner}} invites {{organization}} to its network.', {
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
            <h2>{t('Once you accept, {{organization}} may:', { organization: owner })}</h2>
          )}
          <SharesList shares={requestedShares} />
          <ShowSeen
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
