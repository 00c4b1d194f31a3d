import { randomUUID } from 'node:crypto'
import type { AccessGrantKind } from '@accord/contract/access.ts'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { type Decided, decisionBy, noteBy } from './review-items.store.ts'

type Trx = Transaction<Database>
type KeepRow = Selectable<Database['review_keeps']>

interface Keeping {
  reviewId: string
  /** Only items of this kind are kept, or items of all kinds if it's null. */
  kind: AccessGrantKind | null
  after: number
  /** The time of the request. An item whose decision is removed later stays undecided. */
  since: RawBuilder<Date>
  by: Decided['by']
  /** The reason, which becomes the note of items that have none. */
  note: string
}

/** Keeps some undecided items under the organization's lock. Returns their number and the position of the last one. */
export async function keepSomeItems(
  trx: Trx,
  { reviewId, kind, after, since, by, note }: Keeping,
  max: number,
): Promise<{ kept: number; last: number }> {
  const chosen = trx
    .selectFrom('reviewed_ways')
    .select('position')
    .where('review_id', '=', reviewId)
    .where('decision', 'is', null)
    .where('position', '>', after)
    .where(sql<boolean>`(taken_back_at is null or taken_back_at < ${since})`)
    .$if(kind !== null, (query) => query.where('kind', '=', kind!))
    .orderBy('position')
    .limit(max)
  // A new review has no statistics yet, so PostgreSQL would choose a bad plan.
  const rows = await trx
    .with(
      (cte) => cte('chosen').materialized(),
      () => chosen,
    )
    .updateTable('reviewed_ways')
    .from('chosen')
    .set(decisionBy('keep', by))
    .set(noteWhereNone(note, by))
    .where('review_id', '=', reviewId)
    .whereRef('reviewed_ways.position', '=', 'chosen.position')
    .returning('reviewed_ways.position')
    .execute()
  return { kept: rows.length, last: Math.max(after, ...rows.map(({ position }) => position)) }
}

function noteWhereNone(note: string, by: Decided['by']) {
  const columns = Object.entries(noteBy(note, by)).map(([column, value]) => {
    const has = sql`reviewed_ways.note <> ''`
    return [column, sql`case when ${has} then reviewed_ways.${sql.id(column)} else ${value} end`]
  })
  return Object.fromEntries(columns) as Record<string, never>
}

/**
 * Schedules the items after this position for workers to keep. A repeated request starts from the beginning, in the
 * name of the new requester.
 */
export async function scheduleKeep(
  trx: Trx,
  { reviewId, kind, after, note, by: { profileId, userId } }: Omit<Keeping, 'since'>,
): Promise<string> {
  const id = randomUUID()
  await sql`insert into review_keeps (id, review_id, kind, after_position, profile_id, user_id, note)
    values (${id}, ${reviewId}, ${kind}, ${after}, ${profileId}, ${userId}, ${note})
    on conflict (review_id, coalesce(kind, '')) do update set id = excluded.id,
      after_position = excluded.after_position, profile_id = excluded.profile_id,
      user_id = excluded.user_id, created_at = excluded.created_at, note = excluded.note`.execute(
    trx,
  )
  return id
}

/** Finds the next request that isn't in `skip`. */
export function findNextKeep(db: Kysely<Database>, skip: readonly string[]) {
  return db
    .selectFrom('review_keeps as k')
    .innerJoin('access_reviews as r', 'r.id', 'k.review_id')
    .select(['k.id', 'r.organization_id'])
    .where(sql<boolean>`k.id <> all (${skip}::uuid[])`)
    .orderBy('k.id')
    .limit(1)
    .executeTakeFirst()
}

/** Finds a request under the organization's lock. Returns undefined if it's done or the review is no longer open. */
export function findKeep(trx: Trx, id: string) {
  return trx
    .selectFrom('review_keeps as k')
    .innerJoin('access_reviews as r', 'r.id', 'k.review_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.review_id', 'k.kind', 'k.after_position', 'k.profile_id', 'k.user_id', 'k.note'])
    .select(['u.first_name', 'u.last_name'])
    .where('k.id', '=', id)
    .where('r.state', '=', 'open')
    .executeTakeFirst()
}

export async function advanceKeep(trx: Trx, id: string, after: KeepRow['after_position']) {
  await trx
    .updateTable('review_keeps')
    .set({ after_position: after })
    .where('id', '=', id)
    .execute()
}

export async function removeKeep(trx: Trx, id: string) {
  await trx.deleteFrom('review_keeps').where('id', '=', id).execute()
}

export function keepRequestedAt(id: string): RawBuilder<Date> {
  return sql`(select created_at from review_keeps where id = ${id})`
}
