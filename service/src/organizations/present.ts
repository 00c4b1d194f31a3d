import type { Organization, Profile } from '@accord/contract/organizations.ts'
import { canManage, effectiveRole, type Role } from '@accord/contract/roles.ts'
import type { OrganizationRow } from './organizations.store.ts'
import type { ProfileRow } from './profiles.store.ts'

/** One organization to a profile of it: contacts see its name, members more, managers everything. */
export function presentOrganization(
  organization: OrganizationRow,
  profileRoles: readonly Role[],
): Organization {
  const { id, name, address, email, city, state, zipcode, timezone, findable } = organization
  if (isContact(profileRoles)) return { id, name }
  const card = presentCard(organization, profileRoles)
  return canManage(profileRoles)
    ? { ...card, address, email, city, state, zipcode, timezone, findable }
    : card
}

/** An organization in the list of a person's own: the same for members and managers. */
export function presentCard(
  { id, name, description, country, created_at }: OrganizationRow,
  roles: readonly Role[],
): Organization {
  const profileRoles = [...roles]
  if (isContact(roles)) return { id, name, profileRoles }
  return { id, name, description, country, createdAt: created_at.toISOString(), profileRoles }
}

/** A contact has no right in the organization and reads nothing of it but the name. */
export function isContact(roles: readonly Role[]): boolean {
  return effectiveRole(roles) === 'contact'
}

/** The organization is named by its id, and by more where the caller hands more in. */
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
    // An organization begins with the profile of who made it.
    founder: profile.ordinal === 1,
    organization,
  }
}
