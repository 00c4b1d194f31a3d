import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import {
  composeEmail,
  productName,
  composeUnsolicitedEmail,
  securityFootnote,
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
    subject: 'Verify your new email address',
    // Without a name, because the address may belong to someone else.
    greeting: 'Hello,',
    paragraphs: [`Confirm this address to start using it to sign in to ${productName(config)}.`],
    action: {
      label: 'Verify email address',
      url: new URL(`/verify-new-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, within ${periods.code}, and only for the account that requested it. If that wasn’t your account, ignore this email. No one else can use your address.`,
  })
}

/** Replaces the verification email if an account has the address, so that the requester doesn't learn about it. */
export function emailTriedMail(config: Config, to: string) {
  return composeUnsolicitedEmail(config, {
    kind: 'email_tried',
    to,
    subject: 'Someone tried to use your email address',
    greeting: 'Hello,',
    paragraphs: [
      `Someone asked to use this address to sign in to another ${productName(config)} account. It already belongs to your account, so we didn’t change anything.`,
      'If this was you, sign in with this address, or choose a different one for the other account.',
    ],
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote:
      'If it wasn’t you, you can ignore this email. No one else can use your address, and we didn’t tell them that you have an account.',
  })
}

export function emailChangeRequestedMail(
  config: Config,
  { firstName, from, to, undo, caller }: Change & { undo: string },
) {
  return composeEmail(config, {
    kind: 'email_change_asked',
    to: from,
    subject: 'Your email address is about to change',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Someone signed in to your account asked to sign in with ${to} instead. Until that address is verified, you’ll sign in with this one.`,
      'If this wasn’t you, select “This wasn’t me” now. If it was you, you don’t need to do anything.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This wasn’t me', url: notMe(config, undo) },
    footnote: `The button works once, and still works for ${periods.undo} after the change. It restores this address and signs everyone out of your account. You’ll then choose a new password.`,
  })
}

export function emailChangedMail(config: Config, { firstName, from, to, caller }: Change) {
  return composeEmail(config, {
    kind: 'email_changed',
    to,
    subject: 'You now sign in with this address',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You now sign in to ${productName(config)} with ${to} instead of ${from}. Your password and your sessions haven’t changed.`,
      `If you didn’t request this, contact ${config.brand.supportEmail}. For ${periods.undo}, you can also undo it from your old address.`,
    ],
    facts: signInDetails(caller),
    footnote: securityFootnote,
  })
}

interface Undone {
  firstName: string
  to: string
  /** Sets a new password. */
  code: string
}

export function emailChangeUndoneMail(config: Config, { firstName, to, code }: Undone) {
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: to }).toString()
  return composeEmail(config, {
    kind: 'email_change_undone',
    to,
    subject: 'Your email address is safe. Choose a new password',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Choose a new password now. The old one no longer works, because someone else may know it.',
      'You’ll sign in with this address, as before. We signed everyone out of your account.',
      `We also removed any passkeys, authenticator app, and recovery codes added since the change was requested, or in the ${periods.undo} before.`,
      'Once you’re signed in, check your account’s activity, and set up again anything you’re missing.',
    ],
    action: { label: 'Choose a new password', url: url.href },
    footnote: `The link works once, within ${retention.codes.periods.reset}. After that, use “Forgot password?” to get a new one. If anything doesn’t look right, contact ${config.brand.supportEmail}.`,
  })
}

/** To the address that the account used until the change was undone. */
export function emailTakenBackMail(config: Config, was: UserRow, to: string) {
  return composeEmail(config, {
    kind: 'email_taken_back',
    to: was.email,
    subject: 'Your email address was changed back',
    greeting: 'Hello,',
    paragraphs: [
      `Someone with access to ${to} reported that they didn’t make the change to this address. You can no longer sign in with it, and we signed everyone out of the account.`,
    ],
    footnote: `If this is your account, contact ${config.brand.supportEmail}.`,
  })
}

function notMe({ publicUrl }: Config, undo: string): string {
  return new URL(`/email-not-me/${undo}`, publicUrl).href
}
