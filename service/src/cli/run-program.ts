import { StartupError } from '#config/startup-error.ts'

const patienceMilliseconds = 15_000

/** What comes within this time of the first signal came with it. */
const togetherMilliseconds = 1000
const hurryMilliseconds = 3000

/** How somebody was told to end. */
export interface StopOrder {
  /** A person who pressed Ctrl-C does not wait until callers have gone elsewhere. */
  byHand: boolean
  /** Says that whoever told has lost patience. */
  hurry: AbortSignal
}

/** What runs until it is told to end. */
export interface StoppableProcess {
  /** Lets callers go elsewhere first, for as long as it was set to. */
  drain?(told: StopOrder): Promise<void>
  stop(told: StopOrder): Promise<void>
}

/**
 * The first signal ends what is under way, and then the process. Those that come with it change nothing: a
 * terminal and a supervisor tell the whole group, and npm tells us once more, so that a second one is
 * no impatience. A later one is: then nobody is waited for, and only the database that was started still ends.
 */
export function stopOnSignal({ drain, stop }: Required<StoppableProcess>) {
  let since: number | undefined
  const hurry = new AbortController()
  const stopSoon = (told: StopOrder) => {
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    return stop(told)
  }
  const end = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since < togetherMilliseconds) return
      hurry.abort()
      setTimeout(() => process.exit(1), hurryMilliseconds).unref()
      return
    }
    since = performance.now()
    const told = { byHand: signal === 'SIGINT', hurry: hurry.signal }
    drain(told)
      .then(() => stopSoon(told))
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

/** Runs until told to end. `start` answers what it started; its signal says that the end came first. */
export async function runCliProgram(start: (ended: AbortSignal) => Promise<StoppableProcess>) {
  const end = new AbortController()
  const starting = start(end.signal)
  // From the first moment: a signal while PostgreSQL starts would otherwise leave it running.
  let running: StoppableProcess | undefined
  stopOnSignal({
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
    console.error(error instanceof StartupError ? error.message : error)
    // What was begun beside it ends with it.
    end.abort()
    process.exit(1)
  }
}

/** A command, which ends by itself: a refusal is a sentence; anything else is a fault and shows where. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

/** Longer than closing connections and PostgreSQL takes. */
const cleanUpMilliseconds = 15_000

/**
 * Stops what a failed start has begun. It never throws and never waits for long, so that the process always ends with
 * the reason for the failure.
 */
export async function cleanUp(stop: () => Promise<void>, milliseconds = cleanUpMilliseconds) {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([stop().catch(console.error), timeout])
  clearTimeout(timer)
}

/**
 * For the person who started it, in so many words. Elsewhere a program reads standard output line by line, and finds
 * nothing there but JSON; it is told whatever `LOG_LEVEL` says, because somebody waits for it.
 */
export function announce(
  { local }: { local: boolean },
  sentence: string,
  inSoManyWords = sentence,
) {
  if (local) console.log(inSoManyWords)
  else console.log(JSON.stringify({ level: 30, time: Date.now(), msg: sentence }))
}
