import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import {
  composeEmail,
  productName,
  composeUnsolicitedEmail,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'

const { periods } = retention.emailChanges

interface Change {
  firstName: string
  from: string
  to: string
  caller: Caller
}

export function verifyNewEmailMail(config: Config, to: string, code: string) {
  return composeUnsolicitedEmail(config, {
    kind: 'verify_new_email',
    to,
    subject: 'Verify your new e-mail address',
    // Without a name: the address may be that of somebody who did not ask.
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that this is your e-mail address, and you sign in to ${productName(config)} with it from now on.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: new URL(`/verify-new-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, for ${periods.code}, and only for the account that asked for it. If that was not yours, ignore this mail: nobody else can use your address.`,
  })
}

/** In the place of the other where an account has the address: whoever asked is not told. */
export function emailTriedMail(config: Config, to: string) {
  return composeUnsolicitedEmail(config, {
    kind: 'email_tried',
    to,
    subject: 'Somebody wanted to use your e-mail address',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody asked to sign in to another account of ${productName(config)} with this address. It belongs to yours already, so nothing was changed.`,
      'If this was you, sign in with this address, or choose another one for the other account.',
    ],
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote:
      'If it was not you, there is nothing to do: nobody else can use your address, and whoever it was does not learn that you have an account.',
  })
}

/** To the address that is to be left, in case it was somebody else. */
export function emailChangeRequestedMail(
  config: Config,
  { firstName, from, to, undo, caller }: Change & { undo: string },
) {
  return composeEmail(config, {
    kind: 'email_change_asked',
    to: from,
    subject: 'Your e-mail address is about to change',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody signed in to your account asked to sign in with ${to} from now on. Until that address is verified you sign in with this one.`,
      'If this was you, there is nothing to do.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This was not me', url: notMe(config, undo) },
    footnote: `The button also works after the change, for ${periods.undo}: this address comes back, everybody is signed out of your account, and you choose a new password. It works once.`,
  })
}

export function emailChangedMail(config: Config, { firstName, from, to, caller }: Change) {
  return composeEmail(config, {
    kind: 'email_changed',
    to,
    subject: 'You sign in with this address now',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `From now on you sign in to ${productName(config)} with ${to}, and no longer with ${from}. Your password and your sessions stay as they are.`,
    ],
    facts: signInDetails(caller),
    footnote: `For ${periods.undo} the old address can undo this. If you did not ask for it, write to ${config.brand.supportEmail}.`,
  })
}

interface Undone {
  firstName: string
  to: string
  /** For a new password. */
  code: string
}

export function emailChangeUndoneMail(config: Config, { firstName, to, code }: Undone) {
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: to }).toString()
  return composeEmail(config, {
    kind: 'email_change_undone',
    to,
    subject: 'Your e-mail address stays: choose a new password',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You sign in with this address, as before. Everybody was signed out of your account, and its password no longer works: somebody else may know it.`,
      `What was added to sign in with in the ${periods.undo} before was removed, too: passkeys, an authenticator app, recovery codes.`,
      'Choose a new password now. Then look at what happened to your account, and add what you miss.',
    ],
    action: { label: 'Choose a new password', url: url.href },
    footnote: `The link works once, for ${retention.codes.periods.reset}; later, ask for another with “Forgot password”. If something is not as it was, write to ${config.brand.supportEmail}.`,
  })
}

/** To the address that was in force until then. */
export function emailTakenBackMail(config: Config, was: UserRow, to: string) {
  return composeEmail(config, {
    kind: 'email_taken_back',
    to: was.email,
    subject: 'Your e-mail address was changed back',
    greeting: 'Hello,',
    paragraphs: [
      `Whoever reads the mail of ${to} said that the change to this address was not theirs. It no longer signs in, and everybody was signed out of the account.`,
    ],
    footnote: `If that account is yours, write to ${config.brand.supportEmail}.`,
  })
}

function notMe({ publicUrl }: Config, undo: string): string {
  return new URL(`/email-not-me/${undo}`, publicUrl).href
}
