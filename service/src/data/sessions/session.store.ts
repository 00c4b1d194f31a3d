import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import { type Factor, isStrong } from '@accord/contract/rules/factors.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { condition } from '#database/condition.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'
import { lifetimes } from './session.rules.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { prepared } from '#database/prepared.ts'

type Db = Kysely<Database>

/** Neither at its end nor left alone for too long. */
export const isLiveSession = condition<'sessions'>(
  (of) =>
    `${of('expires_at')} > now() and ${of('last_seen_at')} > now() - interval '${lifetimes.idle}'`,
)

interface Proved {
  factors: Factor[]
  cookies?: { half: Buffer; arrival: Buffer } | undefined
}

/**
 * Undefined when the password is no longer the one that was checked, or a second factor was added since
 * and is not among those proved; or when the person was disabled, or is about to be removed. None of it can change until
 * commit.
 */
export async function insertSession(
  db: Db,
  checked: { id: string; password_version: number },
  caller: Caller,
  proved: Proved,
): Promise<string | undefined> {
  const { rows } = await newSession(sessionOf(checked, caller, proved)).execute(db)
  return rows[0]?.id
}

/** What a session is made of. */
export function sessionOf(
  checked: { id: string; password_version: number },
  { agent, address }: Caller,
  { factors, cookies }: Proved,
) {
  return {
    id: randomUUID(),
    userId: checked.id,
    passwordVersion: checked.password_version,
    half: cookies?.half ?? null,
    arrival: cookies?.arrival ?? null,
    agent,
    address,
    factors,
    strong: isStrong(factors),
  }
}
export type NewSession = ReturnType<typeof sessionOf>

/** As a part of a statement that does more. */
export function newSession(made: NewSession) {
  return sql<{ id: string }>`
    insert into sessions (id, user_id, cookie_hash, browser_hash, agent, address, factors, expires_at)
    select ${made.id}::uuid, id, ${made.half}::bytea, ${made.arrival}::bytea,
      ${made.agent}::text, ${made.address}::inet, ${made.factors}::text[], now() + ${lifetimes.session}::interval
    from users where id = ${made.userId} and password_version = ${made.passwordVersion}
      and (not second_factor or ${made.strong}::boolean)
      and disabled_at is null and (removed_from is null or removed_from > clock_timestamp()) for share
    returning id, user_id, cookie_hash, created_at, expires_at`
}

/** The same person's session in the same browser, which a new one takes the place of. */
export async function findSessionReplaced(
  trx: Db,
  userId: string,
  cookieHash: Buffer,
): Promise<string | undefined> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('cookie_hash', '=', cookieHash)
    .forUpdate()
    .executeTakeFirst()
  return session?.id
}

/** Keeps a session from ending until the transaction does; false when it has ended already. */
export async function lockSession(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** The rule of `isStrong`, turned round. */
export function isWeakSession(alias: string) {
  const proved = sql.ref(`${alias}.factors`)
  return sql<boolean>`not ('passkey' = any (${proved}) or cardinality(${proved}) > 1)`
}

/**
 * Notes what somebody proved once more in their session, and answers all that was proved in it. Undefined when it has
 * ended, or when what was proved is no longer enough: another password, or a second factor since.
 */
export async function recordReauthentication(
  db: Db,
  sessionId: string,
  { factor, passwordVersion }: { factor: Factor; passwordVersion: number },
): Promise<Factor[] | undefined> {
  const { rows } = await sql<{ factors: Factor[] }>`
    update sessions s set confirmed_at = now(),
      factors = case when ${factor} = any(s.factors) then s.factors else s.factors || ${factor}::text end
    from users u
    where s.id = ${sessionId} and u.id = s.user_id
      and (${factor !== 'password'} or (u.password_version = ${passwordVersion} and not u.second_factor))
    returning s.factors`.execute(db)
  return rows[0]?.factors
}

export async function touchSession(db: Db, id: string) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Adds what was proved in a session to what it knows already. */
export async function addFactor(db: Db, id: string, proved: Factor) {
  await sql`update sessions set factors = factors || ${proved}::text
    where id = ${id} and not ${proved} = any (factors)`.execute(db)
}

/** As if nothing but a password had been proved in any of them: whoever has nothing else is no stronger for what they had. */
export async function weakenSessions(db: Db, userId: string) {
  await db
    .updateTable('sessions')
    .set({ factors: ['password'] })
    .where('user_id', '=', userId)
    .execute()
}

/** Notes which browser it was begun in. */
export async function recordDevice(db: Db, id: string, deviceId: string) {
  await sql`update sessions set device_id = ${deviceId} where id = ${id}`.execute(db)
}

/**
 * One session of a person, all of them, all but one, those that only a password was proved in, or those that were
 * begun since a sign-in in the same browser or from the same network.
 */
export interface WhichSessions {
  userId: string
  id?: string
  exceptId?: string
  weak?: true
  since?: { at: string; deviceId: string | null; network: string }
}

/**
 * Keeps sessions from being signed in with any further until the transaction ends, and says which of them
 * still lived.
 */
export function lockSessions(db: Db, { userId, id, exceptId, weak, since }: WhichSessions) {
  return db
    .selectFrom('sessions')
    .select(['id', isLiveSession().as('live')])
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .$if(since !== undefined, (query) => query.where(begunSince(since!)))
    .$if(weak === true, (query) => query.where(isWeakSession('sessions')))
    .orderBy('id')
    .forUpdate()
    .execute()
}

const begunSince = ({ at, deviceId, network }: NonNullable<WhichSessions['since']>) =>
  sql<boolean>`created_at >= ${at}::timestamptz and (device_id = ${deviceId} or address <<= ${network}::inet)`

/** Their tokens go with them. */
export async function deleteSessions(db: Db, ids: readonly string[]) {
  await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/** The person's live sessions, the present one first, then the one seen last. */
export function listLiveSessions(db: Db, userId: string, currentId: string, paging: Paging) {
  const mine = db.selectFrom('sessions').where('user_id', '=', userId).where(isLiveSession())
  const page = mine
    .select(['id', 'agent', 'created_at', 'last_seen_at', sql<string>`host(address)`.as('address')])
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, mine)
}

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

interface ArrivedSession {
  id: string
  user_id: string
  /** Of the browser's half. */
  cookie_hash: Buffer
  /** When they last proved that it is them, and with what. */
  confirmed_at: Date
  factors: Factor[]
  expires_at: Date
}

/** Who is signed in to the console in a browser that an application sent here; live by the same rule as for calls. */
export const findArrivedSession = prepared<[arrivalHash: Buffer], ArrivedSession>(
  'find-live-session-arrived',
  `select id, user_id, cookie_hash, confirmed_at, factors, expires_at from sessions
   where browser_hash = $1 and ${isLiveSession.text()}`,
)
