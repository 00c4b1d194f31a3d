import { type Role, isContact } from './roles.ts'
import { type Scope, normalScopes } from './scopes.ts'
import { common } from './small-sets.ts'
import * as z from 'zod/mini'
import { Id } from '../fields.ts'

/**
 * What an application asks a person for: all that it is registered for where it led them here by itself,
 * and of that what the request says, scopes with spaces between them, where it came by the standard way in.
 */
export function requestedScopesOf(registered: Scope[], requested: string | undefined): Scope[] {
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

/** Whom an application wants to be approved by: for one organization, by somebody with one of these roles. */
export interface Wish {
  orgId?: string | undefined
  roles?: string[] | undefined
}

/** More is not carried around: it comes back to the application byte for byte. */
export const maxStateLength = 2048

export const WishedRoles = z
  .array(z.string().check(z.minLength(1), z.maxLength(50)), 'Send a list of roles.')
  .check(z.maxLength(10, 'List at most 10 roles.'))

/** `roles=admin,owner`, as it stands in an address. */
export function rolesIn(text: string): string[] {
  return text
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean)
}

const WishInState = z.object({
  orgId: z.optional(Id),
  roles: z.optional(z.union([WishedRoles, z.pipe(z.string(), z.transform(rolesIn))])),
})

/**
 * The wish in a state of base64 JSON. A state of any other kind belongs to the application alone and wishes
 * nothing. One that names an organization or roles in a form that cannot be read is none: undefined.
 */
export function wishInState(state: string): Wish | undefined {
  const content = jsonIn(state)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return {}
  return z.safeParse(WishInState, content).data
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

/** Whether somebody with these roles is one of those that a wish names. */
export function holdsWished(roles: readonly Role[], wish: Wish): boolean {
  return (
    !wish.roles?.length || wish.roles.some((role) => (roles as readonly string[]).includes(role))
  )
}
