import { retention } from '@accord/contract/retention.ts'
import {
  composeEmail,
  composeUnsolicitedEmail,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Caller } from '#caller.ts'

interface WantedProfileEmail {
  /** The new address. */
  email: string
  organization: string
}

export function verifyProfileEmailMail(
  config: Config,
  { email, organization }: WantedProfileEmail,
  code: string,
) {
  return composeUnsolicitedEmail(config, {
    kind: 'verify_profile_email',
    to: email,
    subject: 'Verify your new email address',
    // Without a name, because the address may belong to someone else.
    greeting: 'Hello,',
    paragraphs: [`Confirm this address to start using it in “${organization}”.`],
    action: {
      label: 'Verify email address',
      url: new URL(`/verify-profile-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, within ${retention.codes.periods.verify}, and only for the account that requested it. If that wasn’t your account, ignore this email. No one else can use your address.`,
  })
}

interface Change {
  firstName: string
  /** The recipient, usually the address that is or was in use. */
  old: string
  to: string
  organization: string
  caller: Caller
}

export function profileEmailRequestedMail(config: Config, change: Change) {
  const { organization, to } = change
  return notice(config, change, {
    kind: 'profile_email_requested',
    subject: 'Your email address is about to change',
    sentence: `Someone signed in to your account asked to use ${to} in ${organization}. This address stays in use until the new one is verified.`,
  })
}

export function profileEmailChangedMail(config: Config, change: Change) {
  const { organization, to } = change
  return notice(config, change, {
    kind: 'profile_email_changed',
    subject: 'Your email address was changed',
    sentence: `Your email address in ${organization} is now ${to}. Emails from it no longer come to this address. You’ll sign in as before.`,
  })
}

function notice(
  config: Config,
  { firstName, old, caller }: Change,
  { kind, subject, sentence }: { kind: string; subject: string; sentence: string },
) {
  return composeEmail(config, {
    kind,
    to: old,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      sentence,
      `If this wasn’t you, reset your password now and contact ${config.brand.supportEmail}. If it was you, you don’t need to do anything.`,
    ],
    facts: signInDetails(caller),
    action: { label: 'This wasn’t me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: securityFootnote,
  })
}
