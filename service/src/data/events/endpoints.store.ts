import { randomUUID } from 'node:crypto'
import { type Paging, maxCounted } from '@accord/contract/fields.ts'
import type { EventFormat } from '@accord/contract/event-endpoints.ts'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { timeFromNow } from '#database/time.ts'
import { isRanked } from '#data/organizations/profiles.store.ts'
import { fullName } from '#data/users/accounts.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** How long the previous secret also signs. */
const overlap = '24 hours'

/** In JSON, times are text. */
interface FormerViewerRow {
  name: string
  at: string
}

export type EndpointRow = Selectable<Database['event_endpoints']> & {
  /** The organization that manages it, and the application that it belongs to. */
  managed_by: string
  managed_by_name: string
  application_name: string | null
  application_deleted: boolean
  created_by_name: string | null
  pending: number
  failed: number
  secret_seen_by_former: FormerViewerRow[]
}

/** The owner of endpoints: an organization, or one of its applications. */
export type EndpointOwner = { organization_id: string } | { application_id: string }

interface EndpointSettings {
  url: string
  types: readonly string[]
  format: EventFormat
  includes_email: boolean
  strict_order: boolean
  signs_ed25519: boolean
}

/** Stores an endpoint with its secret, which is sealed for its ID. */
export async function insertEndpoint(
  trx: Trx,
  owner: EndpointOwner,
  settings: EndpointSettings,
  { profileId, seal }: { profileId: string; seal: (id: string) => Buffer },
): Promise<EndpointRow> {
  const id = randomUUID()
  await trx
    .insertInto('event_endpoints')
    .values({
      id,
      ...owner,
      ...settings,
      types: [...settings.types],
      secret: seal(id),
      created_by: profileId,
      allowed_by: profileId,
    })
    .execute()
  return (await findEndpoint(trx, id))!
}

/** Changes settings. `allowedBy` is the person who lets it receive more, or elsewhere. */
export async function setEndpoint(
  trx: Trx,
  id: string,
  { types, ...settings }: Partial<EndpointSettings>,
  allowedBy?: string,
): Promise<EndpointRow> {
  await trx
    .updateTable('event_endpoints')
    .set({ ...settings, ...(types && { types: [...types] }) })
    .$if(allowedBy !== undefined, (query) =>
      query.set({ allowed_at: sql<Date>`now()`, allowed_by: allowedBy! }),
    )
    .where('id', '=', id)
    .execute()
  return (await findEndpoint(trx, id))!
}

/** Forgets what is known about an endpoint's health, because it has another URL. It has to be verified again. */
export async function markUnverified(trx: Trx, id: string) {
  await trx
    .updateTable('event_endpoints')
    .set({ state: 'unverified', ...healthy })
    .where('id', '=', id)
    .execute()
}

/** False if it isn't active any more. */
export async function markPaused(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ state: 'paused' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sends its events again, beginning with those that waited. Its failures are counted anew. */
export async function markEnabled(trx: Trx, id: string) {
  await trx
    .updateTable('event_endpoints')
    .set({ state: 'active', due_at: sql<Date>`now()`, ...healthy })
    .where('id', '=', id)
    .where('state', 'in', ['paused', 'disabled'])
    .execute()
}

const healthy = {
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  failures: 0,
  failing_emailed_at: null,
}

/** Replaces the secret. The one before also signs for a day, and an older one no longer does. */
export async function replaceEndpointSecret(trx: Trx, id: string, secret: Buffer): Promise<Date> {
  const row = await trx
    .updateTable('event_endpoints')
    .set({
      secret,
      secret_at: sql<Date>`now()`,
      previous_secret: sql<Buffer>`secret`,
      previous_secret_until: timeFromNow(overlap),
    })
    .where('id', '=', id)
    .returning('previous_secret_until')
    .executeTakeFirstOrThrow()
  return row.previous_secret_until!
}

/** False if no previous secret signs. */
export async function dropPreviousSecret(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ previous_secret: null, previous_secret_until: null })
    .where('id', '=', id)
    .where('previous_secret_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records that someone viewed the secret. Returns whether they did so for the first time. */
export async function recordEndpointSecretViewed(
  trx: Trx,
  endpointId: string,
  { id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<boolean> {
  const name = `${firstName} ${lastName}`
  const row = await trx
    .insertInto('event_secrets_seen')
    .values({ endpoint_id: endpointId, user_id: userId, name })
    .onConflict((conflict) =>
      conflict.columns(['endpoint_id', 'user_id']).doUpdateSet({ name, at: sql<Date>`now()` }),
    )
    // A row that existed before has the version that this one replaces.
    .returning(sql<boolean>`xmax = 0`.as('new'))
    .executeTakeFirstOrThrow()
  return row.new
}

/** Removes an endpoint with its deliveries. */
export async function removeEndpoint(trx: Trx, id: string) {
  await trx.deleteFrom('event_endpoints').where('id', '=', id).execute()
}

export function findEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  return shown(db).where('w.id', '=', id).executeTakeFirst()
}

/** Lists an owner's endpoints, newest first. */
export function listEndpointsOf(db: Db, owner: EndpointOwner, paging: Paging) {
  const all = db.selectFrom('event_endpoints').where((eb) => eb.and(owner))
  const page = shown(db)
    .where('w.id', 'in', newestIds(all, paging))
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
  return pageOf(page, all)
}

export async function countEndpointsOf(db: Db, owner: EndpointOwner): Promise<number> {
  const { count } = await db
    .selectFrom('event_endpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(owner))
    .executeTakeFirstOrThrow()
  return count
}

/** People who viewed the current secret, or the previous one while it signs, and no longer manage anything here. */
const viewedByFormer = sql<FormerViewerRow[]>`array_to_json(array(
  select json_build_object('name', s.name, 'at', s.at)
  from event_secrets_seen s
  where s.endpoint_id = w.id and (s.at >= w.secret_at or w.previous_secret_until > now())
    and not exists (select from profiles p
      where p.organization_id = o.id and p.user_id = s.user_id and ${isRanked('p')})
  order by s.at, s.user_id))`

/** Counts up to a maximum, because an endpoint that fails for days has many. */
const countIn = (state: 'pending' | 'failed') => sql<number>`(
  select count(*)::int from (select from event_deliveries d
    where d.endpoint_id = w.id and d.state = ${sql.lit(state)} limit ${sql.lit(maxCounted)}) as counted)`

function shown(db: Db) {
  return db
    .selectFrom('event_endpoints as w')
    .leftJoin('applications as a', 'a.id', 'w.application_id')
    .innerJoin('organizations as o', (join) =>
      join.on('o.id', '=', sql<string>`coalesce(w.organization_id, a.organization_id)`),
    )
    .leftJoin('profiles as y', 'y.id', 'w.created_by')
    .leftJoin('users as x', 'x.id', 'y.user_id')
    .selectAll('w')
    .select([
      'o.id as managed_by',
      'o.name as managed_by_name',
      'a.name as application_name',
      sql<boolean>`a.deleted_at is not null`.as('application_deleted'),
      sql<string | null>`case when x.id is not null then ${fullName('x')} end`.as(
        'created_by_name',
      ),
      countIn('pending').as('pending'),
      countIn('failed').as('failed'),
      viewedByFormer.as('secret_seen_by_former'),
    ])
}
