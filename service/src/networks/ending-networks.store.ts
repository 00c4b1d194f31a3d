import { type Consequence, namedConsequences } from '@accord/contract/consequences.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql } from 'kysely'
import { countNamed } from '#database/counting/count-named.ts'
import type { Database } from '#database/tables.ts'
import { countLiveFiles } from '#data/exports/live-files.store.ts'
import { hasJoined, isInvited } from '#data/networks/member-conditions.store.ts'

type Db = Kysely<Database>

/** For all that are in it, or could be; what was taken out of it goes with it. */
export async function endingWithNetwork(db: Db, id: string): Promise<Consequence[]> {
  const { joined, invited } = placesIn(db, id)
  return [
    { kind: 'network_members', ...(await countNamed(db, joined)) },
    { kind: 'invitations', ...(await countNamed(db, invited)) },
    { kind: 'files', count: await countLiveFiles(db, { network_id: id }), names: [] },
  ]
}

/** What members shared and its owner no longer asks for. */
export async function endingWithShares(
  db: Db,
  id: string,
  shares: readonly ScopeEntity[],
): Promise<Consequence[]> {
  const sharing = placesIn(db, id).joined.where(sql<boolean>`m.shares && ${shares}::text[]`)
  return [
    { kind: 'shares', count: shares.length, names: shares.slice(0, namedConsequences) },
    { kind: 'narrowed_memberships', ...(await countNamed(db, sharing)) },
  ]
}

/** By the names of the organizations; deleted ones are counted nowhere. */
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
