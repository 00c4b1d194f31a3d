import type { User } from '@accord/contract/people.ts'
import {
  removeStored,
  saveStored,
  loadStored,
  type TokenEntry,
} from '../browser/browser-storage.ts'

/** Key of the person's own token; every other key is an organization's id. */
export const userKey = '_user'

/**
 * Records whom the person acts as. Every call names its token itself, so that two tabs can act for two
 * organizations and a screen can be fetched ahead for a third.
 */
export function actAs(key: string) {
  saveStored('activeToken', key)
}

export function hasSession(): boolean {
  return loadStored('user') !== undefined && tokenEntry(userKey) !== undefined
}

/** No e-mail address: what is kept here outlives the visit. */
export function saveUser({ id, firstName, lastName, deletion }: Omit<User, 'email' | 'profiles'>) {
  saveStored('user', { id, firstName, lastName, ...(deletion && { deletion }) })
}

export function tokenEntry(key: string): TokenEntry | undefined {
  return loadStored('tokens')?.[key]
}

const refreshWithin = 5 * 60 * 1000

/** A token that needs no refreshing yet: it has more than five minutes left. */
export function validToken(key: string): string | undefined {
  const entry = tokenEntry(key)
  return entry && remaining(entry) >= refreshWithin ? entry.token : undefined
}

export function remaining(entry: TokenEntry): number {
  return Date.parse(entry.expiresAt) - Date.now()
}

/** Forgets a token, unless another has come in its place meanwhile. */
export function dropToken(key: string, token = tokenEntry(key)?.token) {
  if (token === undefined || tokenEntry(key)?.token !== token) return
  const { [key]: _dropped, ...others } = loadStored('tokens') ?? {}
  saveStored('tokens', others)
}

/** Forgets who was signed in and what they had under way. The remembered e-mail stays for next time. */
export function clearSession() {
  removeStored(
    'user',
    'tokens',
    'activeToken',
    'lastOrganization',
    'resumeFlow',
    'externalRedirect',
  )
}
