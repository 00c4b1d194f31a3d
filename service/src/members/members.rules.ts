import { formatList } from '@accord/contract/translation.ts'
import type { Translator } from '#i18n/translator.ts'
import { canGive, type RankedRole, rankedRoles, type Role } from '@accord/contract/rules/roles.ts'

/** Returns each role once, highest first. */
export function normalRoles(roles: readonly RankedRole[]): RankedRole[] {
  return rankedRoles.filter((role) => roles.includes(role)).toReversed()
}

/** Returns whether an invitation is unanswered, even if it has expired. This is `isOpenInvitation` for a row. */
export function isOpen(invitation: {
  accepted_at: Date | null
  declined_at: Date | null
}): boolean {
  return !invitation.accepted_at && !invitation.declined_at
}

/** Returns the roles that a person with these roles may give. Members and contacts may give none. */
export function rolesToGive(own: readonly Role[]): RankedRole[] {
  return rankedRoles.filter((role) => canGive(own, role))
}

/** Formats roles, such as 'an admin and a member'. */
export function formatRoles({ language, t }: Translator, roles: readonly RankedRole[]): string {
  const labels = { member: t('a member'), admin: t('an admin'), owner: t('an owner') }
  return formatList(
    language,
    roles.map((role) => labels[role]),
  )
}
