import type { Pool } from 'pg'
import { database } from './metrics.ts'

type Connect = (taken?: (...outcome: unknown[]) => void) => unknown

/** Tells how a pool is used, and how long its callers wait. Before anybody uses it. */
export function watchPool(name: string, pool: Pool): { look(): void } {
  const waited = database.wait.labels(name)
  const connect = pool.connect.bind(pool) as Connect
  // The pool's own statements come by here too, with a function in place of a promise.
  const watched: Connect = (taken) => {
    const began = performance.now()
    const note = () => waited.observe((performance.now() - began) / 1000)
    if (taken === undefined) {
      const client = connect() as Promise<unknown>
      client.then(note, note)
      return client
    }
    return connect((...outcome) => {
      note()
      taken(...outcome)
    })
  }
  pool.connect = watched as typeof pool.connect

  return {
    look() {
      const { idleCount, totalCount, waitingCount } = pool
      database.connections.set({ pool: name, state: 'idle' }, idleCount)
      database.connections.set({ pool: name, state: 'busy' }, totalCount - idleCount)
      database.waiting.set({ pool: name }, waitingCount)
    },
  }
}
