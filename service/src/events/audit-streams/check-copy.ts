import {
  type RowCheck,
  type StoredActivityRow,
  checkRows,
  isSameHash,
} from '#activity/check-rows.ts'
import type { Range } from '#activity/chain.ts'
import { type SignedFloor, type SignedHead, faultOfFloor, faultOfHead } from '#activity/signed.ts'
import { fingerprintOf } from '#crypto/secrets.ts'
import { type CopiedRecord, isDirectlyBefore } from './copied-records.ts'

/** What a copy of one organization's activity contains. */
export interface CheckedCopy {
  organizationId: string
  first: bigint
  last: bigint
  /** Rows that arrived more than once. */
  repeated: number
  /** Rows with erased data whose erasure is recorded. */
  erased: number
  /** Rows that the organization's policy deleted before they were sent, according to signed floors. */
  cut: Range[]
  /** The newest signed head, which proves all rows up to it. */
  head: SignedHead
  /** The key of all heads and floors. */
  fingerprint: string
}

/** A copy was changed, or it isn't complete. The message says where. */
export class BadCopy extends Error {}

/**
 * Checks copies of activity against the chain: every row, its place, and the signed heads. `pinned` is the fingerprint
 * that the key must have. Throws at the first problem.
 */
export async function checkCopy(
  records: AsyncIterable<CopiedRecord> | Iterable<CopiedRecord>,
  pinned?: string,
): Promise<CheckedCopy[]> {
  const chains = new Map<string, ReturnType<typeof chainOf>>()
  for await (const record of records) {
    const { organizationId } = record
    const chain = chains.get(organizationId) ?? chainOf(organizationId, pinned)
    chains.set(organizationId, chain)
    chain.add(record)
  }
  return [...chains.values()].map((chain) => chain.end())
}

function chainOf(organizationId: string, pinned: string | undefined) {
  let check: RowCheck | undefined
  let first = 0n
  let repeated = 0
  let fingerprint = pinned
  /** The hash of each row, and of the row before the first one. */
  const hashes = new Map<bigint, Buffer | null>()
  const heads: SignedHead[] = []
  const floors: SignedFloor[] = []
  const cut: Range[] = []

  const fail = (fault: string, at?: string): never => {
    const where = at === undefined ? '' : `${at}: `
    throw new BadCopy(`${where}Organization ${organizationId}, ${fault}.`)
  }

  const requireKey = (publicKey: Buffer, at: string) => {
    const own = fingerprintOf(publicKey)
    fingerprint ??= own
    if (own !== fingerprint) fail(`a record was signed with a different key, ${own}`, at)
  }

  const begin = (row: StoredActivityRow): RowCheck => {
    first = BigInt(row.position)
    hashes.set(first - 1n, row.previousHash)
    if (row.previousHash === null) return checkRows()
    return checkRows({ position: String(first - 1n), hash: row.previousHash })
  }

  /** A batch is sent again if its response was lost, so the same rows can follow. */
  const repeat = (row: StoredActivityRow, at: string) => {
    const position = BigInt(row.position)
    const before = hashes.get(position - 1n)
    const known = hashes.get(position)
    if (before === undefined || !known) return fail(`row ${position} is out of order`, at)
    const again = checkRows(
      before === null ? undefined : { position: String(position - 1n), hash: before },
    )
    const fault = again.add(row)
    if (fault !== undefined) fail(fault, at)
    if (!isSameHash(row.hash, known)) fail(`row ${position} (${row.id}) was changed`, at)
    repeated += 1
  }

  const addRow = (row: StoredActivityRow, at: string) => {
    check ??= begin(row)
    const position = BigInt(row.position)
    if (position <= check.position) return repeat(row, at)
    const floor = floors.find((one) => isDirectlyBefore(one, row))
    if (floor && position > check.position + 1n) {
      // A head is sent after the rows that it signs, so they were sent before they were deleted.
      const sent = heads.find((head) => isBetween(BigInt(head.position), check!.position, position))
      if (sent) {
        fail(
          `row ${check.position + 1n} is missing, although rows up to ${sent.position} were sent`,
          at,
        )
      }
      cut.push({ from: Number(check.position) + 1, to: Number(floor.position) })
      check.skipTo(floor)
      hashes.set(position - 1n, floor.hash)
    }
    const fault = check.add(row)
    if (fault !== undefined) fail(fault, at)
    hashes.set(position, check.head)
  }

  return {
    add(record: CopiedRecord) {
      const { at } = record
      if (record.record === 'activity') return addRow(record.row, at)
      requireKey(record.publicKey, at)
      if (record.record === 'head') {
        const fault = faultOfHead(record.head, record.publicKey)
        if (fault !== undefined) fail(fault, at)
        heads.push(record.head)
      } else {
        const fault = faultOfFloor(record.floor, record.publicKey)
        if (fault !== undefined) fail(fault, at)
        floors.push(record.floor)
      }
    },

    end(): CheckedCopy {
      if (!check) return fail('there are no rows')
      const last = check.position
      let newest: SignedHead | undefined
      for (const head of heads) {
        const position = BigInt(head.position)
        // What was before the copy's first row, or deleted before it was sent, isn't in the copy.
        if (position < first - 1n || isIn(cut, position)) continue
        if (position > last) {
          return fail(`row ${last + 1n} is missing, although rows up to ${position} were signed`)
        }
        if (!isSameHash(head.hash, hashes.get(position) ?? null)) {
          return fail(`row ${position} isn't the row that was signed on ${head.at.toISOString()}`)
        }
        if (position >= first && position >= BigInt(newest?.position ?? 0)) newest = head
      }
      if (!newest || fingerprint === undefined) {
        return fail(`no signed head covers row ${first}, so this copy can't be verified`)
      }
      const silent = check.unrecorded()
      if (silent !== undefined) return fail(silent)
      const { erased } = check
      return { organizationId, first, last, repeated, erased, cut, head: newest, fingerprint }
    },
  }
}

function isBetween(position: bigint, before: bigint, after: bigint): boolean {
  return position > before && position < after
}

function isIn(ranges: readonly Range[], position: bigint): boolean {
  return ranges.some(({ from, to }) => position >= BigInt(from) && position <= BigInt(to))
}
