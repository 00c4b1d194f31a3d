import { message } from '@accord/contract/translation.ts'
import { invalidInput, notFound } from '@accord/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { ActingProfile, Actor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import {
  beginClosing,
  countDecisions,
  findReview,
  insertReview,
  markCancelled,
  newestFilesOf,
} from '#data/reviews.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import {
  cancelReview as cancelCall,
  cannotRevokeReviewed,
  closeReview as closeCall,
  decideReviewItems as decideCall,
  keepUndecided as keepCall,
  reviewNotClosed,
  reviewNotOpen,
  reviewOpen,
  reviewUndecided,
  startReview as startCall,
  writeReviewFile as writeFileCall,
} from '@accord/contract/access-reviews.ts'
import { isExportDone } from '@accord/contract/exports.ts'
import type { Person } from '@accord/contract/people.ts'
import { change, unchanged } from '#calls/change.ts'
import { insertExport } from '#data/exports/exports.store.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { rowsPerBatch } from './keep-undecided.ts'
import {
  deleteProposals,
  deleteReviewMailing,
  scheduleProposal,
  scheduleReminder,
  cancelProposal,
} from './review-mailings.store.ts'
import {
  setDecisions,
  findApplicationItems,
  findReviewItems,
  deleteSomeReviewItems,
} from './review-items.store.ts'
import { presentReview } from './reviews.present.ts'
import { firstNotRevocable, moreDecided } from '#access/revocable.rules.ts'
import { listRevokedItems } from './revoked-items.store.ts'
import { keepSomeItems, scheduleKeep } from './keep-undecided.store.ts'

interface Named {
  actor: Actor
  params: { id: string; review: string }
}

/** Finds a review in any state, for the organization's managers. */
export async function requireReview({ actor, params }: Named, db: Kysely<Database>) {
  const { own } = await requireManagerOf(db, actor, params.id)
  const review = await findReview(db, { organizationId: params.id, id: params.review })
  if (!review) throw new RequestError(notFound)
  return { own, review }
}

/**
 * A job copies the access grants (`review-worker.ts`), because large organizations have many and a request must be
 * short.
 */
export const startReview = change(startCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ params }) => [['accessReviewsPerOrganization', params.id]],
  records: ['review_started'],

  async run({ trx, actor, params: { id: organizationId }, body, job, happened }) {
    const { id, firstName, lastName } = actor.user
    const by = { id, name: `${firstName} ${lastName}` }
    await deleteProposals(trx, organizationId)
    const review = await insertReview(trx, { organizationId, by, days: body.dueInDays })
    if (!review) throw new RequestError(reviewOpen)
    await scheduleReminder(trx, review.id, body.dueInDays)
    job('review-starts', review.id)
    happened('review_started', { on: { review: review.id }, due: review.due_at.toISOString() })
    return presentReview(review, undefined)
  },
})

/** Closes the review. A job then carries it out item by item, even if the person who closed it loses their role. */
export const closeReview = change(closeCall, {
  resolve: requireReview,
  authorize: ({ review }) => review.state === 'open' || reviewNotOpen,
  records: ['review_closed'],

  async run({ trx, actor, own, review, body: { nextInDays }, job, happened }) {
    const fault = firstNotRevocable(own, await listRevokedItems(trx, review.id))
    if (fault !== undefined)
      throw new RequestError(cannotRevokeReviewed, { fields: { ways: fault } })
    const closing = await beginClosing(trx, review.id, { by: named(own, actor.user), nextInDays })
    if (!closing) throw new RequestError(reviewUndecided)
    await scheduleProposal(trx, review.id)
    job('access-reviews', review.id)
    const { kept, revoked } = closing
    happened('review_closed', { on: { review: review.id }, kept, revoked })
    return presentReview(closing, undefined)
  },
})

export const cancelReview = change(cancelCall, {
  resolve: requireReview,
  authorize: ({ review }) => ['starting', 'open'].includes(review.state) || reviewNotOpen,
  records: ['review_cancelled'],

  async run({ trx, actor, own, review, happened }) {
    const cancelled = await markCancelled(trx, review.id, named(own, actor.user))
    if (!cancelled) throw new RequestError(reviewNotOpen)
    await deleteReviewMailing(trx, review.id)
    // Workers delete the remaining items, which are no longer shown.
    await deleteSomeReviewItems(trx, rowsPerBatch, review.id)
    await cancelProposal(trx, own.organizationId)
    happened('review_cancelled', {
      on: { review: review.id },
      undecided: cancelled.total - cancelled.kept - cancelled.revoked,
    })
    return presentReview(cancelled, undefined)
  },
})

function named(own: ActingProfile, { id, firstName, lastName }: Person) {
  return { own, user: { id, name: `${firstName} ${lastName}` } }
}

/**
 * Writes the file again from the stored items and decisions. Nothing happens if the file exists or is being written.
 */
export const writeReviewFile = change(writeFileCall, {
  resolve: requireReview,
  authorize: ({ review }) => review.state === 'closed' || reviewNotClosed,
  limits: ({ own }) => [['exportsPerOrganization', own.organizationId]],
  records: ['export_requested'],

  async run({ trx, actor, own, review, job, happened }) {
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

/** Decides on all items or none. A person can't choose to revoke a grant that they have no permission to revoke. */
export const decideReviewItems = change(decideCall, {
  resolve: requireReview,
  authorize: ({ review }) => review.state === 'open' || reviewNotOpen,
  // The review itself stores every decision and its author, and closing the review is recorded.
  records: [],

  async run({ trx, actor, own, review, body: { ways, application, decision, note } }) {
    const found = application
      ? await findApplicationItems(trx, review.id, { application, decision: decision! })
      : await findReviewItems(trx, review.id, ways!)
    const items = ways ?? found.map(({ kind, way_id: id }) => ({ kind, id }))
    if (found.length < new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size) {
      throw new RequestError(invalidInput, {
        fields: { ways: message("Some of these items aren't part of the review.") },
      })
    }
    if (decision === 'revoke') {
      const fault = firstNotRevocable(own, found)
      if (fault !== undefined)
        throw new RequestError(cannotRevokeReviewed, { fields: { ways: fault } })
    }
    await setDecisions(trx, review.id, items, { decision, note, by: decidedNamed(own, actor.user) })
    const counted = await countDecisions(trx, review.id, moreDecided(found, decision))
    return presentReview(counted, undefined)
  },
})

/** Keeps all undecided items. The request keeps some of them, and workers keep the rest. */
export const keepUndecided = change(keepCall, {
  resolve: requireReview,
  authorize: ({ review }) => review.state === 'open' || reviewNotOpen,
  records: [],

  async run({ trx, actor, own, review: { id: reviewId }, body, job }) {
    const { kind = null, note } = body
    const keep = { reviewId, kind, note, by: decidedNamed(own, actor.user) }
    const since = sql<Date>`clock_timestamp()`
    const { kept, last } = await keepSomeItems(trx, { ...keep, after: 0, since }, rowsPerBatch)
    if (kept === rowsPerBatch)
      job('review-keeps', await scheduleKeep(trx, { ...keep, after: last }))
    return presentReview(await countDecisions(trx, reviewId, { kept, revoked: 0 }), undefined)
  },
})

function decidedNamed(
  { id: profileId }: ActingProfile,
  { id: userId, firstName, lastName }: Person,
) {
  return { profileId, userId, name: `${firstName} ${lastName}` }
}
