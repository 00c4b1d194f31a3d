import type { Member } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Ticking } from '../../pages/ticks/ticks.ts'
import { mayChangeRoles, mayDelete } from '../member-rights.ts'

/** To whom anything can be done at all; one's own row is changed alone. Each is a call: no more than somebody waits for. */
export function tickedMembers(ownRoles: readonly Role[]): Ticking<Member> {
  return {
    keyOf: ({ id }) => id,
    isTickable: (member) =>
      !member.own && (mayDelete(ownRoles, member) || mayChangeRoles(ownRoles, member)),
    most: 100,
  }
}
