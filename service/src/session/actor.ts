import type { User } from '@accord/contract/accounts.ts'
import type { Role } from '@accord/contract/roles.ts'

/** The person behind a request. Rights are looked up when needed; a token carries identity only. */
export interface Actor {
  user: User
  sessionId: string
  tokenHash: Buffer
  /** The profile that a profile token acts under, as it is at this moment. */
  profile: ActingProfile | undefined
}

export interface ActingProfile {
  id: string
  organizationId: string
  email: string
  roles: readonly Role[]
}
