import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { chainHash } from './chain.ts'

type Db = Kysely<Database>

interface Checked {
  organizations: number
  rows: number
  /** A sentence about the first row that does not fit; undefined when all chains hold. */
  broken?: string
}

interface Chain {
  id: string
  activity_count: string
  activity_head: Buffer | null
}

const batch = 1000

/** Walks every chain in batches, so that no size of database fills the memory. */
export async function checkChains(db: Db): Promise<Checked> {
  const checked = { organizations: 0, rows: 0 }
  for await (const chain of chains(db)) {
    const broken = await firstFault(db, chain)
    if (broken !== undefined) return { ...checked, broken }
    checked.organizations += 1
    checked.rows += Number(chain.activity_count)
  }
  return checked
}

async function* chains(db: Db): AsyncGenerator<Chain> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await db
      .selectFrom('organizations')
      .select(['id', 'activity_count', 'activity_head'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* page
    if (page.length < batch) return
    after = page.at(-1)!.id
  }
}

async function firstFault(db: Db, { id, activity_count, activity_head }: Chain) {
  let head: Buffer | null = null
  let position = 0n
  // What was written while the check runs comes after the head that was read, and is left out.
  const end = BigInt(activity_count)
  while (position < end) {
    const rows = await rowsAfter(db, id, position, end)
    for (const row of rows) {
      const at = `Organization ${id}, row ${position + 1n} (${row.id})`
      if (BigInt(row.position) !== position + 1n) return `${at}: the row before it is missing`
      if (!same(row.previous_hash, head)) return `${at}: it does not follow the row before it`
      head = chainHash(head, row)
      if (!same(row.hash, head)) return `${at}: it was changed`
      position += 1n
    }
    if (rows.length === 0) return `Organization ${id}, row ${position + 1n}: it is missing`
  }
  return same(activity_head, head) ? undefined : `Organization ${id}: its last row was exchanged`
}

async function rowsAfter(db: Db, organizationId: string, position: bigint, end: bigint) {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'at', 'kind', 'user_id', 'profile_id', 'agent', 'detail', 'previous_hash'])
    .select(['hash', sql<string | null>`host(address)`.as('address')])
    .select(sql<string>`position::text`.as('position'))
    .where('organization_id', '=', organizationId)
    .where('position', '>', String(position))
    .where('position', '<=', String(end))
    .orderBy('activity.position')
    .limit(batch)
    .execute()
  return rows.map(({ user_id, profile_id, ...row }) => ({
    ...row,
    organizationId,
    userId: user_id,
    profileId: profile_id,
  }))
}

function same(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}
