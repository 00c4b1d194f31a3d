import type { Kysely } from 'kysely'
import { StartupRefused } from '#config/startup-refused.ts'
import type { Database } from '#database/tables.ts'
import { findSealed, listKeyChecks, noteFirstKey } from './key-check.store.ts'
import type { KeyRing } from './key-ring.ts'
import type { Secrets } from './secrets.ts'
import { keepSignatureKey } from './signature-key.store.ts'
import { takeUpKeys } from '#secrets/rotation/take-up-keys.ts'

type Db = Kysely<Database>

/**
 * Under another key every right password is wrong and nothing sealed can be opened, while all looks well: so
 * the data itself says which keys are its own. It says nothing before a first start.
 */
export async function requireKeyOfData(db: Db, { masters }: Secrets, file: string) {
  const noted = await listKeyChecks(db)
  const missing = noted.filter((value) => !masters.all.some((key) => key.checkValue.equals(value)))
  if (missing.length === 0) return
  if (missing.length === noted.length) throw anotherKey(file)
  const id = missing[0]!.subarray(0, masters.sealing.id.length).toString('hex')
  throw new StartupRefused(
    `SECRET_KEY_FILE ${file} lacks the key ${id}, which a part of this data is still sealed with: put it back as a further line.`,
  )
}

/** Data from before there was such a note is asked what it can: one thing that the key must open. */
export async function noteKeyOfData(db: Db, secrets: Secrets, file: string) {
  if ((await listKeyChecks(db)).length === 0) {
    for (const { kind, id, sealed } of await findSealed(db)) {
      const ring = kind === 'mail' ? secrets.mails : secrets.applicationSecrets
      if (!opens(ring, sealed, id)) throw anotherKey(file)
    }
    await noteFirstKey(db, secrets.masters.sealing.checkValue)
  }
  await requireKeyOfData(db, secrets, file)
  await takeUpKeys(db, secrets.masters)
  await keepSignatureKey(db, secrets)
}

function opens(ring: KeyRing, sealed: Buffer, bound: string): boolean {
  try {
    ring.unseal(sealed, bound)
    return true
  } catch {
    return false
  }
}

function anotherKey(file: string) {
  return new StartupRefused(
    `SECRET_KEY_FILE ${file} is not the key that this data was made with, and no password or secret in it would be right: put that key back.`,
  )
}
