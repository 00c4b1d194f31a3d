import { resetHours } from '@accord/contract/factors.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, productName, formatTime, securityFootnote } from '#mail/compose-email.ts'

type To = Pick<UserRow, 'email' | 'first_name'>

/** Sent immediately and again a day later, so that a person who didn't request the reset can stop it. */
export function resetRequestedMail(
  config: Config,
  to: To,
  { code, due }: { code: string; due: Date },
) {
  return composeEmail(config, {
    kind: 'second_factor_reset_asked',
    to: to.email,
    subject: 'Your second factor will be removed',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `If you didn’t request this, select “Keep my second factor” now. Signing in with it before then also keeps it.`,
      `An administrator of ${productName(config)} received a report that you lost your second factor. On ${formatTime(due)}, we’ll remove your passkeys, authenticator app, and recovery codes, and sign you out everywhere.`,
    ],
    action: {
      label: 'Keep my second factor',
      url: new URL(`/keep-second-factor/${code}`, config.publicUrl).href,
    },
    footnote: `The ${resetHours}-hour wait gives you time to stop this if it wasn’t you. If you requested it, you only need to wait.`,
  })
}

/** People without a password set one by email, because they have no other way to sign in any more. */
export function resetDoneMail(config: Config, to: To & Pick<UserRow, 'password_hash'>) {
  const next =
    to.password_hash === null
      ? {
          sentence: 'Choose a password and sign in with it, then set up a new second factor.',
          label: 'Choose a password',
          path: '/forgot-password',
        }
      : {
          sentence: 'Sign in with your password, then set up a new second factor.',
          label: 'Sign in',
          path: '/sign-in',
        }
  return composeEmail(config, {
    kind: 'second_factor_reset',
    to: to.email,
    subject: 'Your second factor was removed',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'We removed your passkeys, authenticator app, and recovery codes, and signed you out everywhere.',
      `If you didn’t request this, choose a new password now and contact ${config.brand.supportEmail}.`,
      next.sentence,
    ],
    action: { label: next.label, url: new URL(next.path, config.publicUrl).href },
    footnote: securityFootnote,
  })
}

export function resetStoppedMail(config: Config, to: To) {
  return composeEmail(config, {
    kind: 'second_factor_kept',
    to: to.email,
    subject: 'Your second factor reset was canceled',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'We won’t remove your second factor. You’ll sign in as before.',
      'If you didn’t request the reset, change your password now. Someone may know it.',
      `If you did lose your second factor, contact ${config.brand.supportEmail} again.`,
    ],
    footnote: securityFootnote,
  })
}
