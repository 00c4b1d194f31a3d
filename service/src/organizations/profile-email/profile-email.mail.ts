import { retention } from '@accord/contract/retention.ts'
import { composeEmail, composeUnsolicitedEmail, signInDetails } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Caller } from '#caller.ts'

interface WantedProfileEmail {
  /** The address that the profile wants. */
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
    subject: 'Verify your new e-mail address',
    // Without a name: the address may be that of somebody who did not ask.
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that this is your e-mail address, and “${organization}” will know you by it from now on.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: new URL(`/verify-profile-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, for ${retention.codes.periods.verify}, and only for the account that asked for it. If that was not yours, ignore this mail: nobody else can use your address.`,
  })
}

interface Change {
  firstName: string
  /** Where the person is told, as a rule the address that is or was in use. */
  old: string
  to: string
  organization: string
  caller: Caller
}

/** Tells the old address that another one was asked for, in case it was somebody else. */
export function profileEmailRequestedMail(config: Config, change: Change) {
  const { organization, to } = change
  return notice(config, change, {
    kind: 'profile_email_requested',
    subject: 'Your e-mail address is about to change',
    sentence: `Somebody signed in to your account asked ${organization} to know you by ${to} from now on. This address stays in use until the new one is verified.`,
  })
}

/** Tells the old address that the other one is in use now. */
export function profileEmailChangedMail(config: Config, change: Change) {
  const { organization, to } = change
  return notice(config, change, {
    kind: 'profile_email_changed',
    subject: 'Your e-mail address was changed',
    sentence: `From now on ${organization} knows you by ${to}. Its mails no longer come to this address; you sign in as before.`,
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
    paragraphs: [sentence, 'If this was you, there is nothing to do.'],
    facts: signInDetails(caller),
    action: { label: 'This was not me', url: new URL('/forgot-password', config.publicUrl).href },
    footnote: `If it was not you, reset your password at once and write to ${config.brand.supportEmail}.`,
  })
}
