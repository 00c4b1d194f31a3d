import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { deleteSome } from '#database/batches.ts'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { owns } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const isDue = sql<boolean>`removed_from <= now()`

/** Lists the next organizations and applications whose grace period is over, except those in `skip`. */
export async function listDue(
  db: Db,
  table: 'applications' | 'organizations',
  skip: readonly string[],
  max: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(isDue)
    .where('id', '<>', sql<string>`all (${skip}::uuid[])`)
    .orderBy('removed_from')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Thrown if another worker is already removing the data. */
export class PurgedByAnother extends Error {}

/**
 * Claims a deletion until commit, so that other workers take a different one instead of waiting. It has its own lock,
 * because organizations' locks are always taken in the same order (`permissions/locks.store.ts`).
 */
export async function claimPurge(trx: Trx, id: string) {
  const isClaimed = await tryLockForTransaction(
    (text) => sql.raw(text).execute(trx),
    `removal ${id}`,
  )
  if (!isClaimed) throw new PurgedByAnother()
}

/**
 * Returns whether the organization is still due. It's checked under the locks, because someone may have restored it.
 */
export async function isOrganizationDue(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where(isDue)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether the application is still due. An application is also deleted with its organization. */
export async function isApplicationDue(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('applications as a')
    .innerJoin('organizations as o', 'o.id', 'a.organization_id')
    .select('a.id')
    .where('a.id', '=', id)
    .where(sql<boolean>`(a.removed_from <= now() or o.removed_from <= now())`)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the next application of a deleted organization. */
export function findNextApplication(db: Db, organizationId: string) {
  return db
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function listNextApprovals(
  db: Db,
  which: { application_id: string } | { organization_id: string },
  max: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('approvals')
    .select('id')
    .where((eb) => eb.and(which))
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

interface Membership {
  id: string
  network_id: string
  network: string
  owner_id: string
  organization_id: string
  joined: boolean
}

/**
 * Lists the next memberships and invitations, both in the organization's own networks and its own in other networks.
 */
export async function listNextMemberships(
  db: Db,
  side: 'owner' | 'member',
  organizationId: string,
  max: number,
): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select m.id, m.network_id, n.name as network, n.organization_id as owner_id, m.organization_id,
      ${hasJoined('m')} as joined
    from network_members m join networks n on n.id = m.network_id
    where ${sql.ref(side === 'owner' ? 'n.organization_id' : 'm.organization_id')} = ${organizationId}
    order by m.id limit ${max}`.execute(db)
  return rows
}

export async function removeMembership(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from network_members where id = ${id} returning id`.execute(trx)
  return rows.length > 0
}

/** Locks the applications whose authorizations are counted, in the usual order. */
export async function lockApplications(trx: Trx, ids: readonly string[]) {
  await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Removes some deliveries to an application's endpoints, or some rows of its feed. Returns how many. */
export async function removeSomeDeliveries(trx: Trx, applicationId: string, max: number) {
  const removed = await deleteSome(trx, 'event_deliveries', {
    where: sql`endpoint_id in (select e.id from event_endpoints e where e.application_id = ${applicationId})`,
    max,
  })
  if (removed > 0) return removed
  return deleteSome(trx, 'event_feed_items', {
    where: sql`application_id = ${applicationId}`,
    max,
  })
}

/** Removes exports together with their files. */
export async function removeSomeExports(trx: Trx, organizationId: string, max: number) {
  const { rows } = await sql<{ id: string }>`
    delete from exports where id in (select id from exports
      where organization_id = ${organizationId} order by id limit ${max})
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * The tables whose rows affect no one else, in the order in which they're emptied. Owners' profiles stay to the end,
 * because owners are notified. The rest is removed with the organization's row.
 */
const tables: readonly [table: keyof Database, where: (id: string) => RawBuilder<boolean>][] = [
  ['network_changes', (id) => sql`organization_id = ${id}`],
  [
    'network_changes',
    (id) => sql`network_id in (select n.id from networks n where n.organization_id = ${id})`,
  ],
  ['networks', (id) => sql`organization_id = ${id}`],
  ['event_deliveries', (id) => sql`organization_id = ${id}`],
  [
    'event_deliveries',
    (id) =>
      sql`endpoint_id in (select e.id from event_endpoints e where e.organization_id = ${id})`,
  ],
  ['event_feed_items', (id) => sql`organization_id = ${id}`],
  ['event_outbox', (id) => sql`organization_id = ${id}`],
  ['invitations', (id) => sql`organization_id = ${id}`],
  ['application_requests', (id) => sql`organization_id = ${id}`],
  [
    'reviewed_ways',
    (id) => sql`review_id in (select r.id from access_reviews r where r.organization_id = ${id})`,
  ],
  ['access_reviews', (id) => sql`organization_id = ${id}`],
  ['profiles', (id) => sql`organization_id = ${id} and not ${owns('profiles')}`],
]

/** Removes some rows of the first table that has any. Returns how many were removed. */
export async function removeSomeRows(trx: Trx, organizationId: string, max: number) {
  for (const [table, where] of tables) {
    const removed = await deleteSome(trx, table, { where: where(organizationId), max })
    if (removed > 0) return removed
  }
  return removeSomeActivity(trx, organizationId, max)
}

/** Uses a database function, because the working role can only add activity itself. */
async function removeSomeActivity(trx: Trx, organizationId: string, max: number) {
  const { rows } = await sql<{ removed: number }>`
    select remove_activity(${organizationId}, ${max}) as removed`.execute(trx)
  return rows[0]!.removed
}

/** Removes the organization's row, its owners' profiles, and its receipts once its activity has been deleted. */
export async function purgeOrganizationRow(trx: Trx, id: string) {
  await sql`delete from organizations where id = ${id}`.execute(trx)
}
