import { notFound } from '@accord/contract/refusal.ts'
import { ApiError } from './api-error.ts'

/** For `catch`, where it ended elsewhere a moment before: what the person wanted is so. */
export function insteadOfGone<Answer>(answer: Answer) {
  return (error: unknown): Answer => {
    if (error instanceof ApiError && error.code === notFound.code) return answer
    throw error
  }
}
