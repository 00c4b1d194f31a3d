import type { ActivityCheck } from '@accord/contract/activity-check.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import { inSnapshot } from '#database/moments/snapshot.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { firstFault } from './check-chains.ts'
import { checkRows, type ChainPlace } from './check-rows.ts'
import { listHeads } from './heads.store.ts'
import { findChain, firstTime, listTelling } from './kept-rows.store.ts'
import { findFloor } from './retention/floors.store.ts'

type Db = Kysely<Database>

/** As much as somebody waits for: a longer chain is checked step by step. */
const rowsPerStep = 5000

interface Step {
  /** The last row that a step before this one checked. */
  after: ChainPlace | undefined
  /** Of the key that heads and floors must be signed with. */
  publicKey: Buffer
  mostRows?: number
}

/**
 * Checks the next rows of a chain. Nothing is kept of the steps before: whoever asks says where they ended, and
 * that row's hash, which the next one must follow from. What was cut off meanwhile is passed over.
 */
export function checkStep(db: Db, id: string, step: Step): Promise<ActivityCheck> {
  return inSnapshot(db, (snapshot) => stepIn(snapshot, id, step))
}

async function stepIn(
  db: Db,
  id: string,
  { after, publicKey, mostRows = rowsPerStep }: Step,
): Promise<ActivityCheck> {
  const [chain, floor] = [await findChain(db, id), await findFloor(db, id)]
  if (!chain) throw new Refused(notFound)
  const isBehindFloor = after && BigInt(after.position) > BigInt(chain.floor)
  const begin = isBehindFloor ? after : floor && { ...floor, isFloor: true as const }
  const from = BigInt(begin?.position ?? 0)
  const end = BigInt(chain.position)
  const most = from + BigInt(mostRows)
  const upTo = most < end ? most : end

  const heads = await listHeads(db, id, { between: [from, upTo] })
  const [last] = await listHeads(db, id, { most: 1 })
  const telling = await listTelling(db, id, { after: from, end: upTo })
  const check = checkRows(begin, heads, telling)
  const fault =
    from > end
      ? `row ${end + 1n}: it is missing`
      : await firstFault(db, { id, chain, floor, heads, last, check, upTo, publicKey })
  const since = floor?.before ?? (await firstTime(db, id))
  return {
    since: since?.toISOString() ?? null,
    rows: Number(end - BigInt(chain.floor)),
    checked: Number(check.position - from),
    place: check.head && { position: Number(check.position), hash: check.head.toString('hex') },
    done: fault === undefined && upTo === end,
    fault: fault ?? null,
    head: last
      ? {
          position: Number(last.position),
          hash: last.hash.toString('hex'),
          at: last.at.toISOString(),
          keyId: last.keyId,
        }
      : null,
  }
}

/** What the contract lets through only together. */
export function placeFrom({
  position,
  hash,
}: {
  position?: number | undefined
  hash?: string | undefined
}): ChainPlace | undefined {
  if (position === undefined || hash === undefined) return undefined
  return { position: String(position), hash: Buffer.from(hash, 'hex') }
}
