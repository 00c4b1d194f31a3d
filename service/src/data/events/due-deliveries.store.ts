import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import { updateSome } from '#database/batches.ts'
import { countUpTo } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'
import { retryOnConflict } from '#database/transactions.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const changedAtOnce = 1000

/** Ends the wait of failed deliveries, in steps and outside of the change, because there may be very many. */
export async function makePendingDue(db: Db, endpointId: string) {
  const set = sql`due_at = now()`
  // The two conditions have an index each.
  for (const isInOrder of [sql`in_order`, sql`not in_order`]) {
    const where = sql`state = 'pending' and ${isInOrder} and due_at > now()`
    await changeInSteps(db, endpointId, { where, set })
  }
}

/** Lets workers send what waited while an organization was deleted. Part of the transaction that restores it. */
export async function resumeDeliveriesAbout(trx: Trx, organizationId: string) {
  await sql`
    with receiving as materialized (
      select e.id from event_endpoints e
      where e.application_id in (
        select z.application_id from authorizations z where z.organization_id = ${organizationId})
      order by e.id for no key update)
    update event_endpoints e set due_at = least(e.due_at, now()) from receiving
    where e.id = receiving.id`.execute(trx)
}

/** A period in the database's time. It's text, because dates have no microseconds. */
export interface Period {
  since: string
  until: string
}

/** The deliveries that failed in a period, except test events. */
export interface FailedDeliveries {
  period: Period
  /** Up to a maximum. */
  count: number
  /** Whether there are more. */
  more: boolean
}

/** Counts the deliveries that have failed since a time. */
export async function countFailedSince(
  db: Db,
  endpointId: string,
  since: string,
): Promise<FailedDeliveries> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db)
  const period = { since, until: rows[0]!.now }
  const failed = db
    .selectFrom('event_deliveries')
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`${failedIn(period)}`)
  return { period, ...(await countUpTo(db, failed)) }
}

/**
 * Lets workers resend what failed in a period, in steps and outside of the change, because there may be very many. Each
 * delivery is tried once. Those that fail again have failed after the period, so they aren't resent forever.
 */
export function resendFailedIn(db: Db, endpointId: string, period: Period) {
  return changeInSteps(db, endpointId, {
    where: failedIn(period),
    set: sql`state = 'pending', in_order = false, is_resent = true, due_at = now(), ended_at = null`,
  })
}

function failedIn({ since, until }: Period) {
  return sql`state = 'failed' and ended_at >= ${since}::timestamptz and ended_at <= ${until}::timestamptz
    and type <> 'endpoint.test'`
}

/** Workers begin to send after the first step. */
async function changeInSteps(
  db: Db,
  endpointId: string,
  { where, set }: { where: RawBuilder<unknown>; set: RawBuilder<unknown> },
) {
  const some = { where: sql`endpoint_id = ${endpointId} and ${where}`, set, max: changedAtOnce }
  for (let changed = changedAtOnce; changed === changedAtOnce;) {
    changed = await retryOnConflict(() => updateSome(db, 'event_deliveries', some))
    if (changed > 0) await makeEndpointDue(db, endpointId)
  }
}

async function makeEndpointDue(db: Db, id: string) {
  await sql`update event_endpoints set due_at = least(due_at, now()) where id = ${id}`.execute(db)
}
