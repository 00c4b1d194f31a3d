import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/** Scopes that this service's calls require. Other services know about the use of other scopes. */
export const trackedScopes: readonly Scope[] = [
  ...new Set(
    Object.values(callsByFeature)
      .flatMap((calls) => Object.values<Call>(calls))
      .flatMap(({ scope }) => scope ?? []),
  ),
]

/** The scope whose use implies the use of this one: managing includes reading. */
export function impliedBy(scope: Scope): string {
  return scope.replace(':read', ':manage')
}

/** The granted scopes that were never used. */
export function neverUsed(
  scopes: readonly Scope[],
  used: { has(scope: string): boolean },
): Scope[] {
  return scopes.filter(
    (scope) => trackedScopes.includes(scope) && !used.has(scope) && !used.has(impliedBy(scope)),
  )
}
