import { setTimeout } from 'node:timers/promises'
import { isDeadConnection } from './database-gone.ts'

// A second reading may have to connect, for which it has 1.5 s: together they stay below 2.
const latestMilliseconds = 500

// The pool hears of every connection that ended before it is asked for the next one.
const pauseMilliseconds = 20

/**
 * Reads once more, on another connection, when the one that the pool gave was dead: so a switch of servers goes
 * unnoticed by most readers. Only for what may be read twice: of a change nobody knows whether it took place.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    return await read()
  } catch (error) {
    if (!isDeadConnection(error) || performance.now() - began > latestMilliseconds) throw error
  }
  await setTimeout(pauseMilliseconds)
  return read()
}
