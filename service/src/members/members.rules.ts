import { canGive, type RankedRole, rankedRoles, type Role } from '@accord/contract/roles.ts'

/** Each role once, the highest first, however a request lists them. */
export function normalRoles(roles: readonly RankedRole[]): RankedRole[] {
  return rankedRoles.filter((role) => roles.includes(role)).toReversed()
}

/**
 * Inviting, changing and sending again are one right: an admin gives nobody an invitation that makes
 * them an owner. Taking one back gives nothing, and is for everybody who manages.
 */
export function canDecideOn(own: readonly Role[], invited: readonly RankedRole[]): boolean {
  return invited.every((role) => canGive(own, role))
}

export function sameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** What a person with these roles may give others; nothing for those who do not manage. */
export function rolesToGive(own: readonly Role[]): RankedRole[] {
  return rankedRoles.filter((role) => canGive(own, role))
}

const inWords = { member: 'a member', admin: 'an admin', owner: 'an owner' } as const

/** 'an admin and a member' */
export function rolesInWords(roles: readonly RankedRole[]): string {
  return new Intl.ListFormat('en-US').format(roles.map((role) => inWords[role]))
}
