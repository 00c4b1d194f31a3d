import { retention } from '@accord/contract/retention.ts'
import { formatPeriod } from '#i18n/format.ts'
import {
  type EmailContext,
  composeEmail,
  productName,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Person } from '@accord/contract/people.ts'

interface Verification {
  code: string
  /** The provider with which the person signed up instead of choosing a password. */
  provider?: string | undefined
}

export function verifyEmailMail(
  context: EmailContext,
  user: Pick<UserRow, 'email'>,
  { code, provider }: Verification,
) {
  const { config, t } = context
  const period = formatPeriod(context, retention.codes.periods.verify)
  return composeEmail(context, {
    kind: 'verify_email',
    to: user.email,
    subject: t('Verify your email address'),
    // The greeting has no name, because the person who signed up chose it and may not own this address.
    greeting: t('Hello,'),
    paragraphs: [
      t(
        'Welcome to {{product}}! Confirm that this is your email address to start using your account.',
        { product: productName(config) },
      ),
    ],
    action: { label: t('Verify email address'), url: `/verify-email/${code}` },
    footnote:
      provider === undefined
        ? t(
            'The link expires after {{period}} and can be used only once. If you open it in a different browser than the one you signed up with, you’ll also need your password. If you didn’t create an account, ignore this email or open the link to discard the account. No one else can use your address.',
            { period },
          )
        : t(
            'The link expires after {{period}} and can be used only once. If you open it in a different browser than the one you signed up with, you’ll also need to sign in with {{provider}}. If you didn’t create an account, ignore this email or open the link to discard the account. No one else can use your address.',
            { period, provider },
          ),
  })
}

export function resetPasswordMail(context: EmailContext, user: UserRow, code: string) {
  const { config, t } = context
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: user.email }).toString()
  // An account that was never verified loses its name, so the page asks for a new one.
  if (!user.email_verified_at) url.searchParams.set('names', '1')
  return composeEmail(context, {
    kind: 'reset_password',
    to: user.email,
    subject: t('Reset your password'),
    // Until the address is verified, a stranger may have chosen the name.
    greeting: user.email_verified_at
      ? t('Hello {{name}},', { name: user.first_name })
      : t('Hello,'),
    paragraphs: [
      t('Someone, probably you, asked to reset your password. You can choose a new one now.'),
    ],
    action: { label: t('Choose a new password'), url: url.href },
    footnote: t(
      'The link expires after {{period}} and can be used only once. If you didn’t request it, you can ignore this email. Your password won’t change.',
      { period: formatPeriod(context, retention.codes.periods.reset) },
    ),
  })
}

export function passwordChangedMail(context: EmailContext, user: UserRow, caller: Caller) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'password_changed',
    to: user.email,
    subject: t('Your password was changed'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      t('Your password was just changed, and we signed out all other sessions.'),
      t(
        'If this wasn’t you, reset your password now and contact {{support}}. If it was you, you don’t need to do anything.',
        { support: config.brand.supportEmail },
      ),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('This wasn’t me'), url: '/forgot-password' },
    footnote: securityFootnote(context),
  })
}

export function passwordSetMail(
  context: EmailContext,
  { email, firstName }: Person,
  caller: Caller,
) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'password_set',
    to: email,
    subject: t('A password was added to your account'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('A password was just added to your account, which didn’t have one before.'),
      t(
        'If this wasn’t you, reset your password now and contact {{support}}. If it was you, you don’t need to do anything.',
        { support: config.brand.supportEmail },
      ),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('This wasn’t me'), url: '/forgot-password' },
    footnote: securityFootnote(context),
  })
}

export function passwordRemovedMail(context: EmailContext, user: UserRow, caller: Caller) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'password_removed',
    to: user.email,
    subject: t('Your password was removed'),
    greeting: t('Hello {{name}},', { name: user.first_name }),
    paragraphs: [
      t('Your password was just removed. You can now sign in only with a passkey.'),
      t(
        'If this wasn’t you, set a new password now and contact {{support}}. If it was you, you don’t need to do anything.',
        { support: config.brand.supportEmail },
      ),
      t(
        'If you ever lose your passkeys, use “Forgot password?” to set a password. You’ll need a recovery code for that, so keep your codes safe.',
      ),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('This wasn’t me'), url: '/forgot-password' },
    footnote: securityFootnote(context),
  })
}
