import { lookOften } from '#jobs/look-often.ts'
import { tellApprovalEnds } from './tell-approval-ends.ts'
import { tellNetworkEnds } from './tell-network-ends.ts'
import { tellWider } from './tell-wider.ts'
import type { LetterParts } from '#mail/letters-to-many.ts'

const failed = 'letters to many could not be written, trying again soon'

/** Tells many, step by step; there may be several who do. */
export function startWaves(parts: LetterParts) {
  return lookOften(
    { log: parts.log, failed },
    (signal) => tellApprovalEnds(parts, { signal }),
    (signal) => tellNetworkEnds(parts, { signal }),
    (signal) => tellWider(parts, { signal }),
  )
}
