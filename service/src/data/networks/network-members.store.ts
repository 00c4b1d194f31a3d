import { condition } from '#database/condition.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { newestIds, pageOf } from '#database/page-of.ts'

/** The organization has joined the network, so the expiry of its invitation no longer matters. */
export const hasJoined = condition<'network_members'>((of) => `${of('accepted_at')} is not null`)

/** Whether the network `n` requests shares that member `m` hasn't decided on. This is `requestedShares` in SQL. */
export const requestsMoreShares = `not n.shares <@ (m.shares || m.refused_shares)`

/** The organization can currently join. Only the database's clock determines this. */
export const isInvited = condition<'network_members'>(
  (of) => `${of('accepted_at')} is null and ${of('expires_at')} > now()`,
)

/** The invitation has expired and can be renewed or deleted. */
export const isExpired = condition<'network_members'>(
  (of) => `${of('accepted_at')} is null and ${of('expires_at')} <= now()`,
)

/** The organization has joined, or its invitation is still valid. */
export const isMemberOrInvited = condition<'network_members'>(
  (of) => `${of('accepted_at')} is not null or ${of('expires_at')} > now()`,
)

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Deletes a membership. Returns false if the organization isn't in the network. */
export async function endMembership(
  trx: Trx,
  networkId: string,
  organizationId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('network_members')
    .where('network_id', '=', networkId)
    .where('organization_id', '=', organizationId)
    .where(hasJoined())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores a decision. A person who agrees to more is recorded as the author of all shares. */
export async function setDecision(
  trx: Trx,
  id: string,
  { agreed, refused }: { agreed: readonly ScopeEntity[]; refused: readonly ScopeEntity[] },
  agreedBy: string | undefined,
) {
  await trx
    .updateTable('network_members')
    .set({ shares: [...agreed], refused_shares: [...refused] })
    .$if(agreedBy !== undefined, (query) =>
      query.set({ accepted_by: agreedBy!, allowed_at: sql`now()` }),
    )
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes decisions about shares that are no longer requested, so that requesting them again requires a new decision.
 * Otherwise, an owner could extend shares by requesting fewer in between.
 */
export async function forgetDecisions(trx: Trx, networkId: string, asked: readonly ScopeEntity[]) {
  const changes = sql<boolean>`not (shares || refused_shares) <@ ${asked}::text[]`
  await held(trx).where('network_id', '=', networkId).where(changes).execute()
  const stillAsked = (column: 'shares' | 'refused_shares') => sql<ScopeEntity[]>`array(
    select entity from unnest(${sql.ref(column)}) with ordinality as said (entity, place)
    where entity = any (${asked}::text[]) order by place)`
  await trx
    .updateTable('network_members')
    .set({ shares: stillAsked('shares'), refused_shares: stillAsked('refused_shares') })
    .where('network_id', '=', networkId)
    .where(changes)
    .execute()
}

/**
 * Locks all memberships of organizations that are being deleted, before the first one ends. A person who changes shares
 * holds a membership and then records the change for its organization.
 */
export async function lockMembershipsOf(trx: Db, organizations: readonly string[]) {
  if (organizations.length === 0) return
  await held(trx).where('organization_id', 'in', organizations).where(hasJoined()).execute()
}

/** Locks all memberships of a network that is being deleted, so that no one joins or leaves it. */
export async function lockMembershipsIn(trx: Trx, networkId: string) {
  await held(trx).where('network_id', '=', networkId).execute()
}

/** Locks memberships, always in the same order. */
function held(trx: Db) {
  return trx
    .selectFrom('network_members')
    .select('id')
    .orderBy('network_id')
    .orderBy('organization_id')
    .forNoKeyUpdate()
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>['rows'][number]

export function findMembership(db: Db, id: string): Promise<MembershipRow | undefined> {
  return shown(db).where('m.id', '=', id).executeTakeFirst()
}

export function findMembershipOf(
  db: Db,
  networkId: string,
  organizationId: string,
): Promise<MembershipRow | undefined> {
  return shown(db)
    .where('m.network_id', '=', networkId)
    .where('m.organization_id', '=', organizationId)
    .executeTakeFirst()
}

interface Listed extends Paging {
  networkId: string
  /** Limits the list to this organization. */
  organizationId?: string | undefined
}

/**
 * Lists members and invited organizations, newest first. Expired invitations are included, because they can be renewed.
 */
export function listMemberships(db: Db, { networkId, organizationId, ...paging }: Listed) {
  const found = db
    .selectFrom('network_members')
    .where('network_id', '=', networkId)
    .$if(organizationId !== undefined, (query) =>
      query.where('organization_id', '=', organizationId!),
    )
  const page = shown(db)
    .where('m.id', 'in', newestIds(found, paging))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
  return pageOf(page, found)
}

/** Lists the memberships of these organizations in a network. Former members have none. */
export async function membershipsOf(
  db: Db,
  networkId: string,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('network_members')
    .select(['id', 'organization_id'])
    .where('network_id', '=', networkId)
    .where('organization_id', '=', sql<string>`any (${organizationIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.organization_id, row.id]))
}

/** Whether the organization has joined or is invited to any network of that owner. */
export async function isInNetworkOf(
  db: Db,
  ownerId: string,
  organizationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('network_members as m')
    .innerJoin('networks as n', 'n.id', 'm.network_id')
    .select('m.id')
    .where('n.organization_id', '=', ownerId)
    .where('m.organization_id', '=', organizationId)
    .where(isMemberOrInvited('m'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function shown(db: Db) {
  return db
    .selectFrom('network_members as m')
    .innerJoin('networks as n', 'n.id', 'm.network_id')
    .innerJoin('organizations as w', 'w.id', 'n.organization_id')
    .innerJoin('organizations as o', 'o.id', 'm.organization_id')
    .leftJoin('profiles as p', 'p.id', 'm.invited_by')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('m')
    .select([
      'n.name as network_name',
      'n.description as network_description',
      'n.shares as asked',
      'n.created_at as network_created_at',
      'w.id as owner_id',
      'w.name as owner_name',
      'w.logo_id as owner_logo_id',
      'o.name as organization_name',
      'o.logo_id as organization_logo_id',
      'o.city as organization_city',
      'u.first_name as inviter_first_name',
      'u.last_name as inviter_last_name',
    ])
    .select([
      isExpired('m').as('expired'),
      sql<boolean>`(o.deleted_at is not null)`.as('organization_deleted'),
    ])
}
