import { ApiError, unreachable } from './api-error.ts'

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
