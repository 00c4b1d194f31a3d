import type { Kysely } from 'kysely'
import { StartupRefused } from '#startup-refused.ts'
import type { Database } from '#database/tables.ts'
import { findKeyCheck, findSealed, noteKeyCheck } from './key-check.store.ts'
import { unseal } from './seal.ts'
import { equalInConstantTime, type Secrets } from './secrets.ts'

type Db = Kysely<Database>

/**
 * Under another key every right password is wrong and nothing sealed can be opened, while all looks well: so
 * the data itself says which key is its own. It says nothing before a first start.
 */
export async function requireKeyOfData(db: Db, secrets: Secrets, file: string) {
  const noted = await findKeyCheck(db)
  if (noted && !equalInConstantTime(noted, secrets.checkValue)) throw anotherKey(file)
}

/** Data from before there was such a note is asked what it can: one thing that the key must open. */
export async function noteKeyOfData(db: Db, secrets: Secrets, file: string) {
  if ((await findKeyCheck(db)) === undefined) {
    for (const { kind, id, sealed } of await findSealed(db)) {
      const key = kind === 'mail' ? secrets.mailKey : secrets.applicationKey
      if (!opens(key, sealed, id)) throw anotherKey(file)
    }
    await noteKeyCheck(db, secrets.checkValue)
  }
  await requireKeyOfData(db, secrets, file)
}

function opens(key: Buffer, sealed: Buffer, bound: string): boolean {
  try {
    unseal(key, sealed, bound)
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
