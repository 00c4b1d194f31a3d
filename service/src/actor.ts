import type { Person, User } from '@accord/contract/people.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

/** What is used: kinds of rows. */
export type UsageKind =
  | 'application'
  | 'key'
  | 'approval'
  | 'authorization'
  | 'profile'
  | 'network_member'

/** Remembers when each of them was last used, and for what. */
export interface UsageTracker {
  /** Only remembers: no request writes, or waits for a write. */
  note(kind: UsageKind, id: string, scope?: string): void
  /** Writes what was noted; what cannot be written is left for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/**
 * The person behind a request, by their own session or through an application that they approved. Rights
 * are looked up when needed; a token carries identity only.
 */
export interface Actor {
  user: Person
  /** None where an application acts for the person. */
  sessionId: string | null
  /** The profile that a token acts under, as it is at this moment. */
  profile: ActingProfile | undefined
  /** The application that acts for the person. */
  application?: ActingApplication
  /** Read along with their token where the call answers with it. */
  carried?: Pick<User, 'profiles' | 'deletion'>
}

/** A person with a session of their own: what applications may never do needs one. */
export interface SessionActor extends Actor {
  sessionId: string
  tokenHash: Buffer
  /** What they proved in this session. */
  factors: readonly Factor[]
  /** Whether they proved within the last ten minutes that it is them. */
  reauthenticated: boolean
  application?: never
}

/** An application in its own name, for its own organization and those that authorized it. */
export interface ServiceActor {
  user?: never
  sessionId: null
  profile?: never
  application: ActingApplication
  /** Those of its token that it still asks for. */
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
  /** Whose application it is. */
  organizationId: string
  /** What the call at hand needs; the token and the application's own scopes have it, unless any token will do. */
  scope: Scope
  tokenHash: Buffer
  /** By whose authorization it acts is noted here. */
  usage: Pick<UsageTracker, 'note'>
  /**
   * Nobody acts: somebody looks at what it sees in their organization. It is granted this there, and nothing is open
   * to it elsewhere.
   */
  lookedAt?: { organizationId: string; scopes: readonly Scope[] }
}
