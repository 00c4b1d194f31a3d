import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { newSigningSecret } from '#crypto/event-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { deleteSome } from '#database/batches.ts'
import type { Database } from '#database/tables.ts'
import { noFailures, notDisabled } from './endpoint-states.store.ts'
import { markListening, resetListening } from './listeners.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Ring = Pick<Secrets, 'eventSecrets'>

export type EndpointRow = Selectable<Database['event_endpoints']>

/** The organization or the application that an endpoint belongs to. */
export type EndpointOwner =
  | { organization_id: string; application_id?: undefined }
  | { application_id: string; organization_id?: undefined }

/** What people choose. */
export interface EndpointSettings {
  url: string
  types: string[]
  format: EndpointRow['format']
  includes_email: boolean
  strict_order: boolean
  signs_ed25519: boolean
}

const unleased = {
  leased_until: null,
  leased_by: null,
  due_at: null,
}

/**
 * Creates an endpoint that receives only test events until it's verified. Needs the lock of the organization, and for
 * an application also the application's, so that no authorization is missed.
 */
export async function insertEndpoint(
  trx: Trx,
  secrets: Ring,
  owner: EndpointOwner,
  settings: EndpointSettings,
  createdBy: string,
): Promise<EndpointRow> {
  const id = randomUUID()
  const row = await trx
    .insertInto('event_endpoints')
    .values({
      id,
      ...owner,
      ...settings,
      secret: newSigningSecret(secrets, id),
      created_by: createdBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await markListening(trx, await ownerOrganization(trx, owner))
  return row
}

async function ownerOrganization(trx: Trx, owner: EndpointOwner): Promise<string> {
  if (owner.organization_id !== undefined) return owner.organization_id
  const { organization_id } = await trx
    .selectFrom('applications')
    .select('organization_id')
    .where('id', '=', owner.application_id)
    .executeTakeFirstOrThrow()
  return organization_id
}

/**
 * Deletes an endpoint. Workers remove its deliveries, because there may be very many. Needs the lock of the organization
 * that it or its application belongs to.
 */
export async function deleteEndpoint(trx: Trx, endpoint: EndpointRow) {
  const owner = (
    endpoint.organization_id === null
      ? { application_id: endpoint.application_id! }
      : { organization_id: endpoint.organization_id }
  ) satisfies EndpointOwner
  const organizationId = await ownerOrganization(trx, owner)
  await trx.deleteFrom('event_endpoints').where('id', '=', endpoint.id).execute()
  await trx
    .insertInto('event_endpoint_ends')
    .values({ endpoint_id: endpoint.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await resetListening(trx, organizationId)
}

const removedAtOnce = 1000

/** Removes the deliveries of deleted endpoints in steps. */
export async function sweepEndedEndpoints(db: Db, signal?: AbortSignal) {
  const ended = await db.selectFrom('event_endpoint_ends').select('endpoint_id').execute()
  for (const { endpoint_id: id } of ended) {
    const where = sql`endpoint_id = ${id}`
    for (let removed = removedAtOnce; removed === removedAtOnce;) {
      if (signal?.aborted) return
      removed = await deleteSome(db, 'event_deliveries', { where, max: removedAtOnce })
    }
    // Another worker may remove some of them at the same time, so this one may have found fewer than there are.
    await sql`delete from event_endpoint_ends where endpoint_id = ${id}
      and not exists (select from event_deliveries d where d.endpoint_id = ${id})`.execute(db)
  }
}

export function findEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  return db.selectFrom('event_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists the endpoints of an organization or an application, newest first. There are few. */
export function listEndpoints(db: Db, owner: EndpointOwner): Promise<EndpointRow[]> {
  return db
    .selectFrom('event_endpoints')
    .selectAll()
    .where((eb) => eb.and(owner as { organization_id: string }))
    .where('stream', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Changes settings. Another URL makes the endpoint unverified, and ends the worker's turn. */
export async function updateEndpoint(
  trx: Trx,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  settings: Partial<EndpointSettings>,
  allowedBy?: string,
): Promise<EndpointRow> {
  const isMoved = settings.url !== undefined && settings.url !== url
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({
      ...settings,
      ...(isMoved && { ...unleased, ...noFailures, ...notDisabled, state: 'unverified' }),
      ...(allowedBy !== undefined && { allowed_by: allowedBy, allowed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The endpoint is gone.')
  return (await findEndpoint(trx, id))!
}

/** Where an endpoint belongs: the organization that manages it, and the application if it's one's. */
export interface EndpointPlace {
  id: string
  url: string
  organization_id: string
  organization_name: string
  application_id: string | null
  application_name: string | null
  /** The receiver of an audit stream. Null for other endpoints. */
  stream: EndpointRow['stream']
}

export async function findEndpointPlace(db: Db, id: string): Promise<EndpointPlace | undefined> {
  const { rows } = await sql<EndpointPlace>`
    select e.id, e.url, e.stream, o.id as organization_id, o.name as organization_name,
      p.id as application_id, p.name as application_name
    from event_endpoints e
    left join applications p on p.id = e.application_id
    join organizations o on o.id = coalesce(e.organization_id, p.organization_id)
    where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Lists the active endpoints of the same owner, except this one. */
export async function listOtherEndpoints(trx: Trx, id: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from event_endpoints e join event_endpoints d on d.id = ${id}
    where e.id <> d.id and e.state = 'active' and e.stream is null
      and (e.organization_id = d.organization_id or e.application_id = d.application_id)
    order by e.id`.execute(trx)
  return rows
}
