import type { Role } from '@accord/contract/rules/roles.ts'
import type { ActingProfile } from '#actor.ts'

/**
 * Returns the profile of a session that an identity provider opened. A provider alone never makes anyone an owner, so
 * that running the provider never means owning the organization. Owners act as admins until they sign in themselves.
 */
export function withoutOwnership<Profile extends Pick<ActingProfile, 'roles'>>(
  profile: Profile,
): Profile & Pick<ActingProfile, 'roles' | 'isOwnerThroughProvider'> {
  if (!profile.roles.includes('owner')) return profile
  const roles: Role[] = profile.roles.map((role) => (role === 'owner' ? 'admin' : role))
  return { ...profile, roles: [...new Set(roles)], isOwnerThroughProvider: true }
}
