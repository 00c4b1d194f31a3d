import {
  getReview,
  getReviewImpact,
  listReviewGroups,
  listReviewItems,
  listReviews,
} from '@accord/contract/access-reviews.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import {
  cancelReview,
  closeReview,
  decideReviewItems,
  keepUndecided,
  requireReview,
  startReview,
  writeReviewFile,
} from './reviews.change.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { newestFilesOf, findNextDue, listReviewsOf } from '#data/reviews.store.ts'
import { reviewImpact, listRevokedItems } from './revoked-items.store.ts'
import { listReviewGroupRows } from './review-groups.store.ts'
import { listReviewItemRows } from './review-items.store.ts'
import { presentReview, presentReviewGroup, presentReviewItem } from './reviews.present.ts'
import { firstNotRevocable } from '#access/revocable.rules.ts'

export function reviewRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listReviews, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const [{ rows, total }, next] = await Promise.all([
      listReviewsOf(db, id, query),
      findNextDue(db, id),
    ])
    const files = await newestFilesOf(
      db,
      rows.map((row) => row.id),
    )
    const data = rows.map((row) => presentReview(row, files.get(row.id)))
    return { ...presentPage(data, total, query), nextDueAt: next?.toISOString() ?? null }
  })

  serve(app, context, getReview, async (handled) => {
    const { review } = await requireReview(handled, db)
    return presentReview(review, (await newestFilesOf(db, [review.id])).get(review.id))
  })

  serve(app, context, listReviewItems, async (handled) => {
    const { own, review } = await requireReview(handled, db)
    const { rows, total } = await listReviewItemRows(db, review, handled.query)
    const data = rows.map((row) => presentReviewItem(own, row))
    return presentPage(data, total, handled.query)
  })

  serve(app, context, listReviewGroups, async (handled) => {
    const { own, review } = await requireReview(handled, db)
    const { rows, total, counts } = await listReviewGroupRows(db, review, handled.query)
    const data = rows.map((row) => presentReviewGroup(own, row))
    return { ...presentPage(data, total, handled.query), counts }
  })

  serve(app, context, getReviewImpact, async (handled) => {
    const { own, review } = await requireReview(handled, db)
    const revoked = await listRevokedItems(db, review.id)
    const mayClose = firstNotRevocable(own, revoked) === undefined
    return { ...(await reviewImpact(db, review)), mayClose }
  })

  serveChange(app, context, startReview)
  serveChange(app, context, decideReviewItems)
  serveChange(app, context, keepUndecided)
  serveChange(app, context, closeReview)
  serveChange(app, context, cancelReview)
  serveChange(app, context, writeReviewFile)
}
