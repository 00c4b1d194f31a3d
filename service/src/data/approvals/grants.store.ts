import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '#database/prepared/prepared.ts'
import type { Database } from '#database/tables.ts'
import type { Saved } from './artifacts.store.ts'
import { mayIssue, ruleOfGrant, working } from './rule-of-grant.store.ts'

/**
 * Nothing where the session in which it was given is gone, be it that the grant does not end with it: whoever resets
 * a password ends the sessions first, so that nothing is given any more when they end what was. Nor where the profile
 * that was approved under is suspended, or the application or the organization was deleted; held for the same reason.
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
  'save-oauth-grant-while-working-or-why-not',
  `with given_in as (select from sessions where id = $10::uuid for key share), ${working('$3')},
   place as (
     select p.suspended_at, r.deleted_at from approvals a
     join profiles p on p.id = a.profile_id join organizations r on r.id = a.organization_id
     where a.id = $8::uuid for key share of p, r
   ), kept as (
   insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
     grant_id, approval_id, organization_id, session_id)
   select $1::text, $2::bytea, $3::uuid, $4::uuid, $5::jsonb, now() + make_interval(secs => $6),
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

/** Nothing where the grant is gone: a code that was used twice, or an approval that was just revoked. */
export const saveArtifactOfGrant = prepared<[...Saved, grantHash: Buffer], never>(
  'save-oauth-artifact-of-grant-while-working',
  `with ${ruleOfGrant}, ${working('$3')}
   insert into oauth_artifacts (kind, hash, application_id, user_id, payload, expires_at,
     grant_id, approval_id, organization_id)
   select $1, $2, $3::uuid, $4::uuid, $5::jsonb,
     least(now() + make_interval(secs => $6), (select ends_at from rule)),
     g.grant_id, g.approval_id, g.organization_id
   from oauth_artifacts g where g.kind = 'Grant' and g.hash = $7 and ${mayIssue}
   on conflict (kind, hash) do update
     set payload = excluded.payload, expires_at = excluded.expires_at`,
)

export interface EndedFamily {
  userId: string
  email: string
  firstName: string
  applicationId: string
  application: string
}

/** Everything of the grant that a refresh token came from; of many at once one is answered whose it was. */
export async function endFamilyOf(
  trx: Transaction<Database>,
  refreshTokenHash: Buffer,
): Promise<EndedFamily | undefined> {
  const { rows } = await sql<EndedFamily>`
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

/** The grant that an artifact came from, and everything else that came from it. */
export const deleteGrantOf = prepared<[kind: string, hash: Buffer], never>(
  'delete-oauth-grant-of',
  `delete from oauth_artifacts
   where grant_id = (select grant_id from oauth_artifacts where kind = $1 and hash = $2)`,
)

export const deleteArtifactsOfGrant = prepared<[kind: string, grantId: string], never>(
  'delete-oauth-artifacts-of-grant',
  'delete from oauth_artifacts where kind = $1 and grant_id = $2',
)

/** Grants that end with a session go on with the one that takes its place. */
export async function moveGrants(db: Kysely<Database>, from: string, to: string) {
  await sql`update oauth_artifacts set session_id = ${to} where session_id = ${from}`.execute(db)
}
