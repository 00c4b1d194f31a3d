import type { Member } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { tickedMembers } from '../../members/bulk/ticked-members.ts'
import type { DrawnRow } from '../rows-in.ts'

export function memberRow(row: Member, ownRoles: readonly Role[]): DrawnRow | undefined {
  const { id, name, email } = row
  // A row without an address is not one of ours.
  if (!email) return undefined
  return {
    values: {
      item: id,
      name: name ?? email,
      second: name ? shownAddress(row) : undefined,
      when: '\u00A0',
    },
    isTickable: tickedMembers(ownRoles).isTickable?.(row),
  }
}

/** One that nobody proved is shown with its mark, which is not drawn yet: until then there is room for it. */
function shownAddress({ email, emailProven }: Member): string {
  return emailProven === false ? '\u00A0' : email
}
