import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Pool } from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '#database/tables.ts'
import { backgroundMetrics } from '#observability/metrics.ts'
import { inSpan } from '#observability/trace.ts'
import { type QueueName, queueNames, throughPool } from './queues.ts'

/** The reason for stopping a job when the process is stopping. Another process continues the job. */
export class StopRequested extends Error {
  constructor() {
    super('The service is stopping.')
  }
}

/**
 * Runs one job by its ID. The signal aborts with `StopRequested` when the process stops. It also aborts if the queue
 * took the job away because it sent no heartbeat or ran too long.
 */
export type Handler = (id: string, signal: AbortSignal) => Promise<void>

/**
 * How many workers take jobs, and how many jobs each one runs at the same time. A worker waits for all jobs that it
 * took.
 */
export interface Hands {
  count: number
  takes: number
}

/** The interface between the service and its queue, so that the implementation can be replaced. */
export interface Jobs {
  /** Adds a job in the transaction of the change that needs it, so that neither is saved without the other. */
  enqueue(trx: Transaction<Database>, queue: QueueName, id: string): Promise<void>
  /** Notifies this process's workers that a job was committed, so that they don't have to poll for it. */
  wake(queue: QueueName): void
  /** Runs the handler for each job. If it throws, the job is retried later, in this process or another one. */
  work(queue: QueueName, handle: Handler, hands?: Hands): Promise<void>
  /** Returns whether the job is running or will run. */
  isPending(queue: QueueName, id: string): Promise<boolean>
  /** Counts the jobs that failed permanently within a day. An operator has to look at them. */
  countDead(): Promise<number>
  readonly running: boolean
  /** Asks running jobs to stop. They go back to the queue. */
  stop(): Promise<void>
}

interface Options {
  pool: Pool
  log: FastifyBaseLogger
  /** Whether this process takes over jobs whose workers stopped sending heartbeats. */
  works: boolean
}

const lookSeconds = 10

/** Connects to the queue, which `installQueues` must have created. */
export async function startJobs({ pool, log, works }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: throughPool(pool),
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    // pg-boss would warn about long reads, but Accord's are intentional.
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed; will retry'))
  boss.on('warning', (warning) => log.warn({ warning }, 'warning from the job queue'))
  await boss.start()
  const isPending = async (queue: QueueName, id: string) => {
    const [job] = await boss.findJobs(queue, { id })
    return job !== undefined && ['created', 'retry', 'active'].includes(job.state)
  }
  // This caches each queue, so that adding a job needs no query on a second connection.
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
      // This takes over the jobs of a killed process now instead of in the next round.
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
          // If one job of a batch fails, only that job is retried.
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
