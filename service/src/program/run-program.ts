import { StartupRefused } from '#config/startup-refused.ts'
import { endOnSignal, type Running } from './end-on-signal.ts'

/** Runs until told to end. `start` answers what it started; its signal says that the end came first. */
export async function runProgram(start: (ended: AbortSignal) => Promise<Running>) {
  const end = new AbortController()
  const starting = start(end.signal)
  // From the first moment: a signal while PostgreSQL starts would otherwise leave it running.
  let running: Running | undefined
  endOnSignal({
    drain: async (told) => running?.drain?.(told),
    stop: async (told) => {
      end.abort()
      // Whoever was told to end before it was ready has done so, whatever that broke off.
      const started = await starting.catch(() => undefined)
      await started?.stop(told)
    },
  })
  try {
    running = await starting
  } catch (error) {
    if (end.signal.aborted) return
    // A refusal to start is one sentence; anything else is a fault and shows where.
    console.error(error instanceof StartupRefused ? error.message : error)
    // What was begun beside it ends with it.
    end.abort()
    process.exit(1)
  }
}
