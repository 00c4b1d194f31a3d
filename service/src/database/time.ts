import type { Pool } from 'pg'
import type { Period } from '@accord/contract/rules/periods.ts'
import { type RawBuilder, sql } from 'kysely'

/** The database's clock, on which all instances agree even if their own clocks differ by minutes. */
export interface Clock {
  /** Returns the time in milliseconds, like `Date.now()`. */
  now(): number
  /** Returns by how many seconds this process's clock is ahead. The number is negative if it's behind. */
  ahead(): number
}

/** After a longer wait, it's unknown when the clock was read, so the previous offset is more accurate. */
const slowMilliseconds = 500

/**
 * Reads the database's clock now, and every minute in its task. In between, it follows a monotonic clock, so that a
 * jump of this machine's clock has no effect. If the database doesn't respond, the previous offset remains.
 */
export async function databaseClock(pool: Pool) {
  let { offset } = await askedOf(pool)
  const askAgain = async () => {
    const answer = await askedOf(pool)
    if (answer.within < slowMilliseconds) offset = answer.offset
  }
  const now = () => performance.now() + offset
  const clock: Clock = { now, ahead: () => Math.round((Date.now() - now()) / 1000) }
  const failed = "couldn't get the time from the database; will retry soon"
  return { ...clock, task: { every: 60_000, failed, run: askAgain } }
}

/** Assumes that the clock was read halfway between the request and the response. */
async function askedOf(pool: Pool) {
  const asked = performance.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const within = performance.now() - asked
  return { offset: rows[0]!.at.getTime() - (asked + within / 2), within }
}

/** Returns the time this long ago, by the database's clock. */
export const timeAgo = (period: Period) => sql<Date>`now() - ${sql.lit(period)}::interval`

/** Returns the time this long from now, by the database's clock. */
export const timeFromNow = (period: Period) => sql<Date>`now() + ${sql.lit(period)}::interval`

/** The start of the day in UTC, so that periodic deletions happen once a day and leave one row. */
export const today = sql<Date>`date_trunc('day', now(), 'UTC')`

/** Returns the time before which an organization's activity is no longer kept, or null if all of it is kept. */
export const cutBefore = (years: RawBuilder<unknown>) =>
  sql<Date | null>`(${today} - make_interval(years => ${years}))`
