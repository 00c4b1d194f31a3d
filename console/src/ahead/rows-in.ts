import type { Member } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { tickedMembers } from '../members/bulk/ticked-members.ts'

/** What is drawn of a row before its page is. */
export interface DrawnRow {
  id: string
  name: string
  second: string | undefined
  /** Whether something can be done to it together with others. */
  isTickable: boolean | undefined
}

/** The rows of a list's answer: none where it was refused, was lost or is something else. */
export async function rowsIn(
  asked: Promise<Response>,
  ownRoles: readonly Role[],
): Promise<DrawnRow[]> {
  const { isTickable } = tickedMembers(ownRoles)
  try {
    const answer = await asked
    if (!answer.ok) return []
    // A copy: the page itself reads the answer too.
    const { data } = (await answer.clone().json()) as { data: Member[] }
    // A row without an address is not one of ours.
    if (!data.every(({ email }) => email)) return []
    return data.map((row) => ({
      id: row.id,
      name: row.name ?? row.email,
      second: row.name ? shownAddress(row) : undefined,
      isTickable: isTickable?.(row),
    }))
  } catch {
    return []
  }
}

/** One that nobody proved is shown with its mark, which is not drawn yet: until then there is room for it. */
function shownAddress({ email, emailProven }: Member): string {
  return emailProven === false ? '\u00A0' : email
}
