import type { Deletion } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { ApprovalFlow } from './approval-flow.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

// How long each is kept after it was last written, in milliseconds (decision 104).

/** Sign-out removes these. The service ends a session after a day at most. */
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

/** These outlive a sign-out, each for its reason. */
export const keptAfterSignOut = {
  // Whoever switches accounts to answer an invitation signs out in between.
  invitationId: hour,
  // For the page after the one that signs out.
  notice: 5 * minute,
  // Written by the sign-out itself. What was typed before it is good for an hour.
  signedOut: day,
  // Used up: it only explains a link that is opened again.
  verifiedCode: day,
  // They hold random ids and no names. An organization is new for 30 days.
  pinnedOrganizations: 365 * day,
  seenMaps: 90 * day,
  hiddenFirstSteps: 30 * day,
  begunFirstSteps: 30 * day,
  // How this browser shows the console, whoever uses it.
  helpKey: 365 * day,
  exactTimes: 365 * day,
  scheme: 365 * day,
}

/**
 * Everything the console keeps in the browser, by the names of the specification. `storage-lifetimes.ts` says for how long
 * each is kept.
 */
export interface Stored {
  user: {
    id: string
    firstName: string
    lastName: string
    /** Of an account that its owner deleted and can still keep: all that can be asked for. */
    deletion?: Deletion | null
  }
  /** By '_user' or an organization's id. */
  tokens: Record<string, TokenEntry>
  /** Key of the token used last; each tab decides for itself which one it acts with. */
  activeToken: string
  signInEmail: string
  /** Whose owner starts over, for the sign-up page. */
  signUpEmail: string
  /** Whom a link was mailed to that verifies a new account, as they called themselves. */
  linkSent: { email: string; firstName: string; lastName: string; expiresAt: number }
  /** The code that verified an address here last, and is good for nothing any more: its link may be opened again. */
  verifiedCode: string
  /** Of an invitation to an organization: its id or the code of the mail, and which of its two pages. */
  invitationId: { key: string; declines: boolean; expiresAt: number }
  networkInvitationId: string
  /** What a visitor was asked to approve when sign-in came between. */
  resumeFlow: ApprovalFlow & { expiresAt: number }
  /** Which application waits for the visitor to sign in, and as whom; `again` though they are signed in. */
  signInFor: {
    application: string
    name: string | undefined
    email: string | undefined
    again: boolean
    expiresAt: number
  }
  externalRedirect: { url: string; expiresAt: number }
  userLanguage: 'en-US' | 'en-CA'
  /** By the organization on whose page somebody chose it, in place of what its country speaks. */
  chosenLanguages: Record<string, Stored['userLanguage']>
  sessionExpired: true
  /** When somebody signed out here last: what was typed before is not for whoever comes after. */
  signedOut: number
  /** The next page is the first after the button that signs in. */
  justSignedIn: true
  /** Where the visitor was going when sign-in came between. */
  originLocation: { path: string; expiresAt: number }
  /** The one looked at last, for the frame of its pages: stands before the service has answered. */
  lastOrganization: { id: string; name: string; profileRoles: Role[] }
  /** Ids of the organizations that come first in the switcher, by the id of the person who chose. */
  pinnedOrganizations: Record<string, string[]>
  /** The same of those that the person was in last. */
  recentOrganizations: Record<string, string[]>
  /** Ids of organizations whose first steps somebody dismissed here. */
  hiddenFirstSteps: string[]
  /** Of those whose first steps somebody saw here before all were done. */
  begunFirstSteps: string[]
  /** By the id of the person and that of the network: the newest change on its map that they were shown. */
  seenMaps: Record<string, Record<string, string>>
  /** Somebody does not want a single key to open the keyboard help. */
  helpKey: 'off'
  /** Somebody wants date and time in place of 'an hour ago'. */
  exactTimes: true
  /** Absent while the console follows the system. */
  scheme: 'light' | 'dark'
  /** In this tab: a message for the next page. */
  notice: { kind: string; message: string }
  /** In this tab: what stood in forms when the session expired, whose it is and when that was. */
  typed: [whose: string | undefined, at: number, forms: Record<string, Typed[]>]
}

export type StorageKey = keyof Stored

/** What stood in a field before somebody typed, and what they made of it. */
type Typed = [field: string, before: unknown, typed: unknown]

export interface TokenEntry {
  token: string
  expiresAt: string
  key: string
}

/** When each key ends, by its name. */
const endsKey = 'ends'
type Ends = Partial<Record<StorageKey, number>>

/** Storage may be full, forbidden or edited by hand: reading never throws, it finds nothing. */
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
    // Private windows may refuse: the visit then lasts as long as the page.
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
      // As above.
    }
  }
}

/** Reads a value once: the next reader finds nothing. */
export function takeStored<K extends StorageKey>(key: K): Stored[K] | undefined {
  const value = loadStored(key)
  removeStored(key)
  return value
}

/** Removes whatever has ended. A value without an end, or with one too far away, ends when a new one would. */
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
      // As above.
    }
  }
}

/** Removes everything personal, for whoever uses this browser next. */
export function removePersonal() {
  removeStored(...namesOf(removedAtSignOut))
}

/** Doesn't compile for a key that has no lifetime. */
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
