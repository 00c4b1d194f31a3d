import { type Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#secrets/random-secret.ts'

/** Uses a challenge up: of any number at once, one. */
export async function useChallenge(db: Kysely<Database>, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ hash: hashSecret(challenge) })
    .onConflict((used) => used.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
