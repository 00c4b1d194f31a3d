import { retention } from '@accord/contract/retention.ts'
import {
  type EmailLogo,
  composeEmail,
  productName,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { MembershipRow } from '#data/networks/network-members.store.ts'
import { formatShares } from '#data/networks/networks.rules.ts'

/** Goes to an admin or owner of the invited organization. It names organizations, but no people. */
export function networkInvitationMail(
  config: Config,
  invitation: MembershipRow,
  { email, first_name }: Manager,
  logo: EmailLogo | undefined,
) {
  const { network_name, owner_name, organization_name, asked } = invitation
  return composeUnsolicitedEmail(config, {
    kind: 'network_invitation',
    to: email,
    logo,
    // Names the organization, because the recipient may manage several that are invited.
    subject: `Invitation for ${organization_name} to join the network “${network_name}”`,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `Your organization ${organization_name} is invited to join the network “${network_name}” of “${owner_name}”.`,
      asked.length > 0
        ? `Organizations that join let “${owner_name}” read their ${formatShares(asked)}. Nothing is shared before you accept.`
        : `Organizations that join share nothing with “${owner_name}” unless they agree to it later.`,
      `Any admin or owner of your organization can accept or decline the invitation within ${retention.organization.periods.networkInvitation}.`,
    ],
    action: { label: 'View invitation', url: linkTo(config, invitation) },
    footnote: `You’re receiving this email because you manage ${organization_name} in ${productName(config)}. If you don’t know the sender, decline the invitation or ignore this email.`,
  })
}

/** The link holds the redirect address, so that it survives a sign-up along the way. */
function linkTo({ publicUrl }: Config, { id, redirect_url }: MembershipRow): string {
  const url = new URL(`/join-network/${id}`, publicUrl)
  if (redirect_url !== null) url.searchParams.set('redirectUrl', redirect_url)
  return url.href
}

/** Goes to admins and owners of the network's owner. It names the organization, but no people. */
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
      'You don’t need to do anything. If it was a mistake, you can invite it again.',
    ],
    action: { label: 'View network', url: organizations.href },
    footnote: `You’re receiving this email because you manage ${owner_name} in ${productName(config)}.`,
  })
}
