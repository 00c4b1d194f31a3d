import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

/** Tells the owner of an account that had none, in case it was somebody else. */
export function passwordSetMail(config: Config, { email, firstName }: Person, caller: Caller) {
  return letter(config, {
    kind: 'password_set',
    to: email,
    subject: 'Your account has a password now',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'A password was just set for your account, which had none.',
      'If this was you, there is nothing to do.',
    ],
    facts: whereFrom(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, reset your password at once and write to ${config.brand.supportEmail}.`,
  })
}
