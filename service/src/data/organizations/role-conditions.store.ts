import { canManage, rankedRoles } from '@accord/contract/rules/roles.ts'
import { condition } from '#database/conditions/condition.ts'

const arrayOf = (roles: readonly string[]) =>
  `array[${roles.map((role) => `'${role}'`).join(', ')}]`

/** Of a profile: `canManage`. */
export const manages = condition<'profiles'>(
  (of) => `${of('roles')} && ${arrayOf(rankedRoles.filter((role) => canManage([role])))}`,
)

/** Of a profile: has the highest role, whatever others besides. */
export const owns = condition<'profiles'>((of) => `'owner' = any (${of('roles')})`)

/** Has a right in the organization. */
export const isRanked = condition<'profiles'>((of) => `${of('roles')} && ${arrayOf(rankedRoles)}`)

/** Of a profile, all of which have a role: `isContact`. */
export const isContact = condition<'profiles'>(
  (of) => `not ${of('roles')} && ${arrayOf(rankedRoles)}`,
)
