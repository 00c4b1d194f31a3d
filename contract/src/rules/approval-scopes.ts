import type { Wish } from './approval-wishes.ts'
import { isContact, type Role } from './roles.ts'
import { normalScopes, type Scope } from './scopes.ts'
import { common } from './small-sets.ts'

/**
 * What an application asks a person for: all that it is registered for where it led them here by itself,
 * and of that what the request says, scopes with spaces between them, where it came by the standard way in.
 */
export function askedScopes(registered: Scope[], requested: string | undefined): Scope[] {
  if (requested === undefined) return registered
  return common(normalScopes(requested.split(' ')), registered)
}

/** A contact has no right in the organization, so all they can share is about themselves. */
export function approvableScopes(roles: readonly Role[], asked: readonly Scope[]): Scope[] {
  if (!isContact(roles)) return [...asked]
  return asked.filter((scope) => /^(user|profile):/.test(scope))
}

/** What is about a person and no organization: all that an application can have of somebody without a profile. */
export function personalScopes(scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => scope.startsWith('user:'))
}

/** Whether a person can approve it as themselves: nothing in it concerns an organization. */
export function isPersonal(asked: readonly Scope[], wishes: readonly Wish[]): boolean {
  return (
    personalScopes(asked).length === asked.length &&
    wishes.every(({ orgId, roles }) => orgId === undefined && !roles?.length)
  )
}
