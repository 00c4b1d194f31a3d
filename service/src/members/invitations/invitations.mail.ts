import {
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
 * The one place where the code is written; it may go to somebody who has no account yet, and never heard
 * of us: names stand in quotes, after words of ours.
 */
export function invitationMail(config: Config, invitation: InvitationRow, code: string) {
  const { email, organization_name, roles, expires_at } = invitation
  const url = (page: string) => new URL(`/${page}/${code}`, config.publicUrl).href
  const inviter = inviterOf(invitation)
  return composeUnsolicitedEmail(config, {
    kind: 'invitation',
    to: email,
    subject: `Invitation to join “${organization_name}”`,
    greeting: 'Hello,',
    paragraphs: [
      `You are invited to join “${organization_name}” as ${formatRoles(roles)}.${inviter ? ` The invitation comes from “${inviter}”.` : ''}`,
      `The invitation can be accepted until ${formatTime(expires_at)}. If you have no account at ${productName(config)} yet, you create one on the way.`,
    ],
    action: { label: 'Accept the invitation', url: url('join_organization') },
    secondAction: { label: 'Decline the invitation', url: url('decline_organization') },
    footnote:
      'The links are meant for you alone: whoever has them can join in your place. If you do not know the sender, ignore this mail.',
  })
}

/** Tells whoever sent it, where the organization's mail reaches them. */
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
      'There is nothing to do. If it was a mistake, you can invite the person again.',
    ],
    action: { label: 'Open the members page', url: members.href },
    footnote: 'This mail came because you sent the invitation.',
  })
}
