import { type Kysely, type Transaction, sql } from 'kysely'
import { batchParameters, batchedLookup, prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { applicationAccessUntil, isOpenUntil } from '#data/sessions/provider-gate.ts'
import { hasFactorForApplications } from '#data/sessions/session.store.ts'
import { isKnownElsewhere } from './subjects.store.ts'
import { revokedByPolicyText } from './policy-revocations.store.ts'

// These are parts of statements for everything that organizations' requirements and deletions end.

/**
 * A grant of a person without a second factor is ignored if one is required, so no token is issued or renewed with it.
 * The same applies to people who haven't proved the required identity provider. Tokens need no check, because they
 * expire in time. `a` is the approval that the grant depends on.
 */
export const grantIsValidSql = `not exists (select from organizations o join users u on u.id = a.user_id
       left join profiles p on p.id = a.profile_id
       where o.id = a.organization_id
         and (o.second_factor_from <= now() and not ${hasFactorForApplications('a.profile_id')}
         or not ${isOpenUntil(applicationAccessUntil)}))`

/**
 * Selects when tokens of the grant `$7` expire at the latest, which is when its organization starts to require a second
 * factor that the person doesn't have. Access tokens also expire with the person's proof at its identity provider.
 * Refresh tokens work again once the person proves it again. The row is locked, so that a change of the policy waits
 * until the issued tokens are visible.
 */
export const grantPolicySql = `policy as (
     select case when not ${hasFactorForApplications('a.profile_id')} then o.second_factor_from end as ends_at,
       ${applicationAccessUntil} as proved_until,
       o.deleted_at is not null as deleted
     from oauth_artifacts g
     join organizations o on o.id = g.organization_id
     join users u on u.id = g.user_id
     left join approvals a on a.id = g.approval_id
     left join profiles p on p.id = a.profile_id
     where g.kind = 'Grant' and g.hash = $7
     for key share of o
   )`

const endsAt = (kind: string) =>
  `least(ends_at, case when ${kind} = 'AccessToken' then proved_until end)`

/**
 * Selects the application in this parameter unless it was stopped, and waits for a deletion in progress. The
 * application is read before anything of it is locked. A deletion locks the application and then revokes its tokens, so
 * the two would otherwise deadlock.
 */
export const workingApplicationSql = (parameter: string) => `working as (
     select from applications where id = ${parameter}::uuid and stopped_at is null for key share
   )`

/** Whether a token can be issued for the grant, which depends on both conditions. */
export const canIssueSql = `exists (select from working) and not exists (select from policy where deleted)`

/**
 * Saves the grant unless its session has ended. It belongs to the person who approved, whatever subject the application
 * knows them by. This applies even if the grant doesn't end with the session. A password
 * reset ends the sessions first, so that nothing is granted after it has revoked the rest. The grant isn't saved either
 * if the approving profile is suspended, or if the application or organization was deleted. The rows are locked for the
 * same reason.
 */
export const saveGrant = prepared<
  [
    ...Saved,
    grantId: string,
    approvalId: string | null,
    sessionId: string | null,
    givenIn: string | null,
  ],
  { saved: boolean; signed_in: boolean; suspended: boolean }
>(
  'save-oauth-grant-of-approval-while-working-or-why-not',
  `with given_in as (select from sessions where id = $10::uuid for key share), ${workingApplicationSql('$3')},
   place as (
     select p.suspended_at, r.deleted_at from approvals a
     join profiles p on p.id = a.profile_id join organizations r on r.id = a.organization_id
     where a.id = $8::uuid for key share of p, r
   ), kept as (
   insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
     grant_id, approval_id, organization_id, session_id)
   select $1::text, $2::bytea, $3::uuid, coalesce((select user_id from approvals where id = $8::uuid), $4::uuid),
     $5::jsonb, now() + make_interval(secs => $6),
     $7::text, $8::uuid, (select organization_id from approvals where id = $8::uuid), $9::uuid
   where ($10::uuid is null or exists (select from given_in)) and exists (select from working)
     and not exists (select from place where suspended_at is not null or deleted_at is not null)
   on conflict (kind, hash) do update
     set payload = excluded.payload, expires_at = excluded.expires_at
   returning true)
   select exists (select from kept) as saved,
     $10::uuid is null or exists (select from given_in) as signed_in,
     exists (select from place where suspended_at is not null) as suspended`,
)

/** Saves an artifact unless its grant was deleted, because a code was used twice or an approval was just revoked. */
export const saveArtifactOfGrant = prepared<[...Saved, grantHash: Buffer], never>(
  'save-oauth-artifact-of-grant-while-open',
  `with ${grantPolicySql}, ${workingApplicationSql('$3')}
   insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
     grant_id, approval_id, organization_id)
   select $1, $2, $3::uuid, coalesce(g.user_id, $4::uuid), $5::jsonb,
     least(now() + make_interval(secs => $6), (select ${endsAt('$1')} from policy)),
     g.grant_id, g.approval_id, g.organization_id
   from oauth_artifacts g where g.kind = 'Grant' and g.hash = $7 and ${canIssueSql}
   on conflict (kind, hash) do update
     set payload = excluded.payload, expires_at = excluded.expires_at`,
)

export interface RevokedTokenFamily {
  userId: string
  email: string
  firstName: string
  applicationId: string
  application: string
}

/**
 * Revokes everything of the grant that a refresh token came from. If there are several simultaneous requests, only one
 * of them gets the owner.
 */
export async function revokeTokenFamily(
  trx: Transaction<Database>,
  refreshTokenHash: Buffer,
): Promise<RevokedTokenFamily | undefined> {
  const { rows } = await sql<RevokedTokenFamily>`
    with ended as (
      delete from oauth_artifacts
      where grant_id = (select grant_id from oauth_artifacts
        where kind = 'RefreshToken' and hash = ${refreshTokenHash})
      returning kind, user_id, application_id
    )
    select u.id as "userId", u.email, u.first_name as "firstName",
      a.id as "applicationId", a.name as application
    from ended
    join users u on u.id = ended.user_id
    join applications a on a.id = ended.application_id
    where ended.kind = 'Grant'`.execute(trx)
  return rows[0]
}

/** Deletes the grant that an artifact came from, and everything else that came from it. */
export const deleteGrantOf = prepared<[kind: string, hash: Buffer], never>(
  'delete-oauth-grant-of',
  `delete from oauth_artifacts
   where grant_id = (select grant_id from oauth_artifacts where kind = $1 and hash = $2)`,
)

export const deleteArtifactsOfGrant = prepared<[kind: string, grantId: string], never>(
  'delete-oauth-artifacts-of-grant',
  'delete from oauth_artifacts where kind = $1 and grant_id = $2',
)

/** The person gave grant `g` in a session that an identity provider opened. Its tokens never act as an owner. */
export const isThroughProvider = (grant: string) => `coalesce(${grant}.payload ? 'linkId', false)`

interface GivenThrough {
  connectionId: string
  profileId?: string | null
}

/** Selects everything that people granted in sessions that a connection opened, or what one profile did. */
export const isGivenThrough = ({ connectionId, profileId = null }: GivenThrough) =>
  sql<boolean>`grant_id in (
    select g.grant_id from connections c
    join oauth_artifacts g on g.organization_id = c.organization_id and g.kind = 'Grant'
    join connection_links l on l.connection_id = c.id and l.id::text = g.payload ->> 'linkId'
    where c.id = ${connectionId} and (${profileId}::uuid is null or l.profile_id = ${profileId}))`

/**
 * Revokes what was granted through a connection, because it no longer vouches for people. Some of it can outlive the
 * sessions, which must have ended before.
 */
export async function revokeGrantsThrough(trx: Transaction<Database>, through: GivenThrough) {
  await sql`delete from oauth_artifacts where ${isGivenThrough(through)}`.execute(trx)
}

/**
 * Revokes what a person granted in providers' sessions, where the application now knows the same subject from elsewhere
 * too. The provider could otherwise keep signing in to what belongs to the person's own account.
 */
export async function revokeGrantsKnownElsewhere(
  trx: Transaction<Database>,
  { userId, applicationId }: { userId: string; applicationId: string },
) {
  await sql`delete from oauth_artifacts where grant_id in (
    select g.grant_id from approvals a
    join oauth_artifacts g on g.approval_id = a.id and g.kind = 'Grant'
    where a.user_id = ${userId} and a.application_id = ${applicationId}
      and g.payload ? 'linkId' and ${isKnownElsewhere('a')})`.execute(trx)
}

/** Moves grants that end with a session to the session that replaces it. */
export async function moveGrants(db: Kysely<Database>, from: string, to: string) {
  await sql`update oauth_artifacts set session_id = ${to} where session_id = ${from}`.execute(db)
}

export interface FoundArtifact {
  payload: Record<string, unknown>
  consumed_at: Date | null
  /** The scopes that the grant's application currently requests. */
  application_scopes: Scope[] | null
  /** The current profile of the grant's approval, or null if there is no approval. */
  profile_id: string | null
  organization_id: string
  roles: Role[]
  through_provider: boolean
  /**
   * Whether the application belongs to that organization. If it doesn't, `authorized` contains the scopes that the
   * organization authorized.
   */
  own: boolean
  authorized: Scope[] | null
}

export const artifactsOf = (from: string, more = '') => `
  select ${more} o.payload, o.consumed_at, c.scopes as application_scopes,
         p.id as profile_id, p.organization_id, p.roles, ${isThroughProvider('g')} as through_provider,
         c.organization_id = p.organization_id as own, z.scopes as authorized
  from ${from}
  left join applications c on c.id = o.application_id
  left join approvals a on a.id = o.approval_id
  left join oauth_artifacts g on g.kind = 'Grant' and g.hash = sha256(convert_to(o.grant_id, 'UTF8'))
  left join profiles p on p.id = a.profile_id
  left join authorizations z on z.application_id = c.id and z.organization_id = p.organization_id
  where o.expires_at > now() and p.suspended_at is null and (o.kind <> 'Grant' or ${grantIsValidSql})
    and not ${revokedByPolicyText('a')}`

/** Simultaneous lookups are batched, because introspection consists mostly of them. */
export const findArtifact = batchedLookup<[kind: string, hash: Buffer], FoundArtifact>(
  'find-oauth-artifacts-with-word-and-link-not-suspended-nor-ended',
  artifactsOf(
    `${batchParameters(['kind', 'text'], ['hash', 'bytea'])}
     join oauth_artifacts o on o.kind = asked.kind and o.hash = asked.hash`,
    'asked.place::int,',
  ),
)

export type Saved = [
  kind: string,
  hash: Buffer,
  applicationId: string | null,
  userId: string | null,
  payload: string,
  secondsToLive: number,
]

/** Saves an artifact unless the application was deleted. */
export const saveArtifact = prepared<[...Saved, keyId: string | null], { saved: true }>(
  'save-oauth-artifact-while-working',
  `with ${workingApplicationSql('$3')}
   insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at, key_id)
   select $1::text, $2::bytea, $3::uuid, $4::uuid, $5::jsonb, now() + make_interval(secs => $6),
     $7::uuid
   where $3::uuid is null or exists (select from working)
   on conflict (kind, hash) do update
     set payload = excluded.payload, expires_at = excluded.expires_at
   returning true as saved`,
)

export const saveDeviceCode = prepared<
  [
    hash: Buffer,
    userCodeHash: Buffer,
    applicationId: string,
    payload: string,
    secondsToLive: number,
  ],
  never
>(
  'save-oauth-device-code-while-working',
  `with ${workingApplicationSql('$3')}
   insert into oauth_artifacts (kind, hash, user_code_hash, application_id, payload, expires_at)
   select 'DeviceCode', $1::bytea, $2::bytea, $3::uuid, $4::jsonb, now() + make_interval(secs => $5)
   from working`,
)

/** Consumes an artifact. Only one of several simultaneous requests gets a row. */
export const consumeArtifact = prepared<[kind: string, hash: Buffer], { won: true }>(
  'consume-oauth-artifact',
  `update oauth_artifacts set consumed_at = now()
   where kind = $1 and hash = $2 and consumed_at is null returning true as won`,
)

type Redeemed = [usedKind: string, usedHash: Buffer, kinds: string[], hashes: Buffer[]]

/**
 * Consumes an artifact and stores what was issued for it. Only one of several simultaneous requests gets a row. Nothing
 * is stored if the grant was deleted, because a code was used twice or an approval was just revoked, or if the
 * application or organization was deleted.
 */
export const redeemArtifact = prepared<
  [
    ...Redeemed,
    applicationId: string | null,
    userId: string | null,
    grantHash: Buffer,
    payloads: string[],
    secondsToLive: number[],
    answer: Buffer | null,
  ],
  { won: true }
>(
  'redeem-oauth-artifact-while-open',
  `with ${grantPolicySql}, ${workingApplicationSql('$5')}, used as (
     update oauth_artifacts set consumed_at = now(), answer = $10
     where kind = $1 and hash = $2 and consumed_at is null and ${canIssueSql} returning true as won
   ), issued as (
     insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
       grant_id, approval_id, organization_id)
     select i.kind, i.hash, $5::uuid, coalesce(g.user_id, $6::uuid), i.payload::jsonb,
       least(now() + make_interval(secs => i.seconds), (select ${endsAt('i.kind')} from policy)), g.grant_id, g.approval_id, g.organization_id
     from used
     join oauth_artifacts g on g.kind = 'Grant' and g.hash = $7
     cross join unnest($3::text[], $4::bytea[], $8::text[], $9::float8[])
       as i (kind, hash, payload, seconds)
   )
   select won from used`,
)

/**
 * Restores a consumed artifact. If a token that was issued for it exists, this request was the one that consumed it.
 * The caller's connection may be lost while PostgreSQL is still working, so this waits for the row's lock before it
 * checks.
 */
export async function takeBackRedeemed(
  trx: Transaction<Database>,
  [usedKind, usedHash, kinds, hashes]: Redeemed,
) {
  const used = sql`kind = ${usedKind} and hash = ${usedHash}`
  await sql`select from oauth_artifacts where ${used} for update`.execute(trx)
  await sql`
    with taken as (
      delete from oauth_artifacts
      where (kind, hash) in (select * from unnest(${kinds}::text[], ${hashes}::bytea[])) returning true
    )
    update oauth_artifacts set consumed_at = null where ${used} and exists (select from taken)`.execute(
    trx,
  )
}

/** Finds the response that a refresh token got within these seconds. */
export const findAnswer = prepared<[refreshTokenHash: Buffer, seconds: number], { answer: Buffer }>(
  'find-oauth-answer',
  `select answer from oauth_artifacts
   where kind = 'RefreshToken' and hash = $1 and answer is not null
     and consumed_at > now() - make_interval(secs => $2)`,
)

/** Restarts the time in which a response is repeated, because the caller couldn't receive it. */
export async function extendTokenResponse(db: Kysely<Database>, hash: Buffer, answer: Buffer) {
  await sql`update oauth_artifacts set consumed_at = now()
    where kind = 'RefreshToken' and hash = ${hash} and answer = ${answer}`.execute(db)
}

export const deleteArtifact = prepared<[kind: string, hash: Buffer], never>(
  'delete-oauth-artifact',
  'delete from oauth_artifacts where kind = $1 and hash = $2',
)
