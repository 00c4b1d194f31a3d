import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import { isCollecting } from '#data/events/feeds.store.ts'
import type { OutboxRow } from '#data/events/outbox.store.ts'
import type { Database } from '#database/tables.ts'
import { timeAgo } from '#database/time.ts'
import { retention } from '@accord/contract/retention.ts'
import type { ApplicationStanding } from './receive.rules.ts'

type Trx = Transaction<Database>

/** A row of activity, as far as it decides who receives it. */
export interface PlannedEvent {
  id: string
  organization_id: string
  position: string
  kind: OrganizationActivityKind
  on_application: string | null
}

/** What `mayReceive` needs to know about an activity row, by its alias. */
export const onApplication = sql<string | null>`a.detail -> 'on' ->> 'application'`

/** Reads the activity of outbox rows, in the same order. */
export async function listPlannedEvents(
  db: Kysely<Database>,
  taken: readonly OutboxRow[],
): Promise<PlannedEvent[]> {
  const { rows } = await sql<PlannedEvent>`
    select a.id, a.organization_id, a.position, a.kind, ${onApplication} as on_application
    from unnest(${taken.map((row) => row.organization_id)}::uuid[], ${taken.map((row) => row.position)}::bigint[])
      with ordinality as t (organization_id, position, place)
    join organization_activity a on a.organization_id = t.organization_id and a.position = t.position
    order by t.place`.execute(db)
  return rows
}

/**
 * Whether an endpoint's events are collected. A paused one gets them later, and so does one that was disabled or whose
 * address changed.
 */
const collects = sql<boolean>`e.stream is null and (e.state in ('active', 'paused')
  or (e.state = 'disabled' and e.disabled_at > ${timeAgo(retention.deliveries.periods.age)})
  or (e.state = 'unverified' and e.last_success_at is not null))`

/** An endpoint that may receive events of one organization. */
export interface ReceiverRow {
  id: string
  organization_id: string | null
  types: string[]
  /** The organization whose events these are. */
  about_id: string
  /** The following fields are null for an organization's own endpoint. */
  application_id: string | null
  requested: Scope[]
  authorized: Scope[] | null
  is_own: boolean
  is_stopped: boolean
  is_organization_deleted: boolean
}

/** How an application stands with an organization, by the aliases `p`, `o` and `z`. */
export const standingColumns = sql`p.scopes as requested, z.scopes as authorized,
  p.organization_id = o.id as is_own, p.stopped_at is not null as is_stopped,
  o.deleted_at is not null as is_organization_deleted`

/** The pairs of an organization and an application with a receiver that may get events about it. */
function aboutWith(
  events: readonly PlannedEvent[],
  hasReceiver: (id: string) => RawBuilder<boolean>,
) {
  const ids = [...new Set(events.map((event) => event.organization_id))]
  const revoked = events.filter(({ kind }) => kind === 'authorization_revoked')
  return sql`about (organization_id, application_id) as materialized (
      select z.organization_id, z.application_id from authorizations z
      where z.organization_id = any (${ids}::uuid[]) and ${hasReceiver('z.application_id')}
      union
      select p.organization_id, p.id from applications p
      where p.organization_id = any (${ids}::uuid[]) and ${hasReceiver('p.id')}
      union
      select r.organization_id, r.application_id from unnest(
        ${revoked.map((event) => event.organization_id)}::uuid[],
        ${revoked.map((event) => event.on_application)}::uuid[]) as r (organization_id, application_id))`
}

const hasEndpoint = (id: string) =>
  sql<boolean>`exists (select from event_endpoints e where e.application_id = ${sql.ref(id)})`
const hasFeed = (id: string) =>
  sql<boolean>`exists (select from event_feeds f where f.application_id = ${sql.ref(id)})`

/**
 * Lists endpoints that may receive events of these organizations: their own, those of applications that they own or
 * authorized, and those of applications whose authorization they just revoked.
 */
export async function listReceivers(
  db: Kysely<Database>,
  events: readonly PlannedEvent[],
): Promise<ReceiverRow[]> {
  const ids = [...new Set(events.map((event) => event.organization_id))]
  const { rows } = await sql<ReceiverRow>`
    with ${aboutWith(events, hasEndpoint)}
    select e.id, e.organization_id, e.types, b.organization_id as about_id, e.application_id, ${standingColumns}
    from about b
    join event_endpoints e on e.application_id = b.application_id
    join applications p on p.id = b.application_id
    join organizations o on o.id = b.organization_id
    left join authorizations z on z.application_id = p.id and z.organization_id = o.id
    where ${collects}
    union all
    select e.id, e.organization_id, e.types, e.organization_id, null, '{}', null, false, false, false
    from event_endpoints e where e.organization_id = any (${ids}::uuid[]) and ${collects}`.execute(
    db,
  )
  return rows
}

/** A feed that may receive events of one organization. */
export type FeedRow = Pick<ReceiverRow, 'about_id'> &
  ApplicationStanding & {
    /** Null if the organization didn't authorize the application. */
    authorization_id: string | null
  }

/** Lists the feeds of the same applications. */
export async function listFeeds(
  db: Kysely<Database>,
  events: readonly PlannedEvent[],
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with ${aboutWith(events, hasFeed)}
    select b.organization_id as about_id, f.application_id, z.id as authorization_id, ${standingColumns}
    from about b
    join event_feeds f on f.application_id = b.application_id
    join applications p on p.id = b.application_id
    join organizations o on o.id = b.organization_id
    left join authorizations z on z.application_id = p.id and z.organization_id = o.id
    where ${isCollecting}`.execute(db)
  return rows
}

export interface NewDelivery {
  endpointId: string
  event: Pick<PlannedEvent, 'id' | 'organization_id' | 'position'>
  type: string
}

/** Plans deliveries in this order. Each endpoint is locked, so that its numbers have no gaps. */
export async function insertDeliveries(trx: Trx, deliveries: readonly NewDelivery[]) {
  const ids = [...new Set(deliveries.map(({ endpointId }) => endpointId))]
  await trx
    .selectFrom('event_endpoints')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await sql`
    with planned as materialized (
      select d.endpoint_id, d.event_id, d.type, d.organization_id, d.position,
        row_number() over (partition by d.endpoint_id order by d.place) as number
      from unnest(${deliveries.map(({ endpointId }) => endpointId)}::uuid[],
        ${deliveries.map(({ event }) => event.id)}::uuid[],
        ${deliveries.map(({ type }) => type)}::text[],
        ${deliveries.map(({ event }) => event.organization_id)}::uuid[],
        ${deliveries.map(({ event }) => event.position)}::bigint[])
        with ordinality as d (endpoint_id, event_id, type, organization_id, position, place)
      -- An endpoint may have been deleted since it was found.
      join event_endpoints e on e.id = d.endpoint_id
    ), inserted as (
      insert into event_deliveries (endpoint_id, seq, event_id, type, organization_id, position)
      select p.endpoint_id, e.next_seq + p.number - 1, p.event_id, p.type, p.organization_id, p.position
      from planned p join event_endpoints e on e.id = p.endpoint_id
    )
    update event_endpoints e set next_seq = e.next_seq + n.count, due_at = least(e.due_at, now())
    from (select endpoint_id, count(*) as count from planned group by endpoint_id) n
    where e.id = n.endpoint_id`.execute(trx)
}
