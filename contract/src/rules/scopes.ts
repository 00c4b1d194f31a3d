import * as z from 'zod/mini'
import { type Role, isContact } from './roles.ts'
import { missing } from './small-sets.ts'
import { message } from '../translation.ts'

/** All kinds of data that an application can access, in the console's order. */
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

/** The default levels of new applications: `manage` for service accounts, and `read` for everything else. */
export const defaultLevels: ScopeLevels = levels((entity) =>
  entity === 'service-account' ? 'manage' : 'read',
)

/** Converts scope strings to levels. Manage takes precedence over read. */
export function levelsOf(scopes: readonly string[]): ScopeLevels {
  return levels((entity) => {
    if (scopes.includes(`${entity}:manage`)) return 'manage'
    return scopes.includes(`${entity}:read`) ? 'read' : 'none'
  })
}

/** Converts levels to scope strings. Manage includes read, except for service accounts. */
export function scopesOf(chosen: ScopeLevels): Scope[] {
  return scopeEntities.flatMap((entity): Scope[] => {
    if (chosen[entity] === 'none') return []
    if (chosen[entity] === 'read') return [`${entity}:read`]
    return entity === 'service-account'
      ? [`${entity}:manage`]
      : [`${entity}:read`, `${entity}:manage`]
  })
}

/** Normalizes scopes to one order, in which manage includes read. */
export function normalScopes(scopes: readonly string[]): Scope[] {
  return scopesOf(levelsOf(scopes))
}

export const allScopes = scopeEntities.flatMap((entity): Scope[] => [
  `${entity}:read`,
  `${entity}:manage`,
])

const known: ReadonlySet<string> = new Set(allScopes)

/** Parses scopes in OAuth's format. Unknown scopes are ignored. */
export function scopesIn(text: string): Scope[] {
  return text.split(' ').filter((word): word is Scope => known.has(word))
}

/** A kind of data that a network shares. */
export const ShareName = z.enum(scopeEntities, message("This data can't be shared."))

export const ScopeName = z.enum(allScopes, message("This isn't a valid scope."))

/** A list of scopes from a caller, in normalized form. */
export const Scopes = z.pipe(
  z
    .array(ScopeName, message('This value must be a list of scopes.'))
    .check(z.maxLength(40, message('List each scope only once.'))),
  z.transform((scopes: Scope[]) => normalScopes(scopes)),
)

function levels(levelOf: (entity: ScopeEntity) => ScopeLevel): ScopeLevels {
  return Object.fromEntries(scopeEntities.map((entity) => [entity, levelOf(entity)])) as ScopeLevels
}

/** The scopes of OpenID Connect. Every application can request them, and the person is shown each of them. */
export const standardScopes = ['openid', 'profile', 'email', 'offline_access'] as const
/** The scopes of a request that doesn't name any. */
export const defaultScopes = ['openid', 'profile', 'email'] as const
export type StandardScope = (typeof standardScopes)[number]

/** Parses standard scopes in OAuth's format. */
export function standardScopesIn(text: string): StandardScope[] {
  const words = text.split(' ')
  return standardScopes.filter((scope) => words.includes(scope))
}

/** Scopes that change an organization. One person's approval isn't enough for them. */
const governed: readonly Scope[] = [
  'organization:manage',
  'application:manage',
  'profile:manage',
  'network:manage',
]

export function governedScopes(scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => governed.includes(scope))
}

/** An organization's relation to an application that one of its people approved. */
interface Relation {
  /** Whether the application belongs to the organization. */
  own: boolean
  /** The scopes for which the organization authorized the application, or null if it didn't authorize it. */
  authorized: readonly Scope[] | null
  /**
   * The roles of the person who approved. A contact has no permissions, so nothing done for them changes the
   * organization.
   */
  roles: readonly Role[]
}

/** Returns the approved scopes that are waiting for admin consent. */
export function scopesPendingConsent(
  scopes: readonly Scope[],
  { own, authorized, roles }: Relation,
): Scope[] {
  if (own || isContact(roles)) return []
  return missing(governedScopes(scopes), authorized ?? [])
}

/**
 * Returns the scopes that an application can use for a person in an organization. It can use everything that the person
 * approved, but scopes that change the organization also require that the organization owns the application or
 * authorized it for them. This is checked at every use.
 */
export function effectiveForOrganization(scopes: readonly Scope[], relation: Relation): Scope[] {
  return missing(scopes, scopesPendingConsent(scopes, relation))
}
