import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#data/networks/member-conditions.store.ts'

type Trx = Transaction<Database>

/** What emails say about a network that was deleted. */
export interface EndedNetwork {
  network: string
  owner_id: string
  owner_name: string
}

/** Plans emails to the members of a network. Before it is removed, with its memberships held. */
export async function planNetworkEndedMailing(trx: Trx, networkId: string) {
  await sql`insert into mailings (id, kind, series, recipients, data)
    select gen_random_uuid(), 'network_ended', 'network_ended ' || n.id, array_agg(m.organization_id),
      jsonb_build_object('network', n.name, 'owner_id', w.id, 'owner_name', w.name)
    from networks n join organizations w on w.id = n.organization_id
    join network_members m on m.network_id = n.id
    where n.id = ${networkId} and ${hasJoined('m')}
    group by n.id, w.id`.execute(trx)
}

/** Those of them that weren't removed. */
export function listOrganizations(trx: Trx, ids: readonly string[]) {
  return trx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}
