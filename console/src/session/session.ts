import type { User } from '@accord/contract/people.ts'
import {
  removeStored,
  saveStored,
  loadStored,
  type TokenEntry,
} from '../browser/browser-storage.ts'

/** The key of the person's own token. All other keys are organization IDs. */
export const userKey = '_user'

/**
 * Records for whom the person acts. Every request specifies its token itself, so that two tabs can act for two
 * organizations and a screen can be prefetched for a third.
 */
export function actAs(key: string) {
  saveStored('activeToken', key)
}

export function hasSession(): boolean {
  return loadStored('user') !== undefined && tokenEntry(userKey) !== undefined
}

/** Stores the person without the email address, because this storage outlives the visit. */
export function saveUser({ id, firstName, lastName, deletion }: Omit<User, 'email' | 'profiles'>) {
  saveStored('user', { id, firstName, lastName, ...(deletion && { deletion }) })
}

/**
 * Returns the ID of the only organization of this session, if its identity provider opened the session. Such a session
 * has one token, which is for the person's profile there.
 */
export function providerOrganization(): string | undefined {
  return loadStored('providerSession')?.organization
}

/** Returns whether the person signed in through their organization and has no account of their own, which they can join. */
export function canJoinAccount(): boolean {
  return loadStored('providerSession')?.ownAccount === false
}

export function tokenEntry(key: string): TokenEntry | undefined {
  return loadStored('tokens')?.[key === providerOrganization() ? userKey : key]
}

const refreshWithin = 5 * 60 * 1000

/** Returns a token that is valid for more than five minutes and therefore needs no refresh. */
export function validToken(key: string): string | undefined {
  const entry = tokenEntry(key)
  return entry && remaining(entry) >= refreshWithin ? entry.token : undefined
}

export function remaining(entry: TokenEntry): number {
  return Date.parse(entry.expiresAt) - Date.now()
}

/** Removes a token, unless another one has replaced it. */
export function dropToken(key: string, token = tokenEntry(key)?.token) {
  if (token === undefined || tokenEntry(key)?.token !== token) return
  const { [key]: _dropped, ...others } = loadStored('tokens') ?? {}
  saveStored('tokens', others)
}

/** Removes the person and everything in progress. The remembered email address stays for the next sign-in. */
export function clearSession() {
  removeStored(
    'user',
    'tokens',
    'activeToken',
    'lastOrganization',
    'providerSession',
    'resumeFlow',
    'externalRedirect',
  )
}
