import type { Pool } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'

/** Work that outlives the request which asked for it, by the queue it waits in. */
export const queueNames = ['exports'] as const
export type QueueName = (typeof queueNames)[number]

/**
 * Whoever does the work counts its own attempts and gives up; the queue only sees to it that somebody
 * tries. A worker that falls silent loses its job to another one.
 */
const options: Omit<Queue, 'name'> = {
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 15,
  expireInSeconds: 4 * 3600,
}

/** Makes the queues or brings them up to date; with the migrations, so before anybody listens. */
export async function installQueues(pool: Pool) {
  const boss = new PgBoss({ db: throughPool(pool), supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const name of queueNames) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

/** The queue's statements on connections of ours, so that it follows our limits and our faults. */
export function throughPool(pool: Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
}
