import {
  type EmailLogo,
  composeEmail,
  productName,
  formatTime,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { InvitationRow } from '#data/members/invitations.store.ts'
import { formatRoles } from '#members/members.rules.ts'
import { inviterOf } from './invitations.present.ts'

/**
 * The only place where the code appears. The recipient may have no account and not know us, so names are in quotes
 * and follow our own words.
 */
export function invitationMail(
  config: Config,
  invitation: InvitationRow,
  { code, logo }: { code: string; logo: EmailLogo | undefined },
) {
  const { email, organization_name, roles, expires_at } = invitation
  const url = (page: string) => new URL(`/${page}/${code}`, config.publicUrl).href
  const inviter = inviterOf(invitation)
  return composeUnsolicitedEmail(config, {
    kind: 'invitation',
    to: email,
    logo,
    subject: `Invitation to join “${organization_name}”`,
    greeting: 'Hello,',
    paragraphs: [
      `You’re invited to join “${organization_name}” as ${formatRoles(roles)}.${inviter ? ` The invitation is from “${inviter}”.` : ''}`,
      `You can accept the invitation until ${formatTime(expires_at)}. If you don’t have an account in ${productName(config)} yet, you’ll create one along the way.`,
    ],
    action: { label: 'Accept invitation', url: url('join_organization') },
    secondAction: { label: 'Decline invitation', url: url('decline_organization') },
    footnote:
      'These links are only for you. Anyone who has them can join in your place. If you don’t know the sender, ignore this email.',
  })
}

/** Goes to the inviter, at their email address in the organization. */
export function invitationDeclinedMail(config: Config, invitation: InvitationRow, sender: string) {
  const { email, organization_id, organization_name, roles, inviter_first_name } = invitation
  const members = new URL(`/organization/${organization_id}/members`, config.publicUrl)
  return composeEmail(config, {
    kind: 'invitation_declined',
    to: sender,
    subject: `Your invitation to ${organization_name} was declined`,
    greeting: `Hello ${inviter_first_name},`,
    paragraphs: [
      `Your invitation to join ${organization_name} as ${formatRoles(roles)} was declined by ${email}.`,
      'You don’t need to do anything. If it was a mistake, you can invite them again.',
    ],
    action: { label: 'View members', url: members.href },
    footnote: 'You’re receiving this email because you sent the invitation.',
  })
}
