import type { FastifyBaseLogger } from 'fastify'

const everyMilliseconds = 10_000

interface Looking {
  log: FastifyBaseLogger
  /** Said to whoever reads the log, when a look failed. */
  failed: string
}

/** Looks every ten seconds, one look at a time, until it is stopped; the signal tells the one under way. */
export function lookOften(
  { log, failed }: Looking,
  look: (signal: AbortSignal) => Promise<void>,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  const once = async () => {
    try {
      await look(stopping.signal)
    } catch (error) {
      log.warn({ err: error }, failed)
    } finally {
      underWay = undefined
    }
  }
  const timer = setInterval(() => {
    underWay ??= once()
  }, everyMilliseconds)
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
