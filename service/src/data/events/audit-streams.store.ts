import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { sealStreamToken } from '#crypto/event-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { fullName } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { type EndpointRow, insertEndpoint, updateEndpoint } from './endpoints.store.ts'
import { type FormerViewerRow, viewedByFormerMembers } from './managed-endpoints.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Ring = Pick<Secrets, 'eventSecrets'>

/** An audit stream: an endpoint with a place in the activity instead of deliveries. */
export type StreamRow = EndpointRow & {
  organization_id: string
  stream: StreamPreset
  position: string
}

/** An audit stream as its organization sees it. */
export type ManagedStreamRow = StreamRow & {
  organization_name: string
  created_by_name: string | null
  previous_secret_signs: boolean
  pending: string
  secret_seen_by_former: FormerViewerRow[]
}

export function findAuditStream(db: Db, id: string): Promise<ManagedStreamRow | undefined> {
  return shown(db).where('w.id', '=', id).executeTakeFirst()
}

/** Lists an organization's audit streams, newest first. There are few. */
export function listAuditStreams(db: Db, organizationId: string): Promise<ManagedStreamRow[]> {
  return shown(db)
    .where('w.organization_id', '=', organizationId)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute()
}

function shown(db: Db) {
  return db
    .selectFrom('event_endpoints as w')
    .innerJoin('organizations as o', 'o.id', 'w.organization_id')
    .leftJoin('activity_floors as f', 'f.organization_id', 'o.id')
    .leftJoin('profiles as y', 'y.id', 'w.created_by')
    .leftJoin('users as u', 'u.id', 'y.user_id')
    .where('w.stream', 'is not', null)
    .selectAll('w')
    .select([
      'o.name as organization_name',
      sql<string | null>`case when u.id is not null then ${fullName('u')} end`.as(
        'created_by_name',
      ),
      sql<boolean>`coalesce(w.previous_secret_until > now(), false)`.as('previous_secret_signs'),
      sql<string>`o.activity_count - greatest(w."position", coalesce(f.position, 0))`.as('pending'),
      viewedByFormerMembers.as('secret_seen_by_former'),
    ])
    .$castTo<ManagedStreamRow>()
}

interface NewStream {
  organizationId: string
  preset: StreamPreset
  url: string
  token: string | undefined
  /** The row to begin after. Undefined for the newest one. */
  after: number | undefined
  createdBy: string
}

const receivesAll = {
  types: [],
  format: 'standard',
  includes_email: true,
  strict_order: true,
  signs_ed25519: false,
} as const

/** Creates a stream that only gets tests until it's verified. Needs the organization's lock. Returns its ID. */
export async function insertAuditStream(
  trx: Trx,
  secrets: Ring,
  { organizationId, preset, url, token, after, createdBy }: NewStream,
): Promise<string> {
  const owner = { organization_id: organizationId }
  const settings = { ...receivesAll, types: [], url }
  const { id } = await insertEndpoint(trx, secrets, owner, settings, createdBy)
  await trx
    .updateTable('event_endpoints')
    .set({
      stream: preset,
      token: token === undefined ? null : sealStreamToken(secrets, token, id),
      position: after === undefined ? lastPosition : String(after),
    })
    .where('id', '=', id)
    .execute()
  return id
}

/** The newest row. */
const lastPosition = sql<string>`(select o.activity_count from organizations o
  where o.id = event_endpoints.organization_id)`

export async function countActivity(trx: Trx, organizationId: string): Promise<number> {
  const { activity_count } = await trx
    .selectFrom('organizations')
    .select('activity_count')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return Number(activity_count)
}

interface ChangedStream {
  url: string | undefined
  token: string | undefined
  after: number | undefined
  allowedBy: string
}

/** Changes a stream and ends the worker's turn, so that what it sends now isn't recorded. */
export async function updateAuditStream(
  trx: Trx,
  secrets: Ring,
  stream: StreamRow,
  { url, token, after, allowedBy }: ChangedStream,
) {
  await trx
    .updateTable('event_endpoints')
    .set({
      ...(token !== undefined && { token: sealStreamToken(secrets, token, stream.id) }),
      ...(after !== undefined && {
        position: String(after),
        head_position: null,
        ...allowedIfBefore(after, allowedBy),
      }),
      leased_until: null,
      leased_by: null,
      due_at: sql<Date>`now()`,
    })
    .where('id', '=', stream.id)
    .execute()
  if (url !== undefined && url !== stream.url) await updateEndpoint(trx, stream, { url }, allowedBy)
}

/** Whoever lets a stream send older rows again allows that access. The worker may have moved it meanwhile. */
function allowedIfBefore(after: number, allowedBy: string) {
  const isBefore = sql<boolean>`"position" > ${after}::bigint`
  return {
    allowed_at: sql<Date | null>`case when ${isBefore} then now() else allowed_at end`,
    allowed_by: sql<
      string | null
    >`case when ${isBefore} then ${allowedBy}::uuid else allowed_by end`,
  }
}

/** How long a stream waits for further activity before it sends. */
const gathering = '2 seconds'

/**
 * Lets workers send what these organizations' streams don't have yet. A stream that is due already stays as it is, unless
 * a worker has it: that worker may be about to end its turn without having seen the new rows.
 */
export async function markStreamsDue(db: Db, organizationIds: readonly string[]) {
  await sql`
    update event_endpoints set due_at = least(due_at, now() + ${gathering}::interval)
    where organization_id = any (${[...new Set(organizationIds)]}::uuid[]) and stream is not null
      and (leased_by is not null or coalesce(due_at, 'infinity') > now() + ${gathering}::interval)`.execute(
    db,
  )
}
