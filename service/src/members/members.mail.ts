import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface Removed {
  email: string
  firstName: string
  organization: string
}

/** Goes to the email address that the person had in the organization. */
export function memberRemovedMail(config: Config, { email, firstName, organization }: Removed) {
  return composeEmail(config, {
    kind: 'member_removed',
    to: email,
    subject: `You were removed from ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You’re no longer a member of ${organization} and can no longer access it.`,
      'Your account and your other organizations aren’t affected.',
    ],
    footnote: `Didn’t expect this? Contact an admin of ${organization}. They can invite you again.`,
  })
}

interface Member {
  email: string
  firstName: string
  organization: string
  organizationId: string
}

export function memberSuspendedMail(
  config: Config,
  { email, firstName, organization, organizationId }: Member,
) {
  return composeEmail(config, {
    kind: 'member_suspended',
    to: email,
    about: organizationId,
    subject: `Your membership in ${organization} was suspended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You can’t use ${organization} until an admin or owner reactivates you. Applications acting for you there have stopped. You’ll keep your role.`,
      'Your account and your other organizations aren’t affected.',
    ],
    footnote: `Didn’t expect this? Contact an admin of ${organization}.`,
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
    subject: `Your membership in ${organization} was reactivated`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You can use ${organization} again. You have the same role as before.`,
      'Applications that acted for you there will ask you to sign in again.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organizationId}`, config.publicUrl).href,
    },
    footnote: `If you have questions, contact an admin of ${organization}.`,
  })
}

interface Given {
  organization: string
  organizationId: string
}

interface Widened extends Given {
  /** The name of the person who gave them the role. */
  by: string
  email: string
  firstName: string
  role: 'admin' | 'owner'
}

export function roleGivenMail(config: Config, given: Widened) {
  const { email, firstName, organization, organizationId, role, by } = given
  const subject = `You’re now an ${role} of ${organization}`
  return composeEmail(config, {
    kind: 'role_given',
    to: email,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${subject}. “${by}” gave you the role.`,
      role === 'owner'
        ? 'You can manage its members, applications, and settings, and make other people owners, too.'
        : 'You can manage its members, applications, and settings.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organizationId}`, config.publicUrl).href,
    },
    footnote: `Didn’t expect this? Contact an admin of ${organization}.`,
  })
}

interface Joined extends Given {
  /** The new owner's name and email address. */
  person: string
  /** The name of the person who gave them the role. Undefined if an operator did. */
  by: string | undefined
}

/** Goes to the other owners, except the one who made the change. */
export function newOwnerMail(
  config: Config,
  { organization, organizationId, person, by }: Joined,
  owner: { email: string; first_name: string },
) {
  const giver = by === undefined ? `An administrator of ${productName(config)}` : `“${by}”`
  const members = new URL(`/organization/${organizationId}/members`, config.publicUrl)
  return composeEmail(config, {
    kind: 'new_owner',
    to: owner.email,
    subject: `There’s a new owner of ${organization}`,
    greeting: `Hello ${owner.first_name},`,
    paragraphs: [
      `There’s a new owner of ${organization}: ${person}. ${giver} gave them the role.`,
      'Owners can do everything in the organization, just like you. If this isn’t right, change their role on the members page.',
    ],
    action: { label: 'View members', url: members.href },
    footnote: `You’re receiving this email because you own ${organization} in ${productName(config)}.`,
  })
}
