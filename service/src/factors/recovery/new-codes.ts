import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { replaceRecoveryCodes } from './recovery.store.ts'

/** Crockford's: nothing in it is taken for something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const howMany = 10
const emails = 24

/**
 * Those that come with a new factor: as long as the person did not say that they kept any, whatever was shown to them
 * before may be lost.
 */
export async function recoveryCodesWith(
  db: Kysely<Database>,
  userId: string,
): Promise<string[] | undefined> {
  const { recovery_kept_at } = await getUser(db, userId)
  return recovery_kept_at ? undefined : newRecoveryCodesFor(db, userId)
}

/** Ten for a person, in the place of all that there were; only their hashes stay here. */
export async function newRecoveryCodesFor(db: Kysely<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await replaceRecoveryCodes(db, userId, codes.map(hashSecret))
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** 120 random bits. */
function newCode(): string {
  return Array.from(randomBytes(emails), (byte) => alphabet[byte % alphabet.length]).join('')
}
