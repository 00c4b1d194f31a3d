import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { hasPlace, isExpired } from './member-conditions.store.ts'

type Db = Kysely<Database>

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
  /** Only the row of this organization. */
  organizationId?: string | undefined
}

/** Who joined or was invited, the newest first; expired ones wait to be sent again or taken back. */
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

/** Under which these organizations are in a network; of those that left, none. */
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

/** Whether it joined or is invited to any network of that owner. */
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
    .where(hasPlace('m'))
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
      'o.name as organization_name',
      'o.city as organization_city',
      'u.first_name as inviter_first_name',
      'u.last_name as inviter_last_name',
    ])
    .select([
      isExpired('m').as('expired'),
      sql<boolean>`(o.deleted_at is not null)`.as('organization_deleted'),
    ])
}
