/** The roles of a profile, lowest first. `contact` is separate, because it gives no permissions in the organization. */
export const rankedRoles = ['member', 'admin', 'owner'] as const
export type RankedRole = (typeof rankedRoles)[number]
export type Role = RankedRole | 'contact'

/** Returns 0 without a ranked role, so that a contact ranks below a member. */
function rank(role: Role): number {
  return role === 'contact' ? 0 : rankedRoles.indexOf(role) + 1
}

function highestRank(roles: readonly Role[]): number {
  return Math.max(0, ...roles.map(rank))
}

/** Returns the highest role, which is the only one that counts (specification, section 4). */
export function effectiveRole(roles: readonly Role[]): Role | undefined {
  return rankedRoles[highestRank(roles) - 1] ?? roles[0]
}

/**
 * Whether a person has no role other than contact. A contact has no permissions in the organization and sees only its
 * name.
 */
export function isContact(roles: readonly Role[]): boolean {
  return effectiveRole(roles) === 'contact'
}

/** Admins and owners manage their organization. Members and contacts don't. */
export function canManage(roles: readonly Role[]): boolean {
  return highestRank(roles) >= rank('admin')
}

/** A manager can assign a role only if their own role is at least as high. */
export function canGive(own: readonly Role[], role: Role): boolean {
  return role !== 'contact' && canManage(own) && highestRank(own) >= rank(role)
}

/** Owners can't be removed. Others can be removed by a manager whose role is at least as high. */
export function canRemove(own: readonly Role[], target: readonly Role[]): boolean {
  return canManage(own) && !target.includes('owner') && highestRank(own) >= highestRank(target)
}
