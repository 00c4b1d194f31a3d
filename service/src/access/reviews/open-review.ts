import type { Kysely } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { freezeWays } from './reviewed-ways.store.ts'
import { holdStarting, markOpen } from './reviews.store.ts'

/**
 * Copies all that a review is about, by one statement and in one transaction: killed anywhere, the next one begins anew.
 * Of 100,000 people that takes seconds, in which nobody waits for anything.
 */
export async function openReview(unhurried: Kysely<Database>, id: string) {
  await inTransaction(unhurried, async (trx) => {
    // It may have been cancelled, or opened by another.
    const review = await holdStarting(trx, id)
    if (!review) return
    await markOpen(trx, id, await freezeWays(trx, review))
  })
}
