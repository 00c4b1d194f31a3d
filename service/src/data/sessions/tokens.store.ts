import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import { lifetimes } from './lifetimes.rules.ts'
import { isWeakSession } from './session.store.ts'

type Db = Kysely<Database>

interface TokenFor {
  profileId?: string | undefined
  /** Its end at the latest: the time from which on its organization wants a stronger session. */
  until?: Date | null | undefined
  /** The token that somebody came with to get it; none where they have just proved that it is them. */
  by?: Buffer | undefined
}

/**
 * A new token of a session, for the person or for one of their profiles; never outlives the session. Without a
 * browser's cookie it is all that tells who asks, so it is as fresh as the one it was given for and no fresher.
 */
export async function insertToken(
  db: Db,
  sessionId: string,
  { profileId, until, by }: TokenFor = {},
) {
  const { value, hash } = randomSecret(profileId === undefined ? 'acu' : 'acp')
  const inIt = sql`sessions where id = ${sessionId}`
  const { rows } = await newToken(hash, inIt, { profileId, until, by }).execute(db)
  return { token: value, expiresAt: rows[0]!.expires_at }
}

/** As a part of a statement that does more: `session` is a row of them. */
export function newToken(
  hash: Buffer,
  session: RawBuilder<unknown>,
  { profileId, until = null, by }: TokenFor = {},
) {
  const confirmedAt = by
    ? sql`coalesce((select confirmed_at from tokens where hash = ${by}), created_at)`
    : sql`now()`
  return sql<{ expires_at: Date }>`
    insert into tokens (hash, session_id, kind, profile_id, expires_at, confirmed_at)
    select ${hash}::bytea, id, ${profileId === undefined ? 'user' : 'profile'}, ${profileId ?? null}::uuid,
      least(now() + ${lifetimes.token}::interval, ${until}::timestamptz, expires_at),
      case when cookie_hash is null then ${confirmedAt} end
    from ${session}
    returning expires_at`
}

/** Shortens a token that was swapped; one that ends sooner anyway keeps its end. */
export async function retireToken(db: Db, hash: Buffer) {
  await db
    .updateTable('tokens')
    .set({ expires_at: sql`least(expires_at, now() + ${lifetimes.replaced}::interval)` })
    .where('hash', '=', hash)
    .execute()
}

/**
 * What weak sessions hold for an organization ends no later than that. The time has no microseconds, so a token that was
 * issued in the same millisecond would otherwise end before it began.
 */
export async function shortenWeakTokens(db: Db, organizationId: string, until: Date) {
  await sql`update tokens t
    set expires_at = greatest(${until}::timestamptz, t.created_at + interval '1 microsecond')
    from sessions s, profiles p
    where p.organization_id = ${organizationId} and t.profile_id = p.id and s.id = t.session_id
      and t.expires_at > ${until}::timestamptz and ${isWeakSession('s')}`.execute(db)
}

/** All that weak sessions hold for an organization. */
export async function deleteWeakTokens(db: Db, organizationId: string) {
  await sql`delete from tokens t using sessions s, profiles p
    where p.organization_id = ${organizationId} and t.profile_id = p.id and s.id = t.session_id
      and ${isWeakSession('s')}`.execute(db)
}

/** All that sessions of a person hold under a profile. */
export async function deleteTokensUnder(db: Db, profileId: string) {
  await db.deleteFrom('tokens').where('profile_id', '=', profileId).execute()
}
