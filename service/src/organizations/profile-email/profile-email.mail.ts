import { retention } from '@accord/contract/retention.ts'
import { formatPeriod } from '#i18n/format.ts'
import {
  type EmailContext,
  composeEmail,
  composeUnsolicitedEmail,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'

interface WantedProfileEmail {
  /** The new address. */
  email: string
  organization: string
}

export function verifyProfileEmailMail(
  context: EmailContext,
  { email, organization }: WantedProfileEmail,
  code: string,
) {
  const { t } = context
  return composeUnsolicitedEmail(context, {
    kind: 'verify_profile_email',
    to: email,
    subject: t('Verify your new email address'),
    // The greeting contains no name, because the address may belong to someone else.
    greeting: t('Hello,'),
    paragraphs: [
      t('Confirm this address to start using it in “{{organization}}”.', { organization }),
    ],
    action: { label: t('Verify email address'), url: `/verify-profile-email/${code}` },
    footnote: t(
      'The link expires after {{period}} and can be used only once, by the account that requested it. If that wasn’t you, ignore this email. No one else can use your address.',
      { period: formatPeriod(context, retention.codes.periods.verify) },
    ),
  })
}

interface Change {
  firstName: string
  /** The recipient's address, usually the one that is or was in use. */
  old: string
  to: string
  organization: string
  caller: Caller
}

export function profileEmailRequestedMail(context: EmailContext, change: Change) {
  const { t } = context
  const { organization, to } = change
  return notice(context, change, {
    kind: 'profile_email_requested',
    subject: t('Your email address is about to change'),
    sentence: t(
      'Someone who’s signed in to your account asked to use {{to}} in {{organization}}. We’ll keep using this address until the new one is verified.',
      { to, organization },
    ),
  })
}

export function profileEmailChangedMail(context: EmailContext, change: Change) {
  const { t } = context
  const { organization, to } = change
  return notice(context, change, {
    kind: 'profile_email_changed',
    subject: t('Your email address was changed'),
    sentence: t(
      'Your email address in {{organization}} is now {{to}}. We’ll no longer send the organization’s emails to this address. You’ll still sign in the same way.',
      { organization, to },
    ),
  })
}

function notice(
  context: EmailContext,
  { firstName, old, caller }: Change,
  { kind, subject, sentence }: { kind: string; subject: string; sentence: string },
) {
  const { config, t } = context
  return composeEmail(context, {
    kind,
    to: old,
    subject,
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      sentence,
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
