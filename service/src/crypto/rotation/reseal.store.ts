import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { idLength } from '#crypto/seal.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import type { Secrets } from '#crypto/secrets.ts'

type Db = Kysely<Database>

/** Few enough that nobody waits for them: some milliseconds of work. */
const atOnce = 200

interface Batch {
  /** Where the next one begins; undefined after the last. */
  last: string | undefined
  resealed: number
  /** Sealed with a key that is not here, or changed by somebody. */
  unopened: number
}

/** What another key than this one seals. Whatever begins otherwise was not sealed at all. */
function underOthers({ column }: SealedColumn, id: Buffer) {
  const name = sql.ref(column)
  const used = sql`substring(${name} from 2 for ${sql.lit(idLength)})`
  return sql<boolean>`length(${name}) > ${sql.lit(idLength)} and get_byte(${name}, 0) = 1 and ${used} <> ${id}`
}

/**
 * Seals the next rows with the key that seals now; the only place that writes to other stores' tables, and
 * what is sealed stays the same. Rows that somebody holds are left for the next round.
 */
export function resealSome(
  db: Db,
  secrets: Secrets,
  place: SealedColumn,
  after: string | undefined,
): Promise<Batch> {
  const { table, column, bound } = place
  const [key, type] = [sql.ref(place.key.name), sql.raw(place.key.type)]
  const ring = place.ring(secrets)
  const { id: now } = secrets.masters.sealing
  return inTransaction(db, async (trx) => {
    const further = after === undefined ? sql`true` : sql`${key} > ${after}::${type}`
    const { rows } = await sql<{ key: string; sealed: Buffer }>`
      select ${key}::text as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${underOthers(place, now)} and ${further}
      order by ${key} limit ${atOnce} for no key update skip locked`.execute(trx)
    const keys: string[] = []
    const anew: Buffer[] = []
    for (const row of rows) {
      const sealed = sealedAnew(ring, row.sealed, bound(row.key))
      if (!sealed) continue
      keys.push(row.key)
      anew.push(sealed)
    }
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = new.sealed
      from unnest(${keys}::text[], ${anew}::bytea[]) as new (key, sealed)
      where ${sql.table(table)}.${key} = new.key::${type}`.execute(trx)
    const last = rows.length < atOnce ? undefined : rows.at(-1)!.key
    return { last, resealed: keys.length, unopened: rows.length - keys.length }
  })
}

function sealedAnew(ring: Secrets['mails'], sealed: Buffer, bound: string): Buffer | undefined {
  try {
    return ring.seal(ring.unseal(sealed, bound), bound)
  } catch {
    return undefined
  }
}

/** How many are still sealed with another key than this one. */
export async function countOthers(db: Db, place: SealedColumn, id: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(place.table)} where ${underOthers(place, id)}
  `.execute(db)
  return rows[0]!.count
}

/** Opens one value of every sealed column that has any, and names these; what does not open is a fault. */
export async function openOneOfEach(db: Db, secrets: Secrets): Promise<string[]> {
  const opened: string[] = []
  for (const place of sealedColumns) {
    const { table, column } = place
    const { rows } = await sql<{ key: string; sealed: Buffer }>`
      select ${sql.ref(place.key.name)}::text as key, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where get_byte(${sql.ref(column)}, 0) = 1 limit 1`.execute(db)
    const [row] = rows
    if (!row) continue
    place.ring(secrets).unseal(row.sealed, place.bound(row.key))
    opened.push(`${table}.${column}`)
  }
  return opened
}
