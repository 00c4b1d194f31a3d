import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import {
  findSealed,
  listKeyChecks,
  recordFirstKey,
  recordKeyCheck,
  keyUsage,
} from './rotation/keys-in-use.store.ts'
import type { KeyRing, MasterKeys } from './key-ring.ts'
import { StartupError } from '#config/startup-error.ts'
import type { Secrets } from './secrets.ts'
import { saveSignatureKey } from './signing-keys.store.ts'

/**
 * Starts to encrypt with the file's first key once every running process can decrypt with it. Until then, a key that is
 * already recorded in the data encrypts. Instances can therefore get a new key one after another, in any order.
 */
export async function adoptNewKeys(db: Kysely<Database>, masters: MasterKeys) {
  const noted = await listKeyChecks(db)
  const isNoted = (value: Buffer) => noted.some((each) => each.equals(value))
  const [first] = masters.all
  if (!first) return
  if (!isNoted(first.checkValue)) {
    const { unaware } = await keyUsage(db, first.id.toString('hex'))
    if (unaware === 0) {
      await recordKeyCheck(db, first.checkValue)
      noted.push(first.checkValue)
    }
  }
  const sealing = masters.all.find(({ checkValue }) => isNoted(checkValue))
  if (sealing) masters.sealWith(sealing)
}

type Db = Kysely<Database>

/**
 * Throws if the file has the wrong key. With a wrong key, every correct password fails and nothing can be decrypted,
 * although the service seems to work. The data therefore records its keys. There is no record before the first start.
 */
export async function requireDataKey(db: Db, { masters }: Secrets, file: string) {
  const noted = await listKeyChecks(db)
  const missing = noted.filter((value) => !masters.all.some((key) => key.checkValue.equals(value)))
  if (missing.length === 0) return
  if (missing.length === noted.length) throw anotherKey(file)
  const id = missing[0]!.subarray(0, masters.sealing.id.length).toString('hex')
  throw new StartupError(
    `SECRET_KEY_FILE ${file} is missing the key ${id}, which still encrypts some of this data. Add the key back on its own line.`,
  )
}

/** Records the key of data that is older than this check, after verifying that the key decrypts an existing value. */
export async function recordDataKey(db: Db, secrets: Secrets, file: string) {
  if ((await listKeyChecks(db)).length === 0) {
    for (const { kind, id, sealed } of await findSealed(db)) {
      const ring = kind === 'mail' ? secrets.mails : secrets.applicationSecrets
      if (!opens(ring, sealed, id)) throw anotherKey(file)
    }
    await recordFirstKey(db, secrets.masters.sealing.checkValue)
  }
  await requireDataKey(db, secrets, file)
  await adoptNewKeys(db, secrets.masters)
  await saveSignatureKey(db, secrets)
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
  return new StartupError(
    `SECRET_KEY_FILE ${file} doesn't contain the key for this data, so no password or secret can be decrypted. Restore the original key.`,
  )
}
