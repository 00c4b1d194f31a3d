import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/**
 * The scopes that this service's calls require. The use of other scopes can only be recorded by other services. An
 * application that acts in its own name uses that scope with every call, but its use is recorded under the call's scope.
 */
export const trackedScopes: readonly Scope[] = [
  ...new Set(
    Object.values(callsByFeature)
      .flatMap((calls) => Object.values<Call>(calls))
      .flatMap(({ scope }) => scope ?? [])
      .filter((scope) => scope !== actingForItself),
  ),
]

/** Returns the scope whose use implies the use of this one, because manage includes read. */
export function impliedBy(scope: Scope): string {
  return scope.replace(':read', ':manage')
}

/** Returns the granted scopes that were never used. */
export function neverUsed(
  scopes: readonly Scope[],
  used: { has(scope: string): boolean },
): Scope[] {
  return scopes.filter(
    (scope) => trackedScopes.includes(scope) && !used.has(scope) && !used.has(impliedBy(scope)),
  )
}
