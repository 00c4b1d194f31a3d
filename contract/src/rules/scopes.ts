import * as z from 'zod/mini'
import { type Role, isContact } from './roles.ts'
import { missing } from './small-sets.ts'

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
export const ShareName = z.enum(scopeEntities, "This data can't be shared.")

export const ScopeName = z.enum(allScopes, "This isn't a scope.")

/** A set of scopes as a caller sends it, put into normal form. */
export const Scopes = z.pipe(
  z.array(ScopeName, 'Send a list of scopes.').check(z.maxLength(40, 'List each scope once.')),
  z.transform((scopes: Scope[]) => normalScopes(scopes)),
)

function levels(levelOf: (entity: ScopeEntity) => ScopeLevel): ScopeLevels {
  return Object.fromEntries(scopeEntities.map((entity) => [entity, levelOf(entity)])) as ScopeLevels
}

/** What OpenID Connect defines. Every application may ask for these, and a person is told of each. */
export const standardScopes = ['openid', 'profile', 'email', 'offline_access'] as const
/** What a request gets that names no scope. */
export const defaultScopes = ['openid', 'profile', 'email'] as const
export type StandardScope = (typeof standardScopes)[number]

/** The standard scopes in a list of words, as OAuth writes them. */
export function standardScopesIn(text: string): StandardScope[] {
  const words = text.split(' ')
  return standardScopes.filter((scope) => words.includes(scope))
}

/** What changes an organization: one person's word is not enough for it. */
const governed: readonly Scope[] = [
  'organization:manage',
  'application:manage',
  'profile:manage',
  'network:manage',
]

export function governedScopes(scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => governed.includes(scope))
}

/** How an organization stands to an application that one of its people approved. */
interface Standing {
  /** Whether the application is the organization's own. */
  own: boolean
  /** What the organization authorized it for; null where it did not. */
  authorized: readonly Scope[] | null
  /** Of who approved it. A contact has no right there, so nothing that is done for them changes the organization. */
  roles: readonly Role[]
}

/** Of what a person approved that which waits for the organization's word. */
export function scopesPendingConsent(
  scopes: readonly Scope[],
  { own, authorized, roles }: Standing,
): Scope[] {
  if (own || isContact(roles)) return []
  return missing(governedScopes(scopes), authorized ?? [])
}

/**
 * What an application may do for a person in an organization: all that they approved, but that it changes the
 * organization only while that has authorized it for the same, or owns it. Asked at every use.
 */
export function effectiveForOrganization(scopes: readonly Scope[], standing: Standing): Scope[] {
  return missing(scopes, scopesPendingConsent(scopes, standing))
}
