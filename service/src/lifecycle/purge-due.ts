import { type Step, takeTurns } from '#jobs/take-turns.ts'
import type { Pace } from '#mailings/send-mailings.ts'
import { listDue, PurgedByAnother } from './purge.store.ts'
import {
  type ApplicationPurgeParts,
  purgeApplicationStep,
} from '#lifecycle/applications/purge-application.ts'
import { purgeOrganizationStep } from '#lifecycle/organizations/purge-organization.ts'

/** How many rows one step takes at most: what is large goes by many small transactions. */
const stepSize = 500

/** How many due removals one look considers, so that workers that are at the first ones leave something. */
const considered = 50

/**
 * All whose time is over, step by step in turn; killed anywhere, the next one goes on with what is left. What cannot be
 * removed keeps nothing else from it.
 */
export function purgeDue(parts: ApplicationPurgeParts, { most: max, signal }: Pace = {}) {
  return takeTurns(removalSteps(parts, max), { signal, wake: () => parts.wakeMailer() })
}

function removalSteps(parts: ApplicationPurgeParts, max = stepSize): Step[] {
  const kinds = [
    ['applications', purgeApplicationStep],
    ['organizations', purgeOrganizationStep],
  ] as const
  return kinds.map(([table, step]) => async (skip, at) => {
    for (const id of await listDue(parts.db, table, skip, considered)) {
      at(id)
      try {
        await step(parts, id, max)
        return true
      } catch (error) {
        if (!(error instanceof PurgedByAnother)) throw error
      }
    }
    return false
  })
}
