import { formatTime } from '#i18n/format.ts'
import {
  type EmailContext,
  type EmailLogo,
  composeEmail,
  joinSentences,
  productName,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { InvitationRow } from '#data/members/invitations.store.ts'
import { formatRoles } from '#members/members.rules.ts'
import { inviterOf } from './invitations.present.ts'

/**
 * The code appears only in this email. The recipient may have no account and not know us, so names are in quotes and
 * follow our own text.
 */
export function invitationMail(
  context: EmailContext,
  invitation: InvitationRow,
  { code, logo }: { code: string; logo: EmailLogo | undefined },
) {
  const { config, t } = context
  const { email, organization_name, roles, expires_at } = invitation
  const inviter = inviterOf(invitation)
  return composeUnsolicitedEmail(context, {
    kind: 'invitation',
    to: email,
    logo,
    subject: t('Invitation to join “{{organization}}”', { organization: organization_name }),
    greeting: t('Hello,'),
    paragraphs: [
      joinSentences(
        t('You’re invited to join “{{organization}}” as {{roles}}.', {
          organization: organization_name,
          roles: formatRoles(context, roles),
        }),
        ...(inviter ? [t('The invitation is from “{{inviter}}”.', { inviter })] : []),
      ),
      t(
        'You can accept the invitation until {{until}}. If you don’t have an account on {{product}} yet, you’ll create one along the way.',
        { until: formatTime(context, expires_at), product: productName(config) },
      ),
    ],
    action: { label: t('Accept invitation'), url: `/join_organization/${code}` },
    secondAction: { label: t('Decline invitation'), url: `/decline_organization/${code}` },
    footnote: t(
      'Don’t share these links. Anyone who has them can join in your place. If you don’t know the sender, ignore this email.',
    ),
  })
}

/** This email goes to the inviter, at their email address in the organization. */
export function invitationDeclinedMail(
  context: EmailContext,
  invitation: InvitationRow,
  sender: string,
) {
  const { t } = context
  const { email, organization_id, organization_name, roles, inviter_first_name } = invitation
  return composeEmail(context, {
    kind: 'invitation_declined',
    to: sender,
    subject: t('Your invitation to {{organization}} was declined', {
      organization: organization_name,
    }),
    greeting: t('Hello {{name}},', { name: inviter_first_name! }),
    paragraphs: [
      t('Your invitation to join {{organization}} as {{roles}} was declined by {{email}}.', {
        organization: organization_name,
        roles: formatRoles(context, roles),
        email,
      }),
      t('You don’t need to do anything. If this was a mistake, you can invite them again.'),
    ],
    action: { label: t('View members'), url: `/organization/${organization_id}/members` },
    footnote: t('You’re receiving this email because you sent the invitation.'),
  })
}
