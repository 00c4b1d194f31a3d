/** A call that failed. Screens compare codes, and people read messages. */
export class ApiError extends Error {
  // The minified class name would be a single letter.
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The service's ID for the request, to quote to support. */
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

/** The reason and the waiting time, if the error is a rate limit. */
export function rateLimitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === tooManyRequestsStatus
    ? error.message
    : undefined
}

export const tooManyRequestsStatus = 429

/** The status of a call that never reached the service. */
export const unreachable = 0

/** The message when the browser knows that it's offline: t('There is no network connection.') */
export const offline = 'There is no network connection.'

/** The specification's messages for an error (section 8): the service's own, or one for the status. */
export function explainError(error: unknown): string {
  return error instanceof ApiError ? error.message || byStatus(error) : 'Something went wrong!'
}

// t('Something went wrong!') t('We were unable to process your request. Please try again later.')
// t('Internal server error. Please try again later.') t('Not found') t('Access denied') t('Bad request')
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

/** Whether a retry may succeed: the connection or the service failed, and the outcome is unknown. */
export function isTransient(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === unreachable || error.status >= 500)
}

/** The person canceled the confirmation of their identity. Treated as if they hadn't started. */
export class ReauthCanceled extends Error {
  override readonly name = 'NotConfirmed'
}
