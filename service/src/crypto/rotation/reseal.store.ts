import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { idLength } from '#crypto/seal.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import type { Secrets } from '#crypto/secrets.ts'

type Db = Kysely<Database>

/** A batch of this size takes only a few milliseconds, so no one has to wait. */
const atOnce = 200

interface Batch {
  /** The start of the next batch, or undefined after the last one. */
  last: string | undefined
  resealed: number
  /** The number of values that were encrypted with an unknown key or manipulated. */
  unopened: number
}

/** Selects values that are encrypted with another key. Values with another header were never encrypted. */
function underOthers({ column }: SealedColumn, id: Buffer) {
  const name = sql.ref(column)
  const used = sql`substring(${name} from 2 for ${sql.lit(idLength)})`
  return sql<boolean>`length(${name}) > ${sql.lit(idLength)} and get_byte(${name}, 0) = 1 and ${used} <> ${id}`
}

/**
 * Re-encrypts the next rows with the current key. Only this function writes to other stores' tables, and it doesn't
 * change the plain text. Locked rows are skipped until the next round.
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

/** Counts the values that are still encrypted with another key. */
export async function countOthers(db: Db, place: SealedColumn, id: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(place.table)} where ${underOthers(place, id)}
  `.execute(db)
  return rows[0]!.count
}

/**
 * Decrypts one value of every encrypted column that has any, and returns the columns' names. Throws if a value can't be
 * decrypted.
 */
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
