import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** Somewhere that a person signs in from. */
export interface SignInPlace {
  /** What a provider gives to one house or one street: 24 bits of an IPv4 address, 48 of an IPv6 one. */
  network: string
  /** Of a program, what it is; empty for browsers, which a cookie tells apart. */
  agent: string
}

interface From {
  address: string
  agent: string
}

export type SeenPlace = SignInPlace & { isNew: boolean }

/**
 * Remembers from where somebody signs in, and answers the place, and whether they were never seen there. A part of a
 * statement that does more: `person` is a row with their id.
 */
export function newPlace(person: RawBuilder<unknown>, { address, agent }: From) {
  const network = sql`network(set_masklen(${address}::inet,
    case family(${address}::inet) when 4 then 24 else 48 end))::inet`
  return sql<SeenPlace>`
    insert into known_networks as place (user_id, network, agent, expires_at)
    select user_id, ${network}, ${agent}, ${fromNow(retention.places.periods.unused)}
    from ${person} as person
    on conflict (user_id, network, agent) do update set expires_at = excluded.expires_at
    returning place.network::text as network, place.agent, not exists (
      select from known_networks k where k.expires_at > now() and k.user_id = place.user_id
        and k.network = place.network and k.agent = place.agent) as "isNew"`
}

export async function forgetPlace(db: Db, userId: string, { network, agent }: SignInPlace) {
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('agent', '=', agent)
    .execute()
}
