import type { Deletion } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { ApprovalFlow } from './approval-flow.ts'

/** Everything the console keeps in the browser's local storage, by the names of the specification. */
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
}

export interface TokenEntry {
  token: string
  expiresAt: string
  key: string
}

/** Storage may be full, forbidden or edited by hand: reading never throws, it finds nothing. */
export function recall<K extends keyof Stored>(key: K): Stored[K] | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const value = JSON.parse(text) as Stored[K]
    return isOver(value) ? undefined : value
  } catch {
    return undefined
  }
}

export function keep<K extends keyof Stored>(key: K, value: Stored[K]) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse: the visit then lasts as long as the page.
  }
}

export function forget(...keys: (keyof Stored)[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Reads a value once: the next reader finds nothing. */
export function take<K extends keyof Stored>(key: K): Stored[K] | undefined {
  const value = recall(key)
  forget(key)
  return value
}

function isOver(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number' &&
    value.expiresAt < Date.now()
  )
}
