import { ApiError } from './api-error.ts'

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status)
}

/** By the contract's own name for it. */
export function hasCode(error: unknown, ...refusals: { code: string }[]): error is ApiError {
  return error instanceof ApiError && refusals.some(({ code }) => code === error.code)
}
