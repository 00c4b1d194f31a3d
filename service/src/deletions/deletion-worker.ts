import { lookOften } from '#jobs/look-often.ts'
import { listDue } from './removal.store.ts'
import { type RemovalParts, removeApplicationStep } from './remove-application.ts'
import { removeOrganizationStep } from './remove-organization.ts'
import { writeDeletionLetters } from './write-letters.ts'

const failed = 'what was deleted could not be looked after, trying again soon'

/** How many rows one step takes at most: what is large goes by many small transactions. */
const stepSize = 500

interface Pace {
  most?: number
  signal?: AbortSignal
}

/** Tells those concerned, and removes what nobody restored; there may be several who do. */
export function startDeletionWorker(parts: RemovalParts) {
  return lookOften(
    { log: parts.log, failed },
    (signal) => writeDeletionLetters(parts, { signal }),
    (signal) => removeDue(parts, { signal }),
  )
}

/**
 * All whose time is over, step by step; killed anywhere, the next one goes on with what is left. What cannot be removed
 * keeps nothing else from it.
 */
export async function removeDue(
  parts: RemovalParts,
  { most = stepSize, signal = new AbortController().signal }: Pace = {},
) {
  const kinds = [
    ['applications', removeApplicationStep],
    ['organizations', removeOrganizationStep],
  ] as const
  const faults: unknown[] = []
  for (const [table, step] of kinds) {
    for (const id of await listDue(parts.db, table, most)) {
      try {
        let goesOn = !signal.aborted
        while (goesOn) goesOn = (await step(parts, id, most)) && !signal.aborted
      } catch (error) {
        faults.push(error)
      }
      parts.wakeMailer()
    }
  }
  if (faults.length > 0) throw faults[0]
}
