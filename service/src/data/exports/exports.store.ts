import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { condition } from '#database/condition.ts'
import type { Database } from '#database/tables.ts'
import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { ExportStep, ExportType, ManagedExportType } from '@accord/contract/exports.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { fullName } from '#data/users/accounts.store.ts'
import { pageOf } from '#database/page-of.ts'
import { timeFromNow } from '#database/time.ts'

type Db = Kysely<Database>

/** The export was completed and its file can still be downloaded. */
export const isLiveFile = condition<'exports'>(
  (of) =>
    `${of('step')} = 'completed' and ${of('expires_at')} > now() and ${of('file_deleted_at')} is null`,
)

/** Finds a downloadable file of the organization or of a network that it owns. */
export function findLiveFile(db: Db, organizationId: string, id: string) {
  return liveFiles(db)
    .select(['id', 'file_name'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
}

/** Counts the downloadable files of an organization, including its networks, or of one network. */
export async function countLiveFiles(
  db: Db,
  which: { organization_id: string } | { network_id: string },
): Promise<number> {
  const { count } = await liveFiles(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(which))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts a download in the transaction that records it. */
export async function countDownload(db: Db, id: string) {
  await db
    .updateTable('exports')
    .set({ downloads: sql`downloads + 1`, downloaded_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Marks the file as deleted. Returns false if it already was. */
export async function markFileDeleted(db: Db, id: string): Promise<boolean> {
  const marked = await db
    .updateTable('exports')
    .set({ file_deleted_at: sql`now()` })
    .where('id', '=', id)
    .where(isLiveFile())
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function markExpiredFilesDeleted(db: Db) {
  await db
    .updateTable('exports')
    .set({ file_deleted_at: sql`now()` })
    .where('expires_at', '<=', sql<Date>`now()`)
    .where('file_deleted_at', 'is', null)
    .execute()
}

/** Lists the fields that determine whether the files of these exports are still needed. */
export function listFileOwners(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('exports')
    .select(['id', 'step', 'attempts', 'file_deleted_at'])
    .where('id', 'in', [...ids])
    .execute()
}

function liveFiles(db: Db) {
  return db.selectFrom('exports').where(isLiveFile())
}

export type ExportRow = Selectable<Database['exports']>

/** The subject of an export. Only managers can export it, unless the type allows a person. */
export interface Subject<Type extends ExportType = ManagedExportType> {
  type: Type
  id: string
}

export interface ExportSubject {
  type: ExportType
  /** The organization or the network's owner, or null for a person. */
  organizationId: string | null
  networkId: string | null
  /** The person, if the subject is a person. */
  userId?: string
  /** The review, for an export of access. */
  reviewId?: string
}

/** One attempt at a job. Once the next attempt has started, everything that this one writes is ignored. */
export type Attempt = Pick<ExportRow, 'id' | 'attempts'>

/** Inserts an export. Returns undefined while another export of the same subject is in progress. */
export function insertExport(
  db: Db,
  { type, organizationId, networkId, reviewId, userId }: ExportSubject,
  by: { profileId: string | null; userId: string | null },
): Promise<ExportRow | undefined> {
  return db
    .insertInto('exports')
    .values({
      id: randomUUID(),
      type,
      organization_id: organizationId,
      network_id: networkId,
      review_id: reviewId ?? null,
      user_id: userId ?? null,
      requested_by: by.profileId,
      requested_by_user: by.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Lists a subject's exports, newest first, with the names of the people who requested them. */
export function listExportsOf(db: Db, subject: ExportSubject, paging: Paging) {
  const all = ofSubject(db, subject)
  const page = shownExportColumns(all)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, all)
}

/** Finds an export. Returns undefined if it doesn't belong to the subject. */
export function findExportOf(db: Db, subject: ExportSubject, id: string) {
  return shownExportColumns(ofSubject(db, subject)).where('e.id', '=', id).executeTakeFirst()
}

export async function isExportRunning(db: Db, subject: ExportSubject): Promise<boolean> {
  const running = await ofSubject(db, subject)
    .select('e.id')
    .where('e.type', '=', subject.type)
    .where('e.step', 'not in', done)
    .executeTakeFirst()
  return running !== undefined
}

/**
 * Returns the number of seconds until another export can be requested, which is a day after the last one that didn't
 * fail. It's 0 if that time has passed.
 */
export async function secondsUntilNext(db: Db, subject: ExportSubject): Promise<number> {
  const last = await ofSubject(db, subject)
    .select(
      sql<number>`ceil(extract(epoch from e.created_at + interval '1 day' - now()))::int`.as(
        'left',
      ),
    )
    .where('e.step', '<>', 'failed')
    .where('e.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('e.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.left ?? 0
}

/** Selects a subject's exports. Exports of access are listed with the organization's. */
function ofSubject(db: Db, { type, organizationId, networkId, userId }: ExportSubject) {
  const types: ExportType[] = type === 'organization' ? [type, 'access'] : [type]
  const all = db.selectFrom('exports as e').where('e.type', 'in', types)
  if (type === 'person') return all.where('e.user_id', '=', userId!)
  return all
    .where('e.organization_id', '=', organizationId)
    .$if(networkId !== null, (query) => query.where('e.network_id', '=', networkId))
}

export type ShownExport = NonNullable<Awaited<ReturnType<typeof findExportOf>>>

/** Selects the columns that people see. */
export function shownExportColumns(query: ReturnType<typeof ofSubject>) {
  return query
    .leftJoin('users as u', 'u.id', 'e.requested_by_user')
    .selectAll('e')
    .select(fullName('u').$castTo<string | null>().as('requested_by_name'))
    .select(sql<boolean>`coalesce(${isLiveFile('e')}, false)`.as('available'))
}

/**
 * Starts the next attempt. Returns undefined if the export is done, deleted, or was started too often. Rows that an
 * interrupted attempt wrote are kept. The attempt doesn't count if it got further than any before, so that an export
 * that makes progress isn't abandoned.
 */
export function beginAttempt(db: Db, id: string, max: number): Promise<ExportRow | undefined> {
  return db
    .updateTable('exports')
    .set({
      attempts: sql`attempts + 1`,
      counted_attempts: sql`${countedBefore} + 1`,
      most_rows: sql`greatest(most_rows, rows)`,
      step: 'collecting',
      rows: 0,
      total: null,
    })
    .where('id', '=', id)
    .where('step', 'not in', done)
    .where(countedBefore, '<', max)
    .returningAll()
    .executeTakeFirst()
}

const countedBefore = sql<number>`(counted_attempts - case when rows > most_rows then 1 else 0 end)`

type Progress = Partial<Pick<ExportRow, 'step' | 'rows' | 'total'>>

/** Stores the progress. Returns false if the attempt no longer counts. */
export async function advanceExport(
  db: Db,
  attempt: Attempt,
  progress: Progress,
): Promise<boolean> {
  const advanced = await db
    .updateTable('exports')
    .set(progress)
    .where(isAtWork(attempt))
    .returning('id')
    .executeTakeFirst()
  return advanced !== undefined
}

/** Returns the job to the queue. An attempt that was only requested to stop doesn't count as a failure. */
export async function returnToQueue(db: Db, attempt: Attempt, { counts }: { counts: boolean }) {
  await db
    .updateTable('exports')
    .set({ step: 'queued', rows: 0, total: null })
    .$if(!counts, (query) =>
      query.set({
        attempts: attempt.attempts - 1,
        counted_attempts: sql`counted_attempts - 1`,
      }),
    )
    .where(isUnderWay(attempt))
    .execute()
}

interface Made {
  rows: number
  fileName: string
  size: number
  digest: Buffer
  /** The encrypted key of the file. */
  fileKey: Buffer
}

/** Completes the export. Returns undefined if the attempt no longer counts, because a job is completed only once. */
export function completeExport(
  db: Db,
  attempt: Attempt,
  { rows, fileName, size, digest, fileKey }: Made,
): Promise<ExportRow | undefined> {
  return db
    .updateTable('exports')
    .set({
      step: 'completed',
      rows,
      total: rows,
      file_name: fileName,
      file_size: String(size),
      digest,
      file_key: fileKey,
      completed_at: sql`now()`,
      expires_at: timeFromNow(retention.exports.periods.age),
    })
    .where(isAtWork(attempt))
    .returningAll()
    .executeTakeFirst()
}

/** Marks the export as failed. Returns undefined if the attempt no longer counts. */
export function failExport(
  db: Db,
  attempt: Attempt,
  failure: string,
): Promise<ExportRow | undefined> {
  return db
    .updateTable('exports')
    .set({ step: 'failed', failure, completed_at: sql`now()` })
    .where(isUnderWay(attempt))
    .returningAll()
    .executeTakeFirst()
}

/** Whether this very attempt completed the export. */
export async function isCompleted(db: Db, { id, attempts }: Attempt): Promise<boolean> {
  const completed = await db
    .selectFrom('exports')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('step', '=', 'completed')
    .executeTakeFirst()
  return completed !== undefined
}

export function listUnfinished(db: Db): Promise<Attempt[]> {
  return db.selectFrom('exports').select(['id', 'attempts']).where('step', 'not in', done).execute()
}

export function findUnfinished(db: Db, id: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('exports')
    .select(['id', 'attempts'])
    .where('id', '=', id)
    .where('step', 'not in', done)
    .executeTakeFirst()
}

const done = ['completed', 'failed'] satisfies ExportStep[]

function isUnderWay({ id, attempts }: Attempt) {
  return (eb: ExpressionBuilder<Database, 'exports'>) =>
    eb.and([eb('id', '=', id), eb('attempts', '=', attempts), eb('step', 'not in', done)])
}

/**
 * Whether the attempt is still in progress. It isn't once it was abandoned, because the job then waits for the next
 * one.
 */
function isAtWork(attempt: Attempt) {
  return (eb: ExpressionBuilder<Database, 'exports'>) =>
    eb.and([isUnderWay(attempt)(eb), eb('step', '<>', 'queued')])
}
