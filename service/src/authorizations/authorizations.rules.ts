import {
  allScopes,
  levelsOf,
  normalScopes,
  type Scope,
  scopeEntities,
  scopesOf,
} from '@accord/contract/rules/scopes.ts'
import { isSameSet, missing } from '@accord/contract/rules/small-sets.ts'

/**
 * What an application may do for an organization: what was granted and is still asked for, by entity the
 * lower of the two levels. It is worked out at every use, so that narrowing works at once. What was
 * granted stays granted: an application that narrows its scopes and later asks for the same again needs
 * no new decision, because the organization made it and never took it back.
 */
export function effectiveScopes(granted: readonly Scope[], asked: readonly Scope[]): Scope[] {
  const [given, wanted] = [levelsOf(granted), levelsOf(asked)]
  const lower = { ...given }
  for (const entity of scopeEntities) {
    if (rank[wanted[entity]] < rank[given[entity]]) lower[entity] = wanted[entity]
  }
  return scopesOf(lower)
}

const rank = { none: 0, read: 1, manage: 2 }

/** Which scopes, once granted, let an application do less when it asks for less. */
export function lostScopes(before: readonly Scope[], after: readonly Scope[]): Scope[] {
  return allScopes.filter(
    (scope) => !isSameSet(effectiveScopes([scope], before), effectiveScopes([scope], after)),
  )
}

/** What is asked for in addition and was neither granted nor refused: somebody has to decide on it. */
export function requestedScopes(
  asked: readonly Scope[],
  granted: readonly Scope[],
  refused: readonly Scope[],
): Scope[] {
  return missing(missing(asked, effectiveScopes(granted, asked)), refused)
}

interface Decided {
  scopes: Scope[]
  refused_scopes: Scope[]
}

/** What an authorization holds after a decision on what was requested. */
export function scopesAfterDecision(
  { scopes, refused_scopes }: Decided,
  decision: 'grant' | 'refuse',
  requested: readonly Scope[],
): Decided {
  if (decision === 'refuse') return { scopes, refused_scopes: [...refused_scopes, ...requested] }
  const granted = normalScopes([...scopes, ...requested])
  return { scopes: granted, refused_scopes: missing(refused_scopes, granted) }
}
