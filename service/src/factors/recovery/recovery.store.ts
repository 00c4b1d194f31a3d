import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>

export interface RecoveryProof {
  factor: 'recovery'
  userId: string
  hash: Buffer
}

/** Finds one of the person's unused codes. */
export async function checkRecoveryCode(
  db: Db,
  userId: string,
  code: string,
): Promise<RecoveryProof | undefined> {
  const hash = hashSecret(code)
  const row = await unused(db, userId).select('hash').where('hash', '=', hash).executeTakeFirst()
  return row && { factor: 'recovery', userId, hash }
}

/** Uses up a code. Only one of two concurrent requests succeeds. */
export async function useRecoveryCode(
  db: Db,
  { userId, hash }: Pick<RecoveryProof, 'userId' | 'hash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await unused(db, userId)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: Buffer[]) {
  await deleteRecoveryCodes(db, userId)
  const rows = hashes.map((hash) => ({ hash, user_id: userId }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

export async function deleteRecoveryCodes(db: Db, userId: string) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

function unused(db: Db, userId: string) {
  return db.selectFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null)
}
