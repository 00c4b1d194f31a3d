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

/** The events that are counted for each application and day. */
export type ApplicationCount = 'signIns' | 'calls' | 'errors'

/** Tracks when each of these rows was last used, and with which scopes. */
export interface UsageTracker {
  /** Notes a use in memory, so that no request waits for a write. */
  note(kind: UsageKind, id: string, scope?: string): void
  /** Counts an application's events in memory. */
  count(what: ApplicationCount, applicationId: string): void
  /** Writes the noted uses and counts. If that fails, they're kept for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/**
 * The person behind a request, either in their own session or through an application that they approved. A token
 * carries only the identity. Permissions are looked up when needed.
 */
export interface Actor {
  user: Person
  /** This is null if an application acts for the person. */
  sessionId: string | null
  /** The token's profile in its current state. */
  profile: ActingProfile | undefined
  /** The application that acts for the person. */
  application?: ActingApplication
  /** The rest of the user, loaded together with the token if the call returns the user. */
  carried?: Pick<User, 'profiles' | 'deletion'>
  /** Only sessions have this. */
  provider?: ProviderSession
}

/** A person with their own session, which is required for calls that no application may make. */
export interface SessionActor extends Actor {
  sessionId: string
  tokenHash: Buffer
  /** The factors that the person used in this session. */
  factors: readonly Factor[]
  /** Whether the person confirmed their identity within the last ten minutes. */
  reauthenticated: boolean
  /** The connection that opened the session. The session is then only for one profile. */
  provider?: ProviderSession
  application?: never
}

/** What a session that an identity provider opened is limited to. */
export interface ProviderSession {
  connectionId: string
  profileId: string
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
  /** The person is an owner, but signed in through an identity provider. They then act as an admin. */
  isOwnerThroughProvider?: true
}

export interface ActingApplication {
  id: string
  /** The organization that owns the application. */
  organizationId: string
  /** The scope that this call requires. The token and the application have it, unless the call accepts any token. */
  scope: Scope
  tokenHash: Buffer
  /** The ID by which the application knows the person. */
  subject?: string
  /** Records which authorization the application uses. */
  usage: Pick<UsageTracker, 'note'>
  /**
   * Limits the application in a data preview to one organization and these scopes. This is set when someone views the
   * data that the application can read in their organization.
   */
  lookedAt?: { organizationId: string; scopes: readonly Scope[] }
}
