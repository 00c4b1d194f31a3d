import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'

type Db = Kysely<Database>
export type CodePurpose = 'verify_email' | 'reset_password'

const lifetimes: Record<CodePurpose, string> = {
  verify_email: '24 hours',
  reset_password: '30 minutes',
}

/** A new code for a person's address. Older ones of the same purpose are void from here on. */
export async function issueCode(db: Db, purpose: CodePurpose, user: { id: string; email: string }) {
  // Of two asked for at once the second waits here, and then sees the first.
  await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
  await voidCodes(db, user.id, [purpose])
  const { value, hash } = randomSecret('acc')
  await db
    .insertInto('codes')
    .values({
      hash,
      purpose,
      user_id: user.id,
      email: user.email,
      expires_at: sql<Date>`now() + ${lifetimes[purpose]}::interval`,
    })
    .execute()
  return value
}

/** Uses a code up. One conditional update is the only read, so that of two uses one fails. */
export function useCode(db: Db, purpose: CodePurpose, code: string) {
  return db
    .updateTable('codes')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

export async function voidCodes(db: Db, userId: string, purposes: CodePurpose[]) {
  await db
    .deleteFrom('codes')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function sweepCodes(db: Db) {
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
