import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
export type TotpRow = Selectable<Database['totp']>

export function findTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Replaces an unconfirmed seed. Returns false if an app is already in use. */
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

/** Confirms the app with its first code. Returns false if the seed was replaced or is already in use. */
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

/** Uses up the code of a step and all older ones, so that none works twice. */
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

/** Returns false if no app was in use. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes an app, even an unconfirmed one. Returns whether there was one. */
export async function deleteTotpSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(confirmed_at, created_at) >= ${since}`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
