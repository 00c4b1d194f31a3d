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
 * The scopes that an application may use for an organization: for each entity, the lower level of what was granted and
 * what it still requests. This is computed at every use, so removing a scope works immediately. The grant stays: if the
 * application requests the same scopes again later, no new decision is needed, because the organization never revoked
 * its own.
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

/** The scopes whose grant allows less when the application requests less. */
export function lostScopes(before: readonly Scope[], after: readonly Scope[]): Scope[] {
  return allScopes.filter(
    (scope) => !isSameSet(effectiveScopes([scope], before), effectiveScopes([scope], after)),
  )
}

/** Requested scopes that were neither granted nor refused, so someone has to decide on them. */
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

/** The granted and refused scopes of an authorization after a decision. */
export function scopesAfterDecision(
  { scopes, refused_scopes }: Decided,
  decision: 'grant' | 'refuse',
  requested: readonly Scope[],
): Decided {
  if (decision === 'refuse') return { scopes, refused_scopes: [...refused_scopes, ...requested] }
  const granted = normalScopes([...scopes, ...requested])
  return { scopes: granted, refused_scopes: missing(refused_scopes, granted) }
}
