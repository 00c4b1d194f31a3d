import type { Pool } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import described from 'pg-boss/package.json' with { type: 'json' }
import { StartupError } from '#config/startup-error.ts'
import { version } from '#version.ts'

const knownSchema = described.pgboss.schema

/** The queues for work that continues after the request that started it. */
export const queueNames = [
  'exports',
  'logout-notices',
  'review-starts',
  'review-keeps',
  'approval-ends',
  'access-reviews',
  'account-removals',
] as const
export type QueueName = (typeof queueNames)[number]

/**
 * The handler decides when to give up. The queue only ensures that the job is tried. If a worker stops sending
 * heartbeats, another one takes over its job.
 */
const shared = { retryLimit: 100, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 15 }

const options = {
  exports: { ...shared, retryDelayMax: 60, expireInSeconds: 4 * 3600 },
  'review-keeps': { ...shared, retryDelayMax: 60, expireInSeconds: 3600 },
  'approval-ends': { ...shared, retryDelayMax: 60, expireInSeconds: 3600 },
  'review-starts': { ...shared, retryDelayMax: 60, expireInSeconds: 3600 },
  'account-removals': { ...shared, retryDelayMax: 60, expireInSeconds: 3600 },
  'access-reviews': { ...shared, retryDelayMax: 60, expireInSeconds: 3600 },
  // An application's server may be down, so the pauses grow from seconds to an hour.
  'logout-notices': { ...shared, retryDelayMax: 3600, expireInSeconds: 60 },
} satisfies Record<QueueName, Omit<Queue, 'name'>>

/** Creates or updates the queues. This runs with the migrations, before any process uses the queues. */
export async function installQueues(pool: Pool) {
  requireKnownQueue(await findQueueVersion(pool))
  const boss = new PgBoss({ db: throughPool(pool), supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const name of queueNames) {
      await boss.createQueue(name, options[name])
      await boss.updateQueue(name, options[name])
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

/** Returns the version of the queue's tables in this database, or undefined if there are none yet. */
export async function findQueueVersion(pool: Pick<Pool, 'query'>): Promise<number | undefined> {
  const { rows: made } = await pool.query(`select to_regclass('pgboss.version') as made`)
  if (made[0].made === null) return undefined
  const { rows } = await pool.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version
}

/** Rejects a newer queue, because pg-boss upgrades older tables but uses newer ones without checking their version. */
export function requireKnownQueue(theirs = 0) {
  if (theirs <= knownSchema) return
  throw new StartupError(
    `The job queue of this data was created by a newer version of Accord (its tables have version ${theirs}). This is ${version}, which knows version ${knownSchema}. Start the newer version, or restore a backup from before the upgrade.`,
  )
}

/** Runs the queue's statements on Accord's own connections, so that the same limits and error handling apply. */
export function throughPool(pool: Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
}
