import { reviewOpen, startReview as call } from '@accord/contract/access-reviews.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentReview } from './reviews.present.ts'
import { insertReview } from './reviews.store.ts'
import { forgetProposals, planReminder } from './review-mailings.store.ts'

/** A job copies what it is about (`open-review.ts`): that grows with the organization, and a request must not. */
export const startReview = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ params }) => [['accessReviewsPerOrganization', params.id]],
  records: ['review_started'],

  async do({ trx, actor, params: { id: organizationId }, body, job, happened }) {
    const { id, firstName, lastName } = actor.user
    const by = { id, name: `${firstName} ${lastName}` }
    await forgetProposals(trx, organizationId)
    const review = await insertReview(trx, { organizationId, by, days: body.dueInDays })
    if (!review) throw new Refused(reviewOpen)
    await planReminder(trx, review.id, body.dueInDays)
    job('review-starts', review.id)
    happened('review_started', { due: review.due_at.toISOString() })
    return presentReview(review, undefined)
  },
})
