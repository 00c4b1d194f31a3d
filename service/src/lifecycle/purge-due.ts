import { type Step, takeTurns } from '#jobs/take-turns.ts'
import type { Pace } from '#mailings/send-mailings.ts'
import { listDue, PurgedByAnother } from './purge.store.ts'
import {
  type ApplicationPurgeParts,
  purgeApplicationStep,
} from '#lifecycle/applications/purge-application.ts'
import { purgeOrganizationStep } from '#lifecycle/organizations/purge-organization.ts'

/** The most rows that one step removes, so that a large deletion consists of many small transactions. */
const stepSize = 500

/** How many due deletions one query returns, so that a worker can find one that no other worker holds. */
const considered = 50

/**
 * Permanently deletes everything whose grace period is over. It takes one step of each deletion in turn. If a worker is
 * killed, the next one continues. A deletion that fails doesn't hold up the others.
 */
export function purgeDue(parts: ApplicationPurgeParts, { max, signal }: Pace = {}) {
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
