import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql } from 'kysely'
import { fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** Somewhere that a person signs in from. */
export interface Place {
  /** What a provider gives to one house or one street: 24 bits of an IPv4 address, 48 of an IPv6 one. */
  network: string
  /** Of a program, what it is; empty for browsers, which a cookie tells apart. */
  agent: string
}

/** Remembers from where somebody signs in. Answers the place, and whether they were never seen there. */
export async function rememberPlace(
  db: Db,
  userId: string,
  { address, agent }: { address: string; agent: string },
): Promise<Place & { isNew: boolean }> {
  const { rows } = await sql<Place & { isNew: boolean }>`
    with place as (
      select ${userId}::uuid as user_id, ${agent}::text as agent,
        network(set_masklen(${address}::inet, case family(${address}::inet) when 4 then 24 else 48 end))::inet
          as network),
    known as (
      select from known_networks k join place using (user_id, network, agent)
      where k.expires_at > now())
    insert into known_networks (user_id, network, agent, expires_at)
    select user_id, network, agent, ${fromNow(retention.places.periods.unused)} from place
    on conflict (user_id, network, agent) do update set expires_at = excluded.expires_at
    returning network::text as network, agent, not exists (select from known) as "isNew"`.execute(
    db,
  )
  return rows[0]!
}

export async function forgetPlace(db: Db, userId: string, { network, agent }: Place) {
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('agent', '=', agent)
    .execute()
}

export async function sweepPlaces(db: Db) {
  await db
    .deleteFrom('known_networks')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
