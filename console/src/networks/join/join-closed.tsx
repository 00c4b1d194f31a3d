import { invitationExpired } from '@accord/contract/invitations.ts'
import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { useWords } from '../../language/words.ts'
import { renderButton } from '../../pages/router-link.tsx'

type ClosedProps = { invitation: NetworkInvitation }

export function Declined({ invitation }: ClosedProps) {
  const { t } = useWords()
  return (
    <InvitationPanel
      title={t('Invitation to join network {{network}} has been declined.', {
        network: invitation.networkName,
      })}
      context={t('Nothing of {{organization}} is shared.', {
        organization: invitation.organization.name,
      })}
    >
      <HomeLink />
    </InvitationPanel>
  )
}

export function Expired({ invitation }: ClosedProps) {
  const { t } = useWords()
  const { organization, network } = invitation
  return (
    <InvitationPanel
      title={t(invitationExpired.message)}
      context={t('{{owner}} can invite {{organization}} to {{network}} again.', {
        owner: network.createdBy.name,
        organization: organization.name,
        network: network.name,
      })}
    >
      <HomeLink />
    </InvitationPanel>
  )
}

function HomeLink() {
  const { t } = useWords()
  return renderButton('/user/profile', t('Home Page'), { variant: 'primary', wide: true })
}
