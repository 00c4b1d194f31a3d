import { type Invitation, invitationExpired } from '@accord/contract/invitations.ts'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { InvitationPanel, type InvitationPanelProps } from './invitation-panel.tsx'

/** An invitation that can no longer be answered, and where to go instead. */
export function AnsweredInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useWords()
  const { status, organization } = invitation
  const title = {
    pending: t('Invitation'),
    accepted: t('This invitation has already been accepted.'),
    declined: t('Invitation to join organization has been declined'),
    expired: t(invitationExpired.message),
  }[status]

  return <ClosedInvitation title={title} context={organization.name} />
}

/** There is nothing to answer: on to the organizations. */
export function ClosedInvitation(panel: Pick<InvitationPanelProps, 'title' | 'context'>) {
  const { t } = useWords()
  return (
    <InvitationPanel {...panel}>
      <ButtonLink href={'/user/organizations' satisfies Address} variant="primary" wide>
        {t('Your organizations')}
      </ButtonLink>
    </InvitationPanel>
  )
}
