import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import { type Factor, isStrong, reauthMinutes } from '@accord/contract/rules/factors.ts'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { condition } from '#database/condition.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'
import { lifetimes } from './session.rules.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { prepared } from '#database/prepared.ts'
import { ownSignInNeeded } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'

type Db = Kysely<Database>

/** Whether the session has neither expired nor been idle for too long. */
export const isLiveSession = condition<'sessions'>(
  (of) =>
    `${of('expires_at')} > now() and ${of('last_seen_at')} > now() - interval '${lifetimes.idle}'`,
)

interface Proved {
  factors: Factor[]
  cookies?: { half: Buffer; arrival: Buffer } | undefined
}

/**
 * Inserts a session and locks the person. Returns undefined if the password has changed since it was verified, or if a
 * second factor was added that wasn't used. The same applies if the person was disabled or is being deleted. None of
 * this can change until the commit.
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

/** Returns the values of a new session. */
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

/** Returns the insert as part of a larger statement. */
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

interface ProviderSignIn {
  userId: string
  profileId: string
  connectionId: string
  linkId: string
  /** The session at the provider, if it named one. */
  sid: string | undefined
  /** When the person proved their identity to the provider, in seconds since 1970, if it said so. */
  authTime: number | undefined
  factors: Factor[]
  half: Buffer
  arrival: Buffer
}

/**
 * Inserts a session that an identity provider opened. It's only for one profile. It counts as confirmed only since the
 * provider itself checked the person. Returns undefined if the person can't act, which can't change until the commit.
 */
export async function insertProviderSession(
  trx: Db,
  made: ProviderSignIn,
  { agent, address }: Caller,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (id, user_id, profile_id, connection_id, link_id, provider_sid, cookie_hash, browser_hash,
      agent, address,
      factors, confirmed_at, expires_at)
    select ${randomUUID()}::uuid, u.id, p.id, ${made.connectionId}::uuid, ${made.linkId}::uuid, ${made.sid ?? null},
      ${made.half}::bytea, ${made.arrival}::bytea, ${agent}::text, ${address}::inet, ${made.factors}::text[],
      least(now(), coalesce(to_timestamp(${made.authTime ?? null}::float8), now() - interval '1 day')),
      now() + ${lifetimes.session}::interval
    from users u join profiles p on p.user_id = u.id
    where u.id = ${made.userId} and p.id = ${made.profileId} and p.suspended_at is null
      and u.disabled_at is null and u.deleted_at is null for share of u, p
    returning id`.execute(trx)
  return rows[0]?.id
}

export async function countProviderSessions(db: Db, connectionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('connection_id', '=', connectionId)
    .where(isLiveSession())
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the person who is signed in to the console in a browser, by the browser's half of the session. */
export async function findBrowserUser(db: Db, cookieHash: Buffer): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('cookie_hash', '=', cookieHash)
    .where(isLiveSession())
    .executeTakeFirst()
  return session?.user_id
}

/** Finds the same person's session in the same browser, which the new session replaces. */
export async function findSessionReplaced(
  trx: Db,
  userId: string,
  cookieHash: Buffer,
  { ofProfile }: { ofProfile?: string | undefined } = {},
): Promise<string | undefined> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('cookie_hash', '=', cookieHash)
    .where('profile_id', 'is not distinct from', ofProfile ?? null)
    .forUpdate()
    .executeTakeFirst()
  return session?.id
}

/** Locks a session until the transaction ends. Returns false if it has already ended. */
export async function lockSession(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a session is weak. This is the opposite of `isStrong`, in SQL. */
export const weakSessionText = (alias: string) =>
  `(not ('passkey' = any (${alias}.factors)
    or (${alias}.factors && '{totp,recovery}' and cardinality(${alias}.factors) > 1)))`

export function isWeakSession(alias: string) {
  return sql.raw<boolean>(weakSessionText(alias))
}

/** Whether the session is weak for the profile `p`, whose identity provider may have checked a second factor. */
export const isWeakForProfile = sql.raw<boolean>(
  `(${weakSessionText('s')} and not exists (select from provider_proofs f
    where f.session_id = s.id and f.profile_id = p.id and f.second_factor))`,
)

/**
 * Whether the person `u` has a second factor, or whether the identity provider of their profile checked one. The
 * provider's counts for applications as long as a session that proved it exists.
 */
export const hasFactorForApplications = (profileId: string) =>
  `(u.second_factor or exists (select from provider_proofs fa where fa.profile_id = ${profileId} and fa.second_factor))`

/**
 * Records a further factor in a session, and returns all of its factors. Returns undefined if the session has ended, or
 * if the factors no longer suffice because the password was changed or a second factor was added.
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

/** Returns how many more seconds a session counts as confirmed. For a program's token, only the token itself counts. */
export async function secondsConfirmed(
  db: Db,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: Buffer },
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, floor(extract(epoch from coalesce(t.confirmed_at, s.confirmed_at)
      + make_interval(mins => ${reauthMinutes}) - now())))::int as left
    from sessions s join tokens t on t.session_id = s.id
    where s.id = ${sessionId} and t.hash = ${tokenHash}`.execute(db)
  return rows[0]?.left ?? 0
}

/** Sets when a session was confirmed, if it starts without a current proof of identity. */
export async function setConfirmedAt(db: Db, id: string, at: Date) {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute()
}

export async function touchSession(db: Db, id: string) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function addFactor(db: Db, id: string, proved: Factor) {
  await sql`update sessions set factors = factors || ${proved}::text
    where id = ${id} and not ${proved} = any (factors)`.execute(db)
}

/**
 * Treats all of a person's sessions as if only a password had been used, because the removed factors no longer count.
 * No password was used in a session that an identity provider opened.
 */
export async function weakenSessions(db: Db, userId: string) {
  await sql`update sessions
    set factors = case when connection_id is null then array['password'] else array[]::text[] end
    where user_id = ${userId}`.execute(db)
}

/** Records the browser in which the session started. */
export async function recordDevice(db: Db, id: string, deviceId: string) {
  await sql`update sessions set device_id = ${deviceId} where id = ${id}`.execute(db)
}

/**
 * Selects a person's sessions: one, all, all but one, those with only a password, or those that started since a sign-in
 * in the same browser or from the same network.
 */
interface WhichSessionsOfPerson {
  userId: string
  /** Only those that identity providers opened for this profile. */
  ofProfile?: string
  id?: string
  exceptId?: string
  weak?: true
  since?: { at: string; deviceId: string | null; network: string }
}

/**
 * Selects the sessions that a connection opened: all, those of one profile or link, or those of one session at the
 * provider.
 */
interface WhichSessionsOfConnection {
  connectionId: string
  profileId?: string | undefined
  linkId?: string | undefined
  sid?: string | undefined
}

export type WhichSessions = WhichSessionsOfPerson | WhichSessionsOfConnection

/** Locks sessions against further sign-ins until the transaction ends. Returns those that were active. */
export function lockSessions(db: Db, which: WhichSessions) {
  const sessions = db.selectFrom('sessions').select(['id', isLiveSession().as('live')])
  const those = 'connectionId' in which ? ofConnection(sessions, which) : ofPerson(sessions, which)
  return those.orderBy('id').forUpdate().execute()
}

type SelectedSessions = SelectQueryBuilder<Database, 'sessions', { id: string; live: boolean }>

function ofPerson(
  sessions: SelectedSessions,
  { userId, ofProfile, id, exceptId, weak, since }: WhichSessionsOfPerson,
) {
  return sessions
    .where('user_id', '=', userId)
    .$if(ofProfile !== undefined, (query) => query.where('profile_id', '=', ofProfile!))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .$if(since !== undefined, (query) => query.where(begunSince(since!)))
    .$if(weak === true, (query) => query.where(isWeakSession('sessions')))
}

function ofConnection(
  sessions: SelectedSessions,
  { connectionId, profileId, linkId, sid }: WhichSessionsOfConnection,
) {
  return sessions
    .where('connection_id', '=', connectionId)
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId!))
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId!))
    .$if(sid !== undefined, (query) => query.where('provider_sid', '=', sid!))
}

const begunSince = ({ at, deviceId, network }: NonNullable<WhichSessionsOfPerson['since']>) =>
  sql<boolean>`created_at >= ${at}::timestamptz and (device_id = ${deviceId} or address <<= ${network}::inet)`

/** Deletes sessions with their tokens. */
export async function deleteSessions(db: Db, ids: readonly string[]) {
  await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/**
 * Lists a person's active sessions, with the current one first and the others by last use. A provider session sees only
 * those of its own profile.
 */
export function listLiveSessions(
  db: Db,
  { userId, ofProfile }: { userId: string; ofProfile?: string },
  currentId: string,
  paging: Paging,
) {
  const mine = db
    .selectFrom('sessions as s')
    .where('s.user_id', '=', userId)
    .$if(ofProfile !== undefined, (query) => query.where('s.profile_id', '=', ofProfile!))
    .where(isLiveSession('s'))
  const page = mine
    .leftJoin('connections as c', 'c.id', 's.connection_id')
    .leftJoin('organizations as o', 'o.id', 'c.organization_id')
    .select(['s.id', 's.agent', 's.created_at', 's.last_seen_at'])
    .select(['c.name as connection_name', 'o.name as organization_name'])
    .select(sql<string>`host(s.address)`.as('address'))
    .orderBy(sql`s.id = ${currentId}`, 'desc')
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, mine)
}

interface TokenFor {
  profileId?: string | undefined
  /** When the token expires at the latest, because its organization starts to require a stronger session. */
  until?: Date | null | undefined
  /** The token that was exchanged for this one. It's omitted if the person has just confirmed their identity. */
  by?: Buffer | undefined
}

/**
 * Issues a token of a session, for the person or one of their profiles. It never outlives the session. Without a
 * browser's cookie, the token is the only proof of identity. Its confirmation is then as old as that of the token it
 * was exchanged for.
 */
export async function insertToken(
  db: Db,
  sessionId: string,
  { profileId, until, by }: TokenFor = {},
) {
  const { value, hash } = randomSecret(profileId === undefined ? 'acu' : 'acp')
  // No token of a provider session is for the account or for another profile, whoever asks for it.
  const inIt = sql`sessions where id = ${sessionId}
    and (profile_id is null or profile_id = ${profileId ?? null}::uuid)`
  const { rows } = await newToken(hash, inIt, { profileId, until, by }).execute(db)
  if (!rows[0]) throw new RequestError(ownSignInNeeded)
  return { token: value, expiresAt: rows[0].expires_at }
}

/** Returns the insert as part of a larger statement. `session` is a row of sessions. */
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

/** Shortens the lifetime of an exchanged token, unless it expires sooner. */
export async function retireToken(db: Db, hash: Buffer) {
  await db
    .updateTable('tokens')
    .set({ expires_at: sql`least(expires_at, now() + ${lifetimes.replaced}::interval)` })
    .where('hash', '=', hash)
    .execute()
}

/**
 * Limits the lifetime of weak sessions' tokens for an organization. The time has no microseconds, because a token that
 * was issued in the same millisecond would otherwise expire before it was issued.
 */
export async function shortenWeakTokens(
  db: Db,
  organizationId: string,
  until: Date,
  profileIds?: readonly string[],
) {
  const among = profileIds ? sql`and p.id = any (${profileIds}::uuid[])` : sql``
  await sql`update tokens t
    set expires_at = greatest(${until}::timestamptz, t.created_at + interval '1 microsecond')
    from sessions s, profiles p
    where p.organization_id = ${organizationId} and t.profile_id = p.id and s.id = t.session_id
      and t.expires_at > ${until}::timestamptz and ${isWeakForProfile} ${among}`.execute(db)
}

/** Deletes the tokens of weak sessions for an organization. */
export async function deleteWeakTokens(db: Db, organizationId: string) {
  await sql`delete from tokens t using sessions s, profiles p
    where p.organization_id = ${organizationId} and t.profile_id = p.id and s.id = t.session_id
      and ${isWeakForProfile}`.execute(db)
}

export async function deleteTokensUnder(db: Db, profileId: string) {
  await db.deleteFrom('tokens').where('profile_id', '=', profileId).execute()
}

interface ArrivedSession {
  id: string
  user_id: string
  /** The hash of the browser's half. */
  cookie_hash: Buffer
  /** When and with which factors the person last confirmed their identity. */
  confirmed_at: Date
  factors: Factor[]
  expires_at: Date
  /** The link through which an identity provider opened the session. Null: the person proved their own account. */
  link_id: string | null
  /** Whether that provider checked a second factor, and the organization trusts it with that. */
  provider_factor: boolean
}

/**
 * Finds the person who is signed in to the console in a browser that an application redirected here. The session must
 * be active by the same rules as for calls.
 */
export const findArrivedSession = prepared<[arrivalHash: Buffer], ArrivedSession>(
  'find-live-session-arrived-with-link',
  `select id, user_id, cookie_hash, confirmed_at, factors, expires_at, link_id,
     exists (select from provider_proofs f
       where f.session_id = sessions.id and f.profile_id = sessions.profile_id and f.second_factor) as provider_factor
   from sessions
   where browser_hash = $1 and ${isLiveSession.text()}`,
)
