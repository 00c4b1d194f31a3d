import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { formatPeriod } from '#i18n/format.ts'
import {
  type EmailContext,
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

export function verifyNewEmailMail(context: EmailContext, to: string, code: string) {
  const { config, t } = context
  return composeUnsolicitedEmail(context, {
    kind: 'verify_new_email',
    to,
    subject: t('Verify your new email address'),
    // The greeting has no name, because the address may belong to someone else.
    greeting: t('Hello,'),
    paragraphs: [
      t('Confirm this address to start using it to sign in to {{product}}.', {
        product: productName(config),
      }),
    ],
    action: { label: t('Verify email address'), url: `/verify-new-email/${code}` },
    footnote: t(
      'The link expires after {{period}} and can be used only once, by the account that requested it. If that wasn’t you, ignore this email. No one else can use your address.',
      { period: formatPeriod(context, periods.code) },
    ),
  })
}

/**
 * Replaces the verification email if the address already has an account, so that the requester doesn't learn about it.
 */
export function emailTriedMail(context: EmailContext, to: string) {
  const { config, t } = context
  return composeUnsolicitedEmail(context, {
    kind: 'email_tried',
    to,
    subject: t('Someone tried to use your email address'),
    greeting: t('Hello,'),
    paragraphs: [
      t(
        'Someone asked to use this address to sign in to another {{product}} account. It already belongs to your account, so we didn’t change anything.',
        { product: productName(config) },
      ),
      t(
        'If this was you, sign in with this address, or choose a different one for the other account.',
      ),
    ],
    action: { label: t('Sign in'), url: '/sign-in' },
    footnote: t(
      'If it wasn’t you, you can ignore this email. No one else can use your address, and we didn’t tell anyone that you have an account.',
    ),
  })
}

export function emailChangeRequestedMail(
  context: EmailContext,
  { firstName, from, to, undo, caller }: Change & { undo: string },
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'email_change_asked',
    to: from,
    subject: t('Your email address is about to change'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'Someone who’s signed in to your account asked to change its email address to {{to}}. Until that address is verified, you’ll keep signing in with this one.',
        { to },
      ),
      t(
        'If this wasn’t you, select “This wasn’t me” now. If it was you, you don’t need to do anything.',
      ),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('This wasn’t me'), url: `/email-not-me/${undo}` },
    footnote: t(
      'The button expires {{period}} after the change and can be used only once. It restores this address and signs everyone out of your account. You’ll then choose a new password.',
      { period: formatPeriod(context, periods.undo) },
    ),
  })
}

export function emailChangedMail(context: EmailContext, { firstName, from, to, caller }: Change) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'email_changed',
    to,
    subject: t('You now sign in with this address'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'You now sign in to {{product}} with {{to}} instead of {{from}}. Your password and your sessions haven’t changed.',
        { product: productName(config), to, from },
      ),
      t(
        'If you didn’t request this, contact {{support}}. You can also undo the change within {{period}} with the link we sent to your old address.',
        { support: config.brand.supportEmail, period: formatPeriod(context, periods.undo) },
      ),
    ],
    facts: signInDetails(context, caller),
    footnote: securityFootnote(context),
  })
}

interface Undone {
  firstName: string
  to: string
  /** The code to set a new password. */
  code: string
}

export function emailChangeUndoneMail(context: EmailContext, { firstName, to, code }: Undone) {
  const { config, t } = context
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: to }).toString()
  return composeEmail(context, {
    kind: 'email_change_undone',
    to,
    subject: t('Your email address is safe. Choose a new password'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'Choose a new password now. The old one no longer works, because someone else may know it.',
      ),
      t('You’ll keep signing in with this address. We signed everyone out of your account.'),
      t(
        'We also removed any passkeys, authenticator apps, and recovery codes that were added after the change was requested or in the {{period}} before that.',
        { period: formatPeriod(context, periods.undo) },
      ),
      t(
        'Once you’re signed in, check your account’s activity and add back anything that’s missing.',
      ),
    ],
    action: { label: t('Choose a new password'), url: url.href },
    footnote: t(
      'The link expires after {{period}} and can be used only once. To get a new one, use “Forgot password?”. If anything doesn’t look right, contact {{support}}.',
      {
        period: formatPeriod(context, retention.codes.periods.reset),
        support: config.brand.supportEmail,
      },
    ),
  })
}

/** Goes to the address that the account used until the change was undone. */
export function emailTakenBackMail(context: EmailContext, was: UserRow, to: string) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'email_taken_back',
    to: was.email,
    subject: t('Your email address was changed back'),
    greeting: t('Hello,'),
    paragraphs: [
      t(
        'Someone with access to {{to}} reported that they didn’t change the account’s email address to this one. You can no longer sign in with this address, and we signed everyone out of the account.',
        { to },
      ),
    ],
    footnote: t('If this is your account, contact {{support}}.', {
      support: config.brand.supportEmail,
    }),
  })
}
