import { letter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

/** Tells the owner, in case it was somebody else. */
export function passwordChangedMail(config: Config, user: UserRow, caller: Caller) {
  return letter(config, {
    kind: 'password_changed',
    to: user.email,
    subject: 'Your password was changed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'The password of your account was just changed, and all other sessions were signed out.',
      'If this was you, there is nothing to do.',
    ],
    facts: whereFrom(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, reset your password at once and write to ${config.brand.supportEmail}.`,
  })
}
