import { composeEmail } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface EndedAccess {
  email: string
  firstName: string
  application: string
}

/** Tells a person that someone may have stolen what an application holds for them. */
export function accessEndedMail(config: Config, { email, firstName, application }: EndedAccess) {
  return composeEmail(config, {
    kind: 'application_access_ended',
    to: email,
    subject: 'An application was signed out of your account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The application “${application}” was signed out of your account: what it keeps to stay signed in was used a second time, and that can mean that somebody has a copy.`,
      'The copy is of no use any more. Nothing else of your account has changed. To go on using the application, sign in to it again.',
    ],
    action: {
      label: 'See your applications',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: `If you no longer trust “${application}”, revoke its approval there. Those who run it can tell what happened.`,
  })
}
