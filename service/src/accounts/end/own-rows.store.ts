import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Tables whose rows with a `user_id` are that person's and nobody else's: they go with the account. */
export const ownTables = [
  'account_activity',
  'answers',
  'approvals',
  'codes',
  'devices',
  'email_changes',
  'exports',
  'known_networks',
  'logout_notices',
  'oauth_artifacts',
  'passkeys',
  'pending_sign_ins',
  'recovery_codes',
  'second_factor_resets',
  'sessions',
  'told_sign_ins',
  'totp',
] as const satisfies (keyof Database)[]

const atOnce = 1000

/** Some of the rows that are left; false once there are none. */
export async function deleteOwnRows(db: Kysely<Database>, userId: string): Promise<boolean> {
  for (const table of ownTables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where user_id = ${userId} limit ${atOnce}))`.execute(
      db,
    )
    if (numAffectedRows !== 0n && numAffectedRows !== undefined) return true
  }
  return false
}
