import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { formerMember } from './former-member.rules.ts'

type Db = Kysely<Database>

/**
 * What is shown of somebody in rows of others that keep words of their own time. Once, in one transaction: where one
 * copy stands tells which others are theirs.
 */
export async function eraseCopies(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<true> {
  const names = await namesOf(db, userId)
  const here = sql`(select id from access_reviews where organization_id in (
    select organization_id from organization_activity where user_id = ${userId}
    union select organization_id from profiles where user_id = ${userId}))`
  const profiles = sql`(select profile_id from organization_activity where user_id = ${userId}
    union select id from profiles where user_id = ${userId})`
  const name = sql.lit(formerMember.name)
  await sql`update reviewed_ways set
      name = case when kind = 'invitation' then ${name} when person is null then ${name} else name end,
      person = case when person is null then null else ${name} end, email = null
    where review_id in ${here} and (email = any (${addresses}::text[])
      or (kind in ('person', 'contact') and way_id in ${profiles})
      or (kind = 'invitation' and name = any (${addresses}::text[])))`.execute(db)
  await sql`update reviewed_ways set allowed_by = ${name}
    where review_id in ${here} and allowed_by = any (${names}::text[])`.execute(db)
  await sql`update reviewed_ways set decided_by_name = ${name}
    where review_id in ${here} and decided_by in ${profiles}`.execute(db)
  await sql`update access_reviews set started_by_name = ${name}
    where ${isStartedBy(userId)}`.execute(db)
  await sql`update access_reviews set ended_by_name = ${name}
    where ended_by_user = ${userId}`.execute(db)
  await sql`update keys_seen set name = ${name} where user_id = ${userId}`.execute(db)
  await eraseInMails(db, addresses, names)
  // Whole words of a key: what was counted for ana@ is not what was for joana@.
  const counted = [...addresses, ...addresses.map(mailboxOf)]
  await sql`delete from limits where string_to_array(key, ' ') && ${counted}::text[]`.execute(db)
  return true
}

/** What they are called, and were when something was noted under their name. */
async function namesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from users where id = ${userId}
    union select name from keys_seen where user_id = ${userId}
    union select ended_by_name from access_reviews where ended_by_user = ${userId}
    union select started_by_name from access_reviews where ${isStartedBy(userId)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** A review keeps the name alone; the activity knows who started the one that is due then. */
function isStartedBy(userId: string) {
  return sql<boolean>`exists (select from organization_activity a
    where a.user_id = ${userId} and a.organization_id = access_reviews.organization_id
      and a.kind = 'review_started'
      and (a.detail ->> 'due')::timestamptz = date_trunc('milliseconds', access_reviews.due_at))`
}

/** Letters to them go; of those to others only the subject can be read, which may name who caused it. */
async function eraseInMails(db: Db, addresses: readonly string[], names: readonly string[]) {
  await sql`delete from mails where recipient = any (${addresses}::text[])`.execute(db)
  for (const text of [...names, ...addresses]) {
    await sql`update mails set subject = replace(subject, ${text}, ${formerMember.name})
      where position(${text} in subject) > 0`.execute(db)
  }
}
