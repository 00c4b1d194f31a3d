import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/** What calls of this API need. The others are used elsewhere, and nobody here can say how much. */
const neededHere: ReadonlySet<string> = new Set(
  Object.values(callsByFeature)
    .flatMap((calls) => Object.values<Call>(calls))
    .flatMap(({ scope }) => scope ?? []),
)

/** Of these scopes, those that were never used. Whoever changes something has seen it too. */
export function unusedScopes(
  scopes: readonly Scope[],
  used: { has(scope: string): boolean },
): Scope[] {
  return scopes.filter(
    (scope) =>
      neededHere.has(scope) && !used.has(scope) && !used.has(scope.replace(/:read$/, ':manage')),
  )
}
