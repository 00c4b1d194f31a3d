import type { Deletion } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { ApprovalFlow } from './approval-flow.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

// How long each key is kept after its last write, in milliseconds (decision 104).

/** Removed at sign-out. The service ends a session after a day at most. */
export const removedAtSignOut = {
  user: day,
  tokens: day,
  activeToken: day,
  lastOrganization: day,
  sessionExpired: day,
  signInEmail: 30 * day,
  signUpEmail: hour,
  linkSent: day,
  networkInvitationId: hour,
  resumeFlow: 10 * minute,
  signInFor: 10 * minute,
  externalRedirect: 10 * minute,
  originLocation: hour,
  justSignedIn: 5 * minute,
  recentOrganizations: 90 * day,
  userLanguage: 365 * day,
  chosenLanguages: 365 * day,
  typed: hour,
}

/** Kept after sign-out, each for its own reason. */
export const keptAfterSignOut = {
  // Switching accounts to answer an invitation includes a sign-out.
  invitationId: hour,
  // The message for the page after the sign-out.
  notice: 5 * minute,
  // Written by the sign-out itself. What was typed before is valid for an hour.
  signedOut: day,
  // Already used: it only explains a link that's opened again.
  verifiedCode: day,
  // These hold random IDs and no names. An organization is new for 30 days.
  pinnedOrganizations: 365 * day,
  seenMaps: 90 * day,
  hiddenFirstSteps: 30 * day,
  begunFirstSteps: 30 * day,
  // How this browser shows the console, for anyone who uses it.
  helpKey: 365 * day,
  exactTimes: 365 * day,
  scheme: 365 * day,
}

/** Everything the console keeps in the browser, with the specification's names. The tables above say how long. */
export interface Stored {
  user: {
    id: string
    firstName: string
    lastName: string
    /** Set if the account is deleted and can still be restored. */
    deletion?: Deletion | null
  }
  /** By '_user' or an organization's ID. */
  tokens: Record<string, TokenEntry>
  /** The key of the token used last. Each tab decides for itself which one it acts with. */
  activeToken: string
  signInEmail: string
  /** The address of a deleted sign-up, for the sign-up page. */
  signUpEmail: string
  /** Who was emailed a link that verifies a new account. */
  linkSent: { email: string; firstName: string; lastName: string; expiresAt: number }
  /** The last code that verified an address here. It's used up, but its link may be opened again. */
  verifiedCode: string
  /** An invitation to an organization: its ID or the email's code, and whether to decline. */
  invitationId: { key: string; declines: boolean; expiresAt: number }
  networkInvitationId: string
  /** The approval request of a visitor who had to sign in first. */
  resumeFlow: ApprovalFlow & { expiresAt: number }
  /** Which application is waiting for the sign-in, and for which address. `again` asks even if they're signed in. */
  signInFor: {
    application: string
    name: string | undefined
    email: string | undefined
    again: boolean
    expiresAt: number
  }
  externalRedirect: { url: string; expiresAt: number }
  userLanguage: 'en-US' | 'en-CA'
  /** Overrides the language of the organization's country, by the organization's ID. */
  chosenLanguages: Record<string, Stored['userLanguage']>
  sessionExpired: true
  /** When someone last signed out here. What was typed before isn't for the next person. */
  signedOut: number
  /** Set until the first page after the sign-in. */
  justSignedIn: true
  /** Where the visitor was going before sign-in. */
  originLocation: { path: string; expiresAt: number }
  /** The organization shown last, so that the frame can appear before the service responds. */
  lastOrganization: { id: string; name: string; profileRoles: Role[] }
  /** IDs of pinned organizations, by the person's ID. */
  pinnedOrganizations: Record<string, string[]>
  /** IDs of recently visited organizations, by the person's ID. */
  recentOrganizations: Record<string, string[]>
  /** IDs of organizations whose first steps were dismissed here. */
  hiddenFirstSteps: string[]
  /** IDs of organizations whose first steps were shown here before all were done. */
  begunFirstSteps: string[]
  /** The newest change that was shown on a network's map, by the IDs of the person and the network. */
  seenMaps: Record<string, Record<string, string>>
  /** Single-key shortcuts are turned off. */
  helpKey: 'off'
  /** Dates and times appear in full, not as 'an hour ago'. */
  exactTimes: true
  /** Unset while the console follows the system. */
  scheme: 'light' | 'dark'
  /** A message for the next page in this tab. */
  notice: { kind: string; message: string }
  /** Form values in this tab when the session expired, with their owner and time. */
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

/** The key that stores when each other key expires. */
const endsKey = 'ends'
type Ends = Partial<Record<StorageKey, number>>

/** Storage may be full, forbidden, or edited by hand. Reading then finds nothing and never throws. */
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
    // Private windows may reject writes. The visit then lasts as long as the page.
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

/** Reads a value once and removes it. */
export function takeStored<K extends StorageKey>(key: K): Stored[K] | undefined {
  const value = loadStored(key)
  removeStored(key)
  return value
}

/** Removes expired values. A value without an expiry, or with one too far away, gets a new one. */
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

/** Removes everything personal, for the next person who uses this browser. */
export function removePersonal() {
  removeStored(...namesOf(removedAtSignOut))
}

/** Doesn't compile for a key without a lifetime. */
function lifetimeOf(key: StorageKey): number {
  return { ...removedAtSignOut, ...keptAfterSignOut }[key]
}

function namesOf<Name extends StorageKey>(lifetimes: Record<Name, number>): Name[] {
  return Object.keys(lifetimes) as Name[]
}

function storageOf(key: StorageKey): Storage {
  return key === 'notice' || key === 'typed' ? sessionStorage : localStorage
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
