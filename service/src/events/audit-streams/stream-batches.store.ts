import { type Kysely, sql } from 'kysely'
import { findFloor, isBeingDeleted, listHeads } from '#activity/chain.store.ts'
import type { SignedFloor, SignedHead } from '#activity/signed.ts'
import type { StreamRow } from '#data/events/audit-streams.store.ts'
import { fullName } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { inSnapshot, inTransaction } from '#database/transactions.ts'
import type { AttemptOutcome, Health } from '../deliveries.store.ts'

type Db = Kysely<Database>

/** Leases the stream that has been due longest. Undefined if none is due. */
export async function leaseStream(
  db: Db,
  { turn, seconds }: { turn: string; seconds: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update event_endpoints set leased_by = ${turn}, leased_until = now() + make_interval(secs => ${seconds})
    where id = (select e.id from event_endpoints e
      where e.stream is not null and e.state = 'active' and e.due_at <= now()
        and coalesce(e.leased_until, '-infinity') <= now()
      order by e.due_at limit 1 for no key update skip locked)
    returning id`.execute(db)
  return rows[0]?.id
}

/** Reads a stream and renews its lease. Undefined if the turn ended, because someone changed the stream. */
export async function claimStream(
  db: Db,
  { id, turn, seconds }: { id: string; turn: string; seconds: number },
): Promise<StreamRow | undefined> {
  const row = await db
    .updateTable('event_endpoints')
    .set({ leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('leased_by', '=', turn)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst()
  return row as StreamRow | undefined
}

/** A row of activity with everything that its organization may see, and that proves it. */
export interface StreamedActivity {
  id: string
  position: string
  at: Date
  kind: string
  author: string
  user_id: string | null
  name: string | null
  email: string | null
  profile_id: string | null
  other_id: string | null
  other_name: string | null
  detail: Record<string, unknown>
  words: Record<string, unknown> | null
  host: string | null
  agent: string | null
  words_salt: Buffer | null
  words_commitment: Buffer | null
  device_salt: Buffer | null
  device_commitment: Buffer | null
  previous_hash: Buffer | null
  hash: Buffer
}

export interface StreamBatch {
  rows: StreamedActivity[]
  /** The end of the rows that the organization's policy deleted before they were sent. */
  floor: SignedFloor | undefined
  /** The newest signed head up to a position. */
  headUpTo: (position: bigint) => Promise<SignedHead | undefined>
}

/** Reads the rows after a stream's place, in order. Rows that are deleted meanwhile don't leave a gap. */
export function readStream<Result>(
  db: Db,
  { organization_id: id, position }: Pick<StreamRow, 'organization_id' | 'position'>,
  max: number,
  use: (batch: StreamBatch) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(db, async (snapshot) => {
    const floor = await findFloor(snapshot, id)
    const first = await firstAfter(snapshot, id, position)
    const { rows } = await sql<StreamedActivity>`
      select a.id, a.position, a.at, a.kind, a.author, a.user_id, ${fullName('u')} as name, u.email,
        a.profile_id, a.other_id, a.other_name, a.detail, a.words, host(a.address) as host, a.agent,
        a.words_salt, a.words_commitment, a.device_salt, a.device_commitment, a.previous_hash, a.hash
      from organization_activity a
      left join lateral (
        select u.first_name, u.last_name, p.email from users w join users u on u.id = coalesce(w.joined_to, w.id)
        left join profiles p on p.user_id = u.id and p.organization_id = ${id}
        where w.id = a.user_id limit 1) u on true
      where a.organization_id = ${id} and a.position >= ${first} and a.position < ${first}::bigint + ${max}
      order by a.position`.execute(snapshot)
    return use({
      rows,
      floor: floor && BigInt(floor.position) > BigInt(position) ? floor : undefined,
      async headUpTo(last) {
        const [head] = await listHeads(snapshot, id, { between: [0n, last], max: 1 })
        return head
      },
    })
  })
}

/**
 * The next row's position. Positions have no gaps, so a page is a range that the index has, no matter how much waits.
 */
async function firstAfter(db: Db, organizationId: string, position: string) {
  const row = await db
    .selectFrom('organization_activity')
    .select((eb) => eb.fn.min('position').as('first'))
    .where('organization_id', '=', organizationId)
    .where('position', '>', position)
    .where((eb) => eb.not(isBeingDeleted('organization_activity.organization_id')))
    .executeTakeFirst()
  return row?.first ?? null
}

interface AfterBatch {
  isSuccess: boolean
  /** What the receiver has now, if it accepted the batch. */
  position: string
  headPosition: string | null
}

/** Moves a stream only if the receiver accepted the batch. Undefined if the turn ended meanwhile. */
export async function recordBatch(
  db: Db,
  { id, turn }: { id: string; turn: string },
  outcome: AttemptOutcome,
  { isSuccess, position, headPosition }: AfterBatch,
): Promise<Health | undefined> {
  const { rows } = await sql<Health>`
    update event_endpoints e set
      "position" = case when ${isSuccess} then ${position}::bigint else e."position" end,
      head_position = case when ${isSuccess} then coalesce(${headPosition}::bigint, e.head_position) else e.head_position end,
      ${lastAttempt(outcome, isSuccess)},
      failing_since = case when ${isSuccess} then null else coalesce(e.failing_since, now()) end,
      failing_emailed_at = case when ${isSuccess} then null else e.failing_emailed_at end,
      failures = case when ${isSuccess} then 0 else e.failures + 1 end
    where e.id = ${id} and e.leased_by = ${turn} and e.state = 'active'
    returning 0 as number, e.failures, e.failing_emailed_at is not null as is_emailed,
      coalesce(extract(epoch from now() - e.failing_since) / 3600, 0)::float as failing_hours`.execute(
    db,
  )
  return rows[0]
}

function lastAttempt(
  { at, status, milliseconds, response, error }: AttemptOutcome,
  isSuccess: boolean,
) {
  return sql`last_attempt_at = ${at}::timestamptz, last_status = ${status}::int,
    last_milliseconds = ${milliseconds}::int, last_response = ${response}::text, last_error = ${error}::text,
    last_success_at = case when ${isSuccess} then ${at}::timestamptz else e.last_success_at end`
}

/** Records a test, which doesn't count for the stream's health. Once it succeeded, nothing waits any longer. */
export async function recordStreamTest(
  db: Db,
  id: string,
  outcome: AttemptOutcome,
  isSuccess: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update event_endpoints e set ${lastAttempt(outcome, isSuccess)},
      leased_until = case when ${isSuccess} and e.leased_by is null then null else e.leased_until end
    where e.id = ${id} returning e.id`.execute(db)
  return rows.length > 0
}

/** Ends a worker's turn. The stream is due again as long as its receiver lacks something. */
export function releaseStream(
  db: Db,
  { id, turn }: { id: string; turn: string },
  restSeconds: number,
) {
  return inTransaction(db, async (trx) => {
    // Whoever finds new activity locks the stream too, so the next statement sees that activity.
    const leased = await trx
      .selectFrom('event_endpoints')
      .select('id')
      .where('id', '=', id)
      .where('leased_by', '=', turn)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!leased) return
    await sql`
      update event_endpoints e set leased_by = null,
        leased_until = case when ${restSeconds}::float > 0 then now() + make_interval(secs => ${restSeconds}) end,
        due_at = case when exists (select from organization_activity a
            where a.organization_id = e.organization_id and a.position > e."position"
              and not ${isBeingDeleted('e.organization_id')})
          or exists (select from activity_heads h where h.organization_id = e.organization_id
            and h.position <= e."position" and h.position > coalesce(e.head_position, 0)) then now() end
      where e.id = ${id}`.execute(trx)
  })
}
