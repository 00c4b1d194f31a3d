import { StartupError } from '#config/startup-error.ts'

const patienceMilliseconds = 15_000

/** Signals within this time after the first one count as the same signal. */
const togetherMilliseconds = 1000
const hurryMilliseconds = 3000

/** How a process was requested to stop. */
export interface StopOrder {
  /** Whether a person pressed Ctrl-C. They don't have to wait until callers have moved to another instance. */
  byHand: boolean
  /** A later signal aborts this, and the process then stops without waiting for anything. */
  hurry: AbortSignal
}

/** A process that runs until it's requested to stop. */
export interface StoppableProcess {
  /** Gives callers the configured time to move to another instance. */
  drain?(order: StopOrder): Promise<void>
  stop(order: StopOrder): Promise<void>
}

/**
 * Stops the process at the first signal. Signals that follow immediately are ignored, because terminals and supervisors
 * signal the whole group, and npm forwards the signal again. After a later signal, only the embedded database is
 * stopped, without waiting for anything else.
 */
export function stopOnSignal({ drain, stop }: Required<StoppableProcess>) {
  let since: number | undefined
  const hurry = new AbortController()
  const stopSoon = (order: StopOrder) => {
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    return stop(order)
  }
  const end = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since < togetherMilliseconds) return
      hurry.abort()
      setTimeout(() => process.exit(1), hurryMilliseconds).unref()
      return
    }
    since = performance.now()
    const order = { byHand: signal === 'SIGINT', hurry: hurry.signal }
    drain(order)
      .then(() => stopSoon(order))
      .then(
        () => process.exit(hurry.signal.aborted ? 1 : 0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}

/**
 * Runs until a signal stops it. `start` returns the started process. Its signal is aborted if the process has to stop
 * before that.
 */
export async function runCliProgram(start: (ended: AbortSignal) => Promise<StoppableProcess>) {
  const end = new AbortController()
  const starting = start(end.signal)
  // Signals are handled from the beginning. Otherwise, a signal during PostgreSQL's start would leave it running.
  let running: StoppableProcess | undefined
  stopOnSignal({
    drain: async (order) => running?.drain?.(order),
    stop: async (order) => {
      end.abort()
      // A start that is interrupted by a stop can fail in any way.
      const started = await starting.catch(() => undefined)
      await started?.stop(order)
    },
  })
  try {
    running = await starting
  } catch (error) {
    if (end.signal.aborted) return
    // A startup error is one sentence. Any other error is a bug, so it's printed with its stack.
    console.error(error instanceof StartupError ? error.message : error)
    // Everything that was started along with the program stops, too.
    end.abort()
    process.exit(1)
  }
}

/** Runs a command to its end. A startup error is printed as a sentence, and any other error with its stack. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

/** This is longer than it takes to close the connections and PostgreSQL. */
const cleanUpMilliseconds = 15_000

/**
 * Stops everything that a failed start has started. It never throws and never waits for long, so that the process
 * always exits with the reason for the failure.
 */
export async function cleanUp(stop: () => Promise<void>, milliseconds = cleanUpMilliseconds) {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([stop().catch(console.error), timeout])
  clearTimeout(timer)
}

/**
 * Announces that the process is ready. On a local machine, this is plain text. Elsewhere, programs read standard
 * output, so it's JSON like the log. It's printed at every `LOG_LEVEL`, because a program may be waiting for it.
 */
export function announce(
  { local }: { local: boolean },
  sentence: string,
  inSoManyWords = sentence,
) {
  if (local) console.log(inSoManyWords)
  else console.log(JSON.stringify({ level: 30, time: Date.now(), msg: sentence }))
}
