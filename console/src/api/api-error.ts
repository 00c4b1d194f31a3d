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

/** What a call says that was made too often: why, and for how long. */
export function rateLimitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === tooManyRequestsStatus
    ? error.message
    : undefined
}

export const tooManyRequestsStatus = 429

/** The service could not be reached at all. */
export const unreachable = 0

/** What is said where the browser itself knows why: t('There is no network connection.') */
export const offline = 'There is no network connection.'

/** The specification's words for an error (section 8): the service's own sentence first, else by status. */
export function explainError(error: unknown): string {
  return error instanceof ApiError ? error.message || byStatus(error) : 'Something went wrong!'
}

function byStatus({ status }: ApiError): string {
  if (status === unreachable) {
    return 'We were unable to process your request. Please try again later.'
  }
  if (status >= 500) return 'Internal server error. Please try again later.'
  if (status === 404) return 'Not found'
  if (status === 403) return 'Access denied'
  if (status === 400) return 'Bad request'
  return `HTTP error ${status}`
}

/** A lost connection or a fault of the service: whether it did anything is not known, and it may work the next time. */
export function isTransient(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === unreachable || error.status >= 500)
}

/** The person was asked to confirm that it is them, and did not: as if they had not begun. */
export class ReauthCanceled extends Error {
  override readonly name = 'NotConfirmed'
}
