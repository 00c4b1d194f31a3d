import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'

interface NewOwner {
  email: string
  firstName: string
  organization: { id: string; name: string }
  /** Who left it to them; nobody where an operator did. */
  by: string | undefined
}

/** To whom an organization was left. */
export function becameOwnerMail(config: Config, { email, firstName, organization, by }: NewOwner) {
  const why =
    by === undefined
      ? `Those who run this service made you an owner of ${organization.name}.`
      : `You are an owner of ${organization.name} now: ${by} deleted their account and left it to you.`
  return letter(config, {
    kind: 'became_owner',
    to: email,
    subject: `You are now an owner of ${organization.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      why,
      'You can manage its members, its applications and its settings, and make others owners too.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organization.id}`, config.publicUrl).href,
    },
    footnote: `If this surprises you, write to ${config.brand.supportEmail}.`,
  })
}
