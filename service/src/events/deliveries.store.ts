import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { EndpointRow } from '#data/events/endpoints.store.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import type { EventRow } from './event-feed.store.ts'
import { onApplication, standingColumns } from './receivers.store.ts'

type Db = Kysely<Database>

/** The endpoints that wait for a worker. Those of a deleted application aren't among them until it's restored. */
const waiting = sql`event_endpoints e left join applications p on p.id = e.application_id
  where e.state = 'active' and e.stream is null and e.due_at <= now()
    and coalesce(e.leased_until, '-infinity') <= now() and p.stopped_at is null`

/** Whether an endpoint waits for a worker. */
export async function hasDueEndpoint(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${waiting}) as has`.execute(db)
  return rows[0]!.has
}

export interface LeasedEndpoint {
  id: string
  isFailing: boolean
  /** Null for an organization's own endpoint. */
  applicationId: string | null
  /** The organization that manages it. */
  managedBy: string
}

interface Leasing {
  turn: string
  seconds: number
  /** Whether endpoints may be leased that failed last. */
  takesFailing: boolean
  /** Organizations whose endpoints have as many turns as they may have. */
  except: readonly string[]
}

/** Leases the endpoint that has been due longest. Undefined if none is due. */
export async function leaseEndpoint(
  db: Db,
  { turn, seconds, takesFailing, except }: Leasing,
): Promise<LeasedEndpoint | undefined> {
  const managedBy = sql`coalesce(e.organization_id, p.organization_id)`
  const { rows } = await sql<LeasedEndpoint>`
    with next as materialized (select e.id, ${managedBy} as managed_by from ${waiting}
      and (${takesFailing} or e.failing_since is null) and ${managedBy} <> all (${except}::uuid[])
      order by e.due_at limit 1 for no key update of e skip locked)
    update event_endpoints e
    set leased_by = ${turn}, leased_until = now() + make_interval(secs => ${seconds})
    from next where e.id = next.id
    returning e.id, e.failing_since is not null as "isFailing", e.application_id as "applicationId",
      next.managed_by as "managedBy"`.execute(db)
  return rows[0]
}

/** Returns false if the turn ended, because the endpoint was changed or another worker has it. */
export async function renewLease(
  db: Db,
  { id }: LeasedEndpoint,
  { turn, seconds }: Pick<Leasing, 'turn' | 'seconds'>,
): Promise<boolean> {
  const { rows } = await sql`
    update event_endpoints set leased_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and leased_by = ${turn} and state = 'active' returning id`.execute(db)
  return rows.length > 0
}

/** An application isn't sent events of a deleted organization until it's restored, except that it was deleted. */
const sentWhileDeleted = 'organization.deleted'

/** Whether a delivery waits for its organization to be restored. */
const isOnHold = ({ applicationId }: Pick<LeasedEndpoint, 'applicationId'>) =>
  applicationId === null
    ? sql`false`
    : sql`d.type <> ${sentWhileDeleted} and exists (
        select from organizations o where o.id = d.organization_id and o.deleted_at is not null)`

/**
 * The first pending delivery of each organization that others wait for. There may be thousands of deliveries for each,
 * so this jumps from one organization to the next. Nothing waits for deliveries that are on hold.
 */
const heads = ({ id, applicationId }: Pick<LeasedEndpoint, 'id' | 'applicationId'>) => sql`
  firsts as (
    (select d.organization_id, d.seq, d.due_at, d.type from event_deliveries d
      where d.endpoint_id = ${id} and d.state = 'pending' and d.in_order and d.organization_id is not null
      order by d.organization_id, d.seq limit 1)
    union all
    select n.organization_id, n.seq, n.due_at, n.type from firsts f cross join lateral (
      select d.organization_id, d.seq, d.due_at, d.type from event_deliveries d
      where d.endpoint_id = ${id} and d.state = 'pending' and d.in_order
        and d.organization_id > f.organization_id
      order by d.organization_id, d.seq limit 1) n
  ), heads as (
    select d.organization_id, d.seq, d.due_at from firsts d where not (${isOnHold({ applicationId })})
    union all
    select d.organization_id, n.seq, n.due_at from firsts d cross join lateral (
      select w.seq, w.due_at from event_deliveries w
      where w.endpoint_id = ${id} and w.organization_id = d.organization_id and w.type = ${sentWhileDeleted}
        and w.state = 'pending' and w.in_order
      order by w.seq limit 1) n
    where ${isOnHold({ applicationId })})`

/** Ends a worker's turn. The endpoint is due again when its next delivery is, but not before the rest is over. */
export function releaseEndpoint(
  db: Db,
  endpoint: LeasedEndpoint,
  turn: string,
  restSeconds: number,
) {
  const { id } = endpoint
  return inTransaction(db, async (trx) => {
    // Workers that plan deliveries lock the endpoint too, so the next statement sees all of them.
    const leased = await trx
      .selectFrom('event_endpoints')
      .select('id')
      .where('id', '=', id)
      .where('leased_by', '=', turn)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!leased) return
    await sql`
      with recursive ${heads(endpoint)}
      update event_endpoints set leased_by = null,
        leased_until = case when ${restSeconds}::float > 0 then now() + make_interval(secs => ${restSeconds}) end,
        -- Others that have waited longer get their turn first, also if this endpoint has an older backlog.
        due_at = (select greatest(now(), n.due_at) from (select least((select min(due_at) from heads),
            (select min(d.due_at) from event_deliveries d
              where d.endpoint_id = ${id} and d.state = 'pending' and not d.in_order
                and not (${isOnHold(endpoint)}))) as due_at) n
          where n.due_at is not null)
      where id = ${id}`.execute(trx)
  })
}

export interface DueDelivery {
  seq: string
  /** Null for events about an endpoint. */
  organization_id: string | null
  in_order: boolean
}

/** Due deliveries, oldest first: at most `max` in order, and some of the retries that no others wait for. */
export async function listDue(
  db: Db,
  endpoint: LeasedEndpoint,
  { max, perOrganization, retries }: { max: number; perOrganization: number; retries: number },
): Promise<DueDelivery[]> {
  const { id } = endpoint
  const { rows } = await sql<DueDelivery>`
    with recursive ${heads(endpoint)}
    (select d.seq, d.organization_id, true as in_order from heads h cross join lateral (
      select d.seq, d.organization_id from event_deliveries d
      where d.endpoint_id = ${id} and d.state = 'pending' and d.in_order
        and d.organization_id = h.organization_id and d.seq >= h.seq and not (${isOnHold(endpoint)})
      order by d.seq limit ${perOrganization}) d
      where h.due_at <= now() order by d.seq limit ${max})
    union all
    (select d.seq, d.organization_id, false from event_deliveries d
      where d.endpoint_id = ${id} and d.state = 'pending' and not d.in_order and d.due_at <= now()
        and not (${isOnHold(endpoint)})
      order by d.due_at limit ${retries})`.execute(db)
  return rows
}

/** What an attempt needs to know about its endpoint. */
export type SentEndpoint = Pick<
  EndpointRow,
  | 'id'
  | 'organization_id'
  | 'application_id'
  | 'url'
  | 'types'
  | 'format'
  | 'strict_order'
  | 'signs_ed25519'
  | 'secret'
  | 'previous_secret'
  | 'previous_secret_until'
>

/** Everything that an attempt needs, as it is at this moment. */
export interface DeliveryNow {
  seq: string
  event_id: string
  type: string
  state: 'pending' | 'succeeded' | 'failed' | 'canceled'
  /** Whether someone had it resent. */
  is_resent: boolean
  in_order: boolean
  attempts: number
  /** Attempts of the schedule, without those that someone requested. */
  scheduled_attempts: number
  data: Record<string, unknown> | null
  created_at: Date
  organization_id: string | null
  /** Whether the worker may still send it. An application that was deleted waits, because it may be restored. */
  is_leased: boolean
  /** Whether it waits, because its organization was deleted and may be restored. */
  is_on_hold: boolean
  endpoint: SentEndpoint
  /** The activity. Null for events about an endpoint, and once it was deleted. */
  row: (EventRow & { words: Record<string, unknown> | null; on_application: string | null }) | null
  standing: {
    requested: Scope[]
    authorized: Scope[] | null
    is_own: boolean
    is_stopped: boolean
    is_organization_deleted: boolean
  } | null
}

type Flat = Omit<DeliveryNow, 'endpoint' | 'row' | 'standing' | 'organization_id'> &
  Omit<SentEndpoint, 'id' | 'organization_id'> &
  NonNullable<DeliveryNow['standing']> &
  Omit<NonNullable<DeliveryNow['row']>, 'id'> & {
    activity_id: string | null
    /** The organization that the delivery is about, and whether it's there. */
    about_id: string | null
    has_organization: boolean
    owner_id: string | null
  }

/**
 * Reads a delivery with its activity and the rights of its endpoint. One statement sees one state of the database, so
 * the lease is still there if its address is the one that was verified.
 */
export async function findDeliveryNow(
  db: Db,
  endpointId: string,
  seq: string,
  turn: string | null = null,
): Promise<DeliveryNow | undefined> {
  const { rows } = await sql<Flat>`
      select d.seq, d.is_resent, d.in_order, d.event_id, d.type, d.state, d.attempts, d.scheduled_attempts, d.data, d.created_at,
        d.organization_id as about_id,
        coalesce(e.leased_by = ${turn}::uuid and e.state = 'active' and p.stopped_at is null, false) as is_leased,
        e.application_id is not null and o.deleted_at is not null and d.type <> ${sentWhileDeleted} as is_on_hold,
        e.organization_id as owner_id, e.application_id, e.url, e.types, e.format, e.strict_order, e.signs_ed25519,
        e.secret, e.previous_secret, e.previous_secret_until,
        a.id as activity_id, a.position, a.at, a.kind, a.author, a.profile_id, a.other_id, a.other_name, a.detail, a.hash,
        case when e.includes_email and e.organization_id is not null then a.words end as words, ${onApplication} as on_application,
        o.id is not null as has_organization, ${standingColumns}
      from event_deliveries d
      join event_endpoints e on e.id = d.endpoint_id
      left join organization_activity a on a.organization_id = d.organization_id and a.position = d.position
        and a.id = d.event_id
      left join applications p on p.id = e.application_id
      left join organizations o on o.id = d.organization_id
      left join authorizations z on z.application_id = p.id and z.organization_id = o.id
        -- A later authorization doesn't open what was planned under one that was revoked.
        and z.created_at <= d.created_at
      where d.endpoint_id = ${endpointId} and d.seq = ${seq}`.execute(db)
  const [flat] = rows
  return flat && unflattened(endpointId, flat)
}

function unflattened(endpointId: string, flat: Flat): DeliveryNow {
  const { seq, event_id, type, state, is_resent, in_order, attempts, scheduled_attempts } = flat
  const { data, created_at, about_id, is_leased, is_on_hold } = flat
  const { owner_id, application_id, url, types, format, strict_order, signs_ed25519 } = flat
  const { secret, previous_secret, previous_secret_until } = flat
  const { requested, authorized, is_own, is_stopped, is_organization_deleted } = flat
  const { activity_id, position, at, kind, author, profile_id, other_id, other_name } = flat
  const { detail, hash, words, on_application, has_organization } = flat
  const who = { author, profile_id, other_id, other_name }
  return {
    seq,
    event_id,
    type,
    state,
    is_resent,
    in_order,
    attempts,
    scheduled_attempts,
    data,
    created_at,
    organization_id: about_id,
    is_leased,
    is_on_hold,
    endpoint: {
      id: endpointId,
      organization_id: owner_id,
      application_id,
      url,
      types,
      format,
      strict_order,
      signs_ed25519,
      secret,
      previous_secret,
      previous_secret_until,
    },
    row:
      activity_id === null
        ? null
        : { id: activity_id, position, at, kind, ...who, detail, hash, words, on_application },
    standing:
      application_id === null || !has_organization
        ? null
        : { requested, authorized, is_own, is_stopped, is_organization_deleted },
  }
}

export interface AttemptOutcome {
  at: Date
  status: number | null
  milliseconds: number
  response: string | null
  error: string | null
}

interface AfterAttempt {
  state: 'pending' | 'succeeded' | 'failed'
  /** When the next attempt is due. Null leaves it as it is. */
  seconds: number | null
  inOrder: boolean
  /** Whether it counts for the endpoint's health. */
  counts: boolean
}

export interface Health {
  /** The attempt's number. */
  number: number
  failures: number
  failing_hours: number
  is_emailed: boolean
}

/** Records an attempt with its effect on the delivery and the endpoint, in one statement. */
export async function recordAttempt(
  db: Db,
  { endpointId, seq }: { endpointId: string; seq: string },
  outcome: AttemptOutcome,
  { state, seconds, inOrder, counts }: AfterAttempt,
): Promise<Health | undefined> {
  const isSuccess = state === 'succeeded'
  const isFailure = !isSuccess && counts
  const isRecovery = isSuccess && counts
  const { rows } = await sql<Health>`
    with d as (
      update event_deliveries set attempts = attempts + 1,
        scheduled_attempts = scheduled_attempts + ${counts ? 1 : 0}::int,
        state = case when state = 'pending' or ${isSuccess} then ${state} else state end,
        due_at = case when state = 'pending' and ${seconds}::float is not null then now() + make_interval(secs => ${seconds}) else due_at end,
        in_order = in_order and ${inOrder},
        ended_at = case when ${isSuccess} or (state = 'pending' and ${state === 'failed'}) then now() else ended_at end
      where endpoint_id = ${endpointId} and seq = ${seq}
      returning attempts
    ), a as (
      insert into event_attempts (endpoint_id, seq, number, at, status, milliseconds, response, error)
      select ${endpointId}::uuid, ${seq}::bigint, d.attempts, ${outcome.at}::timestamptz, ${outcome.status}::int,
        ${outcome.milliseconds}::int, ${outcome.response}::text, ${outcome.error}::text from d
    )
    update event_endpoints e set
      last_attempt_at = greatest(e.last_attempt_at, ${outcome.at}::timestamptz),
      last_success_at = case when ${isSuccess} then ${outcome.at}::timestamptz else e.last_success_at end,
      failing_since = case when ${isRecovery} then null when ${isFailure} then coalesce(e.failing_since, now())
        else e.failing_since end,
      failing_emailed_at = case when ${isRecovery} then null else e.failing_emailed_at end,
      failures = case when ${isRecovery} then 0 when ${isFailure} then e.failures + 1 else e.failures end
    from d where e.id = ${endpointId}
    returning d.attempts as number, e.failures, e.failing_emailed_at is not null as is_emailed,
      coalesce(extract(epoch from now() - e.failing_since) / 3600, 0)::float as failing_hours`.execute(
    db,
  )
  return rows[0]
}

/** The endpoint may no longer receive it, or the activity was deleted. */
export async function cancelDelivery(db: Db, endpointId: string, seq: string) {
  await db
    .updateTable('event_deliveries')
    .set({ state: 'canceled', ended_at: sql<Date>`now()` })
    .where('endpoint_id', '=', endpointId)
    .where('seq', '=', seq)
    .where('state', '=', 'pending')
    .execute()
}

export interface OwnEvent {
  eventId: string
  type: 'endpoint.test' | 'endpoint.disabled'
  data: Record<string, unknown>
}

/** Stores an event about an endpoint, which isn't activity. Returns the delivery's number. */
export async function insertOwnEvent(
  trx: Transaction<Database>,
  endpointId: string,
  { eventId, type, data }: OwnEvent,
  ended?: { state: 'succeeded' | 'failed' },
): Promise<string | undefined> {
  const { rows } = await sql<{ seq: string }>`
    with e as (
      update event_endpoints set next_seq = next_seq + 1,
        due_at = case when ${ended === undefined} then least(due_at, now()) else due_at end
      where id = ${endpointId} returning next_seq - 1 as seq
    )
    insert into event_deliveries (endpoint_id, seq, event_id, type, data, in_order, state, ended_at)
    select ${endpointId}::uuid, e.seq, ${eventId}::uuid, ${type}::text, ${JSON.stringify(data)}::jsonb, false,
      ${ended?.state ?? 'pending'}::text, case when ${ended !== undefined} then now() end from e
    returning seq`.execute(trx)
  return rows[0]?.seq
}
