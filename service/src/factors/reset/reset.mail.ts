import { resetHours } from '@accord/contract/factors.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { formatTime } from '#i18n/format.ts'
import {
  type EmailContext,
  composeEmail,
  productName,
  securityFootnote,
} from '#mail/compose-email.ts'

type To = Pick<UserRow, 'email' | 'first_name'>

/**
 * This email is sent immediately and again a day later, so that a person who didn't request the reset can cancel it.
 */
export function resetRequestedMail(
  context: EmailContext,
  to: To,
  { code, due }: { code: string; due: Date },
) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'second_factor_reset_asked',
    to: to.email,
    subject: t('Your second factor will be removed'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'If you didn’t request this, select “Keep my second factor” now. You’ll also keep your second factor if you sign in with it before it’s removed.',
      ),
      t(
        'An administrator of {{product}} received a report that you lost your second factor. On {{time}}, we’ll remove your passkeys, authenticator app, and recovery codes, and sign you out everywhere.',
        { product: productName(config), time: formatTime(context, due) },
      ),
    ],
    action: { label: t('Keep my second factor'), url: `/keep-second-factor/${code}` },
    footnote: t(
      'The {{count}}-hour wait gives you time to stop this if it wasn’t you. If it was you, you don’t need to do anything.',
      { count: resetHours },
    ),
  })
}

/** People without a password set one through a link in this email, because they have no other sign-in method left. */
export function resetDoneMail(context: EmailContext, to: To & Pick<UserRow, 'password_hash'>) {
  const { config, t } = context
  const next =
    to.password_hash === null
      ? {
          sentence: t('Choose a password and sign in with it, then set up a new second factor.'),
          label: t('Choose a password'),
          path: '/forgot-password',
        }
      : {
          sentence: t('Sign in with your password, then set up a new second factor.'),
          label: t('Sign in'),
          path: '/sign-in',
        }
  return composeEmail(context, {
    kind: 'second_factor_reset',
    to: to.email,
    subject: t('Your second factor was removed'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'We removed your passkeys, authenticator app, and recovery codes, and signed you out everywhere.',
      ),
      t('If you didn’t request this, choose a new password now and contact {{support}}.', {
        support: config.brand.supportEmail,
      }),
      next.sentence,
    ],
    action: { label: next.label, url: next.path },
    footnote: securityFootnote(context),
  })
}

export function resetStoppedMail(context: EmailContext, to: To) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'second_factor_kept',
    to: to.email,
    subject: t('Your second-factor reset was canceled'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t('We won’t remove your second factor. You can keep signing in with it.'),
      t('If you didn’t request the reset, change your password now. Someone else may know it.'),
      t('If you did lose your second factor, contact {{support}} again.', {
        support: config.brand.supportEmail,
      }),
    ],
    footnote: securityFootnote(context),
  })
}
