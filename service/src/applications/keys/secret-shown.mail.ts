import type { Person } from '@accord/contract/people.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, signInDetails } from '#mail/compose-email.ts'

interface Shown {
  application: { id: string; name: string }
  caller: Caller
}

/** To whoever saw it, in case it was somebody else: with a secret one can do all that its application may. */
export function secretShownMail(
  config: Config,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { application, caller }: Shown,
) {
  return composeEmail(config, {
    kind: 'secret_shown',
    to: email,
    subject: 'You were shown the secret of an application',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody signed in to your account, probably you, was just shown the secret of the application “${application.name}”.`,
      'If this was you, there is nothing to do.',
    ],
    facts: signInDetails(caller),
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
    footnote:
      'This mail comes when you are shown a secret for the first time. If it was not you, somebody else is signed in to your account: make a new secret, sign out all other sessions and change your password.',
  })
}
