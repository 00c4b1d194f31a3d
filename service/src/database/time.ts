import type { Pool } from 'pg'
import type { Period } from '@accord/contract/rules/periods.ts'
import { type RawBuilder, sql } from 'kysely'

/** The database's clock: instances whose own ones differ by minutes agree by it. */
export interface Clock {
  /** In milliseconds, as `Date.now()` tells them. */
  now(): number
  /** How many seconds the clock of this process is ahead; behind it, where it is negative. */
  ahead(): number
}

/** Nobody knows at which end of a longer wait the clock was read; what was known before is better. */
const slowMilliseconds = 500

/**
 * Asked now, and every minute by its task. In between it goes on by a clock that nobody sets, so that this machine's may
 * jump. Where the database doesn't answer, what it said before holds.
 */
export async function databaseClock(pool: Pool) {
  let { offset } = await askedOf(pool)
  const askAgain = async () => {
    const answer = await askedOf(pool)
    if (answer.within < slowMilliseconds) offset = answer.offset
  }
  const now = () => performance.now() + offset
  const clock: Clock = { now, ahead: () => Math.round((Date.now() - now()) / 1000) }
  const failed = "couldn't ask the database for the time, trying again soon"
  return { ...clock, task: { every: 60_000, failed, run: askAgain } }
}

/** Between the question and the answer. */
async function askedOf(pool: Pool) {
  const asked = performance.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const within = performance.now() - asked
  return { offset: rows[0]!.at.getTime() - (asked + within / 2), within }
}

/** So long before now, by the clock of the database. */
export const timeAgo = (period: Period) => sql<Date>`now() - ${sql.lit(period)}::interval`

/** So long after now. */
export const timeFromNow = (period: Period) => sql<Date>`now() + ${sql.lit(period)}::interval`

/** So that what is due comes up once a day, and is told in one row. */
export const today = sql<Date>`date_trunc('day', now(), 'UTC')`

/** What happened before is older than an organization keeps it; null where it keeps all. */
export const cutBefore = (years: RawBuilder<unknown>) =>
  sql<Date | null>`(${today} - make_interval(years => ${years}))`
