import type { Pool } from 'pg'

/** The database's clock: instances whose own ones differ by minutes agree by it. */
export interface Clock {
  /** In milliseconds, as `Date.now()` tells them. */
  now(): number
  /** How many seconds the clock of this process is ahead; behind it, where it is negative. */
  ahead(): number
}

const roundMilliseconds = 60_000

/**
 * Asked now and every minute. In between it goes on by a clock that nobody sets, so that this machine's may jump. Where
 * the database does not answer, what it said before holds.
 */
export async function databaseClock(pool: Pool): Promise<Clock> {
  let offset = await offsetOf(pool)
  const askAgain = async () => {
    offset = await offsetOf(pool).catch(() => offset)
  }
  const timer = setInterval(() => {
    if (pool.ending) clearInterval(timer)
    else void askAgain()
  }, roundMilliseconds)
  timer.unref()
  const now = () => performance.now() + offset
  return { now, ahead: () => Math.round((Date.now() - now()) / 1000) }
}

/** Between the question and the answer. */
async function offsetOf(pool: Pool): Promise<number> {
  const asked = performance.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  return rows[0]!.at.getTime() - (asked + performance.now()) / 2
}
