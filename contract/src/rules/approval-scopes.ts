import { type Role, isContact } from './roles.ts'
import { type Scope, normalScopes } from './scopes.ts'
import { common } from './small-sets.ts'
import * as z from 'zod/mini'
import { Id } from '../fields.ts'
import { message } from '../translation.ts'

/**
 * Returns the scopes that an application requests from a person. In the direct flow, these are all of its registered
 * scopes. In the standard flow, the request lists some of them, separated by spaces.
 */
export function requestedScopesOf(registered: Scope[], requested: string | undefined): Scope[] {
  if (requested === undefined) return registered
  return common(normalScopes(requested.split(' ')), registered)
}

/**
 * Returns the scopes that a person can approve. A contact has no permissions in the organization, so they can share
 * only data about themselves.
 */
export function approvableScopes(roles: readonly Role[], asked: readonly Scope[]): Scope[] {
  if (!isContact(roles)) return [...asked]
  return asked.filter((scope) => /^(user|profile):/.test(scope))
}

/** Returns the scopes that concern only a person. Without a profile, an application can't have any others. */
export function personalScopes(scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => scope.startsWith('user:'))
}

/** Whether a person can approve a request without a profile, because nothing in it concerns an organization. */
export function isPersonal(
  asked: readonly Scope[],
  requestedProfiles: readonly RequestedProfile[],
): boolean {
  return (
    personalScopes(asked).length === asked.length &&
    requestedProfiles.every(({ orgId, roles }) => orgId === undefined && !roles?.length)
  )
}

/** The profile that an application requests: in a certain organization, or with one of these roles. */
export interface RequestedProfile {
  orgId?: string | undefined
  roles?: string[] | undefined
}

/** The maximum length of a state, which is returned to the application unchanged. */
export const maxStateLength = 2048

export const RequestedRoles = z
  .array(
    z.string().check(z.minLength(1), z.maxLength(50)),
    message('This value must be a list of roles.'),
  )
  .check(z.maxLength(10, message('You can include up to 10 roles.')))

/** Parses the roles in a URL, such as `roles=admin,owner`. */
export function rolesIn(text: string): string[] {
  return text
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean)
}

const ProfileInState = z.object({
  orgId: z.optional(Id),
  roles: z.optional(z.union([RequestedRoles, z.pipe(z.string(), z.transform(rolesIn))])),
})

/**
 * Returns the profile that a state requests as base64-encoded JSON, or undefined if its organization or roles are
 * invalid. Any other state belongs to the application and requests no profile.
 */
export function requestedProfileInState(state: string): RequestedProfile | undefined {
  const content = jsonIn(state)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return {}
  return z.safeParse(ProfileInState, content).data
}

function jsonIn(state: string): unknown {
  try {
    const bytes = atob(state.replaceAll('-', '+').replaceAll('_', '/'))
    const utf8 = Uint8Array.from(bytes, (byte) => byte.codePointAt(0)!)
    return JSON.parse(new TextDecoder().decode(utf8))
  } catch {
    return undefined
  }
}

/** Whether one of these roles is requested, or any role is enough. */
export function hasRequestedRole(own: readonly Role[], { roles = [] }: RequestedProfile): boolean {
  return roles.length === 0 || roles.some((role) => (own as readonly string[]).includes(role))
}
