import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, securityFootnote, signInDetails } from '#mail/compose-email.ts'

/** Warns the owner that someone knows the password, even if the second factor kept them out. */
export function secondStepFailedMail(config: Config, user: UserRow, caller: Caller) {
  return composeEmail(config, {
    kind: 'second_step_failed',
    to: user.email,
    subject: 'A sign-in to your account failed at the second step',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'Someone entered your password correctly, but not your second factor. They aren’t signed in.',
      `If this wasn’t you, someone knows your password. Choose a new one now. If you need help, contact ${config.brand.supportEmail}.`,
      'If it was you, you don’t need to do anything.',
    ],
    facts: signInDetails(caller),
    action: { label: 'Change password', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `${securityFootnote} We send it at most once a day.`,
  })
}
