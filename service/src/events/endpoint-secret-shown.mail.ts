import type { Person } from '@accord/contract/people.ts'
import type { Caller } from '#caller.ts'
import { type EmailContext, composeEmail, signInDetails } from '#mail/compose-email.ts'

interface Shown {
  endpoint: {
    id: string
    /** Only its host, because the rest of its URL may be a secret. */
    host: string
    managed_by: string
    application_id: string | null
  }
  caller: Caller
}

/** Goes to the person who viewed the secret, because anyone with the secret can sign events. */
export function endpointSecretShownMail(
  context: EmailContext,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { endpoint: { id, host, managed_by, application_id }, caller }: Shown,
) {
  const { t } = context
  const owner = application_id ? `application/${application_id}` : `organization/${managed_by}`
  const url = `/${owner}/endpoints/${id}`
  return composeEmail(context, {
    kind: 'endpoint_secret_shown',
    to: email,
    subject: t('An endpoint’s secret was viewed from your account'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('The secret of the endpoint at {{host}} was just viewed from your account.', { host }),
      t(
        'If this wasn’t you, someone else is signed in to your account. Rotate the endpoint’s secret, sign out all other sessions, and change your password.',
      ),
      t('If it was you, you don’t need to do anything.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('View the endpoint'), url },
    footnote: t(
      'You’re receiving this email because this secret was viewed from your account for the first time.',
    ),
  })
}
