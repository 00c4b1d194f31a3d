import { retention } from '@accord/contract/retention.ts'
import { composeEmail, productName, signInDetails } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Person } from '@accord/contract/people.ts'

export function verifyEmailMail(config: Config, user: UserRow, code: string) {
  return composeEmail(config, {
    kind: 'verify_email',
    to: user.email,
    subject: 'Verify your e-mail address',
    // Without a name: whoever signed up chose it, and may not be whom this address belongs to.
    greeting: 'Hello,',
    paragraphs: [
      `Welcome to ${productName(config)}. Please confirm that this is your e-mail address, and your account is ready to use.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: new URL(`/verify-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, for ${retention.codes.periods.verify}: at once in the browser you signed up with, elsewhere together with your password. If you did not create an account, ignore this mail, or open the link to discard it: nobody can use your address without you.`,
  })
}

export function resetPasswordMail(config: Config, user: UserRow, code: string) {
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: user.email }).toString()
  // Of an account that was never verified not even the name is kept: the page then asks for it.
  if (!user.email_verified_at) url.searchParams.set('names', '1')
  return composeEmail(config, {
    kind: 'reset_password',
    to: user.email,
    subject: 'Reset your password',
    // Before the address is proved, the name may be a stranger's words.
    greeting: user.email_verified_at ? `Hello ${user.first_name},` : 'Hello,',
    paragraphs: [
      'Somebody, probably you, asked to reset the password of your account. You can choose a new one now.',
    ],
    action: { label: 'Choose a new password', url: url.href },
    footnote: `The link works once, for ${retention.codes.periods.reset}. If you did not ask for it, ignore this mail: your password stays as it is.`,
  })
}

/** Tells the owner, in case it was somebody else. */
export function passwordChangedMail(config: Config, user: UserRow, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_changed',
    to: user.email,
    subject: 'Your password was changed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'The password of your account was just changed, and all other sessions were signed out.',
      'If this was you, there is nothing to do.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, reset your password at once and write to ${config.brand.supportEmail}.`,
  })
}

/** Tells the owner of an account that had none, in case it was somebody else. */
export function passwordSetMail(config: Config, { email, firstName }: Person, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_set',
    to: email,
    subject: 'Your account has a password now',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'A password was just set for your account, which had none.',
      'If this was you, there is nothing to do.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, reset your password at once and write to ${config.brand.supportEmail}.`,
  })
}

/** Tells the owner, in case it was somebody else. */
export function passwordRemovedMail(config: Config, user: UserRow, caller: Caller) {
  return composeEmail(config, {
    kind: 'password_removed',
    to: user.email,
    subject: 'Your password was removed',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'The password of your account was just removed: from now on you sign in with passkeys alone.',
      'Should you lose them, “Forgot password” sets a new one, and a recovery code is asked for then: keep yours.',
    ],
    facts: signInDetails(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, set a new password at once and write to ${config.brand.supportEmail}.`,
  })
}
