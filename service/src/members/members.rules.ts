import { canGive, type RankedRole, rankedRoles, type Role } from '@accord/contract/rules/roles.ts'

/** Each role once, the highest first, however a request lists them. */
export function normalRoles(roles: readonly RankedRole[]): RankedRole[] {
  return rankedRoles.filter((role) => roles.includes(role)).toReversed()
}

/** Whether an invitation waits for its answer, however long ago it was sent: `isOpenInvitation` of a row that was read. */
export function isOpen(invitation: {
  accepted_at: Date | null
  declined_at: Date | null
}): boolean {
  return !invitation.accepted_at && !invitation.declined_at
}

/** What a person with these roles may give others; nothing for those who do not manage. */
export function rolesToGive(own: readonly Role[]): RankedRole[] {
  return rankedRoles.filter((role) => canGive(own, role))
}

const inWords = { member: 'a member', admin: 'an admin', owner: 'an owner' } as const

/** 'an admin and a member' */
export function formatRoles(roles: readonly RankedRole[]): string {
  return new Intl.ListFormat('en-US').format(roles.map((role) => inWords[role]))
}
