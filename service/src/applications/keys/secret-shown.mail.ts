import type { Person } from '@accord/contract/people.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, signInDetails } from '#mail/compose-email.ts'

interface Shown {
  application: { id: string; name: string }
  caller: Caller
}

/** Goes to the account that viewed the secret. Anyone with the secret can act as the application. */
export function secretShownMail(
  config: Config,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { application, caller }: Shown,
) {
  return composeEmail(config, {
    kind: 'secret_shown',
    to: email,
    subject: 'A client secret was viewed from your account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The client secret of the application “${application.name}” was just viewed from your account.`,
      'If this wasn’t you, someone else is signed in to your account. Rotate the client secret, sign out all other sessions, and change your password.',
      'If it was you, you don’t need to do anything.',
    ],
    facts: signInDetails(caller),
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
    footnote:
      'You’re receiving this email because this secret was viewed from your account for the first time.',
  })
}
