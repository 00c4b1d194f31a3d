import { resetHours } from '@accord/contract/factors.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, productName, formatTime } from '#mail/compose-email.ts'

type To = Pick<UserRow, 'email' | 'first_name'>

/** At once and a day later: whoever did not ask for it must be able to stop it. */
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
      `Those who run ${productName(config)} were told that you lost your second factor. On ${formatTime(due)} your passkeys, your authenticator app and your recovery codes will be removed, and you will be signed out everywhere.`,
      `If you did not ask for it, keep your second factor with the button below. It also stays if you sign in with it before then.`,
    ],
    action: {
      label: 'Keep my second factor',
      url: new URL(`/keep-second-factor/${code}`, config.publicUrl).href,
    },
    footnote: `It takes ${resetHours} hours so that nobody can do this behind your back. If you asked for it, there is nothing to do but wait.`,
  })
}

/** Whoever has no password chooses one by mail: nothing else of theirs signs in any more. */
export function resetDoneMail(config: Config, to: To & Pick<UserRow, 'password_hash'>) {
  const next =
    to.password_hash === null
      ? {
          sentence: 'You have no password: choose one, sign in with it',
          label: 'Choose a password',
          path: '/forgot-password',
        }
      : { sentence: 'Sign in with your password', label: 'Sign in', path: '/sign-in' }
  return composeEmail(config, {
    kind: 'second_factor_reset',
    to: to.email,
    subject: 'Your second factor was removed',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `Your passkeys, your authenticator app and your recovery codes no longer count, and you are signed out everywhere. ${next.sentence}, and set up a new second factor.`,
    ],
    action: { label: next.label, url: new URL(next.path, config.publicUrl).href },
    footnote: `If you did not ask for this, change your password at once and write to ${config.brand.supportEmail}.`,
  })
}

export function resetStoppedMail(config: Config, to: To) {
  return composeEmail(config, {
    kind: 'second_factor_kept',
    to: to.email,
    subject: 'Your second factor stays',
    greeting: `Hello ${to.first_name},`,
    paragraphs: ['It will not be removed. You sign in as before.'],
    footnote:
      'If you lost it after all, ask those who run this service once more. If you did not ask for its removal, somebody may know your password: change it.',
  })
}
