import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { markStreamsDue } from '#data/events/audit-streams.store.ts'
import { checkRows, isSameHash } from './check-rows.ts'
import { faultOfFloor, faultOfHead, signHead } from './signed.ts'
import {
  findChain,
  findFloor,
  insertHead,
  listGrown,
  listHeads,
  listChainRows,
  strayFrom,
} from './chain.store.ts'

type Db = Kysely<Database>

/**
 * Signs the ends of all chains that grew, each at most once an hour. Returns a sentence for each invalid chain, which
 * isn't signed.
 */
export async function signGrownChains(
  db: Db,
  key: KeyObject,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal | undefined } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const id of await listGrown(db, now)) {
    if (signal?.aborted) break
    const fault = await signChain(db, id, key, now)
    if (fault !== undefined) faults.push(`Organization ${id}, ${fault}`)
  }
  return faults
}

/**
 * Signs the end of a chain if its rows follow from the last signed head, so that rows that were changed in the database
 * are never signed. Otherwise, it returns the reason.
 */
export async function signChain(
  db: Db,
  organizationId: string,
  key: KeyObject,
  at = new Date(),
): Promise<string | undefined> {
  const [last] = await listHeads(db, organizationId, { max: 1 })
  const forged = last && faultOfHead(last, publicKeyOf(key))
  if (forged !== undefined) return forged
  const floor = last ? undefined : await findFloor(db, organizationId)
  const low = floor && faultOfFloor(floor, publicKeyOf(key))
  if (low !== undefined) return low
  const chain = await findChain(db, organizationId)
  // Rows after the last signed head are never removed.
  const check = checkRows(last ?? floor)
  const end = BigInt(chain?.position ?? 0)
  for await (const row of listChainRows(db, organizationId, { after: check.position, end })) {
    const fault = check.add(row)
    if (fault !== undefined) return fault
  }
  if (check.position < end) return `row ${check.position + 1n} is missing`
  if (!chain?.hash || !isSameHash(chain.hash, check.head)) return `row ${end} was replaced`
  const stray = strayFrom(chain)
  if (stray !== undefined) return stray
  if (chain.position === last?.position) return undefined
  const head = { organizationId, position: chain.position, hash: chain.hash, at }
  await insertHead(db, signHead(head, key))
  await markStreamsDue(db, [organizationId])
  return undefined
}
