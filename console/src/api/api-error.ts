/** A failed request. Code compares the error codes, and people read the messages. */
export class ApiError extends Error {
  // Minification would shorten the class name to a single letter.
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The service's ID for the request, which people can include in a support request. */
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

/** Returns the reason and the waiting time if the error is a rate limit. */
export function rateLimitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === tooManyRequestsStatus
    ? error.message
    : undefined
}

export const tooManyRequestsStatus = 429

/** The status of a request that never reached the service. */
export const unreachable = 0

/** The message when the browser knows that it's offline: t('There is no network connection.') */
export const offline = 'There is no network connection.'

/** Returns the specification's message for an error (section 8), which is the service's own or one for the status. */
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

/** Returns whether a retry may succeed, because the connection or the service failed and the outcome is unknown. */
export function isTransient(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === unreachable || error.status >= 500)
}

/**
 * Means that the person canceled the confirmation of their identity. The action is treated as if it was never started.
 */
export class ReauthCanceled extends Error {
  override readonly name = 'NotConfirmed'
}
