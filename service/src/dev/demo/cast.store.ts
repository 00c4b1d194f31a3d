import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Whether one of these addresses has an account. */
export async function isAnybodyThere(
  db: Kysely<Database>,
  emails: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
