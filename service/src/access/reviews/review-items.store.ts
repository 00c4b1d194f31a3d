import type { Paging } from '@accord/contract/fields.ts'
import { type AccessGrantKind, accessGrantKinds, groupTypeOf } from '@accord/contract/access.ts'
import {
  type ReviewDecision,
  type ReviewItem,
  type ReviewOutcome,
  maxDecidedAtOnce,
} from '@accord/contract/access-reviews.ts'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { accessColumns, currentGrants } from '#data/access/access-rows.store.ts'
import { dependsOnStopped } from '#data/access/application-grants.store.ts'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import { deleteSome } from '#database/batches.ts'
import type { Database } from '#database/tables.ts'
import type { ReviewRow } from '#data/reviews.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export type ReviewItemRow = Selectable<Database['reviewed_ways']>

/** The kinds of grants that are grouped by application. */
export const applicationKinds = accessGrantKinds.filter(
  (kind) => groupTypeOf[kind] === 'application',
)

const copied = sql.join([...accessColumns, 'used_days'].map((column) => sql.id(column)))

/**
 * Copies all access grants of the organization with one statement, so that they're from the same moment. Returns their
 * number.
 */
export async function snapshotGrants(
  trx: Trx,
  { id, organization_id }: { id: string; organization_id: string },
): Promise<number> {
  const { numAffectedRows } = await sql`insert into reviewed_ways (review_id, position, ${copied})
    select ${id}, place, ${copied} from (${currentGrants(organization_id)}) as ways`.execute(trx)
  return Number(numAffectedRows)
}

/** The key of a review item, which is the same as in the list of grants. */
export interface ReviewItemKey {
  kind: AccessGrantKind
  id: string
}

interface Filter extends Paging {
  only?: 'undecided' | ReviewDecision | ReviewOutcome | undefined
  kind?: AccessGrantKind | undefined
  application?: string | undefined
  search?: string | undefined
}

export function matchingItems(
  db: Db,
  { id, state }: Pick<ReviewRow, 'id' | 'state'>,
  { only, search }: Pick<Filter, 'only' | 'search'>,
) {
  return db
    .selectFrom('reviewed_ways as w')
    .where('review_id', '=', id)
    .$if(state === 'cancelled', (query) => query.where(sql<boolean>`false`))
    .$if(only !== undefined, (query) => query.where(isOnly(only!)))
    .$if(Boolean(search), (query) =>
      query.where(
        everyWordOf(
          sql`concat_ws(' ', name, person, email, owner_name, application_name)`,
          search!,
        ),
      ),
    )
}

/** Lists items in order. A discarded review has none, although its rows are deleted in steps. */
export function listReviewItemRows(
  db: Db,
  { id, state }: Pick<ReviewRow, 'id' | 'state'>,
  filter: Filter,
) {
  const { kind, application } = filter
  const all = matchingItems(db, { id, state }, filter)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(application !== undefined, (query) =>
      query.where('kind', '=', 'approval').where('application_id', '=', application!),
    )
  const page = all
    .selectAll()
    .select(stateNow(state))
    .orderBy('position')
    .offset(filter.$skip)
    .limit(filter.$limit)
  return pageOf(page, all)
}

/** The table that stores the grant. Files have no such table. */
const allowedIn: Partial<Record<AccessGrantKind, keyof Database>> = {
  person: 'profiles',
  contact: 'profiles',
  own_application: 'applications',
  authorization: 'authorizations',
  approval: 'approvals',
  network: 'network_members',
  endpoint: 'event_endpoints',
  audit_stream: 'event_endpoints',
  connection: 'connections',
  invitation: 'invitations',
}
const allowedNow = Object.entries(allowedIn).map(
  ([kind, table]) => sql`when ${sql.lit(kind)} then
    (select n.allowed_at from ${sql.table(table)} n where n.id = w.way_id)`,
)
/**
 * Whether the grant's authorization or approval was changed between its copy and now, or between its copy and its end.
 */
const changedSince = sql<boolean>`coalesce(
  w.was_changed or case kind ${sql.join(allowedNow, sql` `)} end > w.allowed_at, false)`

/** How many items of a review one statement changes. */
const stepSize = 5000

/**
 * Stores the details once, before the first item of a closed review is revoked, so that the review's file is always the
 * same. The details of items that an older version revoked are unknown. Items are processed in steps, by position.
 */
export async function recordGrantChanges(db: Db, { id, total }: Pick<ReviewRow, 'id' | 'total'>) {
  for (let first = 1; first <= total; first += stepSize) {
    await sql`update reviewed_ways w set was_changed = ${changedSince}
      where w.review_id = ${id} and w.position between ${first} and ${first + stepSize - 1}
        and w.was_changed is null and w.outcome is null`.execute(db)
  }
}

type Deleted = ReviewItem['deleted']

/**
 * The application's current state, which isn't copied. Its items can still be decided, because a restored application
 * regains all access that wasn't revoked.
 */
const deletedNow = sql<Deleted>`case
  when kind not in ('own_application', 'authorization', 'approval') then null
  when ${dependsOnStopped} then 'restorable'
  when not exists (select from applications e where e.id = w.application_id) then 'removed' end`
/** An ended review shows only its own moment, because it no longer concerns other organizations' applications. */
const neverTold = sql<Deleted>`null`

/** Selects what happened to an item since it was copied. */
export function stateNow(state: ReviewRow['state']) {
  return [
    (state === 'open' ? deletedNow : neverTold).as('deleted'),
    changedSince.as('changed'),
  ] as const
}

function isOnly(only: NonNullable<Filter['only']>): RawBuilder<boolean> {
  if (only === 'undecided') return sql`decision is null`
  if (only === 'keep' || only === 'revoke') return sql`decision = ${sql.lit(only)}`
  // The first condition allows PostgreSQL to use a partial index.
  return sql`decision = 'revoke' and outcome = ${only}`
}

/** Finds these items of the review. Items of other reviews are ignored. */
export function findReviewItems(
  db: Db,
  reviewId: string,
  items: readonly ReviewItemKey[],
): Promise<ReviewItemRow[]> {
  return db
    .selectFrom('reviewed_ways')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where(isOneOf(items))
    .execute()
}

/** Finds as many items of an application with a different decision as one request can change. */
export function findApplicationItems(
  db: Db,
  reviewId: string,
  { application, decision }: { application: string; decision: ReviewDecision | null },
): Promise<ReviewItemRow[]> {
  return db
    .selectFrom('reviewed_ways')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('application_id', '=', application)
    .where('kind', 'in', applicationKinds)
    .where('decision', 'is distinct from', decision)
    .orderBy('position')
    .limit(maxDecidedAtOnce)
    .execute()
}

function isOneOf(items: readonly ReviewItemKey[]): RawBuilder<boolean> {
  const [kinds, ids] = [items.map(({ kind }) => kind), items.map(({ id }) => id)]
  return sql`(kind, way_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`
}

export interface Decided {
  /** Undefined leaves the decision unchanged. */
  decision?: ReviewDecision | null | undefined
  note?: string | undefined
  /** The person's profile may have been removed in the meantime. */
  by: { profileId: string | null; userId: string; name: string }
}

/** Sets decisions under the organization's lock, while the review is open. */
export async function setDecisions(
  trx: Trx,
  reviewId: string,
  items: readonly ReviewItemKey[],
  decided: Decided,
): Promise<void> {
  const { note, decision } = decided
  await trx
    .updateTable('reviewed_ways')
    .set(note === undefined ? {} : noteBy(note, decided.by))
    .$if(decision !== undefined, (query) => query.set(decisionBy(decision!, decided.by)))
    .where('review_id', '=', reviewId)
    .where(isOneOf(items))
    .execute()
}

export function decisionBy(
  decision: ReviewDecision | null,
  { profileId, userId, name }: Decided['by'],
) {
  if (decision === null) {
    const nobody = { decided_by: null, decided_by_user: null, decided_by_name: null }
    return { decision, ...nobody, decided_at: null, taken_back_at: sql<Date>`clock_timestamp()` }
  }
  return {
    decision,
    decided_by: profileId,
    decided_by_user: userId,
    decided_by_name: name,
    decided_at: sql<Date>`now()`,
  }
}

/** Returns the author of the note. An empty note has none. */
export function noteBy(note: string, { profileId, userId, name }: Decided['by']) {
  const nobody = { noted_by: null, noted_by_user: null, noted_by_name: null, noted_at: null }
  if (note === '') return { note, ...nobody }
  const by = { noted_by: profileId, noted_by_user: userId, noted_by_name: name }
  return { note, ...by, noted_at: sql<Date>`now()` }
}

/** Deletes some items of this discarded review, or of any. Returns the number of deleted rows. */
export async function deleteSomeReviewItems(db: Db, max: number, id?: string): Promise<number> {
  const cancelled = sql`select r.id from access_reviews r where r.state = 'cancelled'
    and exists (select from reviewed_ways w where w.review_id = r.id) limit 1`
  const where = sql`review_id = ${id === undefined ? sql`(${cancelled})` : id}`
  return deleteSome(db, 'reviewed_ways', { where, max, skipLocked: true })
}
