import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import type { ReachKind } from '@accord/contract/reach.ts'
import { approvableScopes } from '@accord/contract/rules/approval-scopes.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import { can } from '#access/can.rules.ts'
import { effectiveScopes } from '#authorizations/authorizations.rules.ts'

/** Scopes that a call of this service needs: whether others are used is for those to know who answer by them. */
export const seenScopes: readonly Scope[] = [
  ...new Set(
    Object.values(callsByFeature)
      .flatMap((calls) => Object.values<Call>(calls))
      .flatMap(({ scope }) => scope ?? []),
  ),
]

interface Given {
  kind: ReachKind
  granted: readonly Scope[]
  /** By the application, now. */
  asked: readonly Scope[]
  roles: readonly Role[]
}

/** What a way allows at this moment, whatever was once given. */
export function scopesNow({ kind, granted, asked, roles }: Given): Scope[] {
  if (kind === 'approval') return common(approvableScopes(roles, granted), asked)
  return effectiveScopes(granted, asked)
}

/** Of what it may, what it was never seen to use. To manage something is to read it, too. */
export function neverUsed(scopes: readonly Scope[], used: ReadonlySet<string>): Scope[] {
  return scopes.filter(
    (scope) =>
      seenScopes.includes(scope) &&
      !used.has(scope) &&
      !used.has(scope.replace(':read', ':manage')),
  )
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
