import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'

interface Given {
  organization: string
  organizationId: string
}

interface Widened extends Given {
  /** Who gave it, by name. */
  by: string
  email: string
  firstName: string
  role: 'admin' | 'owner'
}

/** To whom it was given, where the organization's mail reaches them. */
export function roleGivenMail(config: Config, given: Widened) {
  const { email, firstName, organization, organizationId, role, by } = given
  const now = `You are now an ${role} of ${organization}`
  return letter(config, {
    kind: 'role_given',
    to: email,
    subject: now,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${now}: “${by}” gave you the role.`,
      role === 'owner'
        ? 'You can manage its members, its applications and its settings, and make others owners too.'
        : 'You can manage its members, its applications and its settings.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organizationId}`, config.publicUrl).href,
    },
    footnote: `If this surprises you, ask those who manage ${organization}.`,
  })
}

interface Joined extends Given {
  /** Who became one, by name and address. */
  person: string
  /** Who gave the role, by name; nobody where an operator did. */
  by: string | undefined
}

/** To those who own it too, and did not do it. */
export function newOwnerMail(
  config: Config,
  { organization, organizationId, person, by }: Joined,
  owner: { email: string; first_name: string },
) {
  const giver = by === undefined ? 'those who run this service' : `“${by}”`
  const members = new URL(`/organization/${organizationId}/members`, config.publicUrl)
  return letter(config, {
    kind: 'new_owner',
    to: owner.email,
    subject: `There is a new owner of ${organization}`,
    greeting: `Hello ${owner.first_name},`,
    paragraphs: [
      `There is a new owner of ${organization}: ${person}. The role was given by ${giver}.`,
      'An owner can do everything in the organization, as you can. If this is not as it should be, change the role on the members page.',
    ],
    action: { label: 'Open the members page', url: members.href },
    footnote: `This mail came because you own ${organization} at ${productName(config)}.`,
  })
}
