import { effectiveRole, type Role } from './roles.ts'
import { normalScopes, type Scope } from './scopes.ts'
import { common } from './small-sets.ts'

/**
 * What an application asks a person for: all that it is registered for where it led them here by itself,
 * and of that what the request says, scopes with spaces between them, where it came by the standard door.
 */
export function askedScopes(registered: Scope[], requested: string | undefined): Scope[] {
  if (requested === undefined) return registered
  return common(normalScopes(requested.split(' ')), registered)
}

/** A contact has no right in the organization, so all they can share is about themselves. */
export function approvableScopes(roles: readonly Role[], asked: readonly Scope[]): Scope[] {
  if (effectiveRole(roles) !== 'contact') return [...asked]
  return asked.filter((scope) => /^(user|profile):/.test(scope))
}
