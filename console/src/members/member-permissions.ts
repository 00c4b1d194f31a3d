import {
  canGive,
  canManage,
  canRemove,
  rankedRoles,
  type RankedRole,
  type Role,
} from '@accord/contract/rules/roles.ts'
import type { Member } from '@accord/contract/members.ts'

// These functions determine what the screen offers. The service checks permissions again (MB-7).

export function isInvitation(member: Pick<Member, 'joinedAt'>): boolean {
  return member.joinedAt === undefined
}

/**
 * Returns whether the person could have assigned every role that the member has. Contacts joined on their own and can
 * be given a role. Roles of suspended members can't be changed.
 */
export function canChangeRoles(
  own: readonly Role[],
  { roles, suspended }: Pick<Member, 'roles' | 'suspended'>,
): boolean {
  return (
    !suspended && canManage(own) && roles.every((role) => role === 'contact' || canGive(own, role))
  )
}

/**
 * Returns the connection that sets the member's role at each sign-in, so that a change here doesn't last. Owners keep
 * their role.
 */
export function mappingConnection({
  roles,
  signsInThrough = [],
}: Pick<Member, 'roles' | 'signsInThrough'>) {
  return roles.includes('owner') ? undefined : signsInThrough.find(({ mapsRoles }) => mapsRoles)
}

/** Returns whether the person can delete a member or invitation. People leave instead of deleting themselves. */
export function canDelete(
  own: readonly Role[],
  member: Pick<Member, 'roles' | 'joinedAt' | 'own'>,
): boolean {
  if (isInvitation(member)) return true
  return !member.own && canRemove(own, member.roles)
}

/**
 * Returns whether a role can be turned on or off. The person must be able to assign it, and the last role can't be
 * removed.
 */
export function canToggleRole(
  own: readonly Role[],
  held: readonly Role[],
  role: RankedRole,
): boolean {
  const isLast = held.length === 1 && held.includes(role)
  return canGive(own, role) && !isLast
}

/** Returns the roles after turning one on or off, lowest first. */
export function toggled(held: readonly Role[], role: RankedRole): RankedRole[] {
  return rankedRoles.filter((known) =>
    known === role ? !held.includes(role) : held.includes(known),
  )
}
