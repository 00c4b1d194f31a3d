import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

type Owner = Pick<Person, 'email' | 'firstName'>
type Done = { name: string; caller: Caller }

export function passkeyAddedMail(config: Config, owner: Owner, { name, caller }: Done) {
  return aboutPasskeys(config, owner, {
    kind: 'passkey_added',
    subject: 'A passkey was added to your account',
    caller,
    said: `The passkey “${name}” was added to your account.`,
    otherwise:
      'If it was not you, somebody else is signed in to your account: remove the passkey, sign out all other sessions and change your password.',
  })
}

export function passkeyRemovedMail(config: Config, owner: Owner, { name, caller }: Done) {
  return aboutPasskeys(config, owner, {
    kind: 'passkey_removed',
    subject: 'A passkey was removed from your account',
    caller,
    said: `The passkey “${name}” was removed from your account. It no longer signs in.`,
    otherwise:
      'If it was not you, somebody else is signed in to your account: sign out all other sessions and change your password.',
  })
}

interface PasskeyLetter {
  kind: string
  subject: string
  caller: Caller
  said: string
  otherwise: string
}

function aboutPasskeys(
  config: Config,
  { email, firstName }: Owner,
  { kind, subject, caller, said, otherwise }: PasskeyLetter,
) {
  return letter(config, {
    kind,
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [said],
    facts: whereFrom(caller),
    action: {
      label: 'See how you sign in',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: otherwise,
  })
}
