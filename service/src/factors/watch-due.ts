import { type ResetParts, runResets } from './reset/resets.ts'
import { runDueWaves } from './rule/waves.ts'

const everyMilliseconds = 10_000

/**
 * Looks for what is due: letters about an organization's rule, and resets. What is too weak has ended by itself, so
 * that nothing depends on how soon somebody looks; there may be several who do.
 */
export function startWatchingDue(parts: ResetParts) {
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  const look = async () => {
    try {
      await runDueWaves(parts, { signal: stopping.signal })
      await runResets(parts)
    } catch (error) {
      parts.log.warn({ err: error }, 'what is due about second factors failed, trying again soon')
    } finally {
      underWay = undefined
    }
  }
  const timer = setInterval(() => {
    underWay ??= look()
  }, everyMilliseconds)
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
