import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { timeAgo } from '#database/time.ts'
import { markListeningFor } from './listeners.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const kept = retention.deliveries.periods.age

/** Whether a feed still collects events, by its alias. */
export const isCollecting = sql<boolean>`f.read_at > ${timeAgo(kept)}`

/** Earlier than collecting ends, so that a feed never continues as if it had collected everything. */
const restartedAfter = '29 days'

/** Creates the feed of an application. Needs the application's lock, so that no authorization is missed. */
export async function insertFeed(trx: Trx, applicationId: string) {
  await trx
    .insertInto('event_feeds')
    .values({ application_id: applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes sure that all organizations that authorized the application record their events for it from now on. */
export async function completeFeed(db: Db, applicationId: string) {
  await markListeningFor(db, applicationId)
  await db
    .updateTable('event_feeds')
    .set({ started_at: sql<Date>`now()` })
    .where('application_id', '=', applicationId)
    .where('started_at', 'is', null)
    .execute()
}

/**
 * Notes that the feed is read. If it may have stopped collecting, it starts again: it skips one number, so that every
 * earlier cursor is behind the floor.
 */
export async function noteFeedRead(db: Db, applicationId: string) {
  const isRestarted = sql`read_at < ${timeAgo(restartedAfter)}`
  await sql`
    update event_feeds set read_at = now(),
      floor = case when ${isRestarted} then next_seq else floor end,
      next_seq = case when ${isRestarted} then next_seq + 1 else next_seq end
    where application_id = ${applicationId}`.execute(db)
}

export interface NewFeedItem {
  applicationId: string
  authorizationId: string | null
  event: { id: string; organization_id: string; position: string }
  type: string
}

/** Adds events in this order. Each feed is locked, so that its numbers are committed in their order. */
export async function insertFeedItems(trx: Trx, items: readonly NewFeedItem[]) {
  const ids = [...new Set(items.map(({ applicationId }) => applicationId))]
  await trx
    .selectFrom('event_feeds')
    .select('application_id')
    .where('application_id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('application_id')
    .forNoKeyUpdate()
    .execute()
  await sql`
    with planned as materialized (
      select i.*, row_number() over (partition by i.application_id order by i.place) as number
      from unnest(${items.map(({ applicationId }) => applicationId)}::uuid[],
        ${items.map(({ authorizationId }) => authorizationId)}::uuid[],
        ${items.map(({ event }) => event.id)}::uuid[],
        ${items.map(({ type }) => type)}::text[],
        ${items.map(({ event }) => event.organization_id)}::uuid[],
        ${items.map(({ event }) => event.position)}::bigint[])
        with ordinality as i (application_id, authorization_id, event_id, type, organization_id, position, place)
      -- The application may have been deleted since it was found.
      join event_feeds f on f.application_id = i.application_id
    ), inserted as (
      insert into event_feed_items (application_id, seq, event_id, type, organization_id, position, authorization_id)
      select p.application_id, f.next_seq + p.number - 1, p.event_id, p.type, p.organization_id, p.position,
        p.authorization_id
      from planned p join event_feeds f on f.application_id = p.application_id
    )
    update event_feeds f set next_seq = f.next_seq + n.count
    from (select application_id, count(*) as count from planned group by application_id) n
    where f.application_id = n.application_id`.execute(trx)
}

const batch = 1000

/** Removes old events from every feed in their order, and raises its floor in the same statement. */
export async function sweepFeeds(db: Db, signal?: AbortSignal) {
  const feeds = await db.selectFrom('event_feeds').select('application_id').execute()
  for (const { application_id: id } of feeds) {
    for (let removed = batch; removed === batch && !signal?.aborted;) {
      const { rows } = await sql<{ removed: number }>`
        with gone as (
          delete from event_feed_items where application_id = ${id} and seq in (
            select o.seq from (select seq, created_at from event_feed_items
              where application_id = ${id} order by seq limit ${batch}) o
            where o.created_at < ${timeAgo(kept)})
          returning seq
        ), raised as (
          update event_feeds set floor = greatest(floor, (select max(seq) from gone))
          where application_id = ${id} and exists (select from gone)
        )
        select count(*)::int as removed from gone`.execute(db)
      removed = rows[0]!.removed
    }
  }
}
