import { aReviewOf, reviewedOf } from '../reviews/bare-review.ts'
import type { Cast } from './cast.ts'
import type { ExamplesOf } from './example.ts'

/** Calls on reviews of who can reach an organization's data. */
export const reviewExamples: { reviews: ExamplesOf<'reviews'> } = {
  reviews: {
    startReview: ({ here: { id } }) => ({ params: { id }, body: { dueInDays: 14 } }),
    listReviews: ({ here: { id } }) => ({ params: { id } }),
    getReview: aReview,
    listReviewed: aReview,
    decideOnReviewed: async (cast) => {
      const { params } = await aReview(cast)
      return { params, body: { ways: [reviewedOf(cast.member)], decision: 'revoke' } }
    },
    keepUndecided: async (cast) => ({ ...(await aReview(cast)), body: {} }),
    getReviewConsequences: aReview,
    closeReview: async (cast) => ({ ...(await aReview(cast)), body: { nextInDays: null } }),
    cancelReview: aReview,
    writeReviewFile: (cast) => inState(cast, 'closed'),
  },
}

function aReview(cast: Cast) {
  return inState(cast, 'open')
}

async function inState({ service, here, member }: Cast, state: 'open' | 'closed') {
  return { params: { id: here.id, review: await aReviewOf(service, here, { state, of: member }) } }
}
