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
 * The first key of the file seals once every process that runs could open what it sealed. Until then the one
 * does that the data has noted already: so keys may come to the instances one after the other, in any order.
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
 * Under another key every right password is wrong and nothing sealed can be opened, while all looks well: so
 * the data itself says which keys are its own. It says nothing before a first start.
 */
export async function requireDataKey(db: Db, { masters }: Secrets, file: string) {
  const noted = await listKeyChecks(db)
  const missing = noted.filter((value) => !masters.all.some((key) => key.checkValue.equals(value)))
  if (missing.length === 0) return
  if (missing.length === noted.length) throw anotherKey(file)
  const id = missing[0]!.subarray(0, masters.sealing.id.length).toString('hex')
  throw new StartupError(
    `SECRET_KEY_FILE ${file} lacks the key ${id}, which some of this data is still encrypted with. Add it back as another line.`,
  )
}

/** Data from before there was such a note is asked what it can: one thing that the key must open. */
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
    `SECRET_KEY_FILE ${file} has a different key than this data. No password or secret could be read with it. Put the original key back.`,
  )
}
