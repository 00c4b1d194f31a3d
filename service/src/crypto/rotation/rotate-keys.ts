import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { StartupError } from '#config/startup-error.ts'
import { deleteOtherKeyChecks, listKeyChecks, keyUsage } from './keys-in-use.store.ts'
import { countOthers, resealSome } from './reseal.store.ts'
import { sealedColumns } from './sealed-columns.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { adoptNewKeys } from '#crypto/data-key.ts'

interface Parts {
  db: Kysely<Database>
  secrets: Secrets
  say: (sentence: string) => void
  /** How long all instances must have used the new key, in seconds, so that no request still uses another one. */
  settle: number
  /** How long instances can take to load the key, in seconds. */
  patience: number
}

const pauseMilliseconds = 500

/**
 * Re-encrypts everything with the file's first key while the instances keep running. It can be interrupted at any time
 * and run again.
 */
export async function rotateKeys(parts: Parts) {
  const { db, secrets, say } = parts
  await untilTakenUp(parts)
  const key = secrets.masters.sealing
  await resealAll(parts)
  await untilSettled(parts)
  // This processes values that were locked or were encrypted with a previous key in the meantime.
  await resealAll(parts)
  const left = await Promise.all(sealedColumns.map((place) => countOthers(db, place, key.id)))
  const lines = sealedColumns.flatMap(({ table, column }, at) =>
    left[at]! > 0 ? [`  ${left[at]} in ${table}.${column}`] : [],
  )
  if (lines.length > 0) {
    throw new StartupError(
      `Some values are still encrypted with another key. If that key is in the file, run this command again. Otherwise, add it to the file:\n${lines.join('\n')}`,
    )
  }
  await deleteOtherKeyChecks(db, key.checkValue)
  say(`Everything is encrypted with the key ${key.id.toString('hex')}. No other key is needed.`)
}

/** Whether only the file's first key is still needed for the data. */
export async function isOnlyKeyNeeded(db: Parts['db'], { masters }: Secrets): Promise<boolean> {
  const noted = await listKeyChecks(db)
  return noted.length === 1 && noted[0]!.equals(masters.all[0]!.checkValue)
}

async function untilTakenUp({ db, secrets: { masters }, say, patience }: Parts) {
  const deadline = Date.now() + patience * 1000
  for (let reported = false; ; reported = true) {
    await adoptNewKeys(db, masters)
    const first = masters.all[0]!
    if (masters.sealing === first) return
    const { unaware, running } = await keyUsage(db, first.id.toString('hex'))
    const waiting = `${unaware} of ${running} running processes don't have the key ${first.id.toString('hex')} yet`
    if (Date.now() > deadline) {
      throw new StartupError(
        `${waiting}. Add it to each process's SECRET_KEY_FILE, and run this command again.`,
      )
    }
    if (!reported) say(`${waiting}. Waiting.`)
    await setTimeout(pauseMilliseconds)
  }
}

async function resealAll({ db, secrets, say }: Parts) {
  for (const place of sealedColumns) {
    let [resealed, last]: [number, string | undefined] = [0, undefined]
    let reported = Date.now()
    const report = () => say(`${place.table}.${place.column}: ${resealed} re-encrypted`)
    do {
      const batch = await resealSome(db, secrets, place, last)
      last = batch.last
      resealed += batch.resealed
      if (Date.now() - reported > 5000) {
        reported = Date.now()
        report()
      }
    } while (last !== undefined)
    if (resealed > 0) report()
  }
}

async function untilSettled({ db, secrets: { masters }, say, settle, patience }: Parts) {
  const deadline = Date.now() + (settle + patience) * 1000
  for (let reported = false; ; reported = true) {
    const { running, sealing } = await keyUsage(db, masters.sealing.id.toString('hex'))
    if (running === 0 || (sealing !== null && sealing >= settle)) return
    if (Date.now() > deadline) {
      throw new StartupError(
        'A running process still uses a previous key. Make sure that the new key is the first line of its SECRET_KEY_FILE, and run this command again.',
      )
    }
    if (!reported)
      say(`Waiting until ${running} running processes have used the new key for ${settle} seconds.`)
    await setTimeout(pauseMilliseconds)
  }
}
