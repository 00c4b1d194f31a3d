import { retention } from '@accord/contract/retention.ts'
import { composeEmail, productName, securityFootnote, signInDetails } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Person } from '@accord/contract/people.ts'

export function verifyEmailMail(config: Config, user: UserRow, code: string) {
  return composeEmail(config, {
    kind: 'verify_email',
    to: user.email,
    subject: 'Verify your email address',
    // Without a name, because the person who signed up chose it and may not own this address.
    greeting: 'Hello,',
    paragraphs: [
      `Welcome to ${productName(config)}! Confirm that this is your email address to start using your account.`,
    ],
    action: {
      label: 'Verify email address',
      url: new URL(`/verify-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, within ${retention.codes.periods.verify}. Outside the browser you signed up with, you’ll also need your password. If you didn’t create an account, ignore this email, or open the link to discard the account. No one can use your address without you.`,
  })
}

export function resetPasswordMail(config: Config, user: UserRow, code: string) {
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: user.email }).toString()
  // An account that was never verified loses its name, too, so the page asks for it.
  if (!user.email_verified_at) url.searchParams.set('names', '1')
  return composeEmail(config, {
    kind: 'reset_password',
    to: user.email,
    subject: 'Reset your password',
    // Before the address is verified, a stranger may have chosen the name.
    greeting: user.email_verified_at ? `Hello ${user.first_name},` : 'Hello,',
    paragraphs: [
      'Someone, probably you, asked to reset your password. You can choose a new one now.',
    ],
    action: { label: 'Choose a new password', url: url.href },
    footnote: `The link works once, within ${retention.codes.periods.reset}. If you didn’t request it, you can ignore this email. Your password won’t change.`,
  })
}

export function passwordChangedMail(config: Config, user: UserRow, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_changed',
    to: user.email,
    subject: 'Your password was changed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'Your password was just changed, and we signed out all other sessions.',
      `If this wasn’t you, reset your password now and contact ${config.brand.supportEmail}. If it was you, you don’t need to do anything.`,
    ],
    facts: signInDetails(caller),
    action: { label: 'This wasn’t me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: securityFootnote,
  })
}

export function passwordSetMail(config: Config, { email, firstName }: Person, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_set',
    to: email,
    subject: 'A password was added to your account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'A password was just added to your account, which had none before.',
      `If this wasn’t you, reset your password now and contact ${config.brand.supportEmail}. If it was you, you don’t need to do anything.`,
    ],
    facts: signInDetails(caller),
    action: { label: 'This wasn’t me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: securityFootnote,
  })
}

export function passwordRemovedMail(config: Config, user: UserRow, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_removed',
    to: user.email,
    subject: 'Your password was removed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'Your password was just removed. You’ll now sign in with passkeys only.',
      `If this wasn’t you, set a new password now and contact ${config.brand.supportEmail}. If it was you, you don’t need to do anything.`,
      'If you ever lose your passkeys, use “Forgot password?” to set a password. You’ll need a recovery code for that, so keep yours safe.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This wasn’t me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: securityFootnote,
  })
}
