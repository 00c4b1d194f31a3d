import { certificateNoticeDays } from '@accord/contract/saml.ts'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { hashSecret } from '#crypto/random-secret.ts'
import type { Database } from '#database/tables.ts'
import type { StoredSaml } from '#database/tables/connections.ts'
import { type ConnectionRow, isActiveConnection } from './connections.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Notes the request that was sent to the provider for a flow. Another one for the same flow replaces it. */
export async function recordSamlRequest(db: Db, flowId: string, requestId: string) {
  await db
    .updateTable('connection_flows')
    .set({ saml_request_id: requestId })
    .where('id', '=', flowId)
    .execute()
}

interface UsedIds {
  requestId: string
  assertionId: string
  until: Date
}

/** Marks both IDs as used. Returns false if either was used before, or is being used at the same time. */
export async function markSamlIdsUsed(
  db: Db,
  connectionId: string,
  { requestId, assertionId, until }: UsedIds,
): Promise<boolean> {
  const ids = [`request ${requestId}`, `assertion ${assertionId}`]
  const inserted = await db
    .insertInto('saml_used_ids')
    .values(
      ids.map((id) => ({
        connection_id: connectionId,
        id_hash: hashSecret(id),
        expires_at: until,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('connection_id')
    .execute()
  return inserted.length === ids.length
}

/** Notes when the last certificate expires. Emails about other certificates don't count for these. */
export async function recordCertificates(trx: Trx, id: string, expiresAt: Date) {
  await trx
    .updateTable('connections')
    .set({ certificate_expires_at: expiresAt, certificate_notice: null })
    .where('id', '=', id)
    .where('certificate_expires_at', 'is distinct from', expiresAt)
    .execute()
}

const hasMetadataUrl = sql<boolean>`protocol = 'saml' and settings -> 'saml' ->> 'metadataUrl' is not null`

/** How often metadata is fetched: every day, and sooner if a signature doesn't match. */
const intervals = { daily: '1 day', afterFailure: '5 minutes' } as const

/** Lets only one request fetch the metadata, and only so often. */
export function claimMetadataCheck(db: Db, id: string): Promise<ConnectionRow | undefined> {
  return db
    .updateTable('connections')
    .set({ metadata_checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(hasMetadataUrl)
    .where(isCheckedBefore(intervals.afterFailure))
    .returningAll()
    .executeTakeFirst()
}

/** Claims a few active connections whose metadata is due. */
export function claimDueMetadata(db: Db, max: number): Promise<ConnectionRow[]> {
  return db
    .updateTable('connections')
    .set({ metadata_checked_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('connections')
        .select('id')
        .where(isActiveConnection())
        .where(hasMetadataUrl)
        .where(isCheckedBefore(intervals.daily))
        .orderBy(sql`metadata_checked_at nulls first`)
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

const isCheckedBefore = (interval: string) =>
  sql<boolean>`(metadata_checked_at is null or metadata_checked_at <= now() - ${sql.lit(interval)}::interval)`

export async function recordMetadataProblem(db: Db, id: string, problem: string | null) {
  await db
    .updateTable('connections')
    .set({ metadata_problem: problem })
    .where('id', '=', id)
    .where('metadata_problem', 'is distinct from', problem)
    .execute()
}

/** Notes when an owner entered the metadata's address, which fetched it. */
export async function recordMetadataFetched(trx: Trx, id: string) {
  await trx
    .updateTable('connections')
    .set({ metadata_checked_at: sql<Date>`now()`, metadata_problem: null })
    .where('id', '=', id)
    .execute()
}

/** Takes over what the provider published. The connection stays tested, because it's the same provider. */
export async function replaceSaml(trx: Trx, { id, settings }: ConnectionRow, saml: StoredSaml) {
  await trx
    .updateTable('connections')
    .set({ settings: { ...settings, saml }, metadata_problem: null })
    .where('id', '=', id)
    .execute()
}

/** Locks a connection that is about to be changed by the service. */
export function lockConnection(trx: Trx, id: string) {
  return trx
    .selectFrom('connections as c')
    .innerJoin('organizations as o', 'o.id', 'c.organization_id')
    .selectAll('c')
    .select('o.name as organization_name')
    .where('c.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst()
}

const dueNotice = sql<number>`(select min(days) from unnest(${sql.lit(`{${certificateNoticeDays.join()}}`)}::int[]) days
  where c.certificate_expires_at <= now() + make_interval(days => days))`

const isNoticeDue = sql<boolean>`c.certificate_expires_at > now() and ${dueNotice} is not null
  and (c.certificate_notice is null or c.certificate_notice > ${dueNotice})`

/** Lists active connections whose owners must learn that the certificates expire. */
export function listExpiringCertificates(db: Db, max: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('connections as c')
    .innerJoin('organizations as o', 'o.id', 'c.organization_id')
    .select('c.id')
    .where('o.deleted_at', 'is', null)
    .where(isActiveConnection('c'))
    .where(isNoticeDue)
    .orderBy('c.certificate_expires_at')
    .limit(max)
    .execute()
}

/** Marks a notice as sent. Returns undefined if another worker did, or if it's no longer due. */
export function claimCertificateNotice(
  trx: Trx,
  id: string,
): Promise<
  | Pick<Selectable<Database['connections']>, 'certificate_expires_at' | 'certificate_notice'>
  | undefined
> {
  return trx
    .updateTable('connections as c')
    .set({ certificate_notice: dueNotice })
    .where('c.id', '=', id)
    .where(isActiveConnection('c'))
    .where(isNoticeDue)
    .returning(['c.certificate_expires_at', 'c.certificate_notice'])
    .executeTakeFirst()
}
