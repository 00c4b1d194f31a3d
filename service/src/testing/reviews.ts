import { randomUUID } from 'node:crypto'
import type { TestService } from './test-service.ts'
import {
  type AccessReview,
  closeReview,
  decideReviewItems,
  getReview,
  keepUndecided,
  listReviewItems,
  startReview,
} from '@accord/contract/access-reviews.ts'
import { executeReview, openReview } from '#access/reviews/review-worker.ts'
import type { Client } from './test-client.ts'

export function reviewItemOf({ profileId }: { profileId: string }) {
  return { kind: 'person' as const, id: profileId }
}

/** Inserts a review with one person to keep, or returns the organization's existing one. */
export async function createTestReview(
  { context: { pool } }: TestService,
  { id: organizationId }: { id: string },
  { state, of }: { state: 'open' | 'closed'; of: { profileId: string } },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from access_reviews where organization_id = $1 and state = $2',
    [organizationId, state],
  )
  if (rows[0]) return rows[0].id
  const id = randomUUID()
  await pool.query(
    `insert into access_reviews (id, organization_id, state, total, kept, started_by_name, due_at)
     values ($1, $2, $3, 1, 1, 'Ana Duarte', now() + interval '14 days')`,
    [id, organizationId, state],
  )
  await pool.query(
    `insert into reviewed_ways (review_id, position, kind, way_id, name, roles, scopes, shares, allowed_at,
       unused_scopes, concerns, decision)
     values ($1, 1, 'person', $2, 'Ana Duarte', '{member}', '{}', '{}', now(), '{}', '{}', 'keep')`,
    [id, of.profileId],
  )
  return id
}

type Item = NonNullable<(typeof decideReviewItems.body._zod.input)['ways']>[number]

/**
 * Returns helpers for one person's work on an organization's review. A new review is opened directly, because no worker
 * is running.
 */
export function reviewHelpers(
  service: TestService,
  { id }: { id: string },
  { as }: { as: Client },
) {
  const at = (review: { id: string }) => ({ id, review: review.id })
  return {
    start: async (dueInDays = 14) => {
      const review = await as.call(startReview, { params: { id }, body: { dueInDays } })
      await openReview(service.context.db, review.id)
      return as.call(getReview, { params: at(review) })
    },
    look: (review: { id: string }) => as.call(getReview, { params: at(review) }),
    ways: async (review: { id: string }, query: typeof listReviewItems.query._zod.input = {}) =>
      (await as.call(listReviewItems, { params: at(review), query: { $limit: 100, ...query } }))
        .data,
    decide: (
      review: { id: string },
      items: Item[],
      decided: { decision?: 'keep' | 'revoke' | null; note?: string },
    ) => as.call(decideReviewItems, { params: at(review), body: { ways: items, ...decided } }),
    keepRest: (review: { id: string }) =>
      as.call(keepUndecided, { params: at(review), body: { note: 'Still needed.' } }),
    close: (review: { id: string }, nextInDays: 90 | 180 | 365 | null = null) =>
      as.call(closeReview, { params: at(review), body: { nextInDays } }),
  }
}

/** Executes a closed review directly, because no worker is running. */
export async function executedReview({ context }: TestService, { id }: Pick<AccessReview, 'id'>) {
  await executeReview({ ...context, unhurried: context.db }, id, new AbortController().signal)
}
