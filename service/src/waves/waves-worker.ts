import { lookOften } from '#jobs/look-often.ts'
import { takeTurns } from '#jobs/take-turns.ts'
import type { LetterParts } from '#mail/letters-to-many.ts'
import { approvalEndsStep } from './tell-approval-ends.ts'
import { networkEndsStep } from './tell-network-ends.ts'
import { widerStep } from './tell-wider.ts'

const failed = 'letters to many could not be written, trying again soon'

/** Tells many, step by step; there may be several who do. */
export function startWaves(parts: LetterParts) {
  const steps = [approvalEndsStep(parts), networkEndsStep(parts), widerStep(parts)]
  const wake = () => parts.wakeMailer()
  return lookOften({ log: parts.log, failed }, (signal) => takeTurns(steps, { signal, wake }))
}
