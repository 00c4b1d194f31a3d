interface Looking {
  /** In milliseconds: ten seconds unless told. */
  every?: number
  log: { warn(about: object, sentence: string): void }
  /** Said to whoever reads the log, when a look failed. */
  failed: string
}

/**
 * Looks ever again, one look at a time, until it is stopped; the signal tells the one under way, which is waited for.
 * Of several things to look after, one that fails keeps no other from its turn.
 */
export function lookOften(
  { every = 10_000, log, failed }: Looking,
  ...looks: ((signal: AbortSignal) => Promise<void>)[]
) {
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  const once = async () => {
    for (const look of looks) {
      if (stopping.signal.aborted) break
      try {
        await look(stopping.signal)
      } catch (error) {
        log.warn({ err: error }, failed)
      }
    }
    underWay = undefined
  }
  const lookNow = () => (underWay ??= once())
  const timer = setInterval(() => void lookNow(), every)
  return {
    /** For whoever cannot wait for the first. */
    lookNow,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
