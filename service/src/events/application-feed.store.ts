import type { EventType } from '@accord/contract/event-types.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { type EventRow, maxSearched } from './event-feed.store.ts'
import { type ApplicationStanding, applicationFeed, mayReceive } from './receive.rules.ts'
import { onApplication, standingColumns } from './receivers.store.ts'

interface FeedQuery {
  applicationId: string
  /** The scopes of the token. */
  scopes: readonly Scope[]
  /** The number to continue after. Undefined for the first one that is kept. */
  after: number | undefined
  limit: number
  /** Undefined for all types. */
  types: readonly EventType[] | undefined
}

type ItemRow = EventRow & {
  seq: string
  organization_id: string
  /** The authorization that allows it. Null if none is needed. */
  authorization_id: string | null
  on_application: string | null
} & Pick<
    ApplicationStanding,
    'requested' | 'authorized' | 'is_own' | 'is_stopped' | 'is_organization_deleted'
  >

interface ApplicationFeedPage {
  /** The organization's ID is with each row, because a page has events of many. */
  rows: (EventRow & Pick<ItemRow, 'organization_id' | 'authorization_id'>)[]
  /** The number of the newest event, and of the last one that may be missing. */
  last: number
  floor: number
  /** The number up to which this page is complete. */
  cursor: number
  /** Whether it has the events of all organizations that authorized the application. */
  isStarted: boolean
  /** Whether it was last read so long ago that it should be noted again. */
  isUnread: boolean
}

/**
 * Reads a page of an application's feed in order. Numbers are given under the lock of the feed, so none can appear
 * later before the cursor. The application's rights are checked as they are now. Undefined without a feed.
 */
export async function readApplicationFeed(
  db: Kysely<Database>,
  { applicationId, scopes, after, limit, types }: FeedQuery,
): Promise<ApplicationFeedPage | undefined> {
  const wanted = types ? sql`and i.type = any (${types}::text[])` : sql``
  // One statement sees one state of the database, so the cursor never passes a row that isn't on the page.
  const { rows } = await sql<
    ItemRow & { last: string; floor: string; start: string; isStarted: boolean; isUnread: boolean }
  >`
    select b.last, b.floor, b.start, b."isStarted", b."isUnread", e.*
    from (
      select f.next_seq - 1 as last, f.floor, coalesce(${after ?? null}::bigint, f.floor) as start,
        f.started_at is not null as "isStarted", f.read_at < now() - interval '1 hour' as "isUnread"
      from event_feeds f where f.application_id = ${applicationId}
    ) b
    left join lateral (
      select i.seq, i.organization_id, i.authorization_id, a.id, a.position, a.at, a.kind, a.author, a.profile_id, a.other_id,
        a.other_name, a.detail, a.hash, ${onApplication} as on_application, ${standingColumns}
      from (
        -- The limit comes first, so that a page looks up no more activity than it has rows.
        select i.* from event_feed_items i
        where i.application_id = ${applicationId} and i.seq > b.start and i.seq <= b.start + ${maxSearched} ${wanted}
        order by i.seq
        limit ${limit}
      ) i
      join applications p on p.id = i.application_id
      left join organizations o on o.id = i.organization_id
      left join authorizations z on z.application_id = p.id and z.organization_id = o.id
      left join organization_activity a on a.organization_id = i.organization_id and a.position = i.position
        and a.id = i.event_id and (i.authorization_id is null or i.authorization_id = z.id)
    ) e on true
    order by e.seq`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const items = rows.filter(({ seq }) => seq !== null)
  // The others were deleted, or their authorization was revoked.
  const found = items.filter(({ id }) => id !== null)
  const { isStarted, isUnread } = first
  const last = Number(first.last)
  const end = Math.min(last, Number(first.start) + maxSearched)
  return {
    rows: found.filter(({ requested, ...row }) =>
      mayReceive(applicationFeed, row, {
        ...row,
        application_id: applicationId,
        requested: requested.filter((scope) => scopes.includes(scope)),
      }),
    ),
    last,
    floor: Number(first.floor),
    cursor: items.length === limit ? Number(items.at(-1)!.seq) : end,
    isStarted,
    isUnread,
  }
}

/** Which of these feeds have events after a number. */
export async function listGrownFeeds(
  db: Kysely<Database>,
  places: readonly { id: string; after: number }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct f.application_id as id
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ after }) => after)}::bigint[])
      as p (id, after)
    join event_feeds f on f.application_id = p.id
    where f.next_seq - 1 > p.after`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
