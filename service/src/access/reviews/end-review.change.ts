import {
  cancelReview as cancelCall,
  cannotRevokeReviewed,
  closeReview as closeCall,
  reviewNotOpen,
  reviewUndecided,
} from '@accord/contract/access-reviews.ts'
import type { Person } from '@accord/contract/people.ts'
import { requireReview } from './require-review.ts'
import type { ActingProfile } from '#actor.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { rowsAtOnce } from './keep-undecided.ts'
import { forgetSomeWays } from './reviewed-ways.store.ts'
import { listRevoked } from './revoked-ways.store.ts'
import { presentReview } from './reviews.present.ts'
import { firstNotRevocable } from './reviews.rules.ts'
import { beginClosing, markCancelled } from './reviews.store.ts'
import { forgetReviewMailing, planProposal, recallProposal } from './review-mailings.store.ts'

/** From here on it is carried out, one by one and by a job, whatever becomes of who closed it. */
export const closeReview = change(closeCall, {
  as: requireReview,
  may: ({ review }) => review.state === 'open' || reviewNotOpen,
  records: ['review_closed'],

  async do({ trx, actor, own, review, body: { nextInDays }, job, happened }) {
    const fault = firstNotRevocable(own, await listRevoked(trx, review.id))
    if (fault !== undefined) throw new Refused(cannotRevokeReviewed, { fields: { ways: fault } })
    const closing = await beginClosing(trx, review.id, { by: named(own, actor.user), nextInDays })
    if (!closing) throw new Refused(reviewUndecided)
    await planProposal(trx, review.id)
    job('access-reviews', review.id)
    const { kept, revoked } = closing
    happened('review_closed', { kept, revoked })
    return presentReview(closing, undefined)
  },
})

export const cancelReview = change(cancelCall, {
  as: requireReview,
  may: ({ review }) => ['starting', 'open'].includes(review.state) || reviewNotOpen,
  records: ['review_cancelled'],

  async do({ trx, actor, own, review, happened }) {
    const cancelled = await markCancelled(trx, review.id, named(own, actor.user))
    if (!cancelled) throw new Refused(reviewNotOpen)
    await forgetReviewMailing(trx, review.id)
    // Workers remove the rest: nobody is shown any of it from now on.
    await forgetSomeWays(trx, rowsAtOnce, review.id)
    await recallProposal(trx, own.organizationId)
    happened('review_cancelled', {
      undecided: cancelled.total - cancelled.kept - cancelled.revoked,
    })
    return presentReview(cancelled, undefined)
  },
})

function named(own: ActingProfile, { id, firstName, lastName }: Person) {
  return { own, user: { id, name: `${firstName} ${lastName}` } }
}
