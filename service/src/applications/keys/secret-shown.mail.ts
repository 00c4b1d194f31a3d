import type { Person } from '@accord/contract/people.ts'
import type { Caller } from '#caller.ts'
import { type EmailContext, composeEmail, signInDetails } from '#mail/compose-email.ts'

interface Shown {
  application: { id: string; name: string }
  caller: Caller
}

/** Goes to the person who viewed the secret, because anyone with the secret can act as the application. */
export function secretShownMail(
  context: EmailContext,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { application, caller }: Shown,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'secret_shown',
    to: email,
    subject: t('A client secret was viewed from your account'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'The client secret of the application “{{application}}” was just viewed from your account.',
        { application: application.name },
      ),
      t(
        'If this wasn’t you, someone else is signed in to your account. Rotate the client secret, sign out all other sessions, and change your password.',
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('Open the application'), url: `/application/${application.id}` },
    footnote: t(
      'You’re receiving this email because this secret was viewed from your account for the first time.',
    ),
  })
}
