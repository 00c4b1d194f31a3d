import type { ExpectedError } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

interface Extra {
  /** A sentence per field of the request. */
  fields?: Record<string, string>
  /** What an application lacks. */
  scope?: Scope
  /** Seconds, for the Retry-After header. */
  retryAfter?: number
  /** Of a limit that was hit, for the RateLimit headers. */
  allowance?: { max: number; remaining: number; seconds: number }
  /** For the log only, as all that follows; never sent. */
  detail?: string
  /** The limit that was hit, by its name. */
  limit?: string
  /** Whose account it was about. */
  account?: string
}

/** An expected refusal on its way to the caller; `error-replies.ts` writes it. */
export class RequestError extends Error {
  readonly expected: ExpectedError
  readonly extra: Extra

  constructor(expectedError: ExpectedError, extra: Extra = {}) {
    super(expectedError.message)
    this.expected = expectedError
    this.extra = extra
  }
}
