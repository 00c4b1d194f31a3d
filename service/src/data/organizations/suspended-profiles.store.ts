import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

type Trx = Transaction<Database>

/**
 * Under the organization's lock; false where they were suspended before. Whoever is just being given something under the
 * profile holds it: they are waited for, so that what ends afterwards is all that there was.
 */
export async function suspend(trx: Trx, id: string): Promise<boolean> {
  await trx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute()
  return setSuspended(trx, id, true)
}

/** False where they were not suspended. */
export function resume(trx: Trx, id: string): Promise<boolean> {
  return setSuspended(trx, id, false)
}

async function setSuspended(trx: Trx, id: string, to: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('profiles')
    .set({ suspended_at: to ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('suspended_at', to ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
