import { type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#networks/member-conditions.store.ts'

type Trx = Transaction<Database>
export type NetworkEnd = Selectable<Database['network_end_letters']> & { organization_name: string }

/** Who is in the network hears of its end by and by. Before it goes, with its memberships held. */
export async function planNetworkEnd(trx: Trx, networkId: string) {
  await sql`insert into network_end_letters
      (network_id, organization_id, network_name, owner_id, owner_name)
    select n.id, m.organization_id, n.name, w.id, w.name
    from networks n join organizations w on w.id = n.organization_id
    join network_members m on m.network_id = n.id
    where n.id = ${networkId} and ${hasJoined('m')}`.execute(trx)
}

/**
 * The next network whose members are to be told and that isn't in `skip`. What another worker has taken is left to it,
 * so that no worker waits for another. From one network to the next by the index, however many members each had.
 */
export async function findNextNetworkEnd(
  trx: Trx,
  skip: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive networks (id) as (
      select (select network_id from network_end_letters order by network_id limit 1)
      union all
      select (select l.network_id from network_end_letters l where l.network_id > n.id
        order by l.network_id limit 1)
      from networks n where n.id is not null
    )
    select n.id from networks n cross join lateral (
      select from network_end_letters l where l.network_id = n.id limit 1
      for update skip locked
    ) as free
    where n.id <> all (${skip}::uuid[]) limit 1`.execute(trx)
  return rows[0]?.id
}

/** Some of its members, who are told until commit. */
export async function takeNetworkEnds(
  trx: Trx,
  networkId: string,
  most: number,
): Promise<NetworkEnd[]> {
  const { rows } = await sql<NetworkEnd>`
    delete from network_end_letters l using organizations o
    where o.id = l.organization_id and l.network_id = ${networkId} and l.organization_id = any (array(
      select organization_id from network_end_letters where network_id = ${networkId}
      order by organization_id limit ${most} for update skip locked))
    returning l.*, o.name as organization_name`.execute(trx)
  return rows
}
