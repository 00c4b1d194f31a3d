/** How much of a limit is left, and in how many seconds all of it is again. */
export interface Allowance {
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

/** What every answer under a limit carries: decision 013. */
export function rateLimitHeaders({ max, remaining, seconds }: Allowance) {
  return {
    'ratelimit-limit': String(max),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(seconds),
  }
}
