import { type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Notes that someone removed a member, so that admins see it if the person asks to join again. */
export async function noteRemoved(
  trx: Transaction<Database>,
  { organization_id, user_id }: { organization_id: string; user_id: string },
) {
  await trx
    .insertInto('removed_members')
    .values({ organization_id, user_id })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'user_id']).doUpdateSet({ at: sql<Date>`now()` }),
    )
    .execute()
}
