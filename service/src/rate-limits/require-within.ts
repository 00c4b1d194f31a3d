import { type ExpectedError, tooManyRequests } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import type { Context } from '#context.ts'
import type { LimitName } from '#config/limit-settings.ts'
import { countAttempt } from './rate-limits.store.ts'

/** Counts an attempt against a limit. Throws an error with the time to wait if none is left. */
export async function requireWithinLimit(
  context: Pick<Context, 'config' | 'db'>,
  name: LimitName,
  key: string,
  expectedError: ExpectedError = tooManyRequests,
) {
  const limit = context.config.limits[name]
  const seconds = await countAttempt(context.db, name, limit, key)
  if (seconds !== undefined) throw limitExceeded({ name, seconds, max: limit.max }, expectedError)
}

/** Returns the limit's error, with the time to wait. */
export function limitExceeded(
  { name, seconds, max }: { name: LimitName; seconds: number; max: number },
  expectedError: ExpectedError = tooManyRequests,
) {
  return new RequestError(expectedError, {
    retryAfter: seconds,
    limit: name,
    allowance: { max, remaining: 0, seconds },
  })
}

/** The remaining attempts of a limit, and the seconds until it's full again. */
export interface RateLimitAllowance {
  max: number
  remaining: number
  seconds: number
}

export const limitHeaders = [
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const

/** Returns the headers of every response that a limit applies to (decision 013). */
export function rateLimitHeaders({ max, remaining, seconds }: RateLimitAllowance) {
  return {
    'ratelimit-limit': String(max),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(seconds),
  }
}
