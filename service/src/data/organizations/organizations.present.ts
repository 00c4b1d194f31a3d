import type { Deletion } from '@accord/contract/fields.ts'
import type { Country } from '@accord/contract/rules/regions.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import type { Profile } from '@accord/contract/people.ts'
import { type Role, canManage, isContact } from '@accord/contract/rules/roles.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import type { OrganizationRow } from './organizations.store.ts'
import type { ProfileRow } from './profiles.store.ts'

/** Either both fields are set or neither. */
interface Deletable {
  deleted_at: Date | null
  removed_from: Date | null
}

/** Presents a deletion, or null if the object isn't deleted. */
export function presentDeletion({ deleted_at, removed_from }: Deletable): Deletion | null {
  if (!deleted_at || !removed_from) return null
  return { askedAt: deleted_at.toISOString(), removedAt: removed_from.toISOString() }
}

/**
 * Presents an organization to the person with one of its profiles. Contacts see its name and their role, members see
 * more, and managers see everything.
 */
export function presentOrganization(
  organization: OrganizationRow,
  profileRoles: readonly Role[],
): Organization {
  const { address, email, city, state, zipcode, timezone, findable } = organization
  const card = presentCard(organization, profileRoles)
  return canManage(profileRoles)
    ? { ...card, address, email, city, state, zipcode, timezone, findable }
    : card
}

/** Presents an organization in a person's own list, with the same fields for members and managers. */
export function presentCard(organization: OrganizationRow, roles: readonly Role[]): Organization {
  const { id, name, description, country, created_at } = organization
  const profileRoles = [...roles]
  const logo = presentLogo(organization.logo_id)
  if (isContact(roles)) return { id, name, logo, profileRoles }
  const createdAt = created_at.toISOString()
  const deletion = presentDeletion(organization)
  return { id, name, description, logo, country, createdAt, profileRoles, deletion }
}

type OwnRow = OrganizationRow & Pick<ProfileRow, 'roles' | 'suspended_at'> & { told: boolean }

/**
 * Adds the person's membership and details that distinguish organizations with the same name. A suspended person sees
 * only the organization's name.
 */
export function presentOwnCard(row: OwnRow): Organization {
  const { id, name, roles, city, member_count: memberCount } = row
  if (row.suspended_at !== null) {
    const logo = presentLogo(row.logo_id)
    return { id, name, logo, profileRoles: roles, suspended: true }
  }
  const card = presentCard(row, roles)
  return row.told ? { ...card, city, memberCount } : card
}

export type OwnProfileRow = ProfileRow & {
  organization_name: string
  organization_logo_id: string | null
  organization_country: Country
  organization_deleted_at: Date | null
  organization_removed_from: Date | null
}

/** Presents a profile to its own person, with the organization's name. */
export function presentOwnProfile(profile: OwnProfileRow): Profile {
  const { organization_id: id, organization_name: name, organization_country } = profile
  const logo = presentLogo(profile.organization_logo_id)
  if (isContact(profile.roles)) return presentProfile(profile, { id, name, logo })
  const deletion = presentDeletion({
    deleted_at: profile.organization_deleted_at,
    removed_from: profile.organization_removed_from,
  })
  return presentProfile(profile, { id, name, logo, country: organization_country, deletion })
}

/** Presents a profile with its organization's ID, to which the caller can add further fields. */
export function presentProfile(
  profile: ProfileRow,
  organization: Profile['organization'] = { id: profile.organization_id },
): Profile {
  const joinedAt = profile.created_at.toISOString()
  return {
    id: profile.id,
    email: profile.email,
    emailProven: profile.email_proven,
    pendingEmail: profile.pending_email,
    roles: profile.roles,
    createdAt: joinedAt,
    joinedAt,
    founder: profile.founder,
    suspended: profile.suspended_at !== null,
    organization,
  }
}
