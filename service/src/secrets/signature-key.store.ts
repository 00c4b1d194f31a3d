import { createPrivateKey } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { signatureKeyBound } from '#secrets/rotation/sealed-columns.ts'
import type { Secrets } from './secrets.ts'

type Db = Kysely<Database>

/** The data's own signature key; of several first starts all use the one that came first. */
export async function keepSignatureKey(db: Db, secrets: Secrets) {
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
