import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { newSigningSecret } from '#crypto/event-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { deleteSome, updateSome } from '#database/batches.ts'
import type { Database } from '#database/tables.ts'
import { timeFromNow } from '#database/time.ts'
import { inTransaction, retryOnConflict } from '#database/transactions.ts'

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

/** Until when a replaced secret signs too. */
const overlap = '24 hours'

const notListening = {
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

async function markListening(trx: Trx, organizationId: string) {
  await trx
    .updateTable('organizations')
    .set({ has_listener: true })
    .where('id', '=', organizationId)
    .where('has_listener', '=', false)
    .execute()
}

/** Part of the transaction that authorizes an application. Needs the locks of both. */
export async function markListeningIfReceived(
  trx: Trx,
  { organizationId, applicationId }: { organizationId: string; applicationId: string },
) {
  await trx
    .updateTable('organizations')
    .set({ has_listener: true })
    .where('id', '=', organizationId)
    .where('has_listener', '=', false)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('event_endpoints').select('id').where('application_id', '=', applicationId),
        ),
        eb.exists(
          eb
            .selectFrom('event_feeds')
            .select('application_id')
            .where('application_id', '=', applicationId),
        ),
      ]),
    )
    .execute()
}

const batch = 200

/** Marks all organizations that authorized an endpoint's application, before it receives events. */
export async function markListeningForEndpoint(
  db: Db,
  { application_id }: Pick<EndpointRow, 'application_id'>,
) {
  if (application_id !== null) await markListeningFor(db, application_id)
}

/**
 * Marks an application's organization and all that authorized it. There may be very many, so each step is its own
 * transaction. Organizations that authorize it meanwhile see its endpoint or feed, and mark themselves.
 */
export async function markListeningFor(db: Db, applicationId: string) {
  for (let last = '00000000-0000-0000-0000-000000000000', found = batch; found === batch;) {
    const ids = await inTransaction(db, async (trx) => {
      // All are locked, because a change that deletes another endpoint may be about to reset the mark.
      const { rows } = await sql<{ id: string }>`
        select o.id from organizations o where o.id > ${last} and o.id in (
          select z.organization_id from authorizations z where z.application_id = ${applicationId}
          union all select p.organization_id from applications p where p.id = ${applicationId})
        order by o.id limit ${batch} for no key update`.execute(trx)
      const locked = rows.map(({ id }) => id)
      await sql`update organizations set has_listener = true
        where id = any (${locked}::uuid[]) and not has_listener`.execute(trx)
      return locked
    })
    found = ids.length
    last = ids.at(-1) ?? last
  }
}

/** Whether an endpoint or a feed can receive events about an organization. */
const hasListener = sql<boolean>`(
  exists (select from event_endpoints e where e.organization_id = organizations.id)
  or exists (select from event_endpoints e join applications a on a.id = e.application_id
    where a.organization_id = organizations.id)
  or exists (select from event_endpoints e join authorizations z on z.application_id = e.application_id
    where z.organization_id = organizations.id)
  or exists (select from event_feeds f join applications a on a.id = f.application_id
    where a.organization_id = organizations.id)
  or exists (select from event_feeds f join authorizations z on z.application_id = f.application_id
    where z.organization_id = organizations.id))`

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
  await trx
    .updateTable('organizations')
    .set({ has_listener: hasListener })
    .where('id', '=', organizationId)
    .execute()
}

const removedAtOnce = 1000
const changedAtOnce = 1000

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
      ...(isMoved && { ...notListening, ...noFailures, ...notDisabled, state: 'unverified' }),
      ...(allowedBy !== undefined && { allowed_by: allowedBy, allowed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The endpoint is gone.')
  return (await findEndpoint(trx, id))!
}

/** Replaces the secret. The previous one signs too for a day, and one before that no longer does. */
export async function rotateEndpointSecret(trx: Trx, secrets: Ring, id: string) {
  await trx
    .updateTable('event_endpoints')
    .set({
      secret: newSigningSecret(secrets, id),
      secret_at: sql<Date>`clock_timestamp()`,
      previous_secret: sql<Buffer>`secret`,
      previous_secret_until: timeFromNow(overlap),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the overlap now. Returns false if no previous secret signed any more. */
export async function revokePreviousSecret(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update event_endpoints e set previous_secret = null, previous_secret_until = null
    from (select id, previous_secret_until > now() as is_used from event_endpoints where id = ${id}) before
    where e.id = before.id and before.is_used returning e.id`.execute(trx)
  return rows.length > 0
}

const noFailures = { failing_since: null, failures: 0, failing_emailed_at: null }
const notDisabled = { disabled_reason: null, disabled_at: null }

/** Stops sending, and keeps collecting. Returns false if the endpoint wasn't active. */
export async function pauseEndpoint(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ state: 'paused', leased_until: null, leased_by: null })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sends again what was collected. Returns false if the endpoint was neither paused nor disabled. */
export async function enableEndpoint(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ state: 'active', ...noFailures, ...notDisabled, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['paused', 'disabled'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the wait of failed deliveries, in steps and outside of the change, because there may be very many. */
export async function makePendingDue(db: Db, id: string) {
  const waiting = {
    where: sql`endpoint_id = ${id} and state = 'pending' and due_at > now()`,
    set: sql`due_at = now()`,
    max: changedAtOnce,
  }
  for (let changed = changedAtOnce; changed === changedAtOnce;) {
    changed = await retryOnConflict(() => updateSome(db, 'event_deliveries', waiting))
  }
  await db
    .updateTable('event_endpoints')
    .set({ due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Whether the endpoint was verified now. Its organizations must be marked first (`markListeningForEndpoint`). */
export async function verifyEndpoint(
  db: Db,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_endpoints')
    // Deliveries may wait since before its address changed.
    .set({ state: 'active', due_at: sql<Date>`now()` })
    .where('id', '=', id)
    // The test went to this address.
    .where('url', '=', url)
    .where('state', '=', 'unverified')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records that someone viewed the secret, in the transaction of that response. Returns whether it was new to them. */
export async function recordEndpointSecretViewed(
  trx: Trx,
  endpointId: string,
  { id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<boolean> {
  const name = `${firstName} ${lastName}`
  const { rows } = await sql<{ was_new: boolean }>`
    with before as materialized (
      select s.at >= e.secret_at as has_seen from event_secrets_seen s
      join event_endpoints e on e.id = s.endpoint_id
      where s.endpoint_id = ${endpointId} and s.user_id = ${userId})
    insert into event_secrets_seen (endpoint_id, user_id, name, at)
    values (${endpointId}, ${userId}, ${name}, clock_timestamp())
    on conflict (endpoint_id, user_id) do update set name = excluded.name, at = excluded.at
    returning not coalesce((select has_seen from before), false) as was_new`.execute(trx)
  return rows[0]!.was_new
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

/** Stops sending to an endpoint, and keeps collecting. Returns false if it succeeded or changed meanwhile. */
export async function disableEndpoint(
  trx: Trx,
  id: string,
  reason: 'failing' | 'gone',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({
      state: 'disabled',
      disabled_reason: reason,
      disabled_at: sql<Date>`now()`,
      leased_until: null,
      leased_by: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('failing_since', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the managers got an email about these failures already. */
export async function markFailingEmailed(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ failing_emailed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .where('failing_emailed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
