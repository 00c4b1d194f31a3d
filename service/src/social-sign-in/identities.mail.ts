import type { Person } from '@accord/contract/people.ts'
import type { Caller } from '#caller.ts'
import {
  type EmailContext,
  composeEmail,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'

type Owner = Pick<Person, 'email' | 'firstName'>

interface Change {
  /** The provider's name. */
  provider: string
  /** The address there, if the provider sent one. */
  identityEmail: string | null
  caller: Caller
}

export function identityLinkedMail(
  context: EmailContext,
  { email, firstName }: Owner,
  { provider, identityEmail, caller }: Change,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'identity_linked',
    to: email,
    subject: t('Your account was connected to {{provider}}', { provider }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      identityEmail === null
        ? t('You can now sign in to your account with {{provider}}.', { provider })
        : t('You can now sign in to your account with {{provider}}, as {{address}}.', {
            provider,
            address: identityEmail,
          }),
      t(
        'If this wasn’t you, someone else is signed in to your account. Disconnect {{provider}}, sign out all other sessions, and choose a new password.',
        { provider },
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: securityFootnote(context),
  })
}

export function identityUnlinkedMail(
  context: EmailContext,
  { email, firstName }: Owner,
  { provider, identityEmail, caller }: Change,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'identity_unlinked',
    to: email,
    subject: t('Your account was disconnected from {{provider}}', { provider }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      identityEmail === null
        ? t('You can no longer sign in to your account with {{provider}}.', { provider })
        : t('You can no longer sign in to your account with {{provider}}, as {{address}}.', {
            provider,
            address: identityEmail,
          }),
      t(
        'If this wasn’t you, someone else is signed in to your account. Sign out all other sessions and choose a new password.',
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: securityFootnote(context),
  })
}
