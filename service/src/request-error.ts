import type { ExpectedError } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

interface Extra {
  /** A sentence for each wrong field of the request, marked with `message`. */
  fields?: Record<string, string>
  /** Fields with names instead of sentences. They aren't translated. */
  names?: Record<string, string>
  /** The scope that the application lacks. */
  scope?: Scope
  /** The oldest cursor that still works. */
  oldest?: number
  /** Seconds, for the Retry-After header. */
  retryAfter?: number
  /** The limit that was hit, for the RateLimit headers. */
  allowance?: { max: number; remaining: number; seconds: number }
  /** This and the following fields are only for the log and never sent. */
  detail?: string
  /** The name of the limit that was hit. */
  limit?: string
  /** The account that the request was about. */
  account?: string
}

/** An expected error on its way to the caller. `error-replies.ts` sends it. */
export class RequestError extends Error {
  readonly expected: ExpectedError
  readonly extra: Extra

  constructor(expectedError: ExpectedError, extra: Extra = {}) {
    super(expectedError.message)
    this.expected = expectedError
    this.extra = extra
  }
}
