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
 * Made at the first start; of several first starts all use the one that came first.
 * @param make Another way where they were made before, and in tests that are about something else.
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
  /** Although applications may not have seen the next ones yet: what they sign is refused for up to an hour. */
  atOnce?: boolean
  /** Somebody may have read them, the next ones with the current: all are new, and no former one is believed. */
  leaked?: boolean
  make?: (now: Date) => Promise<SigningKeys>
}

/** The next ones take over within a minute. Of two at once one comes after the other. */
export async function rotateSigningKeys(
  db: Db,
  secrets: Secrets,
  { now, atOnce = false, leaked = false, make = newSigningKeys }: Rotation = {},
): Promise<SigningKeys> {
  await loadSigningKeys(db, secrets, make)
  // They take seconds to make: whoever else rotates does not wait for that behind a lock.
  const made = await make(now ?? (await timeOf(db)))
  return inTransaction(db, async (trx) => {
    const before = await findSigningKeys(trx, secrets, { forUpdate: true })
    const at = now ?? (await timeOf(trx))
    const from = canReplace(before!)
    if (!atOnce && !leaked && from > at) {
      throw new StartupError(
        `The next keys may sign from ${from.toISOString()} on: applications keep for an hour what they were shown. --at-once does not wait for that. Where a key has leaked, --leaked makes new ones.`,
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

/** The data's own signature key; of several first starts all use the one that came first. */
export async function saveSignatureKey(db: Db, secrets: Secrets) {
  const own = secrets.signatureKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await db
    .insertInto('signature_key')
    .values({ sealed: secrets.signatures.seal(own, signatureKeyBound) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await takeSignatureKey(db, secrets)
}

/** For whoever only reads: data that was never started on has none, and nothing that one signed. */
export async function takeSignatureKey(db: Db, secrets: Secrets) {
  const kept = await db.selectFrom('signature_key').select('sealed').executeTakeFirst()
  if (!kept) return
  const key = Buffer.from(secrets.signatures.unseal(kept.sealed, signatureKeyBound), 'base64')
  secrets.signatureKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
