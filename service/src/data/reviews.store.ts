import type { Paging } from '@accord/contract/fields.ts'
import { retention } from '@accord/contract/retention.ts'
import type { ReviewOutcome } from '@accord/contract/access-reviews.ts'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ActingProfile } from '#actor.ts'
import { condition } from '#database/condition.ts'
import { timeAgo } from '#database/time.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { type ShownExport, shownExportColumns } from './exports/exports.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export type ClosingRow = Selectable<Database['access_reviews']>
export type ReviewRow = ClosingRow & { overdue: boolean; keeping: boolean }

/** The database's clock determines this, as for all due dates. */
const overdue = sql<boolean>`state = 'open' and due_at <= now()`.as('overdue')
/** Whether the review's undecided items are being kept. */
const keeping = sql<boolean>`exists (
  select from review_keeps k where k.review_id = access_reviews.id)`.as('keeping')

/** No other review can start while this one is in progress. */
export const isReviewInProgress = condition<'access_reviews'>(
  (of) => `${of('state')} in ('starting', 'open', 'closing')`,
)

interface By {
  id: string
  name: string
}

/** Inserts a review. Returns undefined while another review is in progress. */
export async function insertReview(
  trx: Trx,
  { organizationId, by, days }: { organizationId: string; by: By; days: number },
): Promise<ReviewRow | undefined> {
  const due = sql<Date>`now() + make_interval(days => ${days})`
  return trx
    .insertInto('access_reviews')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      // The previous version doesn't set the state, and opens a review immediately after copying the items.
      state: 'starting',
      started_by_name: by.name,
      started_by_user: by.id,
      due_at: due,
    })
    .onConflict((conflict) =>
      conflict.column('organization_id').where(isReviewInProgress()).doNothing(),
    )
    .returningAll()
    .returning([overdue, keeping])
    .executeTakeFirst()
}

/** Finds a review. Returns undefined if it doesn't belong to the organization. */
export function findReview(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<ReviewRow | undefined> {
  return ofOrganization(db, organizationId)
    .selectAll()
    .select([overdue, keeping])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Lists reviews, newest first. */
export function listReviewsOf(db: Db, organizationId: string, { $skip, $limit }: Paging) {
  const all = ofOrganization(db, organizationId)
  const page = all
    .selectAll()
    .select([overdue, keeping])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset($skip)
    .limit($limit)
  return pageOf(page, all)
}

/** Finds when the next review is due, as chosen when the last one was closed. Returns null while one is open. */
export async function findNextDue(db: Db, organizationId: string): Promise<Date | null> {
  const last = await ofOrganization(db, organizationId)
    .select(['state', 'next_due_at'])
    .where('state', '!=', 'cancelled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.state === 'closed' ? last.next_due_at : null
}

export function ofOrganization(db: Db, organizationId: string) {
  return db.selectFrom('access_reviews').where('organization_id', '=', organizationId)
}

/** Locks a starting review of any organization until the commit, for the worker that copies its items. */
export function lockStartingReview(trx: Trx, id: string) {
  return trx
    .selectFrom('access_reviews')
    .select(['id', 'organization_id'])
    .where('id', '=', id)
    .where('state', '=', 'starting')
    .forUpdate()
    .executeTakeFirst()
}

/** Opens a review whose items were copied. The time is the start of this transaction. */
export async function markOpen(trx: Trx, id: string, total: number) {
  await trx
    .updateTable('access_reviews')
    .set({ state: 'open', total, created_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** How many more items are kept and revoked than before. The numbers are negative if there are fewer. */
export interface Decisions {
  kept: number
  revoked: number
}

export function countDecisions(trx: Trx, id: string, more: Decisions): Promise<ReviewRow> {
  return trx
    .updateTable('access_reviews')
    .set({ kept: sql`kept + ${more.kept}`, revoked: sql`revoked + ${more.revoked}` })
    .where('id', '=', id)
    .returningAll()
    .returning([overdue, keeping])
    .executeTakeFirstOrThrow()
}

interface Ending {
  own: ActingProfile
  user: By
}

/** Starts to close the review. Returns undefined if it isn't open or some items are undecided. */
export function beginClosing(
  trx: Trx,
  id: string,
  { by, nextInDays }: { by: Ending; nextInDays: number | null },
): Promise<ReviewRow | undefined> {
  const next = nextInDays === null ? null : sql<Date>`now() + make_interval(days => ${nextInDays})`
  return ended(trx, id, by)
    .set({ state: 'closing', next_due_at: next })
    .where('state', '=', 'open')
    .whereRef('total', '=', sql`kept + revoked`)
    .executeTakeFirst()
}

/** Cancels the review. Returns undefined if it's neither starting nor open. */
export function markCancelled(trx: Trx, id: string, by: Ending): Promise<ReviewRow | undefined> {
  return ended(trx, id, by)
    .set({ state: 'cancelled' })
    .where('state', 'in', ['starting', 'open'])
    .executeTakeFirst()
}

function ended(trx: Trx, id: string, { own, user }: Ending) {
  return trx
    .updateTable('access_reviews')
    .set({
      ended_by: own.id,
      ended_by_user: user.id,
      ended_by_name: user.name,
      ended_by_roles: [...own.roles],
      ended_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .returning([overdue, keeping])
}

/** Counts the outcome of one revoked item. */
export async function countOutcome(trx: Trx, id: string, outcome: ReviewOutcome) {
  await trx
    .updateTable('access_reviews')
    .set({ [outcome]: sql`${sql.ref(outcome)} + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Finishes closing the review. Returns undefined if it isn't being closed or an item to be revoked has no outcome yet.
 */
export function finishClosing(trx: Trx, id: string): Promise<ReviewRow | undefined> {
  return trx
    .updateTable('access_reviews')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'closing')
    .whereRef('revoked', '=', sql`ended + gone + refused`)
    .returningAll()
    .returning([overdue, keeping])
    .executeTakeFirst()
}

/** Finds a closing review of any organization, for the job that carries it out. */
export function findClosing(db: Db, id: string) {
  return db
    .selectFrom('access_reviews')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'closing')
    .executeTakeFirst()
}

/** Lists all starting or closing reviews of any organization, oldest first. */
export async function listInProgress(db: Db, state: 'starting' | 'closing'): Promise<string[]> {
  const rows = await db
    .selectFrom('access_reviews')
    .select('id')
    .where('state', '=', state)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Whether a review `r` can be deleted. The last one that wasn't canceled is kept, because it says when the next one is
 * due. A review's files are deleted first, because they're outside of the database.
 */
export const isReviewOver = sql<boolean>`r.ended_at < ${timeAgo(retention.reviews.periods.ended)}
  and (r.state = 'cancelled' or exists (select from access_reviews later
    where later.organization_id = r.organization_id and later.state <> 'cancelled'
      and (later.created_at, later.id) > (r.created_at, r.id)))
  and not exists (select from exports e where e.review_id = r.id
    and e.step <> 'failed' and e.file_deleted_at is null)`

/** Finds the newest file of each of these reviews, if it has one. */
export async function newestFilesOf(
  db: Kysely<Database>,
  reviewIds: readonly string[],
): Promise<Map<string, ShownExport>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await shownExportColumns(db.selectFrom('exports as e'))
    .distinctOn('e.review_id')
    .where('e.review_id', 'in', [...reviewIds])
    .orderBy('e.review_id')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.review_id!, row]))
}
