import {
  reviewOpen,
  startReview as startCall,
  cancelReview as cancelCall,
  cannotRevokeReviewed,
  closeReview as closeCall,
  reviewNotOpen,
  reviewUndecided,
  reviewNotClosed,
  writeReviewFile as writeFileCall,
} from '@accord/contract/access-reviews.ts'
import { isExportDone } from '@accord/contract/exports.ts'
import type { Person } from '@accord/contract/people.ts'
import type { ActingProfile } from '#actor.ts'
import { change, unchanged } from '#calls/change.ts'
import { insertExport } from '#data/exports/exports.store.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { Refused } from '#refused.ts'
import { rowsAtOnce } from './keep-undecided.ts'
import { requireReview } from './require-review.ts'
import {
  forgetProposals,
  planReminder,
  forgetReviewMailing,
  planProposal,
  recallProposal,
} from './review-mailings.store.ts'
import { forgetSomeWays } from './reviewed-ways.store.ts'
import { presentReview } from './reviews.present.ts'
import { firstNotRevocable } from './reviews.rules.ts'
import {
  insertReview,
  beginClosing,
  markCancelled,
  newestFilesOf,
} from '#data/reviews/reviews.store.ts'
import { listRevoked } from './revoked-ways.store.ts'

/** A job copies what it is about (`review-worker.ts`): that grows with the organization, and a request must not. */
export const startReview = change(startCall, {
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

/** Once more, out of what was frozen and decided. One that is there, or on its way, is enough. */
export const writeReviewFile = change(writeFileCall, {
  as: requireReview,
  may: ({ review }) => review.state === 'closed' || reviewNotClosed,
  limits: ({ own }) => [['exportsPerOrganization', own.organizationId]],
  records: ['export_requested'],

  async do({ trx, actor, own, review, job, happened }) {
    const { id, organization_id: organizationId } = review
    const newest = async () => (await newestFilesOf(trx, [id])).get(id)
    const there = await newest()
    if (there && (there.available || !isExportDone(there.step))) {
      return unchanged(presentReview(review, there))
    }
    const subject = { type: 'access', organizationId, networkId: null, reviewId: id } as const
    const row = await insertExport(trx, subject, { profileId: own.id, userId: actor.user.id })
    job('exports', row!.id)
    const { name } = await getOrganizationRow(trx, organizationId)
    happened('export_requested', { of: name })
    return presentReview(review, await newest())
  },
})
