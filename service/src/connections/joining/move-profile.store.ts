import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface Moving {
  profileId: string
  /** The provider account. */
  from: string
  /** The person's own account. */
  to: string
}

/** What the person sees before they decide. */
export async function findMoving(db: Db, profileId: string) {
  const { rows } = await sql<{ connections: string[]; applications: string[] }>`
    select
      array(select c.name from connection_links l join connections c on c.id = l.connection_id
        where l.profile_id = ${profileId} order by c.name, c.id) as connections,
      array(select a.name from approvals y join applications a on a.id = y.application_id
        where y.profile_id = ${profileId} order by a.name, a.id) as applications`.execute(db)
  return rows[0]!
}

/**
 * Moves a profile to another account, with everything that the person did and was given under it. The caller holds the
 * organization's lock and has ended the sessions. Returns false if the profile is no longer the provider account's, or
 * if the other account has one in the same organization, which the unique index prevents.
 */
export async function moveProfile(trx: Trx, { profileId, from, to }: Moving): Promise<boolean> {
  // The address is written so that members are found by the name of the other account.
  const { numAffectedRows } = await sql`
    update profiles set user_id = ${to}, email = email,
      second_factor = (select second_factor from users where id = ${to})
    where id = ${profileId} and user_id = ${from}
      and not exists (select from profiles o where o.user_id = ${to} and o.organization_id = profiles.organization_id)`.execute(
    trx,
  )
  if (numAffectedRows !== 1n) return false
  await sql`update approvals set user_id = ${to} where profile_id = ${profileId}`.execute(trx)
  for (const statement of movedRecords(from, to)) await statement.execute(trx)
  return true
}

/** The person is still a member, so their records in the organization don't end with the provider account. */
function movedRecords(from: string, to: string): RawBuilder<unknown>[] {
  const moved = (table: string, column: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`
  // The other account may have seen the same secret when it was a member earlier.
  const seen = (table: string, key: string) => [
    sql`delete from ${sql.table(table)} s where s.user_id = ${from} and exists (
      select from ${sql.table(table)} o where o.user_id = ${to} and o.${sql.ref(key)} = s.${sql.ref(key)})`,
    moved(table, 'user_id'),
  ]
  return [
    moved('oauth_artifacts', 'user_id'),
    moved('logout_notices', 'user_id'),
    moved('invitations', 'accepted_by'),
    moved('exports', 'requested_by_user'),
    moved('access_reviews', 'started_by_user'),
    moved('access_reviews', 'ended_by_user'),
    moved('review_keeps', 'user_id'),
    ...['of_user', 'allowed_by_user', 'decided_by_user', 'noted_by_user'].map((column) =>
      moved('reviewed_ways', column),
    ),
    ...seen('keys_seen', 'key_id'),
    ...seen('event_secrets_seen', 'endpoint_id'),
  ]
}
