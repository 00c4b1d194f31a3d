/** A call that was not answered with success. Screens compare codes, people read messages. */
export class ApiError extends Error {
  // Minified, the class would report itself by a letter.
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** What the service called the request, for support. */
  readonly requestId: string | undefined

  constructor(answer: {
    status: number
    code?: string | undefined
    message?: string | undefined
    fields?: Record<string, string> | undefined
    requestId?: string | undefined
  }) {
    super(answer.message ?? '')
    this.status = answer.status
    this.code = answer.code ?? ''
    this.fields = answer.fields ?? {}
    this.requestId = answer.requestId
  }
}

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status)
}

export function hasCode(error: unknown, ...refusals: { code: string }[]): error is ApiError {
  return error instanceof ApiError && refusals.some(({ code }) => code === error.code)
}

/** What a call says that was made too often: why, and for how long. */
export function saidTooOften(error: unknown): string | undefined {
  return hasStatus(error, tooOften) ? error.message : undefined
}

export const tooOften = 429

/** The service could not be reached at all. */
export const unreachable = 0
