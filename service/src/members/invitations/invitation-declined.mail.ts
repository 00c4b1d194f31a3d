import { letter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'
import type { InvitationRow } from '#data/members/shown-invitations.store.ts'
import { rolesInWords } from '#members/members.rules.ts'

/** Tells whoever sent it, where the organization's mail reaches them. */
export function invitationDeclinedMail(config: Config, invitation: InvitationRow, sender: string) {
  const { email, organization_id, organization_name, roles, inviter_first_name } = invitation
  const members = new URL(`/organization/${organization_id}/members`, config.publicUrl)
  return letter(config, {
    kind: 'invitation_declined',
    to: sender,
    subject: `Your invitation to ${organization_name} was declined`,
    greeting: `Hello ${inviter_first_name},`,
    paragraphs: [
      `Your invitation to join ${organization_name} as ${rolesInWords(roles)} was declined by ${email}.`,
      'There is nothing to do. If it was a mistake, you can invite the person again.',
    ],
    action: { label: 'Open the members page', url: members.href },
    footnote: 'This mail came because you sent the invitation.',
  })
}
