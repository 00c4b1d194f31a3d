import { lock } from '#permissions/locks.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import { type Step, claimNext, takeTurns } from '#jobs/take-turns.ts'
import {
  findKeep,
  findNextKeep,
  keepRequestedAt,
  keepSomeItems,
  advanceKeep,
  removeKeep,
} from './keep-undecided.store.ts'
import { deleteSomeReviewItems } from './review-items.store.ts'
import { countDecisions } from '#data/reviews.store.ts'

/**
 * How many items of a review one request or step changes. That takes a few tenths of a second under the organization's
 * lock.
 */
export const rowsPerBatch = 2000

interface Pace {
  max?: number
  signal?: AbortSignal
}

/**
 * Keeps the items that were undecided at the time of the request. Like every decision, each step is a transaction under
 * the organization's lock. If a worker is killed, the next one continues. Decisions that people make in the meantime
 * remain.
 */
export function keepUndecidedRows(
  { db }: Pick<Context, 'db'>,
  { max = rowsPerBatch, signal }: Pace = {},
) {
  const step: Step = (skip, at) =>
    inTransaction(db, async (trx) => {
      const next = await claimNext(trx, 'review keep', skip, (left) => findNextKeep(trx, left))
      if (!next) return false
      at(next.id)
      await lock(trx, { organizations: [next.organization_id] })
      const keep = await findKeep(trx, next.id)
      if (!keep) {
        await removeKeep(trx, next.id)
        return true
      }
      const { review_id: reviewId, kind, after_position: after, note } = keep
      const name = `${keep.first_name} ${keep.last_name}`
      const by = { profileId: keep.profile_id, userId: keep.user_id, name }
      const since = keepRequestedAt(next.id)
      const { kept, last } = await keepSomeItems(
        trx,
        { reviewId, kind, after, since, by, note },
        max,
      )
      await countDecisions(trx, reviewId, { kept, revoked: 0 })
      await (kept < max ? removeKeep(trx, next.id) : advanceKeep(trx, next.id, last))
      return true
    })
  return takeTurns([step], { signal, wake: () => {} })
}

/** Deletes the items of discarded reviews in steps. */
export async function deleteDiscardedReviews(
  { db }: Pick<Context, 'db'>,
  { max = rowsPerBatch, signal }: Pace = {},
) {
  while (!signal?.aborted && (await deleteSomeReviewItems(db, max)) > 0);
}
