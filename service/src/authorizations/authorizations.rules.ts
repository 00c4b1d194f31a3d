import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { type ActivitySubject, activitySubjects, subjectOf } from '@accord/contract/activity.ts'
import { eventTypeOf, kindsFor } from '@accord/contract/event-types.ts'
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
 * Returns the scopes that an application can use for an organization. For each kind of data, that's the lower level of
 * what was granted and what it still requests. This is computed at every use, so removing a scope takes effect
 * immediately. The grant itself remains. If the application requests the same scopes again, no new decision is needed,
 * because the organization never revoked them.
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

/** Returns the granted scopes that allow less once the application requests less. */
export function lostScopes(before: readonly Scope[], after: readonly Scope[]): Scope[] {
  return allScopes.filter(
    (scope) => !isSameSet(effectiveScopes([scope], before), effectiveScopes([scope], after)),
  )
}

/** Returns the requested scopes that were neither granted nor refused, so that someone still has to decide on them. */
export function requestedScopes(
  asked: readonly Scope[],
  granted: readonly Scope[],
  refused: readonly Scope[],
): Scope[] {
  return missing(missing(asked, effectiveScopes(granted, asked)), refused)
}

/**
 * Returns what the events are about that an application's endpoints receive with its effective scopes. Each endpoint
 * is represented by its types, and receives all of them if it has none.
 */
export function receivedSubjects(
  endpoints: readonly (readonly string[])[],
  effective: readonly Scope[],
): ActivitySubject[] {
  const { aboutAnything, aboutItself } = kindsFor(effective)
  const readable = effective.includes(actingForItself) ? aboutAnything : []
  const received = [...readable, ...aboutItself].filter((kind) =>
    endpoints.some((types) => types.length === 0 || types.includes(eventTypeOf(kind))),
  )
  return activitySubjects.filter((subject) => received.some((kind) => subjectOf(kind) === subject))
}

interface Decided {
  scopes: Scope[]
  refused_scopes: Scope[]
}

/** Returns the granted and refused scopes of an authorization after a decision. */
export function scopesAfterDecision(
  { scopes, refused_scopes }: Decided,
  decision: 'grant' | 'refuse',
  requested: readonly Scope[],
): Decided {
  if (decision === 'refuse') return { scopes, refused_scopes: [...refused_scopes, ...requested] }
  const granted = normalScopes([...scopes, ...requested])
  return { scopes: granted, refused_scopes: missing(refused_scopes, granted) }
}
