import type { Deletion } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { ApprovalFlow } from './approval-flow.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

// How long each key is kept after it was last written, in milliseconds (decision 104).

/** These keys are removed at sign-out. The service ends a session after one day at most. */
export const removedAtSignOut = {
  user: day,
  tokens: day,
  activeToken: day,
  lastOrganization: day,
  providerSession: day,
  sessionExpired: day,
  signInEmail: 30 * day,
  signUpEmail: hour,
  linkSent: day,
  networkInvitationId: hour,
  resumeFlow: 10 * minute,
  signInFor: 10 * minute,
  connectProvider: 10 * minute,
  verifyWithProvider: 10 * minute,
  externalRedirect: 10 * minute,
  sentToProvider: 5 * minute,
  originLocation: hour,
  justSignedIn: 5 * minute,
  recentOrganizations: 90 * day,
  userLanguage: 365 * day,
  chosenLanguages: 365 * day,
  typed: hour,
}

/** These keys stay after sign-out, each for its own reason. */
export const keptAfterSignOut = {
  // People may sign out to switch accounts before they answer an invitation.
  invitationId: hour,
  // The next page shows this message after the sign-out.
  notice: 5 * minute,
  // The sign-out itself writes this. Saved form values are valid for an hour.
  signedOut: day,
  // The code is already used. It only explains a link that's opened again.
  verifiedCode: day,
  // These contain random IDs and no names. An organization is new for 30 days.
  pinnedOrganizations: 365 * day,
  seenMaps: 90 * day,
  hiddenFirstSteps: 30 * day,
  begunFirstSteps: 30 * day,
  // These describe how this browser shows the console to anyone who uses it.
  helpKey: 365 * day,
  exactTimes: 365 * day,
  scheme: 365 * day,
}

/**
 * All data that the console stores in the browser, with the specification's names. The tables above contain the
 * lifetimes.
 */
export interface Stored {
  user: {
    id: string
    firstName: string
    lastName: string
    /** The deletion, if the account is deleted and can still be restored. */
    deletion?: Deletion | null
  }
  /** Tokens by '_user' or an organization's ID. */
  tokens: Record<string, TokenEntry>
  /** The key of the token that was used last. Each tab decides independently which token it uses. */
  activeToken: string
  signInEmail: string
  /** The address of a deleted sign-up, for the sign-up page. */
  signUpEmail: string
  /** The person who received a link that verifies a new account. */
  linkSent: { email: string; firstName: string; lastName: string; expiresAt: number }
  /** The last code that verified an address in this browser. It's used, but its link may be opened again. */
  verifiedCode: string
  /** An invitation to an organization, by its ID or the email's code, and whether to decline it. */
  invitationId: { key: string; declines: boolean; expiresAt: number }
  networkInvitationId: string
  /** The approval request of a visitor who had to sign in first. */
  resumeFlow: ApprovalFlow & { expiresAt: number }
  /**
   * The application that is waiting for the sign-in, and the expected address. With `again`, signed-in people must sign
   * in again.
   */
  signInFor: {
    application: string
    name: string | undefined
    email: string | undefined
    again: boolean
    expiresAt: number
  }
  /** A provider that is connected after its owner signed in to their own account, with the address there. */
  connectProvider: { code: string; provider: string; email: string | null; expiresAt: number }
  /** The code of an email that verifies an account, until its owner has signed in at the provider. */
  verifyWithProvider: { code: string; expiresAt: number }
  externalRedirect: { url: string; expiresAt: number }
  /** The page at the identity provider that opened by itself. It doesn't open again immediately, if it didn't help. */
  sentToProvider: { url: string }
  userLanguage: 'en-US' | 'en-CA'
  /** Languages by organization ID, which override the language of the organization's country. */
  chosenLanguages: Record<string, Stored['userLanguage']>
  sessionExpired: true
  /** The time of the last sign-out in this browser. The next person must not see form values from before. */
  signedOut: number
  /** This is set until the first page after the sign-in. */
  justSignedIn: true
  /** The visitor's destination before sign-in. */
  originLocation: { path: string; expiresAt: number }
  /** The organization that was shown last, so that the frame can appear before the service responds. */
  lastOrganization: { id: string; name: string; profileRoles: Role[] }
  /** The only organization of a session that its identity provider opened. */
  providerSession: { organization: string; ownAccount?: boolean }
  /** IDs of pinned organizations, by the person's ID. */
  pinnedOrganizations: Record<string, string[]>
  /** IDs of recently visited organizations, by the person's ID. */
  recentOrganizations: Record<string, string[]>
  /** IDs of organizations whose first steps were dismissed in this browser. */
  hiddenFirstSteps: string[]
  /** IDs of organizations whose first steps were shown in this browser before all were done. */
  begunFirstSteps: string[]
  /** The newest change that was shown on a network's map, by the IDs of the person and the network. */
  seenMaps: Record<string, Record<string, string>>
  /** This is set if single-key shortcuts are turned off. */
  helpKey: 'off'
  /** This is set if dates and times are shown in full, and not as 'an hour ago'. */
  exactTimes: true
  /** The chosen color scheme. Unset if the console uses the system's. */
  scheme: 'light' | 'dark'
  /** A message for the next page in this tab. */
  notice: { kind: string; message: string }
  /** The form values in this tab when the session expired, with their owner and time. */
  typed: [whose: string | undefined, at: number, forms: Record<string, Typed[]>]
}

export type StorageKey = keyof Stored

/** A field's value before and after typing. */
type Typed = [field: string, before: unknown, typed: unknown]

export interface TokenEntry {
  token: string
  expiresAt: string
  key: string
}

/** The key that stores the expiration times of all other keys. */
const endsKey = 'ends'
type Ends = Partial<Record<StorageKey, number>>

/** Reads a value. If storage is full, forbidden, or was edited by hand, this returns undefined and never throws. */
export function loadStored<K extends StorageKey>(key: K): Stored[K] | undefined {
  try {
    const storage = storageOf(key)
    const text = storage.getItem(key)
    if (text === null || hasEnded(endsIn(storage)[key])) return undefined
    const value = JSON.parse(text) as Stored[K]
    return isOver(value) ? undefined : value
  } catch {
    return undefined
  }
}

export function saveStored<K extends StorageKey>(key: K, value: Stored[K]) {
  try {
    const storage = storageOf(key)
    storage.setItem(key, JSON.stringify(value))
    writeEnds(storage, { ...endsIn(storage), [key]: Date.now() + lifetimeOf(key) })
  } catch {
    // Private windows may reject writes. The value is then lost when the page is closed.
  }
}

export function removeStored(...keys: StorageKey[]) {
  for (const key of keys) {
    try {
      const storage = storageOf(key)
      storage.removeItem(key)
      const { [key]: _gone, ...ends } = endsIn(storage)
      writeEnds(storage, ends)
    } catch {
      // Storage may be forbidden.
    }
  }
}

/** Returns a value and removes it. */
export function takeStored<K extends StorageKey>(key: K): Stored[K] | undefined {
  const value = loadStored(key)
  removeStored(key)
  return value
}

/** Removes expired values. A value whose expiration time is missing or too late gets a new one. */
export function removeExpired() {
  const storageKeys = namesOf({ ...removedAtSignOut, ...keptAfterSignOut })
  removeStored(...storageKeys.filter((key) => loadStored(key) === undefined))
  for (const key of storageKeys) {
    try {
      const storage = storageOf(key)
      if (storage.getItem(key) === null) continue
      const ends = endsIn(storage)
      const latest = Date.now() + lifetimeOf(key)
      writeEnds(storage, { ...ends, [key]: Math.min(ends[key] ?? latest, latest) })
    } catch {
      // Storage may be forbidden.
    }
  }
}

/** Removes all personal data, for the next person who uses this browser. */
export function removePersonal() {
  removeStored(...namesOf(removedAtSignOut))
}

/** Returns a key's lifetime. A key without one doesn't compile. */
function lifetimeOf(key: StorageKey): number {
  return { ...removedAtSignOut, ...keptAfterSignOut }[key]
}

function namesOf<Name extends StorageKey>(lifetimes: Record<Name, number>): Name[] {
  return Object.keys(lifetimes) as Name[]
}

function storageOf(key: StorageKey): Storage {
  return key === 'notice' || key === 'typed' || key === 'sentToProvider'
    ? sessionStorage
    : localStorage
}

function endsIn(storage: Storage): Ends {
  try {
    return (JSON.parse(storage.getItem(endsKey) ?? 'null') as Ends | null) ?? {}
  } catch {
    return {}
  }
}

function writeEnds(storage: Storage, ends: Ends) {
  if (Object.keys(ends).length > 0) storage.setItem(endsKey, JSON.stringify(ends))
  else storage.removeItem(endsKey)
}

function hasEnded(end: number | undefined): boolean {
  return typeof end === 'number' && end < Date.now()
}

function isOver(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number' &&
    hasEnded(value.expiresAt)
  )
}
