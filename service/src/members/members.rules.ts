import { canGive, type RankedRole, rankedRoles, type Role } from '@accord/contract/rules/roles.ts'

/** Returns each role once, highest first. */
export function normalRoles(roles: readonly RankedRole[]): RankedRole[] {
  return rankedRoles.filter((role) => roles.includes(role)).toReversed()
}

/** Whether an invitation is unanswered, even if it's expired. Like `isOpenInvitation`, but for a row. */
export function isOpen(invitation: {
  accepted_at: Date | null
  declined_at: Date | null
}): boolean {
  return !invitation.accepted_at && !invitation.declined_at
}

/** The roles that a person with these roles may give. Empty for members and contacts. */
export function rolesToGive(own: readonly Role[]): RankedRole[] {
  return rankedRoles.filter((role) => canGive(own, role))
}

const inWords = { member: 'a member', admin: 'an admin', owner: 'an owner' } as const

/** 'an admin and a member' */
export function formatRoles(roles: readonly RankedRole[]): string {
  return new Intl.ListFormat('en-US').format(roles.map((role) => inWords[role]))
}
