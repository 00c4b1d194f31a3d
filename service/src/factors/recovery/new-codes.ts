import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { replaceRecoveryCodes } from './recovery.store.ts'

/** Crockford's alphabet, which leaves out letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const howMany = 10
const codeLength = 24

/**
 * Creates codes for a new factor unless the person has confirmed that they saved some. Codes that were shown earlier
 * may be lost.
 */
export async function recoveryCodesWith(
  db: Kysely<Database>,
  userId: string,
): Promise<string[] | undefined> {
  const { recovery_kept_at } = await getUser(db, userId)
  return recovery_kept_at ? undefined : newRecoveryCodesFor(db, userId)
}

/** Replaces a person's codes with ten new ones. Only their hashes are stored. */
export async function newRecoveryCodesFor(db: Kysely<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await replaceRecoveryCodes(db, userId, codes.map(hashSecret))
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** A code has 120 random bits. */
function newCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}
