import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import {
  type EmailContext,
  composeEmail,
  joinSentences,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'

/** Warns the owner that someone has their password, even though the second factor stopped them. */
export function secondStepFailedMail(context: EmailContext, user: UserRow, caller: Caller) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'second_step_failed',
    to: user.email,
    subject: t('A sign-in attempt on your account failed at the second step'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      t(
        'Someone entered your password correctly but didn’t provide your second factor, so they weren’t signed in.',
      ),
      t(
        'If this wasn’t you, someone knows your password. Choose a new one now. If you need help, contact {{support}}.',
        { support: config.brand.supportEmail },
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('Change password'), url: '/forgot-password' },
    footnote: joinSentences(securityFootnote(context), t('We send this email at most once a day.')),
  })
}
