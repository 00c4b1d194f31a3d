import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Pool } from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '#database/tables.ts'
import { backgroundMetrics } from '#observability/metrics.ts'
import { inSpan } from '#observability/trace.ts'
import { type QueueName, queueNames, throughPool } from './queues.ts'

/** Why a job is to stop when it is the process that ends: somebody else takes it up where it was. */
export class StopRequested extends Error {
  constructor() {
    super('The service stops.')
  }
}

/**
 * Does one job by its id. The signal says that it is to stop: with `StopRequested`, or because the queue took
 * the job away, when it was silent or under way for too long.
 */
export type Handler = (id: string, signal: AbortSignal) => Promise<void>

/** How many take jobs, and how many each of them takes to do at once. One waits for all that it took. */
export interface Hands {
  count: number
  takes: number
}

/** All that the service knows of its queue; what stands behind it can be exchanged. */
export interface Jobs {
  /** Part of the business transaction: no change without its job, no job without its change. */
  enqueue(trx: Transaction<Database>, queue: QueueName, id: string): Promise<void>
  /** Tells the workers of this process that a job was committed, so that they need not look for it. */
  wake(queue: QueueName): void
  /** A handler that throws is tried again later, here or elsewhere. */
  work(queue: QueueName, handle: Handler, hands?: Hands): Promise<void>
  /** Whether somebody does the job or will do it. */
  isPending(queue: QueueName, id: string): Promise<boolean>
  /** Jobs that were given up within a day: somebody has to look. */
  countDead(): Promise<number>
  readonly running: boolean
  /** Jobs under way are told to stop, and go back to the queue. */
  stop(): Promise<void>
}

interface Options {
  pool: Pool
  log: FastifyBaseLogger
  /** Whether this process looks after jobs whose workers fell silent. */
  works: boolean
}

const lookSeconds = 10

/** After `installQueues`. */
export async function startJobs({ pool, log, works }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: throughPool(pool),
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    // Long reads of ours are on purpose.
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed, trying again'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  await boss.start()
  const isPending = async (queue: QueueName, id: string) => {
    const [job] = await boss.findJobs(queue, { id })
    return job !== undefined && ['created', 'retry', 'active'].includes(job.state)
  }
  // Each queue is known from here on: a job is enqueued without a look on a second connection.
  for (const queue of queueNames) await isPending(queue, nobody)

  const workers = new Map<QueueName, string>()
  const stopping = new AbortController()
  return {
    isPending,
    countDead: async () => {
      const { rows } = await pool.query<{ dead: number }>(
        `select count(*)::int as dead from pgboss.job
         where state = 'failed' and completed_on > now() - interval '1 day'`,
      )
      return rows[0]!.dead
    },
    get running() {
      return !stopping.signal.aborted
    },
    enqueue: async (trx, queue, id) => {
      await boss.send(queue, {}, { id, db: fromKysely(trx) })
    },
    wake: (queue) => {
      const worker = workers.get(queue)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    work: async (queue, handle, { count, takes } = { count: 1, takes: 1 }) => {
      // What a killed process left is taken up now instead of at the next look.
      await boss.supervise(queue)
      const attempt = async ({ id, signal }: Pick<Job, 'id' | 'signal'>): Promise<JobResult> => {
        try {
          const told = AbortSignal.any([signal, stopping.signal])
          await inSpan(`job ${queue}`, () => handle(id, told))
          backgroundMetrics.jobsDone.inc({ queue, outcome: 'completed' })
          return { id, status: 'completed' }
        } catch (error) {
          backgroundMetrics.jobsDone.inc({ queue, outcome: 'failed' })
          return { id, status: 'failed', output: { message: (error as Error).message } }
        }
      }
      const worker = await boss.work(
        queue,
        {
          pollingIntervalSeconds: 2,
          localConcurrency: count,
          batchSize: takes,
          burstWhenBatchFull: true,
          // Of several that are done at once, one that fails is tried again alone.
          perJobResults: true,
        },
        (taken) => Promise.all(taken.map(attempt)),
      )
      workers.set(queue, worker)
    },
    stop: async () => {
      stopping.abort(new StopRequested())
      await Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)))
      await boss.stop({ close: false, graceful: false })
    },
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'
