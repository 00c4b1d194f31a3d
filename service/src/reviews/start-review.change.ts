import { reviewOpen, startReview as call } from '@accord/contract/access-reviews.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { freezeWays } from './reviewed-ways.store.ts'
import { presentReview } from './reviews.present.ts'
import { forgetProposals, insertReview, recount } from './reviews.store.ts'

/** Everything that can reach the data goes into it by one statement, which sees one moment. */
export const startReview = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ params }) => [['accessReviewsPerOrganization', params.id]],
  records: ['review_started'],

  async do({ trx, actor, params: { id: organizationId }, body: { dueInDays: days }, happened }) {
    const { firstName, lastName } = actor.user
    const by = `${firstName} ${lastName}`
    await forgetProposals(trx, organizationId)
    const review = await insertReview(trx, { organizationId, by, days })
    if (!review) throw new Refused(reviewOpen)
    await freezeWays(trx, review)
    const frozen = await recount(trx, review.id)
    happened('review_started', { ways: frozen.total, due: frozen.due_at.toISOString() })
    return presentReview(frozen, undefined)
  },
})
