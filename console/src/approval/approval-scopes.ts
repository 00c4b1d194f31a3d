import type { ApplicationCard } from '@accord/contract/applications.ts'
import { effectiveRole, type Role } from '@accord/contract/roles.ts'
import { commonScopes, normalScopes, type Scope } from '@accord/contract/scopes.ts'
import type { ApprovalFlow } from '../session/resume-flow.ts'

/** A request at /oauth/authorize may ask for less than the application is registered for. */
export function askedScopes(
  { interaction, scope = '' }: ApprovalFlow,
  { scopes }: Pick<ApplicationCard, 'scopes'>,
): Scope[] {
  if (interaction === undefined) return scopes
  return commonScopes(normalScopes(scope.split(' ')), scopes)
}

/** A contact has no right in the organization: the service shares only what is about themselves. */
export function sharedScopes(roles: readonly Role[], asked: readonly Scope[]): Scope[] {
  if (effectiveRole(roles) !== 'contact') return [...asked]
  return asked.filter((scope) => /^(user|profile):/.test(scope))
}

export function areSame(some: readonly Scope[], others: readonly Scope[]): boolean {
  return normalScopes(some).join() === normalScopes(others).join()
}
