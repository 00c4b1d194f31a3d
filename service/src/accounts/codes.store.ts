import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import type { UserRow } from './accounts.store.ts'

type Db = Kysely<Database>
export type CodePurpose = AccountPurpose | 'verify_profile_email'
type AccountPurpose = 'verify_email' | 'reset_password'

const lifetimes: Record<CodePurpose, string> = {
  verify_email: '24 hours',
  reset_password: '30 minutes',
  verify_profile_email: '24 hours',
}

/**
 * A new code for a person's address; older ones of the same purpose are void from here on. The caller
 * holds the person's row or has just made it, so that two at once follow each other.
 */
export async function issueCode(
  db: Db,
  purpose: AccountPurpose,
  user: { id: string; email: string },
) {
  await voidCodes(db, user.id, [purpose])
  return insertCode(db, { purpose, user_id: user.id, email: user.email })
}

/**
 * A new code for an address that a profile wants; its older ones are void from here on. The caller has
 * written the profile's row in the same transaction, so that two at once follow each other.
 */
export async function issueProfileCode(
  db: Db,
  profile: { id: string; user_id: string },
  email: string,
) {
  await voidProfileCodes(db, profile.id)
  const { id: profile_id, user_id } = profile
  return insertCode(db, { purpose: 'verify_profile_email', user_id, email, profile_id })
}

async function insertCode(
  db: Db,
  code: { purpose: CodePurpose; user_id: string; email: string; profile_id?: string },
) {
  const { value, hash } = randomSecret('acc')
  const expires_at = sql<Date>`now() + ${lifetimes[code.purpose]}::interval`
  await db
    .insertInto('codes')
    .values({ ...code, hash, expires_at })
    .execute()
  return value
}

/** The account that waits for this code, which is not used up by looking. */
export function findSignUp(db: Db, code: string): Promise<UserRow | undefined> {
  return (
    db
      .selectFrom('codes')
      .innerJoin('users', 'users.id', 'codes.user_id')
      .selectAll('users')
      .where('codes.hash', '=', hashSecret(code))
      .where('codes.purpose', '=', 'verify_email')
      .where('codes.used_at', 'is', null)
      .where('codes.expires_at', '>', sql<Date>`now()`)
      // The code proves the address it was sent to, not whichever the account has by now.
      .whereRef('codes.email', '=', 'users.email')
      .executeTakeFirst()
  )
}

/** Whether a code would be taken; it stays as it is. */
export async function isGoodCode(db: Db, purpose: CodePurpose, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('hash')
    .where('hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
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
    .returning(['user_id', 'email', 'profile_id'])
    .executeTakeFirst()
}

/** The same for the code of a profile's address, by the person who asked for it alone. */
export function useProfileCode(db: Db, code: string, userId: string) {
  return db
    .updateTable('codes')
    .set({ used_at: sql`now()` })
    .where(isLiveProfileCode(code))
    .where('user_id', '=', userId)
    .returning(['email', 'profile_id'])
    .executeTakeFirst()
}

/** Whether somebody, who may not be the one who holds it, can still use it. */
export async function isProfileCode(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('hash')
    .where(isLiveProfileCode(code))
    .executeTakeFirst()
  return row !== undefined
}

function isLiveProfileCode(code: string) {
  return sql<boolean>`hash = ${hashSecret(code)} and purpose = 'verify_profile_email'
    and used_at is null and expires_at > now()`
}

export async function voidCodes(db: Db, userId: string, purposes: CodePurpose[]) {
  await db
    .deleteFrom('codes')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function voidProfileCodes(db: Db, profileId: string) {
  await db.deleteFrom('codes').where('profile_id', '=', profileId).execute()
}

export async function sweepCodes(db: Db) {
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
