import type { Person } from '@accord/contract/people.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, securityFootnote, signInDetails } from '#mail/compose-email.ts'
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
    subject: 'New recovery codes were created',
    sentence:
      'Ten new recovery codes were just created for your account. Your old codes no longer work.',
  },
  second_factor_begun: {
    subject: 'Two-factor authentication is on',
    sentence:
      'Your password alone is no longer enough to sign in. We signed out all sessions that used only your password.',
  },
} as const

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
    paragraphs: [
      sentence,
      `If this wasn’t you, someone else is signed in to your account. Sign out all other sessions and choose a new password. If you can no longer sign in, contact ${config.brand.supportEmail}.`,
      'If it was you, you don’t need to do anything.',
    ],
    facts: signInDetails(caller),
    action: {
      label: 'View your sign-in methods',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: securityFootnote,
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
      'If this wasn’t you, someone else is signed in to your account. Remove the passkey, sign out all other sessions, and change your password.',
  })
}

export function passkeyRemovedMail(config: Config, owner: Owner, { name, caller }: Done) {
  return aboutPasskeys(config, owner, {
    kind: 'passkey_removed',
    subject: 'A passkey was removed from your account',
    caller,
    said: `The passkey “${name}” was removed from your account. You can no longer sign in with it.`,
    otherwise:
      'If this wasn’t you, someone else is signed in to your account. Sign out all other sessions and change your password.',
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
    paragraphs: [said, otherwise, 'If it was you, you don’t need to do anything.'],
    facts: signInDetails(caller),
    action: {
      label: 'View your sign-in methods',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: securityFootnote,
  })
}

/** Warns a person that someone may have copied a passkey that should exist only once. */
export function copiedPasskeyMail(
  config: Config,
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  { name }: { name: string },
) {
  return composeEmail(config, {
    kind: 'passkey_copied',
    to: email,
    subject: 'One of your passkeys was rejected',
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `We rejected your passkey “${name}”, because someone may have a copy of it. It exists on one device only, but its usage counter didn’t go up.`,
      'No one was signed in with it. If you can’t explain this, remove the passkey and add a new one.',
    ],
    action: {
      label: 'View your sign-in methods',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: securityFootnote,
  })
}

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
      `If this wasn’t you, someone may know your password and your codes. Choose a new password, create new codes, and contact ${config.brand.supportEmail}.`,
      'If this was you and you lost your device, remove it from your account and add another one.',
    ],
    facts: signInDetails(caller),
    action: {
      label: 'View your sign-in methods',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: securityFootnote,
  })
}

function leftOf(left: number): string {
  if (left === 0) return 'You have none left. Create new ones now.'
  return left === 1 ? 'You have one left. Create new ones soon.' : `You have ${left} left.`
}
