import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/**
 * For `vi.waitFor`, which has no global setting. Checks often and gives up only if something
 * hangs.
 */
export const waitOptions = { timeout: 120_000, interval: 20 }

/** Starts the same work many times simultaneously and returns all results. */
export function runConcurrently<Result>(times: number, work: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}

/** Waits until this many statements on the database are blocked by a lock. */
export async function untilBlocked(pool: Pool, many = 1) {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= many) return
    // The work being waited for needs the processor too.
    await delay(2)
  }
}

/** The number of responses for each status: `{ 200: 1, 400: 7 }`. */
export function statusCodes(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
