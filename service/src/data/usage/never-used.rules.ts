import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/** Scopes that a call of this service needs: whether others are used is for those to know who answer by them. */
export const trackedScopes: readonly Scope[] = [
  ...new Set(
    Object.values(callsByFeature)
      .flatMap((calls) => Object.values<Call>(calls))
      .flatMap(({ scope }) => scope ?? []),
  ),
]

/** By whose use a scope is used, besides its own: to manage something is to read it, too. */
export function impliedBy(scope: Scope): string {
  return scope.replace(':read', ':manage')
}

/** Of what it may, what it was never seen to use. */
export function neverUsed(
  scopes: readonly Scope[],
  used: { has(scope: string): boolean },
): Scope[] {
  return scopes.filter(
    (scope) => trackedScopes.includes(scope) && !used.has(scope) && !used.has(impliedBy(scope)),
  )
}
