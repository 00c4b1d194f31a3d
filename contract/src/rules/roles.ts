/** Roles of a profile, lowest first. `contact` stands apart: it gives no right in the organization. */
export const rankedRoles = ['member', 'admin', 'owner'] as const
export type RankedRole = (typeof rankedRoles)[number]
export type Role = RankedRole | 'contact'

/** 0 for no ranked role at all, so that a contact ranks below a member. */
function rank(role: Role): number {
  return role === 'contact' ? 0 : rankedRoles.indexOf(role) + 1
}

function highestRank(roles: readonly Role[]): number {
  return Math.max(0, ...roles.map(rank))
}

/** The highest role in a list is the one that counts (specification, section 4). */
export function effectiveRole(roles: readonly Role[]): Role | undefined {
  return rankedRoles[highestRank(roles) - 1] ?? roles[0]
}

/** Whoever has no other role: that gives no right in the organization, which shows them its name alone. */
export function isContact(roles: readonly Role[]): boolean {
  return effectiveRole(roles) === 'contact'
}

/** Admins and owners manage their organization; members and contacts do not. */
export function canManage(roles: readonly Role[]): boolean {
  return highestRank(roles) >= rank('admin')
}

/** A role is given only by someone who manages and holds it, or one above it. */
export function canGive(own: readonly Role[], role: Role): boolean {
  return role !== 'contact' && canManage(own) && highestRank(own) >= rank(role)
}

/** Owners are never removed; others only by a manager who ranks at least as high. */
export function canRemove(own: readonly Role[], target: readonly Role[]): boolean {
  return canManage(own) && !target.includes('owner') && highestRank(own) >= highestRank(target)
}
