import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { standingOf } from './instances.store.ts'
import { listKeyChecks, noteKeyCheck } from '#secrets/key-check.store.ts'
import type { MasterKeys } from '#secrets/master-keys.ts'

/**
 * The first key of the file seals once every process that runs could open what it sealed. Until then the one
 * does that the data has noted already: so keys may come to the instances one after the other, in any order.
 */
export async function takeUpKeys(db: Kysely<Database>, masters: MasterKeys) {
  const noted = await listKeyChecks(db)
  const isNoted = (value: Buffer) => noted.some((each) => each.equals(value))
  const [first] = masters.all
  if (!first) return
  if (!isNoted(first.checkValue)) {
    const { unaware } = await standingOf(db, first.id.toString('hex'))
    if (unaware === 0) {
      await noteKeyCheck(db, first.checkValue)
      noted.push(first.checkValue)
    }
  }
  const sealing = masters.all.find(({ checkValue }) => isNoted(checkValue))
  if (sealing) masters.sealWith(sealing)
}
