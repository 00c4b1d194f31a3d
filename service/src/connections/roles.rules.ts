import {
  type MappedRole,
  type RoleMapping,
  mappedRoles,
  maxMappedLength,
  maxReceivedValues,
} from '@accord/contract/role-mapping.ts'
import { type Role, effectiveRole, isContact } from '@accord/contract/rules/roles.ts'
import type { ReceivedRoles } from '#database/tables/connections.ts'

/**
 * Reads the values of a mapping's claim, which is text or a list of text. Anything else, and values that no mapping can
 * contain, count as not sent.
 */
export function readRoleValues(claim: string, sent: unknown, isLeftOut = false): ReceivedRoles {
  const all = typeof sent === 'string' ? [sent] : Array.isArray(sent) ? (sent as unknown[]) : []
  const values = all
    .slice(0, maxReceivedValues)
    .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))
    .filter((value) => value !== '' && value.length <= maxMappedLength && isStorable(value))
  return { claim, values, incomplete: isLeftOut || all.length > maxReceivedValues }
}

/** PostgreSQL can't store NUL or half of a UTF-16 pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

interface Mapped {
  role: MappedRole
  /** The value that decided, or undefined if none matched. */
  value: string | undefined
}

/**
 * L12: returns the role that the mapping gives, which is the highest one of all values that match. Without a match it's
 * member. Returns undefined for owners, whom a mapping never changes, and for contacts whom it doesn't name.
 */
export function mapRole(
  { values }: RoleMapping,
  received: Pick<ReceivedRoles, 'values'>,
  current: readonly Role[],
): Mapped | undefined {
  if (current.includes('owner')) return undefined
  const matches = values.filter(({ value }) => received.values.includes(value))
  const highest = mappedRoles.findLast((role) => matches.some((match) => match.role === role))
  if (highest === undefined) {
    return isContact(current) ? undefined : { role: 'member', value: undefined }
  }
  return { role: highest, value: matches.find(({ role }) => role === highest)!.value }
}

/** Returns the roles after a sign-in, or undefined if they stay the same. */
export function rolesAfter(current: readonly Role[], mapped: Mapped | undefined) {
  return mapped === undefined || effectiveRole(current) === mapped.role ? undefined : [mapped.role]
}
