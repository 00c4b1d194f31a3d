import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { formerMember } from './former-member.rules.ts'

type Db = Kysely<Database>

/** What is shown of somebody in rows of others that keep words of their own time. */
interface Copy {
  table: 'access_reviews' | 'keys_seen' | 'reviewed_ways'
  key: RawBuilder<unknown>
  /** No longer true of what was erased. */
  where: RawBuilder<boolean>
  set: RawBuilder<unknown>
}

const name = sql.lit(formerMember.name)
const ofReviewed = { table: 'reviewed_ways', key: sql`review_id, position` } as const
const ofReview = { table: 'access_reviews', key: sql`id` } as const

function copiesOf(userId: string, addresses: readonly string[]): Copy[] {
  return [
    {
      ...ofReviewed,
      where: sql`of_user = ${userId}`,
      // An approval is called by its application.
      set: sql`of_user = null, email = null, name = case when person is null then ${name} else name end,
        person = case when person is null then null else ${name} end`,
    },
    {
      ...ofReviewed,
      where: sql`kind = 'invitation' and email = any (${addresses}::text[])`,
      set: sql`email = null, name = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`allowed_by_user = ${userId}`,
      set: sql`allowed_by_user = null, allowed_by = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`decided_by_user = ${userId}`,
      set: sql`decided_by_user = null, decided_by_name = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`noted_by_user = ${userId}`,
      set: sql`noted_by_user = null, noted_by_name = ${name}`,
    },
    {
      ...ofReview,
      where: sql`started_by_user = ${userId}`,
      set: sql`started_by_user = null, started_by_name = ${name}`,
    },
    {
      ...ofReview,
      where: sql`ended_by_user = ${userId} and ended_by_name <> ${name}`,
      set: sql`ended_by_name = ${name}`,
    },
    {
      table: 'keys_seen',
      key: sql`key_id, user_id`,
      where: sql`user_id = ${userId} and name <> ${name}`,
      set: sql`name = ${name}`,
    },
  ]
}

const atOnce = 1000

/** Some of what is left of somebody with others; false once nothing is. */
export async function eraseCopies(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<boolean> {
  for (const { table, key, where, set } of copiesOf(userId, addresses)) {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set}
      where (${key}) in (select ${key} from ${sql.table(table)} where ${where} limit ${atOnce})`.execute(
      db,
    )
    if (numAffectedRows !== undefined && numAffectedRows > 0n) return true
  }
  return eraseByAddress(db, addresses)
}

/** Letters to them, whose subjects alone can be read: those to others never name a person. And what was counted. */
async function eraseByAddress(db: Db, addresses: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from mails where id in (
    select id from mails where recipient = any (${addresses}::text[]) limit ${atOnce})`.execute(db)
  // Whole words of a key: what was counted for ana@ is not what was for joana@.
  const counted = [...addresses, ...addresses.map(mailboxOf)]
  await sql`delete from limits where string_to_array(key, ' ') && ${counted}::text[]`.execute(db)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}
