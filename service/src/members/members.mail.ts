import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface Removed {
  email: string
  firstName: string
  organization: string
}

/** Tells those who were removed, where the organization's mail reached them. */
export function memberRemovedMail(config: Config, { email, firstName, organization }: Removed) {
  return composeEmail(config, {
    kind: 'member_removed',
    to: email,
    subject: `You were removed from ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You are no longer a member of ${organization}, and what you could do there has ended.`,
      'Your account and your other organizations are as they were.',
    ],
    footnote: `If this surprises you, ask those who manage ${organization}. They can invite you again.`,
  })
}

interface Member {
  email: string
  firstName: string
  organization: string
  organizationId: string
}

/** Tells those whose place somebody suspended, where the organization's mail reaches them. */
export function memberSuspendedMail(
  config: Config,
  { email, firstName, organization, organizationId }: Member,
) {
  return composeEmail(config, {
    kind: 'member_suspended',
    to: email,
    about: organizationId,
    subject: `Your place in ${organization} was suspended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Until somebody who manages ${organization} lets you go on, you cannot do anything there, and applications that acted for you there have stopped. Your role is kept.`,
      'Your account and your other organizations are as they were.',
    ],
    footnote: `If this surprises you, ask those who manage ${organization}.`,
  })
}

export function memberResumedMail(
  config: Config,
  { email, firstName, organization, organizationId }: Member,
) {
  return composeEmail(config, {
    kind: 'member_resumed',
    to: email,
    about: organizationId,
    subject: `You can go on in ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your place in ${organization} is no longer suspended. You have the role that you had before.`,
      'Applications that acted for you there ask you to sign in with them again.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organizationId}`, config.publicUrl).href,
    },
    footnote: `If you have questions, ask those who manage ${organization}.`,
  })
}

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
  return composeEmail(config, {
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
  return composeEmail(config, {
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
