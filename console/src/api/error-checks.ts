import { ApiError } from './api-error.ts'
import { notFound } from '@accord/contract/errors.ts'

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status)
}

export function hasCode(error: unknown, ...expectedErrors: { code: string }[]): error is ApiError {
  return error instanceof ApiError && expectedErrors.some(({ code }) => code === error.code)
}

/**
 * For `catch`: returns the response if the object was already removed elsewhere, because that's what the person wanted.
 */
export function insteadOfGone<Answer>(answer: Answer) {
  return (error: unknown): Answer => {
    if (error instanceof ApiError && error.code === notFound.code) return answer
    throw error
  }
}
