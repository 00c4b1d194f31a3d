import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, signInDetails } from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

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
  return composeEmail(config, {
    kind: what,
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [sentence, 'If this was you, there is nothing to do.'],
    facts: signInDetails(caller),
    action: { label: 'See how you sign in', url: new URL('/user/account', config.publicUrl).href },
    footnote: `If it was not you, somebody else is signed in to your account: sign out all other sessions there and choose a new password. If you can no longer sign in, write to ${config.brand.supportEmail}.`,
  })
}

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

interface PasskeyEmail {
  kind: string
  subject: string
  caller: Caller
  said: string
  otherwise: string
}

function aboutPasskeys(
  config: Config,
  { email, firstName }: Owner,
  { kind, subject, caller, said, otherwise }: PasskeyEmail,
) {
  return composeEmail(config, {
    kind,
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [said],
    facts: signInDetails(caller),
    action: {
      label: 'See how you sign in',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: otherwise,
  })
}

/** Tells a person that a key which exists once may exist twice. */
export function copiedPasskeyMail(
  config: Config,
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  { name }: { name: string },
) {
  return composeEmail(config, {
    kind: 'passkey_copied',
    to: email,
    subject: 'A passkey of yours was refused',
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `Your passkey “${name}” was refused: it is on one device only, but counted fewer uses than before. That can mean that somebody has a copy of it.`,
      'Nobody was signed in with it. If you cannot explain it, remove the passkey and add a new one.',
    ],
    action: {
      label: 'See how you sign in',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: 'You get this mail because somebody tried to sign in to your account.',
  })
}

/** Tells how many are left, and the owner in case it was somebody else. */
export function recoveryCodeUsedMail(
  config: Config,
  user: UserRow,
  { left, caller }: { left: number; caller: Caller },
) {
  return composeEmail(config, {
    kind: 'recovery_code_used',
    to: user.email,
    subject: 'A recovery code was used',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      `One of your recovery codes was just used. ${leftOf(left)}`,
      'If this was you and you lost your device, remove it from your account and add another one.',
    ],
    facts: signInDetails(caller),
    action: { label: 'See how you sign in', url: new URL('/user/account', config.publicUrl).href },
    footnote: `If it was not you, somebody knows your password and your codes: choose a new password, make new codes and write to ${config.brand.supportEmail}.`,
  })
}

function leftOf(left: number): string {
  if (left === 0) return 'None is left: make new ones now.'
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`
}
