import { retention } from '@accord/contract/retention.ts'
import { composeEmail, productName, composeUnsolicitedEmail } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { MembershipRow } from '#data/networks/network-members.store.ts'
import { formatShares } from '#data/networks/networks.rules.ts'

/** To one of those who manage the invited organization. It names organizations, never a person. */
export function networkInvitationMail(
  config: Config,
  invitation: MembershipRow,
  { email, first_name }: Manager,
) {
  const { network_name, owner_name, organization_name, asked } = invitation
  return composeUnsolicitedEmail(config, {
    kind: 'network_invitation',
    to: email,
    // Whoever manages several that are invited tells the letters apart.
    subject: `Invitation for ${organization_name} to join the network “${network_name}”`,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `Your organization ${organization_name} is invited to join the network “${network_name}” of “${owner_name}”.`,
      asked.length > 0
        ? `Organizations that join let “${owner_name}” read: ${formatShares(asked)}. Nothing is shared before you accept.`
        : `Organizations that join share nothing with “${owner_name}” unless they agree to it later.`,
      `The invitation can be accepted or declined for ${retention.organization.periods.networkInvitation} by anybody who manages your organization.`,
    ],
    action: { label: 'Open the invitation', url: linkTo(config, invitation) },
    footnote: `This mail came because you manage ${organization_name} at ${productName(config)}. If you do not know the sender, decline the invitation or ignore this mail.`,
  })
}

/** The address to go to afterwards travels along, so that it survives signing up on the way. */
function linkTo({ publicUrl }: Config, { id, redirect_url }: MembershipRow): string {
  const url = new URL(`/join-network/${id}`, publicUrl)
  if (redirect_url !== null) url.searchParams.set('redirectUrl', redirect_url)
  return url.href
}

/** To those who manage the network's owner. It names the organization, and nobody in it. */
export function networkDeclinedMail(config: Config, declined: MembershipRow, manager: Manager) {
  const { network_id, network_name, owner_name, organization_name } = declined
  const organizations = new URL(`/network/${network_id}/organizations`, config.publicUrl)
  return composeEmail(config, {
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
