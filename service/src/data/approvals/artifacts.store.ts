import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { endedByRuleText } from './rule-ends.store.ts'
import { asked, loader } from '#database/prepared/loader.ts'
import { prepared } from '#database/prepared/prepared.ts'
import type { Database } from '#database/tables.ts'
import { grantCounts, mayIssue, ruleOfGrant, working } from './rule-of-grant.store.ts'

export interface FoundArtifact {
  payload: Record<string, unknown>
  consumed_at: Date | null
  /** What its application asks for now. */
  application_scopes: Scope[] | null
  /** The profile that its approval is for, as it is now; null where it rests on none. */
  profile_id: string | null
  organization_id: string
  roles: Role[]
  /** Whether the application belongs to that organization, and what that authorized it for. */
  own: boolean
  authorized: Scope[] | null
}

export const artifactsOf = (from: string, more = '') => `
  select ${more} o.payload, o.consumed_at, c.scopes as application_scopes,
         p.id as profile_id, p.organization_id, p.roles,
         c.organization_id = p.organization_id as own, z.scopes as authorized
  from ${from}
  left join applications c on c.id = o.application_id
  left join approvals a on a.id = o.approval_id
  left join profiles p on p.id = a.profile_id
  left join authorizations z on z.application_id = c.id and z.organization_id = p.organization_id
  where o.expires_at > now() and p.suspended_at is null and (o.kind <> 'Grant' or ${grantCounts})
    and not ${endedByRuleText('a')}`

/** Those that are asked for at once are read together: introspection does little else. */
export const findArtifact = loader<[kind: string, hash: Buffer], FoundArtifact>(
  'find-oauth-artifacts-with-word-not-suspended-nor-ended-by-rule',
  artifactsOf(
    `${asked(['kind', 'text'], ['hash', 'bytea'])}
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

/** Nothing where its application was deleted. */
export const saveArtifact = prepared<[...Saved, keyId: string | null], { saved: true }>(
  'save-oauth-artifact-while-working',
  `with ${working('$3')}
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
  `with ${working('$3')}
   insert into oauth_artifacts (kind, hash, user_code_hash, application_id, payload, expires_at)
   select 'DeviceCode', $1::bytea, $2::bytea, $3::uuid, $4::jsonb, now() + make_interval(secs => $5)
   from working`,
)

/** One of many at once gets a row back. */
export const consumeArtifact = prepared<[kind: string, hash: Buffer], { won: true }>(
  'consume-oauth-artifact',
  `update oauth_artifacts set consumed_at = now()
   where kind = $1 and hash = $2 and consumed_at is null returning true as won`,
)

type Redeemed = [usedKind: string, usedHash: Buffer, kinds: string[], hashes: Buffer[]]

/**
 * Uses one up and keeps what was issued for it. One of many at once gets a row back. Nothing is kept where the
 * grant is gone: a code that was used twice, or an approval that was just revoked. Nobody does for an application, or in
 * an organization, that was deleted.
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
  'redeem-oauth-artifact-while-working',
  `with ${ruleOfGrant}, ${working('$5')}, used as (
     update oauth_artifacts set consumed_at = now(), answer = $10
     where kind = $1 and hash = $2 and consumed_at is null and ${mayIssue} returning true as won
   ), issued as (
     insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
       grant_id, approval_id, organization_id)
     select i.kind, i.hash, $5::uuid, $6::uuid, i.payload::jsonb,
       least(now() + make_interval(secs => i.seconds), (select ends_at from rule)), g.grant_id, g.approval_id, g.organization_id
     from used
     join oauth_artifacts g on g.kind = 'Grant' and g.hash = $7
     cross join unnest($3::text[], $4::bytea[], $8::text[], $9::float8[])
       as i (kind, hash, payload, seconds)
   )
   select won from used`,
)

/**
 * As if it had never been used: where what was issued for it is there, nobody else can have used it. Whoever
 * asked may be gone while PostgreSQL is still at it, so its row is waited for first, and only then looked at.
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

/** What a refresh token was answered with no longer ago than that. */
export const findAnswer = prepared<[refreshTokenHash: Buffer, seconds: number], { answer: Buffer }>(
  'find-oauth-answer',
  `select answer from oauth_artifacts
   where kind = 'RefreshToken' and hash = $1 and answer is not null
     and consumed_at > now() - make_interval(secs => $2)`,
)

/** Whoever asked could not be told: the time in which it is told again begins now. */
export async function keepAnswerLonger(db: Kysely<Database>, hash: Buffer, answer: Buffer) {
  await sql`update oauth_artifacts set consumed_at = now()
    where kind = 'RefreshToken' and hash = ${hash} and answer = ${answer}`.execute(db)
}

export const deleteArtifact = prepared<[kind: string, hash: Buffer], never>(
  'delete-oauth-artifact',
  'delete from oauth_artifacts where kind = $1 and hash = $2',
)
