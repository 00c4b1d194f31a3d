import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
export type TotpRow = Selectable<Database['totp']>

export function findTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** A new seed in the place of one that nobody confirmed; false when an app is in use. */
export async function offerTotp(db: Db, userId: string, sealed: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp')
    .values({ user_id: userId, sealed, confirmed_at: null })
    .onConflict((offered) =>
      offered
        .column('user_id')
        .doUpdateSet({ sealed, last_step: '0', created_at: sql`now()` })
        .where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes the app into use with its first code; false when the seed is another by now, or in use already. */
export async function confirmStep(
  db: Db,
  { user_id, sealed }: Pick<TotpRow, 'user_id' | 'sealed'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ confirmed_at: sql`now()`, last_step: String(step) })
    .where('user_id', '=', user_id)
    .where('sealed', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code of a half minute up, and all that are older: none is taken twice. */
export async function useStep(
  db: Db,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where there was none in use. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Also one that was only offered. Whether there was one. */
export async function deleteTotpSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(confirmed_at, created_at) >= ${since}`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
