import { type ImpactItem, maxImpactNames } from '@accord/contract/impact.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { countNamed } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'
import { countLiveFiles } from '#data/exports/exports.store.ts'
import { hasJoined, isInvited } from '#data/networks/network-members.store.ts'

type Db = Kysely<Database>

/** Returns everything that ends for members and invited organizations. */
export async function impactOfNetworkDeletion(db: Db, id: string): Promise<ImpactItem[]> {
  const { joined, invited } = placesIn(db, id)
  return [
    { kind: 'network_members', ...(await countNamed(db, joined)) },
    { kind: 'invitations', ...(await countNamed(db, invited)) },
    { kind: 'files', count: await countLiveFiles(db, { network_id: id }), names: [] },
  ]
}

/** Returns the data that members shared and that the owner no longer requests. */
export async function impactOfShares(
  db: Db,
  id: string,
  shares: readonly ScopeEntity[],
): Promise<ImpactItem[]> {
  const sharing = placesIn(db, id).joined.where(sql<boolean>`m.shares && ${shares}::text[]`)
  return [
    { kind: 'shares', count: shares.length, names: shares.slice(0, maxImpactNames) },
    { kind: 'narrowed_memberships', ...(await countNamed(db, sharing)) },
  ]
}

/** Selects organizations by name, without deleted ones, which aren't counted anywhere. */
function placesIn(db: Db, networkId: string) {
  const places = db
    .selectFrom('network_members as m')
    .innerJoin('organizations as o', 'o.id', 'm.organization_id')
    .select('o.name')
    .where('m.network_id', '=', networkId)
    .where('o.deleted_at', 'is', null)
  return {
    joined: places.where(hasJoined('m')),
    invited: places.where(isInvited('m')),
  }
}

type Trx = Transaction<Database>

/** The data for emails about a deleted network. */
export interface EndedNetwork {
  /** Missing if the deletion was recorded by a version that didn't store it. */
  ended_id?: string
  network: string
  owner_id: string
  owner_name: string
}

/** Schedules emails to the members of a network. This runs before it's deleted, with its memberships locked. */
export async function scheduleNetworkEndedMailing(trx: Trx, networkId: string) {
  await sql`insert into mailings (id, kind, series, recipients, data)
    select gen_random_uuid(), 'network_ended', 'network_ended ' || n.id, array_agg(m.organization_id),
      jsonb_build_object('ended_id', n.id, 'network', n.name, 'owner_id', w.id, 'owner_name', w.name)
    from networks n join organizations w on w.id = n.organization_id
    join network_members m on m.network_id = n.id
    where n.id = ${networkId} and ${hasJoined('m')}
    group by n.id, w.id`.execute(trx)
}

/** Lists those organizations that haven't been deleted. */
export function listOrganizations(trx: Trx, ids: readonly string[]) {
  return trx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}
