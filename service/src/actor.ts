import type { Person, User } from '@accord/contract/people.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/** The kinds of rows whose last use is tracked. */
export type UsageKind =
  | 'application'
  | 'key'
  | 'approval'
  | 'authorization'
  | 'profile'
  | 'network_member'

/** What is counted for each application and day. */
export type ApplicationCount = 'signIns' | 'calls' | 'errors'

/** Tracks when each of these rows was last used, and with which scopes. */
export interface UsageTracker {
  /** Notes a use in memory, so that no request waits for a write. */
  note(kind: UsageKind, id: string, scope?: string): void
  /** Counts in memory what an application does. */
  count(what: ApplicationCount, applicationId: string): void
  /** Writes the noted uses and counts. Those that can't be written are kept for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/**
 * The person behind a request, by their own session or through an application that they approved. A token carries only
 * the identity, and permissions are looked up when needed.
 */
export interface Actor {
  user: Person
  /** Null if an application acts for the person. */
  sessionId: string | null
  /** The token's profile, as it is now. */
  profile: ActingProfile | undefined
  /** The application that acts for the person. */
  application?: ActingApplication
  /** Loaded together with the token if the call returns the user. */
  carried?: Pick<User, 'profiles' | 'deletion'>
}

/** A person with their own session. Calls that applications may never make require one. */
export interface SessionActor extends Actor {
  sessionId: string
  tokenHash: Buffer
  /** The factors that the person used in this session. */
  factors: readonly Factor[]
  /** Whether they confirmed their identity within the last ten minutes. */
  reauthenticated: boolean
  application?: never
}

/** An application that acts in its own name, for its own organization and those that authorized it. */
export interface ServiceActor {
  user?: never
  sessionId: null
  profile?: never
  application: ActingApplication
  /** The token's scopes that the application still requests. */
  scopes: readonly Scope[]
}

export interface ActingProfile {
  id: string
  organizationId: string
  email: string
  roles: readonly Role[]
}

export interface ActingApplication {
  id: string
  /** The organization that owns the application. */
  organizationId: string
  /** The scope that this call requires. The token and the application have it, unless the call accepts any token. */
  scope: Scope
  tokenHash: Buffer
  /** Records which authorization the application uses. */
  usage: Pick<UsageTracker, 'note'>
  /**
   * Set for a data preview, where someone looks at what the application can read in their organization. It has these
   * scopes there, and no access elsewhere.
   */
  lookedAt?: { organizationId: string; scopes: readonly Scope[] }
}
