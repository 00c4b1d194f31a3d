import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { timeAgo, timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>

/** Somewhere that a person signs in from. */
export interface SignInLocation {
  /** What a provider gives to one house or one street: 24 bits of an IPv4 address, 48 of an IPv6 one. */
  network: string
  /** Of a program, what it is; empty for browsers, which a cookie tells apart. */
  agent: string
}

interface From {
  address: string
  agent: string
}

export type CheckedLocation = SignInLocation & { isNew: boolean }

/**
 * Remembers from where somebody signs in, and answers the place, and whether they were never seen there. A part of a
 * statement that does more: `person` is a row with their id.
 */
export function checkLocation(person: RawBuilder<unknown>, { address, agent }: From) {
  const network = sql`network(set_masklen(${address}::inet,
    case family(${address}::inet) when 4 then 24 else 48 end))::inet`
  return sql<CheckedLocation>`
    insert into known_networks as place (user_id, network, agent, expires_at)
    select user_id, ${network}, ${agent}, ${timeFromNow(retention.places.periods.unused)}
    from ${person} as person
    on conflict (user_id, network, agent) do update set expires_at = excluded.expires_at
    returning place.network::text as network, place.agent, not exists (
      select from known_networks k where k.expires_at > now() and k.user_id = place.user_id
        and k.network = place.network and k.agent = place.agent) as "isNew"`
}

export async function forgetLocation(db: Db, userId: string, { network, agent }: SignInLocation) {
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('agent', '=', agent)
    .execute()
}

/** So long what was added to sign in with can be undone, as where another address was asked for. */
const { undo: undoPeriod } = retention.emailChanges.periods

/** Answers the code with which the person says that it was not them, and when it was. */
export async function insertSignInAlert(
  db: Db,
  userId: string,
  { deviceId, place }: { deviceId: string | undefined; place: SignInLocation },
): Promise<{ code: string; at: Date }> {
  const { value: code, hash } = randomSecret('acm')
  const { created_at } = await db
    .insertInto('told_sign_ins')
    .values({
      hash,
      user_id: userId,
      device_id: deviceId ?? null,
      network: place.network,
      agent: place.agent,
      expires_at: timeFromNow(retention.toldSignIns.periods.age),
    })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return { code, at: created_at }
}

/** Who was told of it; the code is not used up by looking. */
export function findSignInAlert(db: Db, code: string) {
  return db
    .selectFrom('told_sign_ins')
    .select('user_id as id')
    .where(isLive(code))
    .executeTakeFirst()
}

/** Uses a code up; of two at once one is answered. */
export function takeSignInAlert(db: Db, code: string) {
  return (
    db
      .deleteFrom('told_sign_ins')
      .where(isLive(code))
      .returning(['user_id', 'device_id', 'network', 'agent', 'created_at'])
      // To the microsecond, which a Date does not hold.
      .returning(sql<string>`created_at::text`.as('at'))
      .returning(sql<boolean>`created_at > ${timeAgo(undoPeriod)}`.as('recent'))
      .executeTakeFirst()
  )
}

function isLive(code: string) {
  return sql<boolean>`hash = ${hashSecret(code)} and expires_at > now()`
}
