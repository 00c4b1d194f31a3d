import { lock } from '#access/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { collectEffects, type EffectParts } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { insertExport } from '#exports/exports.store.ts'
import { removeFile } from '#exports/file/export-folder.ts'
import { endings } from '#reach/endings.ts'
import { type Closer, findCloser } from './closer.store.ts'
import {
  type Ended,
  findNextRevoked,
  holdUnended,
  noteOutcome,
  type WayRow,
} from './reviewed-ways.store.ts'
import { countOutcome, finishClosing, listClosing } from './reviews.store.ts'

export type ReviewParts = EffectParts & Pick<Context, 'db'>

/**
 * Ends what was revoked in a review, each in a transaction of its own with what is noted of it: killed anywhere, the
 * next one goes on with what has no outcome yet.
 */
export async function carryOutReview(parts: ReviewParts, id: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted()
    const closer = await findCloser(parts.db, id)
    if (!closer) return
    const way = await findNextRevoked(parts.db, id)
    if (!way) return finish(parts, id, closer)
    await endOne(parts, closer, way)
  }
}

/** Those whose job was given up: else nobody would end them, and no other could begin. */
export async function carryOutForgotten(parts: ReviewParts, signal: AbortSignal) {
  for (const id of await listClosing(parts.db)) {
    if (await parts.jobs.isPending('access-reviews', id)) continue
    await carryOutReview(parts, id, signal)
  }
}

const gone: Ended = { outcome: 'gone', reason: null, tokens: 0, proof: null }

/** By the rule of its kind and with all that follows, as if who closed the review had ended it by hand. */
async function endOne(parts: ReviewParts, closer: Closer, way: WayRow) {
  const { config, db } = parts
  const { own } = closer
  // What is locked besides the organization depends on it, and does not change.
  const seen = await endings[way.kind](db, own, way.way_id)
  const organizations = [own.organizationId, ...(seen?.organizations ?? [])]
  const { wake, file } = await inTransaction(db, async (trx) => {
    await lock(trx, { organizations, application: seen?.application?.id })
    const doer = { actor: closer.actor, own: closer.recorded, caller: null }
    const { effects, ...collected } = collectEffects(parts, doer)
    // Somebody else may have the same job, whose worker was only silent.
    if (!(await holdUnended(trx, way))) return { wake: () => {}, file: undefined }
    const found = seen && (await endings[way.kind](trx, own, way.way_id))
    const note = async (ended: Ended) => {
      await noteOutcome(trx, way, ended)
      await countOutcome(trx, way.review_id, ended.outcome)
    }
    if (!found || found.refused !== undefined) {
      await note(found ? { ...gone, outcome: 'refused', reason: found.refused! } : gone)
      return { wake: () => {}, file: undefined }
    }
    const { actor } = closer
    const { tokens } = await found.end({ ...effects, trx, actor, config })
    await collected.write(trx)
    const proof = collected.recorded.findLast((row) => row.organizationId === own.organizationId)
    await note({ outcome: 'ended', reason: null, tokens, proof: proof ?? null })
    return { wake: () => collected.wake(), file: found.file }
  })
  wake()
  // Should this fail, housekeeping removes it.
  if (file) await removeFile(config.exportsDir, file.id)
}

/** Once: the file with its list, its decisions and what came of them. */
async function finish({ db, jobs }: ReviewParts, id: string, { own: { organizationId } }: Closer) {
  const finished = await inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    const review = await finishClosing(trx, id)
    if (!review) return false
    const { ended, gone: wereGone, refused, ended_by: profileId, ended_by_user: userId } = review
    const subject = { type: 'access', organizationId, networkId: null } as const
    const file = await insertExport(trx, { ...subject, reviewId: id }, { profileId, userId })
    await jobs.enqueue(trx, 'exports', file!.id)
    await recordOrganizationActivity(trx, {
      kind: 'review_carried_out',
      detail: { ended, gone: wereGone, refused },
      organizationId,
      author: userId === null ? { kind: 'system' } : { kind: 'person', userId, profileId },
      device: null,
    })
    return true
  })
  if (finished) jobs.wake('exports')
}
