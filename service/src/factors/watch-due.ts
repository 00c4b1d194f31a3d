import { lookOften } from '#jobs/look-often.ts'
import { type ResetParts, runResets } from './reset/resets.ts'
import { runDueWaves } from './rule/waves.ts'

const failed = 'what is due about second factors failed, trying again soon'

/**
 * Looks for what is due: letters about an organization's rule, and resets. What is too weak has ended by itself, so
 * that nothing depends on how soon somebody looks; there may be several who do.
 */
export function startWatchingDue(parts: ResetParts) {
  return lookOften(
    { log: parts.log, failed },
    (signal) => runDueWaves(parts, { signal }),
    (signal) => runResets(parts, signal),
  )
}
