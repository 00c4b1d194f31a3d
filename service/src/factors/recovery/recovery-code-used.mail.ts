import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

/** Tells how many are left, and the owner in case it was somebody else. */
export function recoveryCodeUsedMail(
  config: Config,
  user: UserRow,
  { left, caller }: { left: number; caller: Caller },
) {
  return letter(config, {
    kind: 'recovery_code_used',
    to: user.email,
    subject: 'A recovery code was used',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      `One of your recovery codes was just used. ${leftOf(left)}`,
      'If this was you and you lost your device, remove it from your account and add another one.',
    ],
    facts: whereFrom(caller),
    action: { label: 'See how you sign in', url: new URL('/user/account', config.publicUrl).href },
    footnote: `If it was not you, somebody knows your password and your codes: choose a new password, make new codes and write to ${config.brand.supportEmail}.`,
  })
}

function leftOf(left: number): string {
  if (left === 0) return 'None is left: make new ones now.'
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`
}
