import {
  canGive,
  canManage,
  canRemove,
  rankedRoles,
  type RankedRole,
  type Role,
} from '@accord/contract/rules/roles.ts'
import type { Member } from '@accord/contract/members.ts'

// What the screen offers. The service decides again, whatever stands here (MB-7).

export function isInvitation(member: Pick<Member, 'joinedAt'>): boolean {
  return member.joinedAt === undefined
}

/**
 * Roles are changed by those who could have given every one of them; contacts came by themselves, and can be given one.
 * Those of a suspended member rest.
 */
export function canChangeRoles(
  own: readonly Role[],
  { roles, suspended }: Pick<Member, 'roles' | 'suspended'>,
): boolean {
  return (
    !suspended && canManage(own) && roles.every((role) => role === 'contact' || canGive(own, role))
  )
}

/** Nobody deletes themselves: that is called leaving. */
export function canDelete(
  own: readonly Role[],
  member: Pick<Member, 'roles' | 'joinedAt' | 'own'>,
): boolean {
  if (isInvitation(member)) return true
  return !member.own && canRemove(own, member.roles)
}

/** Whether one role of a member can be ticked or unticked: one that can be given, and never the last. */
export function canToggleRole(
  own: readonly Role[],
  held: readonly Role[],
  role: RankedRole,
): boolean {
  const isLast = held.length === 1 && held.includes(role)
  return canGive(own, role) && !isLast
}

/** The roles after ticking or unticking one, lowest first. */
export function toggled(held: readonly Role[], role: RankedRole): RankedRole[] {
  return rankedRoles.filter((known) =>
    known === role ? !held.includes(role) : held.includes(known),
  )
}
