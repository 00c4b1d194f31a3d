import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { deleteSome } from '#database/batches.ts'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { owns } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const isDue = sql<boolean>`removed_from <= now()`

/** The next ones whose time is over and that nobody restored, without those in `skip`. */
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

/** Another worker removes it right now. */
export class PurgedByAnother extends Error {}

/**
 * Until commit no other worker removes it: each takes something else then, and none waits. A lock of its own, because
 * those of organizations are taken in one order only (`permissions/locks.store.ts`).
 */
export async function claimPurge(trx: Trx, id: string) {
  const isClaimed = await tryLockForTransaction(
    (text) => sql.raw(text).execute(trx),
    `removal ${id}`,
  )
  if (!isClaimed) throw new PurgedByAnother()
}

/** Asked under the locks: whoever restored it meanwhile has won. */
export async function isOrganizationDue(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where(isDue)
    .executeTakeFirst()
  return row !== undefined
}

/** The same of an application; it also goes with its organization. */
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

/** The next application of an organization that goes. */
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

/** The next memberships and invitations: of its own networks, or of itself in others'. */
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

/** Applications whose authorizations are counted, in the one order. */
export async function lockApplications(trx: Trx, ids: readonly string[]) {
  await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Of an export also the file. */
export async function removeSomeExports(trx: Trx, organizationId: string, max: number) {
  const { rows } = await sql<{ id: string }>`
    delete from exports where id in (select id from exports
      where organization_id = ${organizationId} order by id limit ${max})
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * What nobody else counts or is told of, table by table, in the order in which it goes. Owners stay to
 * the end: they are told. What is left then goes with the organization by itself.
 */
const tables: readonly [table: keyof Database, where: (id: string) => RawBuilder<boolean>][] = [
  ['network_changes', (id) => sql`organization_id = ${id}`],
  [
    'network_changes',
    (id) => sql`network_id in (select n.id from networks n where n.organization_id = ${id})`,
  ],
  ['networks', (id) => sql`organization_id = ${id}`],
  ['invitations', (id) => sql`organization_id = ${id}`],
  ['application_requests', (id) => sql`organization_id = ${id}`],
  [
    'reviewed_ways',
    (id) => sql`review_id in (select r.id from access_reviews r where r.organization_id = ${id})`,
  ],
  ['access_reviews', (id) => sql`organization_id = ${id}`],
  ['profiles', (id) => sql`organization_id = ${id} and not ${owns('profiles')}`],
]

/** Some rows of the first table that has any; how many there were. */
export async function removeSomeRows(trx: Trx, organizationId: string, max: number) {
  for (const [table, where] of tables) {
    const removed = await deleteSome(trx, table, { where: where(organizationId), most: max })
    if (removed > 0) return removed
  }
  return removeSomeActivity(trx, organizationId, max)
}

/** By the one way that is open to whoever works for us: to activity they only add otherwise. */
async function removeSomeActivity(trx: Trx, organizationId: string, max: number) {
  const { rows } = await sql<{ removed: number }>`
    select remove_activity(${organizationId}, ${max}) as removed`.execute(trx)
  return rows[0]!.removed
}

/** With its owners' places and the receipts it had; once nothing of its activity is left. */
export async function purgeOrganizationRow(trx: Trx, id: string) {
  await sql`delete from organizations where id = ${id}`.execute(trx)
}
