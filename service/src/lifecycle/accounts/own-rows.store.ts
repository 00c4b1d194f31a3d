import { type Kysely, sql } from 'kysely'
import { deleteSome } from '#database/some-rows.ts'
import type { Database } from '#database/tables.ts'

/**
 * Tables whose rows with a `user_id` are that person's and nobody else's: they go with the account. Rows of
 * `account_activity` go too, by a function, because the working role can't delete from it.
 */
export const ownTables = [
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

export const rowsPerStep = 1000

/** Some of the rows that are left; false once there are none. */
export async function deleteOwnRows(db: Kysely<Database>, userId: string): Promise<boolean> {
  const where = sql`user_id = ${userId}`
  for (const table of ownTables) {
    if ((await deleteSome(db, table, { where, most: rowsPerStep })) > 0) return true
  }
  return false
}
