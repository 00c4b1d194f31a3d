import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

/** Tells the owner, in case it was somebody else. */
export function passwordRemovedMail(config: Config, user: UserRow, caller: Caller) {
  return letter(config, {
    kind: 'password_removed',
    to: user.email,
    subject: 'Your password was removed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'The password of your account was just removed: from now on you sign in with passkeys alone.',
      'Should you lose them, “Forgot password” sets a new one, and a recovery code is asked for then: keep yours.',
    ],
    facts: whereFrom(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, set a new password at once and write to ${config.brand.supportEmail}.`,
  })
}
