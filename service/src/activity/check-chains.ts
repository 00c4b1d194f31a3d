import type { Kysely } from 'kysely'
import { inSnapshot } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { type ChainPosition, type RowCheck, checkRows, isSameHash } from './check-rows.ts'
import { type SignedFloor, type SignedHead, faultOfFloor, faultOfHead } from './signed.ts'
import {
  type Chain,
  findChain,
  findFloor,
  firstTime,
  listChainIds,
  listHeads,
  listChainRows,
  listRowsWithDetail,
  strayFrom,
} from './chain.store.ts'
import type { ActivityCheck } from '@accord/contract/activity.ts'
import { notFound } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'

type Db = Kysely<Database>

export interface Checked {
  organizations: number
  rows: number
  /** The number of rows that were removed by their organizations' policies, according to signed floors. */
  cut: number
  /** The number of rows with erased data whose erasure is recorded. */
  erased: number
  /** The number of rows that no signed head covers yet. */
  unsigned: number
  /** A sentence about the first problem of each invalid chain. */
  broken: string[]
}

/** Checks every chain. Heads and floors must be signed with the key that belongs to this public key. */
export async function checkChains(db: Db, publicKey: Buffer): Promise<Checked> {
  const checked: Checked = {
    organizations: 0,
    rows: 0,
    cut: 0,
    erased: 0,
    unsigned: 0,
    broken: [],
  }
  for await (const id of listChainIds(db)) {
    // A snapshot still contains rows that are removed in the meantime.
    await inSnapshot(db, (snapshot) => checkChain(snapshot, id, publicKey, checked))
  }
  return checked
}

async function checkChain(db: Db, id: string, publicKey: Buffer, checked: Checked) {
  const heads = await listHeads(db, id)
  const floor = await findFloor(db, id)
  const chain = await findChain(db, id)
  if (!chain) return
  const check = checkRows(floor && { ...floor, isFloor: true }, heads)
  const upTo = BigInt(chain.position)
  const fault = await firstFault(db, {
    id,
    chain,
    floor,
    heads,
    last: heads[0],
    check,
    upTo,
    publicKey,
  })
  if (fault !== undefined) checked.broken.push(`Organization ${id}, ${fault}`)
  const [end, cut] = [Number(chain.position), Number(chain.floor)]
  checked.organizations += 1
  checked.rows += end - cut
  checked.cut += cut
  checked.erased += check.erased
  checked.unsigned += end - Math.max(cut, Number(heads[0]?.position ?? 0))
}

interface Checking {
  id: string
  chain: Chain
  floor: SignedFloor | undefined
  /** The heads within the checked part, and the newest head of all. */
  heads: SignedHead[]
  last: SignedHead | undefined
  check: RowCheck
  /** The end of the checked part, which isn't after the chain's end. */
  upTo: bigint
  publicKey: Buffer
}

/**
 * Checks a chain from the current position. Returns a sentence about the first problem, or undefined if there is none.
 */
export async function firstFault(db: Db, checking: Checking): Promise<string | undefined> {
  const { id, chain, floor, heads, last, check, upTo, publicKey } = checking
  const forged = floor && faultOfFloor(floor, publicKey)
  if (forged !== undefined) return forged
  for (const head of last ? [last, ...heads] : heads) {
    const fault = faultOfHead(head, publicKey)
    if (fault !== undefined) return fault
    if (head.position === floor?.position && !head.hash.equals(floor.hash)) {
      return `row ${head.position}: its floor doesn't match the row that was signed on ${head.at.toISOString()}`
    }
  }
  const end = BigInt(chain.position)
  if (!floor && chain.first !== null && BigInt(chain.first) > 1n) {
    return 'row 1 is missing, and no signed floor records that the chain was cut'
  }
  for await (const row of listChainRows(db, id, { after: check.position, end: upTo })) {
    const fault = check.add(row)
    if (fault !== undefined) return fault
  }
  if (check.position < upTo) return `row ${check.position + 1n} is missing`
  if (upTo < end) return check.unrecorded()
  const signed = BigInt(last?.position ?? 0)
  if (check.position < signed) return `row ${check.position + 1n} is missing`
  if (!isSameHash(chain.hash, check.head)) return `row ${end} was replaced`
  return strayFrom(chain) ?? check.unrecorded()
}

/** The maximum number of rows that one request checks. A longer chain is checked in steps. */
const rowsPerStep = 5000

interface Step {
  /** The last row of the previous step. */
  after: ChainPosition | undefined
  /** The public key that verifies heads and floors. */
  publicKey: Buffer
  maxRows?: number
}

/**
 * Checks the next rows of a chain. Nothing is stored between steps, so the caller passes the position and hash of the
 * previous step's last row. The next row must follow from it. Rows that were removed in the meantime are skipped.
 */
export function checkStep(db: Db, id: string, step: Step): Promise<ActivityCheck> {
  return inSnapshot(db, (snapshot) => stepIn(snapshot, id, step))
}

async function stepIn(
  db: Db,
  id: string,
  { after, publicKey, maxRows = rowsPerStep }: Step,
): Promise<ActivityCheck> {
  const [chain, floor] = [await findChain(db, id), await findFloor(db, id)]
  if (!chain) throw new RequestError(notFound)
  const isBehindFloor = after && BigInt(after.position) > BigInt(chain.floor)
  const begin = isBehindFloor ? after : floor && { ...floor, isFloor: true as const }
  const from = BigInt(begin?.position ?? 0)
  const end = BigInt(chain.position)
  const max = from + BigInt(maxRows)
  const upTo = max < end ? max : end

  const heads = await listHeads(db, id, { between: [from, upTo] })
  const [last] = await listHeads(db, id, { max: 1 })
  const telling = await listRowsWithDetail(db, id, { after: from, end: upTo })
  const check = checkRows(begin, heads, telling)
  const fault =
    from > end
      ? `row ${end + 1n} is missing`
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

/** The contract allows these parameters only together. */
export function chainPositionFrom({
  position,
  hash,
}: {
  position?: number | undefined
  hash?: string | undefined
}): ChainPosition | undefined {
  if (position === undefined || hash === undefined) return undefined
  return { position: String(position), hash: Buffer.from(hash, 'hex') }
}
