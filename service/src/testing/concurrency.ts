import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Options for `vi.waitFor`, which has no global setting. It checks often and gives up only if something hangs. */
export const waitOptions = { timeout: 120_000, interval: 20 }

/** Starts the same work several times in parallel and returns all results. */
export function runConcurrently<Result>(times: number, work: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}

/** Waits until a lock blocks this many statements on the database. */
export async function untilBlocked(pool: Pool, many = 1) {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= many) return
    // The work that this waits for also needs the processor.
    await delay(2)
  }
}

/** Counts the responses for each status, such as `{ 200: 1, 400: 7 }`. */
export function statusCodes(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
