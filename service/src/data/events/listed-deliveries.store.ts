import type { DeliveryState } from '@accord/contract/event-endpoints.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { countUpTo } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

export type AttemptRow = Selectable<Database['event_attempts']>
export type DeliveryRow = Selectable<Database['event_deliveries']> & {
  organization_name: string | null
  last_status: number | null
  last_attempt_at: Date | null
}

interface Wanted extends Paging {
  state?: DeliveryState | undefined
  type?: string | undefined
}

/** Lists an endpoint's deliveries, the latest first. */
export async function listDeliveriesOf(
  db: Db,
  endpointId: string,
  { state, type, ...paging }: Wanted,
) {
  const all = db
    .selectFrom('event_deliveries')
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
  const onPage = all.select('seq').orderBy('seq', 'desc').offset(paging.$skip).limit(paging.$limit)
  const page = shown(db, endpointId).where('d.seq', 'in', onPage).orderBy('d.seq', 'desc')
  const [rows, { count, more }] = await Promise.all([page.execute(), countUpTo(db, all)])
  return { rows, total: count, more }
}

export function findDelivery(
  db: Db,
  endpointId: string,
  seq: number,
): Promise<DeliveryRow | undefined> {
  return shown(db, endpointId).where('d.seq', '=', String(seq)).executeTakeFirst()
}

/** Lists the latest attempts of a delivery, newest first. */
export function listAttemptsOf(
  db: Db,
  { endpoint_id, seq }: Pick<DeliveryRow, 'endpoint_id' | 'seq'>,
): Promise<AttemptRow[]> {
  return db
    .selectFrom('event_attempts')
    .selectAll()
    .where('endpoint_id', '=', endpoint_id)
    .where('seq', '=', seq)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
}

/** Counts what is lost if the endpoint is deleted now, up to a maximum. */
export async function countPending(db: Db, endpointId: string): Promise<number> {
  const pending = db
    .selectFrom('event_deliveries')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
  return (await countUpTo(db, pending)).count
}

function shown(db: Db, endpointId: string) {
  return (
    db
      .selectFrom('event_deliveries as d')
      // An organization that revoked its authorization is no longer named to the application's owner.
      .leftJoin('organizations as o', (join) =>
        join.onRef('o.id', '=', 'd.organization_id').on(
          sql<boolean>`exists (select from event_endpoints e left join applications p on p.id = e.application_id
          where e.id = d.endpoint_id and (o.id in (e.organization_id, p.organization_id)
            or exists (select from authorizations z where z.application_id = p.id and z.organization_id = o.id)))`,
        ),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('event_attempts as t')
            .select(['t.status', 't.at'])
            .whereRef('t.endpoint_id', '=', 'd.endpoint_id')
            .whereRef('t.seq', '=', 'd.seq')
            .orderBy('t.number', 'desc')
            .limit(1)
            .as('l'),
        (join) => join.onTrue(),
      )
      .selectAll('d')
      .select(['o.name as organization_name', 'l.status as last_status', 'l.at as last_attempt_at'])
      .where('d.endpoint_id', '=', endpointId)
  )
}
