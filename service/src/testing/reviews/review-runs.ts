import {
  closeReview,
  getReview,
  startReview,
  type AccessReview,
} from '@accord/contract/access-reviews.ts'
import { decideOnReviewed, keepUndecided, listReviewed } from '@accord/contract/reviewed-ways.ts'
import { carryOutReview } from '#access/reviews/carry-out.ts'
import { openReview } from '#access/reviews/review-worker.ts'
import type { Client } from '../test-client.ts'
import type { TestService } from '../test-service.ts'

type Way = (typeof decideOnReviewed.body._zod.input)['ways'][number]

/** One review of an organization, as its owner or somebody else works on it; started, it is opened, where no worker runs. */
export function reviewing(service: TestService, { id }: { id: string }, { as }: { as: Client }) {
  const at = (review: { id: string }) => ({ id, review: review.id })
  return {
    start: async (dueInDays = 14) => {
      const review = await as.call(startReview, { params: { id }, body: { dueInDays } })
      await openReview(service.context.db, review.id)
      return as.call(getReview, { params: at(review) })
    },
    look: (review: { id: string }) => as.call(getReview, { params: at(review) }),
    ways: async (review: { id: string }, query: typeof listReviewed.query._zod.input = {}) =>
      (await as.call(listReviewed, { params: at(review), query: { $limit: 100, ...query } })).data,
    decide: (
      review: { id: string },
      ways: Way[],
      decided: { decision?: 'keep' | 'revoke' | null; note?: string },
    ) => as.call(decideOnReviewed, { params: at(review), body: { ways, ...decided } }),
    keepRest: (review: { id: string }) => as.call(keepUndecided, { params: at(review), body: {} }),
    close: (review: { id: string }, nextInDays: 90 | 180 | 365 | null = null) =>
      as.call(closeReview, { params: at(review), body: { nextInDays } }),
  }
}

/** Does the job of a closed review here and now, where no worker runs. */
export async function carriedOut({ context }: TestService, { id }: Pick<AccessReview, 'id'>) {
  await carryOutReview({ ...context, unhurried: context.db }, id, new AbortController().signal)
}
