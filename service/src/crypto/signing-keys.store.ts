import { type Kysely, sql } from 'kysely'
import { StartupError } from '#config/startup-error.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { signatureKeyBound, signingKeysBound } from './rotation/sealed-columns.ts'
import type { Secrets } from './secrets.ts'
import { type SigningKeys, canReplace, newSigningKeys, rotateKeySet } from './signing-keys.ts'
import { createPrivateKey } from 'node:crypto'

type Db = Kysely<Database>

/**
 * Loads the signing keys. They're created at the first start, and concurrent first starts all use the same ones.
 * @param make Creates the keys in another way, for data that already had some and for tests about something else.
 */
export async function loadSigningKeys(
  db: Db,
  secrets: Secrets,
  make: (now: Date) => Promise<SigningKeys> = newSigningKeys,
): Promise<SigningKeys> {
  const found = await findSigningKeys(db, secrets)
  if (found) return found
  await db
    .insertInto('signing_keys')
    .values({ sealed: sealed(secrets, await make(await timeOf(db))) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSigningKeys(db, secrets))!
}

interface Rotation {
  now?: Date
  /**
   * Rotates even if applications may not have loaded the next keys yet. They can reject signatures for up to an hour.
   */
  atOnce?: boolean
  /** Replaces all keys and trusts no previous ones, because the current and next keys may have leaked. */
  leaked?: boolean
  make?: (now: Date) => Promise<SigningKeys>
}

/** Replaces the current keys with the next ones within a minute. Concurrent rotations run one after another. */
export async function rotateSigningKeys(
  db: Db,
  secrets: Secrets,
  { now, atOnce = false, leaked = false, make = newSigningKeys }: Rotation = {},
): Promise<SigningKeys> {
  await loadSigningKeys(db, secrets, make)
  // Creating keys takes seconds. It happens before the lock, so that other rotations don't wait for it.
  const made = await make(now ?? (await timeOf(db)))
  return inTransaction(db, async (trx) => {
    const before = await findSigningKeys(trx, secrets, { forUpdate: true })
    const at = now ?? (await timeOf(trx))
    const from = canReplace(before!)
    if (!atOnce && !leaked && from > at) {
      throw new StartupError(
        `The next keys can't sign before ${from.toISOString()}, because applications cache keys for an hour. Use --at-once to switch now, or --leaked to replace leaked keys.`,
      )
    }
    const after = leaked ? made : await rotateKeySet(before!, at, made.next)
    await trx
      .updateTable('signing_keys')
      .set({ sealed: sealed(secrets, after), rotated_at: sql<Date>`now()` })
      .execute()
    return after
  })
}

async function timeOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db)
  return rows[0]!.at
}

async function findSigningKeys(
  db: Db,
  { signingKeys }: Secrets,
  { forUpdate = false } = {},
): Promise<SigningKeys | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('sealed')
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && (JSON.parse(signingKeys.unseal(row.sealed, signingKeysBound)) as SigningKeys)
}

function sealed({ signingKeys }: Secrets, keys: SigningKeys): Buffer {
  return signingKeys.seal(JSON.stringify(keys), signingKeysBound)
}

/** Stores the signature key in the data. Concurrent first starts all use the same one. */
export async function saveSignatureKey(db: Db, secrets: Secrets) {
  const own = secrets.signatureKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await db
    .insertInto('signature_key')
    .values({ sealed: secrets.signatures.seal(own, signatureKeyBound) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await takeSignatureKey(db, secrets)
}

/**
 * Loads the signature key for commands that only read. If the service was never started on the data, there is no key
 * and nothing is signed.
 */
export async function takeSignatureKey(db: Db, secrets: Secrets) {
  const kept = await db.selectFrom('signature_key').select('sealed').executeTakeFirst()
  if (!kept) return
  const key = Buffer.from(secrets.signatures.unseal(kept.sealed, signatureKeyBound), 'base64')
  secrets.signatureKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
