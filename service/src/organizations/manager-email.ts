import type { Manager } from '#data/organizations/managers.store.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'

interface ManagerEmail {
  kind: string
  subject: string
  paragraphs: [string, ...string[]]
  /** The path is one of the console. */
  action: { label: string; path: string }
}

/** Composes an email to someone who manages an organization. */
export function composeManagerEmail(
  context: EmailContext,
  { manager, organization }: { manager: Manager; organization: { name: string } },
  { action: { label, path }, ...email }: ManagerEmail,
) {
  const { config, t } = context
  return composeEmail(context, {
    ...email,
    to: manager.email,
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    action: { label, url: new URL(path, config.publicUrl).href },
    footnote: t('You’re receiving this email because you manage {{organization}}.', {
      organization: organization.name,
    }),
  })
}
