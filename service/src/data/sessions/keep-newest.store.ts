import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Whoever can have something made for a person over and over fills no table: what would end first goes. */
export async function keepNewest(
  db: Kysely<Database>,
  table: 'devices' | 'pending_sign_ins',
  userId: string,
  most: number,
) {
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and hash not in (
      select hash from ${sql.table(table)} where user_id = ${userId}
      order by expires_at desc limit ${most})`.execute(db)
}
