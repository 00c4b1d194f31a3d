import type { ExpectedError } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'

interface Extra {
  /** A sentence for each invalid field of the request, marked with `message`. */
  fields?: Record<string, string>
  /** Fields with names instead of sentences, which aren't translated. */
  names?: Record<string, string>
  /** The scope that the application lacks. */
  scope?: Scope
  /** The oldest cursor that still works. */
  oldest?: number
  /** The number of seconds for the Retry-After header. */
  retryAfter?: number
  /** The exceeded limit, for the RateLimit headers. */
  allowance?: { max: number; remaining: number; seconds: number }
  /** This and the following fields are logged but never sent. */
  detail?: string
  /** The name of the exceeded limit. */
  limit?: string
  /** The account that the request was about. */
  account?: string
  /** The organization that the request was about, if the caller has no profile in it. */
  organization?: string
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
