import { setTimeout as delay } from 'node:timers/promises'

/** How often waiting requests look for new events. All of them share one statement. */
const lookMilliseconds = 500
/** With more waiting requests than this, further ones get their response immediately. */
const maxWaiting = 1000
const maxWaitingPerFeed = 20

/** A place in a feed: the organization's or the application's, and the cursor. */
export interface FeedPlace {
  id: string
  after: number
}

interface Waiter extends FeedPlace {
  wake: () => void
}

interface Wait extends FeedPlace {
  milliseconds: number
  /** Aborted when the caller closes the connection. */
  signal: AbortSignal
}

interface EventWaitOptions {
  /** Returns the feeds that have something after one of these places. */
  listGrown: (places: readonly FeedPlace[]) => Promise<Set<string>>
  /** No request waits once the service is stopping. */
  isStopping: () => boolean
}

/**
 * Lets requests wait until a feed has a new event. A waiting request holds no database connection. Any instance may
 * write it, so this looks at the database.
 */
export function createEventWait({ listGrown, isStopping }: EventWaitOptions) {
  const waiters = new Set<Waiter>()
  let looking = false

  async function look() {
    looking = true
    while (waiters.size > 0) {
      await delay(lookMilliseconds)
      const watched = [...waiters]
      // If the database can't be reached, the requests continue and report it themselves.
      const grown = isStopping() ? undefined : await listGrown(watched).catch(() => undefined)
      for (const { id, wake } of watched) {
        if (!grown || grown.has(id)) wake()
      }
    }
    looking = false
  }

  /** Returns false if the request can't wait, because the service is stopping or too many requests do. */
  return async function wait({ id, after, milliseconds, signal }: Wait): Promise<boolean> {
    const here = [...waiters].filter((one) => one.id === id).length
    const isFull = waiters.size >= maxWaiting || here >= maxWaitingPerFeed
    if (isStopping() || signal.aborted || isFull) return false
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter = { id, after, wake: resolve }
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
