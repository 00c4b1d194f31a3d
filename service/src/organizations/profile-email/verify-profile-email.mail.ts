import { retention } from '@accord/contract/retention.ts'
import { unaskedLetter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'

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
  return unaskedLetter(config, {
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
