import { setTimeout } from 'node:timers/promises'
import { isDatabaseGone } from '#database/database-gone.ts'
import { isDatabaseDiskFull } from '#database/sql-states.ts'

const pausesMilliseconds = [250, 1000, 4000]

/**
 * Tries again for some seconds while the database cannot be reached: an hour of work is not thrown away
 * for a moment without a connection.
 */
export async function outlastOutage<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const pause of pausesMilliseconds) {
    try {
      return await work()
    } catch (error) {
      // A full disk is not emptied by waiting.
      if (!isDatabaseGone(error) || isDatabaseDiskFull(error)) throw error
    }
    await setTimeout(pause, undefined, { signal })
  }
  return work()
}
