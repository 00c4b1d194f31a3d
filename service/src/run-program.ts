import { StartupRefused } from './database/startup-refused.ts'
import { endOnSignal } from './end-on-signal.ts'

/** Runs until told to end. `start` answers how to stop what it started. */
export async function runProgram(start: () => Promise<() => Promise<void>>) {
  const starting = start()
  // From the first moment: a signal while PostgreSQL starts would otherwise leave it running.
  const signals = endOnSignal(async () => (await starting)())
  try {
    await starting
  } catch (error) {
    // Ctrl-C also reaches the programs that the start waits for, so their end is no fault to show.
    if (!signals.received) {
      // A refusal to start is one sentence; anything else is a fault and shows where.
      console.error(error instanceof StartupRefused ? error.message : error)
    }
    process.exit(1)
  }
}
