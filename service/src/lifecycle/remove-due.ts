import { type Step, takeTurns } from '#jobs/take-turns.ts'
import type { Pace } from '#mailings/send-mailings.ts'
import { listDue, RemovedByAnother } from './removal.store.ts'
import {
  type RemovalParts,
  removeApplicationStep,
} from '#lifecycle/applications/remove-application.ts'
import { removeOrganizationStep } from '#lifecycle/organizations/remove-organization.ts'

/** How many rows one step takes at most: what is large goes by many small transactions. */
const stepSize = 500

/** How many due removals one look considers, so that workers that are at the first ones leave something. */
const considered = 50

/**
 * All whose time is over, step by step in turn; killed anywhere, the next one goes on with what is left. What cannot be
 * removed keeps nothing else from it.
 */
export function removeDue(parts: RemovalParts, { most: max, signal }: Pace = {}) {
  return takeTurns(removalSteps(parts, max), { signal, wake: () => parts.wakeMailer() })
}

function removalSteps(parts: RemovalParts, max = stepSize): Step[] {
  const kinds = [
    ['applications', removeApplicationStep],
    ['organizations', removeOrganizationStep],
  ] as const
  return kinds.map(([table, step]) => async (skip, at) => {
    for (const id of await listDue(parts.db, table, skip, considered)) {
      at(id)
      try {
        await step(parts, id, max)
        return true
      } catch (error) {
        if (!(error instanceof RemovedByAnother)) throw error
      }
    }
    return false
  })
}
