import type { NetworkMap } from '@accord/contract/networks.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined, isMemberOrInvited } from '#data/networks/network-members.store.ts'

type Db = Kysely<Database>

/** A person can't view more than this. */
const maxOrganizations = 1000
const maxAuthorizations = 5000

/** Lists the owner, then members, then invited organizations. Deleted ones are left out. */
export async function listOnMap(db: Db, networkId: string): Promise<NetworkMap['organizations']> {
  const { rows } = await sql<NetworkMap['organizations'][number]>`
    select o.id, o.name, inside.standing, inside.shares from (
      select organization_id, 'owner' as standing, 1 as rank, created_at, '{}'::text[] as shares
      from networks where id = ${networkId}
      union all
      select m.organization_id, case when ${hasJoined('m')} then 'joined' else 'invited' end,
        case when ${hasJoined('m')} then 2 else 3 end, m.created_at, m.shares
      from network_members m where m.network_id = ${networkId} and ${isMemberOrInvited('m')}
    ) as inside join organizations o on o.id = inside.organization_id
    where inside.rank = 1 or o.deleted_at is null
    order by inside.rank, inside.created_at desc, o.id desc limit ${maxOrganizations}`.execute(db)
  return rows
}

/** Lists memberships on the map that let the owner read the member's applications. */
export async function listSharingApplications(
  db: Db,
  networkId: string,
  organizationIds: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from network_members m join networks n on n.id = m.network_id
    where m.network_id = ${networkId} and m.organization_id = any (${organizationIds}::uuid[])
      and 'application' = any (n.shares) and 'application' = any (m.shares)`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Lists authorizations among these organizations. The owner sees all of its own organization's authorizations. It also
 * sees authorizations by members that share their applications.
 */
export function listAuthorizationsAmong(db: Db, networkId: string, organizationIds: string[]) {
  const among = sql<string>`any (${organizationIds}::uuid[])`
  return given(db)
    .innerJoin('networks as n', (join) => join.on('n.id', '=', networkId))
    .innerJoin('organizations as granting', (join) =>
      join.onRef('granting.id', '=', 'z.organization_id').on('granting.deleted_at', 'is', null),
    )
    .leftJoin('network_members as m', (join) =>
      join.onRef('m.network_id', '=', 'n.id').onRef('m.organization_id', '=', 'z.organization_id'),
    )
    .where('z.organization_id', '=', among)
    .where('a.organization_id', '=', among)
    .where(
      sql<boolean>`(n.organization_id in (z.organization_id, a.organization_id)
        or 'application' = any (n.shares) and 'application' = any (m.shares))`,
    )
    .limit(maxAuthorizations)
    .execute()
}

/**
 * Returns the first authorizations of an organization and their total number, for the applications of one owner, of all
 * others, or of all. Networks don't matter here.
 */
export function listGrantedBy(
  db: Db,
  organizationId: string,
  { max, owned }: { max: number; owned?: ['=' | '<>', owner: string] | undefined },
) {
  const found = given(db)
    .where('z.organization_id', '=', organizationId)
    .$if(owned !== undefined, (query) => query.where('a.organization_id', ...owned!))
  return pageOf(found.limit(max), found.clearOrderBy())
}

/** Selects authorizations in the map's format, newest first. */
function given(db: Db) {
  return db
    .selectFrom('authorizations as z')
    .innerJoin('applications as a', 'a.id', 'z.application_id')
    .select(['a.id', 'a.name', 'a.organization_id as owner', 'z.organization_id as organization'])
    .where('a.stopped_at', 'is', null)
    .whereRef('a.organization_id', '<>', 'z.organization_id')
    .orderBy('z.created_at', 'desc')
    .orderBy('z.id', 'desc')
}
