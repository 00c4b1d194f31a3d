import type { Pool } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'

/** Work that outlives the request which asked for it, by the queue it waits in. */
export const queueNames = ['exports', 'logout-notices'] as const
export type QueueName = (typeof queueNames)[number]

/**
 * Whoever does the work says when it gives up; the queue only sees to it that somebody tries. A worker that
 * falls silent loses its job to another one.
 */
const shared = { retryLimit: 100, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 15 }

const options = {
  exports: { ...shared, retryDelayMax: 60, expireInSeconds: 4 * 3600 },
  // Somebody else's server that is down: the pauses grow from seconds to an hour.
  'logout-notices': { ...shared, retryDelayMax: 3600, expireInSeconds: 60 },
} satisfies Record<QueueName, Omit<Queue, 'name'>>

/** Makes the queues or brings them up to date; with the migrations, so before anybody listens. */
export async function installQueues(pool: Pool) {
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

/** The queue's statements on connections of ours, so that it follows our limits and our faults. */
export function throughPool(pool: Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
}
