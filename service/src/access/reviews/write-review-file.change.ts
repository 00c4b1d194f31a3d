import { reviewNotClosed, writeReviewFile as call } from '@accord/contract/access-reviews.ts'
import { requireReview } from './require-review.ts'
import { change, unchanged } from '#calls/change.ts'
import { insertExport } from '#exports/exports.store.ts'
import { newestFilesOf } from './review-files.store.ts'
import { isExportDone } from '@accord/contract/exports.ts'
import { getOrganizationRow } from '#organizations/organizations.store.ts'
import { presentReview } from './reviews.present.ts'

/** Once more, out of what was frozen and decided. One that is there, or on its way, is enough. */
export const writeReviewFile = change(call, {
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
