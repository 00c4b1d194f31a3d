import { StartupRefused } from '#startup-refused.ts'
import { endOnSignal } from './end-on-signal.ts'

type Stop = () => Promise<void>

/** Runs until told to end. `start` answers how to stop what it started; its signal says that the end came first. */
export async function runProgram(start: (ended: AbortSignal) => Promise<Stop>) {
  const end = new AbortController()
  const starting = start(end.signal)
  // From the first moment: a signal while PostgreSQL starts would otherwise leave it running.
  endOnSignal(async () => {
    end.abort()
    // Whoever was told to end before it was ready has done so, whatever that broke off.
    const stop = await starting.catch(() => undefined)
    await stop?.()
  })
  try {
    await starting
  } catch (error) {
    if (end.signal.aborted) return
    // A refusal to start is one sentence; anything else is a fault and shows where.
    console.error(error instanceof StartupRefused ? error.message : error)
    process.exit(1)
  }
}
