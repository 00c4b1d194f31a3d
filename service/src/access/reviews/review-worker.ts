import { revocationFailed } from '@accord/contract/access-reviews.ts'
import type { Kysely, Transaction } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { type EffectParts, collectEffects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { isDatabaseGone } from '#database/errors.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { insertExport } from '#data/exports/exports.store.ts'
import { removeFile } from '#data/exports/export-folder.ts'
import { revocableGrants } from '#access/grants/revocable-grants.ts'
import {
  type Closer,
  type RevokedContact,
  type ItemOutcome,
  countFailure,
  findCloser,
  findNextRevokedItem,
  lockContactsBehind,
  lockUnrevoked,
  recordItemOutcome,
} from './revoked-items.store.ts'
import { type ReviewItemRow, snapshotGrants, recordGrantChanges } from './review-items.store.ts'
import {
  countOutcome,
  findClosing,
  finishClosing,
  lockStartingReview,
  listInProgress,
  markOpen,
} from '#data/reviews.store.ts'
import type { Task } from '#jobs/periodic.ts'
import { deleteDiscardedReviews, keepUndecidedRows } from './keep-undecided.ts'

/** The parts include a connection for statements without a time limit. */
export type ReviewParts = EffectParts & Pick<Context, 'db'> & { unhurried: Context['db'] }

/**
 * Revokes the items of a closed review. Each one has its own transaction, which also stores its outcome. If a worker is
 * killed, the next one continues with the items that have no outcome yet.
 */
export async function executeReview(parts: ReviewParts, id: string, signal: AbortSignal) {
  const review = await findClosing(parts.db, id)
  if (!review) return
  await recordGrantChanges(parts.db, review)
  for (;;) {
    signal.throwIfAborted()
    const closer = await findCloser(parts.db, id)
    if (!closer) return
    const item = await findNextRevokedItem(parts.db, id)
    if (!item) return finish(parts, id, closer)
    await endOne(parts, closer, item).catch((error: unknown) => despite(error, parts, item))
  }
}

/**
 * Counts a failed attempt to revoke an item, because one item must not block the others. After three attempts, the item
 * is marked as failed, and the reason is logged.
 */
async function despite(error: unknown, { db, log }: ReviewParts, item: ReviewItemRow) {
  // If the database is unreachable, the item isn't the reason.
  if (isDatabaseGone(error) || (await countFailure(db, item)) < maxTries) throw error
  log.error({ err: error, kind: item.kind, id: item.way_id }, 'could not revoke a review item')
  await inTransaction(db, async (trx) => {
    if (await lockUnrevoked(trx, item)) await note(trx, item, { ...gone, ...couldNotEnd })
  })
}

const maxTries = 3
const gone: ItemOutcome = { outcome: 'gone', reason: null, tokens: 0, proof: null }
const ended: ItemOutcome = { ...gone, outcome: 'ended' }
const couldNotEnd = {
  outcome: 'refused',
  reason: revocationFailed,
} as const

type Noted = Pick<ReviewItemRow, 'review_id' | 'position'>

async function note(trx: Transaction<Database>, item: Noted, came: ItemOutcome) {
  await recordItemOutcome(trx, item, came)
  await countOutcome(trx, item.review_id, came.outcome)
}

function isAbout(detail: object | undefined, { email }: RevokedContact): boolean {
  return detail !== undefined && 'email' in detail && detail.email === email
}

/**
 * Revokes one item by the rules of its kind and with all effects, as if the person who closed the review had done so
 * manually.
 */
async function endOne(parts: ReviewParts, closer: Closer, item: ReviewItemRow) {
  const { config, db } = parts
  const { own } = closer
  // The locks depend on these fields, which never change.
  const seen = await revocableGrants[item.kind](db, own, item.way_id)
  const organizations = [own.organizationId, ...(seen?.organizations ?? [])]
  const file = await inTransaction(db, async (trx) => {
    await lock(trx, { organizations, application: seen?.application?.id })
    const doer = { actor: closer.actor, own: closer.recorded, caller: null }
    const { effects, ...collected } = collectEffects(parts, doer)
    // Another worker may have taken over the job, because this one seemed to have stopped.
    if (!(await lockUnrevoked(trx, item))) return undefined
    const found = seen && (await revocableGrants[item.kind](trx, own, item.way_id))
    if (!found || found.refused !== undefined) {
      await note(trx, item, found ? { ...gone, outcome: 'refused', reason: found.refused! } : gone)
      return undefined
    }
    const { actor } = closer
    const contacts = await lockContactsBehind(trx, item)
    const { tokens } = await found.end({ ...effects, trx, actor, config })
    await collected.write(trx)
    const here = collected.recorded.filter((row) => row.organizationId === own.organizationId)
    await note(trx, item, { ...ended, tokens, proof: here.at(-1) ?? null })
    // A contact that ended together with the item was also to be revoked in this review. It has its own outcome and its
    // own activity row.
    for (const contact of contacts) {
      const proof = here.find(
        ({ kind, detail }) => kind === 'contact_ended' && isAbout(detail, contact),
      )
      if (proof) await note(trx, contact, { ...ended, proof })
    }
    return found.file
  })
  // If this fails, housekeeping removes the file.
  if (file) await removeFile(config.exportsDir, file.id)
}

/** Writes the file once, with the items, decisions, and outcomes. */
async function finish(
  { db, jobs, log }: ReviewParts,
  id: string,
  { own: { organizationId } }: Closer,
) {
  const finished = await inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    const review = await finishClosing(trx, id)
    if (!review) return false
    const {
      ended: count,
      gone: wereGone,
      refused,
      ended_by: profileId,
      ended_by_user: userId,
    } = review
    const subject = { type: 'access', organizationId, networkId: null } as const
    const file = await insertExport(trx, { ...subject, reviewId: id }, { profileId, userId })
    await jobs.enqueue(trx, 'exports', file!.id)
    await recordOrganizationActivity(trx, log, {
      kind: 'review_carried_out',
      detail: { on: { review: id }, ended: count, gone: wereGone, refused },
      organizationId,
      author: userId === null ? { kind: 'system' } : { kind: 'person', userId, profileId },
      device: null,
    })
    return true
  })
  if (finished) jobs.wake('exports')
}

const failed = 'could not process access reviews; will retry soon'

/** Returns the tasks that start reviews and carry out closed ones. Several workers can run them. */
export async function reviewTasks(parts: ReviewParts): Promise<Task[]> {
  await parts.jobs.work('review-starts', (id) => openReview(parts.unhurried, id))
  await parts.jobs.work('access-reviews', (id, signal) => executeReview(parts, id, signal))
  await parts.jobs.work('review-keeps', (_id, signal) => keepUndecidedRows(parts, { signal }))
  return [
    { failed, run: (signal) => resumeInterruptedReviews(parts, signal) },
    { failed, run: (signal) => keepUndecidedRows(parts, { signal }) },
    { failed, run: (signal) => deleteDiscardedReviews(parts, { signal }) },
  ]
}

/** Resumes reviews whose job was abandoned. Otherwise, they would never finish and no other review could start. */
export async function resumeInterruptedReviews(parts: ReviewParts, signal: AbortSignal) {
  const { db, jobs, log, unhurried } = parts
  // A review that fails must not block the others.
  const failedAt = (review: string) => (error: unknown) => log.warn({ err: error, review }, failed)
  for (const id of await listInProgress(db, 'starting')) {
    if (await jobs.isPending('review-starts', id)) continue
    await openReview(unhurried, id).catch(failedAt(id))
  }
  for (const id of await listInProgress(db, 'closing')) {
    if (await jobs.isPending('access-reviews', id)) continue
    await executeReview(parts, id, signal).catch(failedAt(id))
  }
}

/**
 * Copies all access grants into a review with one statement and transaction. If the worker is killed, the next one
 * starts over. For 100,000 people this takes seconds, but blocks no one.
 */
export async function openReview(unhurried: Kysely<Database>, id: string) {
  await inTransaction(unhurried, async (trx) => {
    // The review may have been canceled or already opened by another worker.
    const review = await lockStartingReview(trx, id)
    if (!review) return
    await markOpen(trx, id, await snapshotGrants(trx, review))
  })
}
