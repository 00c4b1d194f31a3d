import { isContact, type Role } from './roles.ts'
import type { Scope } from './scopes.ts'
import { missing } from './small-sets.ts'

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
export function withheldScopes(
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
  return missing(scopes, withheldScopes(scopes, standing))
}
