import { composeEmail } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface EndedAccess {
  email: string
  firstName: string
  application: string
}

/** Warns a person that someone may have stolen an application's refresh token. */
export function accessEndedMail(config: Config, { email, firstName, application }: EndedAccess) {
  return composeEmail(config, {
    kind: 'application_access_ended',
    to: email,
    subject: 'An application was signed out of your account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `We signed the application “${application}” out of your account because its refresh token was used twice. Someone may have copied it.`,
      'The copy no longer works, and nothing else in your account has changed. To keep using the application, sign in to it again.',
    ],
    action: {
      label: 'View your applications',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: `If you no longer trust “${application}”, revoke its approval there. To find out what happened, contact its owner.`,
  })
}
