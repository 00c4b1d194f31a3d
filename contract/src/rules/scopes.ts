import * as z from 'zod/mini'

/** What an application can be given access to, in the order the console shows. */
export const scopeEntities = [
  'user',
  'application',
  'organization',
  'resource',
  'profile',
  'referral',
  'survey',
  'transaction',
  'network',
  'service-account',
] as const
export type ScopeEntity = (typeof scopeEntities)[number]

export type ScopeLevel = 'none' | 'read' | 'manage'
export type ScopeLevels = Record<ScopeEntity, ScopeLevel>
export type Scope = `${ScopeEntity}:read` | `${ScopeEntity}:manage`

/** What a new set of scopes starts from: read for all, manage for service accounts. */
export const defaultLevels: ScopeLevels = levels((entity) =>
  entity === 'service-account' ? 'manage' : 'read',
)

/** Scope strings to levels; any manage stays manage. */
export function levelsOf(scopes: readonly string[]): ScopeLevels {
  return levels((entity) => {
    if (scopes.includes(`${entity}:manage`)) return 'manage'
    return scopes.includes(`${entity}:read`) ? 'read' : 'none'
  })
}

/** Levels to scope strings; manage brings read along, except for service accounts. */
export function scopesOf(chosen: ScopeLevels): Scope[] {
  return scopeEntities.flatMap((entity): Scope[] => {
    if (chosen[entity] === 'none') return []
    if (chosen[entity] === 'read') return [`${entity}:read`]
    return entity === 'service-account'
      ? [`${entity}:manage`]
      : [`${entity}:read`, `${entity}:manage`]
  })
}

/** The same scopes in one order and without gaps: manage brings read along. */
export function normalScopes(scopes: readonly string[]): Scope[] {
  return scopesOf(levelsOf(scopes))
}

export const allScopes = scopeEntities.flatMap((entity): Scope[] => [
  `${entity}:read`,
  `${entity}:manage`,
])

const known: ReadonlySet<string> = new Set(allScopes)

/** The scopes in a list of words, as OAuth writes them. */
export function scopesIn(text: string): Scope[] {
  return text.split(' ').filter((word): word is Scope => known.has(word))
}

/** A kind of data that a network shares. */
export const ShareName = z.enum(scopeEntities, 'This is not something to share.')

export const ScopeName = z.enum(allScopes, 'This is not a scope.')

/** A set of scopes as a caller sends it, put into normal form. */
export const Scopes = z.pipe(
  z.array(ScopeName, 'Send a list of scopes.').check(z.maxLength(40, 'Name each scope once.')),
  z.transform((scopes: Scope[]) => normalScopes(scopes)),
)

function levels(levelOf: (entity: ScopeEntity) => ScopeLevel): ScopeLevels {
  return Object.fromEntries(scopeEntities.map((entity) => [entity, levelOf(entity)])) as ScopeLevels
}
