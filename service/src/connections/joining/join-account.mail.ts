import { type EmailContext, composeEmail, securityFootnote } from '#mail/compose-email.ts'

interface Joined {
  to: string
  firstName: string
  organization: { id: string; name: string }
}

/** For the account that now has the membership. */
export function membershipJoinedMail(
  context: EmailContext,
  { to, firstName, organization: { id, name: organization } }: Joined,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'membership_joined',
    to,
    subject: t('Your membership in {{organization}} is now part of your account', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'You moved your membership in {{organization}} to this account. You can now open it after signing in with your own account or through your organization.',
        { organization },
      ),
    ],
    action: { label: t('Open {{organization}}', { organization }), url: `/organization/${id}` },
    footnote: securityFootnote(context),
  })
}

/**
 * For the member's address in the organization, whose holder may be someone else than the account's. It doesn't name the
 * account.
 */
export function membershipMovedMail(
  context: EmailContext,
  { to, firstName, organization: { id, name: organization } }: Joined,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'membership_moved',
    to,
    about: id,
    subject: t('Your membership in {{organization}} moved to an account of your own', {
      organization,
    }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'Someone who signed in as you through {{organization}} moved your membership to their own account. That account can open {{organization}} without your organization’s sign-in.',
        { organization },
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    footnote: t(
      'Wasn’t this you? Contact an admin of {{organization}} immediately, so that they can remove the member.',
      { organization },
    ),
  })
}
