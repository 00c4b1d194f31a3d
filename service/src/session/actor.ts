import type { User } from '@accord/contract/accounts.ts'

/** The person behind a request. Rights are looked up when needed; a token carries identity only. */
export interface Actor {
  user: User
  sessionId: string
  tokenHash: Buffer
}
