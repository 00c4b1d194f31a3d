import { nameOfProvider } from '#config/social-providers.ts'
import type { PendingPerson } from './pending-sign-ins.store.ts'
import type { Caller } from '#caller.ts'
import {
  type EmailContext,
  composeEmail,
  joinSentences,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'

/**
 * Warns the owner that someone has their password or their account at a provider, even though the second factor stopped
 * them.
 */
export function secondStepFailedMail(context: EmailContext, user: PendingPerson, caller: Caller) {
  const { config, t } = context
  const provider = user.through && nameOfProvider(config, user.through)
  const { supportEmail: support } = config.brand
  return composeEmail(context, {
    kind: 'second_step_failed',
    to: user.email,
    subject: t('A sign-in attempt on your account failed at the second step'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      provider === null
        ? t(
            'Someone entered your password correctly but didn’t provide your second factor, so they weren’t signed in.',
          )
        : t(
            'Someone signed in with your {{provider}} account but didn’t provide your second factor, so they weren’t signed in here.',
            { provider },
          ),
      provider === null
        ? t(
            'If this wasn’t you, someone knows your password. Choose a new one now. If you need help, contact {{support}}.',
            { support },
          )
        : t(
            'If this wasn’t you, someone has access to your {{provider}} account. Secure it now, and disconnect it here. If you need help, contact {{support}}.',
            { provider, support },
          ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action:
      provider === null
        ? { label: t('Change password'), url: '/forgot-password' }
        : { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: joinSentences(securityFootnote(context), t('We send this email at most once a day.')),
  })
}
