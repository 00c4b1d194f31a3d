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
export interface Running {
  /** Lets callers go elsewhere first, for as long as it was set to. */
  drain?(told: StopOrder): Promise<void>
  stop(told: StopOrder): Promise<void>
}

/**
 * The first signal ends what is under way, and then the process. Those that come with it change nothing: a
 * terminal and a supervisor tell the whole group, and npm tells us once more, so that a second one is
 * no impatience. A later one is: then nobody is waited for, and only the database that was started still ends.
 */
export function endOnSignal({ drain, stop }: Required<Running>) {
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
