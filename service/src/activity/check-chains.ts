import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { checkRows, type RowCheck, same } from './check-rows.ts'
import { faultOfHead, type SignedHead } from './heads.ts'
import { listHeads } from './heads.store.ts'
import { type Chain, findChain, listChainIds, listKept, strayFrom } from './kept-rows.store.ts'

type Db = Kysely<Database>

export interface Checked {
  organizations: number
  rows: number
  /** Rows of which something was erased, and that was recorded. */
  erased: number
  /** Rows that no signed head vouches for yet. */
  unsigned: number
  /** For each chain that does not hold, a sentence about the first thing that is wrong. */
  broken: string[]
}

/** Goes through every chain; heads must be signed with the key of which this is the public half. */
export async function checkChains(db: Db, publicKey: Buffer): Promise<Checked> {
  const checked: Checked = { organizations: 0, rows: 0, erased: 0, unsigned: 0, broken: [] }
  for await (const id of listChainIds(db)) {
    // Heads first: of what is written meanwhile, none is then signed behind the end that is read next.
    const heads = await listHeads(db, id)
    const chain = await findChain(db, id)
    if (!chain) continue
    const check = checkRows(undefined, heads)
    const fault = await firstFault(db, { id, chain, heads, check, publicKey })
    if (fault !== undefined) checked.broken.push(`Organization ${id}, ${fault}`)
    checked.organizations += 1
    checked.rows += Number(chain.position)
    checked.erased += check.erased
    checked.unsigned += Number(chain.position) - Number(heads[0]?.position ?? 0)
  }
  return checked
}

interface Checking {
  id: string
  chain: Chain
  heads: SignedHead[]
  check: RowCheck
  publicKey: Buffer
}

async function firstFault(db: Db, { id, chain, heads, check, publicKey }: Checking) {
  for (const head of heads) {
    const fault = faultOfHead(head, publicKey)
    if (fault !== undefined) return fault
  }
  const end = BigInt(chain.position)
  for await (const row of listKept(db, id, { after: 0n, end })) {
    const fault = check.add(row)
    if (fault !== undefined) return fault
  }
  const signed = BigInt(heads[0]?.position ?? 0)
  if (check.position < end || check.position < signed) {
    return `row ${check.position + 1n}: it is missing`
  }
  if (!same(chain.hash, check.head)) return `row ${end}: it was exchanged`
  return strayFrom(chain) ?? check.unrecorded()
}
