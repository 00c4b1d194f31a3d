import { ApiError, unreachable } from './api-error.ts'

/** A lost connection or a fault of the service: whether it did anything is not known, and it may work the next time. */
export function mayPass(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === unreachable || error.status >= 500)
}
