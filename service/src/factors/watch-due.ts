import { lookOften } from '#jobs/look-often.ts'
import { takeTurns } from '#jobs/take-turns.ts'
import { type ResetParts, resetSteps } from './reset/resets.ts'

const failed = 'what is due about second factors failed, trying again soon'

/**
 * Looks for what is due: letters about an organization's rule, and resets. What is too weak has ended by itself, so
 * that nothing depends on how soon somebody looks; there may be several who do.
 */
export function startWatchingDue(parts: ResetParts) {
  const steps = resetSteps(parts)
  const wake = () => parts.wakeMailer()
  return lookOften({ log: parts.log, failed }, (signal) => takeTurns(steps, { signal, wake }))
}
