import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/** For `vi.waitFor`, which knows no setting of the whole run: looked at often, and given up only when something hangs. */
export const waitOptions = { timeout: 120_000, interval: 20 }

/** Starts the same work many times at once and answers what each came to. */
export function runConcurrently<Result>(times: number, work: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}

/** Until so many statements on this database wait for the lock of another one. */
export async function untilBlocked(pool: Pool, many = 1) {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= many) return
    // What is waited for needs the processor too.
    await delay(2)
  }
}

/** How many answers had each status: `{ 200: 1, 400: 7 }`. */
export function statusCodes(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
