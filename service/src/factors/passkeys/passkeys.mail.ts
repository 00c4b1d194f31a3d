import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config.ts'
import { letter } from '#mail/letter.ts'

type Owner = Pick<Person, 'email' | 'firstName'>
type Named = { name: string }

export function passkeyAddedMail(config: Config, owner: Owner, { name }: Named) {
  return aboutPasskeys(config, owner, {
    kind: 'passkey_added',
    subject: 'A passkey was added to your account',
    said: `The passkey “${name}” was added to your account.`,
    otherwise:
      'If it was not you, somebody else is signed in to your account: remove the passkey, sign out all other sessions and change your password.',
  })
}

export function passkeyRemovedMail(config: Config, owner: Owner, { name }: Named) {
  return aboutPasskeys(config, owner, {
    kind: 'passkey_removed',
    subject: 'A passkey was removed from your account',
    said: `The passkey “${name}” was removed from your account. It no longer signs in.`,
    otherwise:
      'If it was not you, somebody else is signed in to your account: sign out all other sessions and change your password.',
  })
}

interface Told {
  kind: string
  subject: string
  said: string
  otherwise: string
}

function aboutPasskeys(
  config: Config,
  { email, firstName }: Owner,
  { kind, subject, said, otherwise }: Told,
) {
  return letter(config, {
    kind,
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [said],
    action: {
      label: 'See how you sign in',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: otherwise,
  })
}
