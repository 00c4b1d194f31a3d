import type { Person } from '@accord/contract/people.ts'
import {
  type EmailContext,
  composeEmail,
  joinSentences,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

type Owner = Pick<Person, 'email' | 'firstName'>
type FactorChange = 'totp_added' | 'totp_removed' | 'recovery_codes_made' | 'second_factor_begun'

function changeTexts({ t }: EmailContext, what: FactorChange) {
  const texts = {
    totp_added: {
      subject: t('An authenticator app was added'),
      said: t('An authenticator app was just added to your account.'),
    },
    totp_removed: {
      subject: t('Your authenticator app was removed'),
      said: t('Your authenticator app was just removed from your account.'),
    },
    recovery_codes_made: {
      subject: t('New recovery codes were created'),
      said: t(
        'Ten new recovery codes were just created for your account. Your old codes no longer work.',
      ),
    },
    second_factor_begun: {
      subject: t('Two-factor authentication is on'),
      said: t(
        'Your password alone is no longer enough to sign in. We signed out all sessions that used only your password.',
      ),
    },
  }
  return texts[what]
}

export function factorChangedMail(
  context: EmailContext,
  owner: Owner,
  { what, caller }: { what: FactorChange; caller: Caller },
) {
  const { config, t } = context
  return aboutFactor(context, owner, {
    kind: what,
    ...changeTexts(context, what),
    caller,
    otherwise: t(
      'If this wasn’t you, someone else is signed in to your account. Sign out all other sessions and choose a new password. If you can no longer sign in, contact {{support}}.',
      { support: config.brand.supportEmail },
    ),
  })
}

type Done = { name: string; caller: Caller }

export function passkeyAddedMail(context: EmailContext, owner: Owner, { name, caller }: Done) {
  const { t } = context
  return aboutFactor(context, owner, {
    kind: 'passkey_added',
    subject: t('A passkey was added to your account'),
    caller,
    said: t('The passkey “{{name}}” was added to your account.', { name }),
    otherwise: t(
      'If this wasn’t you, someone else is signed in to your account. Remove the passkey, sign out all other sessions, and change your password.',
    ),
  })
}

export function passkeyRemovedMail(context: EmailContext, owner: Owner, { name, caller }: Done) {
  const { t } = context
  return aboutFactor(context, owner, {
    kind: 'passkey_removed',
    subject: t('A passkey was removed from your account'),
    caller,
    said: t(
      'The passkey “{{name}}” was removed from your account. You can no longer sign in with it.',
      { name },
    ),
    otherwise: t(
      'If this wasn’t you, someone else is signed in to your account. Sign out all other sessions and change your password.',
    ),
  })
}

interface FactorEmail {
  kind: string
  subject: string
  caller: Caller
  said: string
  otherwise: string
}

function aboutFactor(
  context: EmailContext,
  { email, firstName }: Owner,
  { kind, subject, caller, said, otherwise }: FactorEmail,
) {
  const { t } = context
  return composeEmail(context, {
    kind,
    to: email,
    subject,
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [said, otherwise, t('If it was you, you don’t need to do anything.')],
    facts: signInDetails(context, caller),
    action: { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: securityFootnote(context),
  })
}

/** Warns a person that someone may have copied a passkey that should exist only once. */
export function copiedPasskeyMail(
  context: EmailContext,
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  { name }: { name: string },
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'passkey_copied',
    to: email,
    subject: t('One of your passkeys was rejected'),
    greeting: t('Hello {{name}},', { name: first_name }),
    paragraphs: [
      t(
        'We rejected your passkey “{{name}}” because someone may have a copy of it. It should exist on only one device, but its usage counter didn’t increase.',
        { name },
      ),
      t('No one was signed in. If you can’t explain this, remove the passkey and add a new one.'),
    ],
    action: { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: securityFootnote(context),
  })
}

export function recoveryCodeUsedMail(
  context: EmailContext,
  user: UserRow,
  { left, caller }: { left: number; caller: Caller },
) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'recovery_code_used',
    to: user.email,
    subject: t('A recovery code was used'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      joinSentences(t('One of your recovery codes was just used.'), leftOf(context, left)),
      t(
        'If this wasn’t you, someone may know your password and your codes. Choose a new password, create new codes, and contact {{support}}.',
        { support: config.brand.supportEmail },
      ),
      t(
        'If this was you and you lost a device, remove its passkey or authenticator app from your account and add a new one.',
      ),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('View your sign-in methods'), url: '/user/account' },
    footnote: securityFootnote(context),
  })
}

function leftOf({ t }: EmailContext, left: number): string {
  if (left === 0) return t('You have none left. Create new ones now.')
  if (left === 1) return t('You have one left. Create new ones soon.')
  return t('You have {{count}} left.', { count: left })
}
