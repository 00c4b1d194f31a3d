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
export function saidTooOften(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === tooOften ? error.message : undefined
}

export const tooOften = 429

/** The service could not be reached at all. */
export const unreachable = 0

/** What is said where the browser itself knows why: t('There is no network connection.') */
export const offline = 'There is no network connection.'
