import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { useWords } from '../../language/words.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import type { AfterJoining } from './after-joining.ts'

type InNetworkProps = {
  title: string
  invitation: NetworkInvitation
  next: AfterJoining | undefined
}

/** The organization is in the network; where to go from here. */
export function InNetwork({ title, invitation, next }: InNetworkProps) {
  const { t } = useWords()
  const { organization, networkName: network } = invitation
  return (
    <InvitationPanel
      title={title}
      context={t('{{organization}} is in the network {{network}}.', {
        organization: organization.name,
        network,
      })}
    >
      <PanelStack>
        {next && (
          <ButtonLink href={next.to.href} rel="noreferrer" variant="primary" wide>
            {t('Continue to {{host}}', { host: next.to.host })}
          </ButtonLink>
        )}
        {renderButton(
          networksPath(invitation),
          t('Networks of {{organization}}', { organization: organization.name }),
          { variant: next ? 'quiet' : 'primary', wide: true },
        )}
      </PanelStack>
    </InvitationPanel>
  )
}

export function networksPath({ organization }: NetworkInvitation): Address {
  return addressOf('/organization/$id/networks', organization)
}
