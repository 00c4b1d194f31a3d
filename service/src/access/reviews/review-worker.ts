import type { Kysely } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import type { Task } from '#jobs/periodic.ts'
import { carryOutReview, type ReviewParts } from './carry-out.ts'
import { forgetDiscarded, keepUndecidedRows } from './keep-undecided.ts'
import { freezeWays } from './reviewed-ways.store.ts'
import { listUnderWay, holdStarting, markOpen } from '#data/reviews/reviews.store.ts'

const failed = 'access reviews could not be looked after, trying again soon'

/** Starts reviews, and carries out those that were closed. There may be several workers. */
export async function reviewTasks(parts: ReviewParts): Promise<Task[]> {
  await parts.jobs.work('review-starts', (id) => openReview(parts.unhurried, id))
  await parts.jobs.work('access-reviews', (id, signal) => carryOutReview(parts, id, signal))
  await parts.jobs.work('review-keeps', (_id, signal) => keepUndecidedRows(parts, { signal }))
  return [
    { failed, run: (signal) => takeUpForgotten(parts, signal) },
    { failed, run: (signal) => keepUndecidedRows(parts, { signal }) },
    { failed, run: (signal) => forgetDiscarded(parts, { signal }) },
  ]
}

/** Those whose job was given up: else nobody would go on with them, and no other could begin. */
export async function takeUpForgotten(parts: ReviewParts, signal: AbortSignal) {
  const { db, jobs, log, unhurried } = parts
  // One that fails keeps no other from going on.
  const failedAt = (review: string) => (error: unknown) => log.warn({ err: error, review }, failed)
  for (const id of await listUnderWay(db, 'starting')) {
    if (await jobs.isPending('review-starts', id)) continue
    await openReview(unhurried, id).catch(failedAt(id))
  }
  for (const id of await listUnderWay(db, 'closing')) {
    if (await jobs.isPending('access-reviews', id)) continue
    await carryOutReview(parts, id, signal).catch(failedAt(id))
  }
}

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
