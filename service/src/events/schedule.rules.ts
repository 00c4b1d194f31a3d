const minute = 60
const hour = 60 * minute

/** How long after each failed attempt the next one follows, in seconds: the example of Standard Webhooks. */
const delays = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** No more attempts follow this one. */
export const maxAttempts = delays.length + 1

/** Later events wait for an event until this attempt has failed, unless order is strict. */
export const attemptsInOrder = 2

/** Receivers that were down shouldn't get all retries at the same moment. */
const spread = 0.1

/** The delay after the failed attempt with this number. Undefined after the last one. */
export function delayAfter(number: number, random: number): number | undefined {
  const delay = delays[number - 1]
  return delay === undefined ? undefined : delay * (1 - spread + 2 * spread * random)
}

const maxRestSeconds = hour

/** How long a receiver asks to be left alone, at most an hour. 0 if it doesn't, or if it isn't understandable. */
export function restAfter(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0
  const seconds = /^\d{1,10}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now) / 1000
  return seconds > 0 ? Math.min(seconds, maxRestSeconds) : 0
}

/** Statuses of receivers or proxies that are overloaded. */
export function isOverloaded(status: number | null): boolean {
  return status === 429 || status === 502 || status === 504
}

/** An endpoint that only failed for this long, and this often, is disabled. */
const disabledAfter = { hours: 72, failures: 20 }
const emailedAfterHours = 24

export function judgeHealth(
  {
    failures,
    failing_hours,
    is_emailed,
  }: {
    failures: number
    failing_hours: number
    is_emailed: boolean
  },
  status: number | null,
): 'gone' | 'failing' | 'email' | 'fine' {
  if (status === 410) return 'gone'
  if (failing_hours >= disabledAfter.hours && failures >= disabledAfter.failures) return 'failing'
  return failing_hours >= emailedAfterHours && !is_emailed ? 'email' : 'fine'
}
