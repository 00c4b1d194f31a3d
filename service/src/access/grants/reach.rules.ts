import type { ReachKind } from '@accord/contract/reach.ts'
import { approvableScopes } from '@accord/contract/rules/approval-scopes.ts'
import { effectiveForOrganization } from '@accord/contract/rules/governed-scopes.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { effectiveScopes } from '#authorizations/authorizations.rules.ts'

interface Given {
  kind: ReachKind
  granted: readonly Scope[]
  /** By the application, now. */
  asked: readonly Scope[]
  roles: readonly Role[]
  /** Whether who gave it is. */
  suspended: boolean
  /** Whether the application belongs to the organization itself. */
  own: boolean
  /** What the organization authorized the application for. */
  authorized: readonly Scope[]
}

/** What a way allows at this moment, whatever was once given. */
export function scopesNow(given: Given): Scope[] {
  const { kind, granted, asked, roles, suspended, own, authorized } = given
  if (suspended) return []
  if (kind !== 'approval') return effectiveScopes(granted, asked)
  const approved = common(approvableScopes(roles, granted), asked)
  return effectiveForOrganization(approved, { own, authorized, roles })
}

interface Endable {
  kind: ReachKind
  id: string
  roles: readonly Role[]
  /** By somebody else. */
  held: boolean
}

/** Whether somebody who manages may end it here: by the rule of its kind. */
export function mayEnd(own: { id: string; roles: readonly Role[] }, way: Endable): boolean {
  if (way.kind === 'person' || way.kind === 'contact') return can.removeMember(own, way)
  if (way.kind === 'own_application') return can.deleteApplication(own)
  return !way.held
}
