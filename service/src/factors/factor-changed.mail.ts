import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

const words = {
  totp_added: {
    subject: 'An authenticator app was added',
    sentence: 'An authenticator app was just added to your account.',
  },
  totp_removed: {
    subject: 'Your authenticator app was removed',
    sentence: 'The authenticator app was just removed from your account.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    sentence:
      'Ten new recovery codes were just made for your account. The old ones are no longer good.',
  },
  second_factor_begun: {
    subject: 'Your second factor is on',
    sentence:
      'From now on your password alone no longer signs in. Sessions in which only the password was asked for were signed out.',
  },
} as const

/** Tells the owner, in case it was somebody else. */
export function factorChangedMail(
  config: Config,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { what, caller }: { what: keyof typeof words; caller: Caller },
) {
  const { subject, sentence } = words[what]
  return letter(config, {
    kind: what,
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [sentence, 'If this was you, there is nothing to do.'],
    facts: whereFrom(caller),
    action: { label: 'See how you sign in', url: new URL('/user/account', config.publicUrl).href },
    footnote: `If it was not you, somebody else is signed in to your account: sign out all other sessions there and choose a new password. If you can no longer sign in, write to ${config.brand.supportEmail}.`,
  })
}
