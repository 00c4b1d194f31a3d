import type { PoolConfig } from 'pg'
import type { Context } from '#context.ts'
import { setTimeout } from 'node:timers/promises'
import { isDatabaseDiskFull, isDatabaseGone } from '#database/errors.ts'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import type { Transaction } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { type Author, recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { logEvent, notLogged } from '#observability/events.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { type EmailContext, type EmailMessage, emailContext } from '#mail/compose-email.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { membershipsOf } from '#data/networks/network-members.store.ts'
import { writeUsage } from '#data/usage/usage.store.ts'
import { requesterOf, subjectOf } from './export-subjects.store.ts'
import { finalizeFile } from '#data/exports/export-folder.ts'
import { type Receipt, insertReceipts } from '#data/exports/export-receipts.store.ts'
import {
  type Addressee,
  dataFailedMail,
  dataReadyMail,
  exportCompletedMail,
  exportFailedMail,
} from './exports.mail.ts'
import {
  type Attempt,
  type ExportRow,
  completeExport,
  failExport,
  isCompleted,
} from '#data/exports/exports.store.ts'
import type { MadeExport } from './make-export.ts'
import { sealFileKey } from './file/sealed-file.ts'
import { slugOf } from '#http/slug.ts'

/** Everything that's needed to end exports and to notify people. */
export type ExportEndParts = Pick<
  Context,
  'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'
>

/** Everything that's needed to create exports, in the service or in a worker. */
export type ExportParts = ExportEndParts & {
  /** The settings for the database connection. Each export has its own connection in its own thread. */
  reader: { options: PoolConfig }
  /** The settings for a connection to a standby, which is used while it's up to date. */
  replica?: { options: PoolConfig } | undefined
}

const pausesMilliseconds = [250, 1000, 4000]

/**
 * Retries for some seconds while the database is unreachable, so that a short outage doesn't destroy an hour of work.
 */
export async function outlastOutage<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const pause of pausesMilliseconds) {
    try {
      return await work()
    } catch (error) {
      // If the disk is full, waiting doesn't help.
      if (!isDatabaseGone(error) || isDatabaseDiskFull(error)) throw error
    }
    await setTimeout(pause, undefined, { signal })
  }
  return work()
}

/**
 * Records the end of a job with all its effects in one transaction. A job ends only once, so no one is notified twice.
 */
export async function completeExportRun(
  parts: ExportEndParts,
  attempt: ExportRow,
  { receipts, fileKey, ...made }: MadeExport,
  signal: AbortSignal,
): Promise<boolean> {
  const { config, db } = parts
  let kept = false
  const completeAtOnce = async (trx: Transaction<Database>) => {
    const subject = await subjectOf(trx, attempt)
    const fileName = fileNameOf(subject, attempt.created_at)
    const sealed = sealFileKey(parts.secrets, fileKey, attempt.id)
    const row = await completeExport(trx, attempt, { fileName, fileKey: sealed, ...made })
    // If the response to a commit was lost, it's unknown whether the transaction was committed.
    if (!row) return kept && isCompleted(trx, attempt)
    if (row.network_id !== null) {
      await insertReceipts(trx, { exportId: row.id, networkId: row.network_id }, receipts)
      await noteRead(trx, row.network_id, receipts)
    }
    await record(trx, row, 'export_completed', { file: fileName, rows: made.rows })
    await tellRequester(trx, parts, row, (context, to) =>
      row.user_id === null ? exportCompletedMail(context, to, made) : dataReadyMail(context, to),
    )
    // This comes last because it can't be undone. Otherwise, the next attempt would replace this attempt's file with
    // its own.
    if (!kept) await finalizeFile(config.exportsDir, attempt)
    kept = true
    return true
  }
  const completed = await outlastOutage(signal, () => inTransaction(db, completeAtOnce))
  if (completed) {
    parts.wakeMailer()
    logExportEvent(parts, attempt, 'export.completed', { rows: made.rows })
  }
  return completed
}

export async function failExportRun(parts: ExportEndParts, attempt: Attempt, failure: string) {
  const { db } = parts
  const failed = await inTransaction(db, async (trx) => {
    const row = await failExport(trx, attempt, failure)
    if (!row) return undefined
    await tellRequester(trx, parts, row, (context, to) =>
      (row.user_id === null ? exportFailedMail : dataFailedMail)(context, to, { failure }),
    )
    const { name } = await subjectOf(trx, row)
    await record(trx, row, 'export_failed', { of: name, reason: failure })
    return row
  })
  if (failed) logExportEvent(parts, failed, 'export.failed', { reason: failure })
  parts.wakeMailer()
}

/**
 * Records that the network's owner has read the members' shared data. A worker doesn't collect uses, so they're written
 * immediately.
 */
async function noteRead(
  trx: Transaction<Database>,
  networkId: string,
  receipts: readonly Receipt[],
) {
  const organizations = receipts.map(({ organizationId }) => organizationId)
  const memberships = await membershipsOf(trx, networkId, organizations)
  const at = Date.now()
  const uses = receipts.flatMap(({ organizationId, shares }) => {
    const id = memberships.get(organizationId)
    return id === undefined
      ? []
      : shares.map((scope) => ({ kind: 'network_member' as const, id, scope, at, calls: 1 }))
  })
  await writeUsage(trx, uses)
}

/**
 * Emails the requester if they can still download the file. Someone who left, was suspended, or lost the role must not
 * learn about the organization. Others didn't request an email and see the export on its page.
 */
async function tellRequester(
  trx: Transaction<Database>,
  { config, secrets }: ExportEndParts,
  row: ExportRow,
  emailTo: (context: EmailContext, to: Addressee) => EmailMessage,
) {
  const context = emailContext(config)
  if (row.user_id !== null) {
    const { email, first_name: firstName } = await getUser(trx, row.user_id)
    const subject = await subjectOf(trx, row)
    return queueMail(trx, secrets, emailTo(context, { email, firstName, subject }))
  }
  const requester = await requesterOf(trx, row)
  if (!requester?.acts || !can.manage(requester)) return
  const { mail_address: email, first_name: firstName } = requester
  const subject = await subjectOf(trx, row)
  await queueMail(trx, secrets, emailTo(context, { email, firstName, subject }))
}

/**
 * Records the end of the export. The author is the requester, without a device, because the service finished the
 * export. If the requester has left, the author is the service. `logExportEvent` also works if the row was committed but the
 * response was lost.
 */
async function record<Kind extends 'export_completed' | 'export_failed'>(
  trx: Transaction<Database>,
  { organization_id, requested_by, requested_by_user, user_id: userId }: ExportRow,
  kind: Kind,
  detail: RecordedDetail<Kind>,
) {
  if (userId !== null) {
    const caller = { address: null, agent: '' }
    return recordActivity(trx, notLogged, { kind: `data_${kind}`, userId, caller })
  }
  const author: Author =
    requested_by_user === null
      ? { kind: 'system' }
      : { kind: 'person', userId: requested_by_user, profileId: requested_by }
  await recordOrganizationActivity(trx, notLogged, {
    kind,
    organizationId: organization_id!,
    author,
    device: null,
    detail,
  })
}

function logExportEvent(
  { log }: ExportEndParts,
  { id, organization_id, requested_by, requested_by_user }: ExportRow,
  event: 'export.completed' | 'export.failed',
  what: object,
) {
  const who = { account: requested_by_user ?? undefined, profile: requested_by ?? undefined }
  logEvent(log, event, { ...who, organization: organization_id ?? undefined }, { on: [id], what })
}

/**
 * Returns the file's name. For a personal export, it doesn't contain the person's name, because others may see their
 * downloads folder.
 */
function fileNameOf(
  { type, name, reviewId }: Awaited<ReturnType<typeof subjectOf>>,
  askedFor: Date,
): string {
  // The minute distinguishes two exports of the same day, as in 2026-11-16-1405.
  const at = askedFor.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  if (type === 'person') return `data-about-me-${at}.zip`
  if (type !== 'access') return `${slugOf(name, type)}-${at}.zip`
  return `${slugOf(name, 'organization')}-access${reviewId === null ? '' : '-review'}-${at}.zip`
}
