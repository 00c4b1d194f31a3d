import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'
import type { Manager } from '#data/networks/managers.store.ts'
import type { MembershipRow } from '#data/networks/shown-members.store.ts'

/** To those who manage the network's owner. It names the organization, and nobody in it. */
export function networkDeclinedMail(config: Config, declined: MembershipRow, manager: Manager) {
  const { network_id, network_name, owner_name, organization_name } = declined
  const organizations = new URL(`/network/${network_id}/organizations`, config.publicUrl)
  return letter(config, {
    kind: 'network_declined',
    to: manager.email,
    subject: `An organization declined to join the network ${network_name}`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The organization “${organization_name}” declined your invitation to join the network ${network_name}.`,
      'There is nothing to do. If it was a mistake, you can invite it again.',
    ],
    action: { label: 'Open the network', url: organizations.href },
    footnote: `This mail came because you manage ${owner_name} at ${productName(config)}.`,
  })
}
