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
 * The network whose members are to be told next; what somebody else is at is left to them, so that nobody ever waits
 * here, and what was tried in vain just now.
 */
export async function findNextNetworkEnd(
  trx: Trx,
  inVain: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ network_id: string }>`
    select network_id from network_end_letters where network_id <> all (${inVain}::uuid[])
    order by created_at, network_id, organization_id limit 1
    for update skip locked`.execute(trx)
  return rows[0]?.network_id
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
