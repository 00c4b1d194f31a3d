import type { ReachKind } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { can } from '#permissions/can.rules.ts'

interface Endable {
  kind: ReachKind
  way_id: string
  roles: readonly Role[]
  /** By somebody else. */
  held: boolean
}

/** Whether somebody who manages may end it here: by the rule of its kind. */
export function mayEnd(own: { id: string; roles: readonly Role[] }, way: Endable): boolean {
  const { kind, way_id: id, roles } = way
  if (kind === 'person' || kind === 'contact') return can.removeMember(own, { id, roles })
  if (kind === 'own_application') return can.deleteApplication(own)
  return !way.held
}
