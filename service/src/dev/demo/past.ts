import type { Context } from '#context.ts'
import { openDatabase } from '#database/open.ts'
import { isForbidden } from '#database/errors.ts'
import { makeExport } from '#exports/make-export.ts'
import { runExport } from '#exports/run-export.ts'
import type { Given } from '#exports/thread/make-in-thread.ts'
import type { QueueName } from '#jobs/queues.ts'
import { executeReview, openReview } from '#access/reviews/review-worker.ts'
import { StartupError } from '#config/startup-error.ts'
import { byDemoClock, setClock, setUpClock, takeDownClock } from './clock.store.ts'

/** The service at a time in the past. Everything that it does happens at that time. */
export interface Past {
  context: Context
  goTo: (moment: Date) => Promise<void>
  /** Does the workers' jobs, as they would have done soon afterward. */
  finishJobs: () => Promise<void>
}

/** Runs the work in the past, and always returns to the present afterward. */
export async function inThePast(context: Context, work: (past: Past) => Promise<void>) {
  await setUpClock(context.db).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    throw new StartupError(
      '--demo needs a database whose tables are owned by the role in DATABASE_URL, because it sets the database clock back while it adds sample data.',
    )
  })
  const { connectionString } = context.pool.options
  const database = openDatabase(connectionString!, { limits: { max: 4, options: byDemoClock } })
  try {
    await work(pastOf(context, database))
  } finally {
    await database.close()
    await takeDownClock(context.db)
  }
}

function pastOf(present: Context, { db, pool }: Pick<Context, 'db' | 'pool'>): Past {
  let behind = 0
  const waiting: [queue: QueueName, id: string][] = []
  const context: Context = {
    ...present,
    db,
    pool,
    reader: pool,
    clock: { now: () => present.clock.now() - behind, ahead: () => present.clock.ahead() },
    jobs: {
      ...present.jobs,
      enqueue: async (_trx, queue, id) => void waiting.push([queue, id]),
      wake: () => {},
    },
    wakeMailer: () => {},
  }
  const { signal } = new AbortController()
  // This runs in the main thread, because starting another one takes far longer than writing such small files.
  const make = ({ asked, ...given }: Given) =>
    makeExport(asked, { ...given, reader: pool, onStep: () => {}, moved: () => {} })
  const work: Partial<Record<QueueName, (id: string) => Promise<void>>> = {
    exports: (id) => runExport(context, id, signal, { make }),
    'review-starts': (id) => openReview(db, id),
    'access-reviews': (id) => executeReview({ ...context, unhurried: context.db }, id, signal),
  }
  return {
    context,
    goTo: async (moment) => {
      behind = await setClock(db, moment)
    },
    finishJobs: async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work[next[0]]?.(next[1])
    },
  }
}
