import { retention } from '@accord/contract/retention.ts'
import type { Period } from '@accord/contract/rules/periods.ts'
import { type Kysely, sql } from 'kysely'
import { timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
export type CodePurpose = AccountPurpose | 'verify_profile_email'
type AccountPurpose = 'verify_email' | 'reset_password'

const { verify, reset } = retention.codes.periods

const lifetimes: Record<CodePurpose, Period> = {
  verify_email: verify,
  reset_password: reset,
  verify_profile_email: verify,
}

/**
 * Creates a code for a person's address. Older codes with the same purpose become invalid. The caller must hold the
 * person's row or have just created it, so that two simultaneous requests follow each other.
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
 * Creates a code for a profile's new address. The profile's older codes become invalid. The caller must have written
 * the profile's row in the same transaction, so that two simultaneous requests follow each other.
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
  const expires_at = timeFromNow(lifetimes[code.purpose])
  await db
    .insertInto('codes')
    .values({ ...code, hash, expires_at })
    .execute()
  return value
}

/** Finds the account of a sign-up by its code, without using up the code. */
export function findSignUp(db: Db, code: string) {
  return (
    db
      .selectFrom('codes')
      .innerJoin('users', 'users.id', 'codes.user_id')
      .selectAll('users')
      .where(isLive('verify_email', code))
      // The code verifies the address that it was sent to, which may no longer be the account's.
      .whereRef('codes.email', '=', 'users.email')
      .executeTakeFirst()
  )
}

/** Further conditions on the owner of the code. */
interface Whose {
  user_id?: string
  email?: string
}

/** Whether a code is valid, without using it up. */
export async function isGoodCode(
  db: Db,
  purpose: CodePurpose,
  code: string,
  whose: Whose = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('hash')
    .where(isLive(purpose, code))
    .where((eb) => eb.and({ ...whose }))
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a code. A single conditional update reads and changes it, so that only one of two uses succeeds. */
export function useCode(db: Db, purpose: CodePurpose, code: string, whose: Whose = {}) {
  return db
    .updateTable('codes')
    .set({ used_at: sql`now()` })
    .where(isLive(purpose, code))
    .where((eb) => eb.and({ ...whose }))
    .returning(['user_id', 'email', 'profile_id'])
    .executeTakeFirst()
}

/** The code is neither used nor expired. */
export const isLiveCode = sql<boolean>`codes.used_at is null and codes.expires_at > now()`

function isLive(purpose: CodePurpose, code: string) {
  return sql<boolean>`codes.hash = ${hashSecret(code)} and codes.purpose = ${purpose} and ${isLiveCode}`
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
