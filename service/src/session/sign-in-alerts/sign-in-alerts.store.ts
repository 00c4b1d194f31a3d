import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { timeAgo, timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>

/** A location that a person signs in from. */
export interface SignInLocation {
  /**
   * The part of an address that a provider gives to one house or street. That's 24 bits of an IPv4 address or 48 bits
   * of an IPv6 address.
   */
  network: string
  /** The name and system of a program. This is empty for browsers, because a cookie identifies them. */
  agent: string
}

interface From {
  address: string
  agent: string
}

export type CheckedLocation = SignInLocation & { isNew: boolean }

/**
 * Remembers where a person signs in from. Returns the location and whether it's new for them. This is part of a larger
 * statement in which `person` is a row with their ID.
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

/** Remembers where a person signs in from, by itself. */
export async function rememberLocation(db: Db, userId: string, from: From) {
  const { rows } = await sql<{ place: CheckedLocation }>`
    with place as (${checkLocation(sql`(select ${userId}::uuid as user_id)`, from)})
    select to_json(place) as place from place`.execute(db)
  return rows[0]!.place
}

export async function forgetLocation(db: Db, userId: string, { network, agent }: SignInLocation) {
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('agent', '=', agent)
    .execute()
}

/** How long sign-in methods that were added since can be removed, as after a change of the email address. */
const { undo: undoPeriod } = retention.emailChanges.periods

/** Returns the code for reporting the sign-in, and its time. */
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

/** Finds the person who was notified, without using up the code. */
export function findSignInAlert(db: Db, code: string) {
  return db
    .selectFrom('told_sign_ins')
    .select('user_id as id')
    .where(isLive(code))
    .executeTakeFirst()
}

/** Uses up a code. Only one of two concurrent requests succeeds. */
export function takeSignInAlert(db: Db, code: string) {
  return (
    db
      .deleteFrom('told_sign_ins')
      .where(isLive(code))
      .returning(['user_id', 'device_id', 'network', 'agent', 'created_at'])
      // This is text, because a Date has no microseconds.
      .returning(sql<string>`created_at::text`.as('at'))
      .returning(sql<boolean>`created_at > ${timeAgo(undoPeriod)}`.as('recent'))
      .executeTakeFirst()
  )
}

function isLive(code: string) {
  return sql<boolean>`hash = ${hashSecret(code)} and expires_at > now()`
}
