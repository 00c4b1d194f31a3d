import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { listGrownSince } from './event-feed.store.ts'

/** How often waiting requests look for new activity. All of them share one statement. */
const lookMilliseconds = 500
/** With more waiting requests than this, further ones get their response immediately. */
const maxWaiting = 1000
const maxWaitingPerOrganization = 20

interface Waiter {
  organizationId: string
  after: number
  wake: () => void
}

export interface WaitingPlace {
  organizationId: string
  after: number
  milliseconds: number
  /** Aborted when the caller closes the connection. */
  signal: AbortSignal
}

interface ActivityWaitOptions {
  db: Kysely<Database>
  /** No request waits once the service is stopping. */
  isStopping: () => boolean
}

/**
 * Lets requests wait until an organization has new activity. A waiting request holds no database connection. Any
 * instance may write the activity, so this looks at the database.
 */
export function createActivityWait({ db, isStopping }: ActivityWaitOptions) {
  const waiters = new Set<Waiter>()
  let looking = false

  async function look() {
    looking = true
    while (waiters.size > 0) {
      await delay(lookMilliseconds)
      const watched = [...waiters]
      // If the database can't be reached, the requests continue and report it themselves.
      const grown = isStopping()
        ? undefined
        : await listGrownSince(db, watched).catch(() => undefined)
      for (const { organizationId, wake } of watched) {
        if (!grown || grown.has(organizationId)) wake()
      }
    }
    looking = false
  }

  /** Returns false if the request can't wait, because the service is stopping or too many requests do. */
  return async function wait({
    organizationId,
    after,
    milliseconds,
    signal,
  }: WaitingPlace): Promise<boolean> {
    const here = [...waiters].filter((one) => one.organizationId === organizationId).length
    const isFull = waiters.size >= maxWaiting || here >= maxWaitingPerOrganization
    if (isStopping() || signal.aborted || isFull) return false
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter = { organizationId, after, wake: resolve }
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
    waiters.add(waiter)
    if (!looking) void look()
    await promise
    waiters.delete(waiter)
    clearTimeout(timer)
    return !signal.aborted && !isStopping()
  }
}
