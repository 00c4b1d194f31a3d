import { type Kysely, type RawBuilder, sql } from 'kysely'
import { primaryKeyOf } from './primary-keys.ts'
import type { Database } from './tables.ts'

interface Which {
  /** Which rows: a condition on columns of the table. */
  where: RawBuilder<unknown>
  most: number
  /** Leaves rows that someone else holds, so that it never waits. */
  skipLocked?: boolean
}

/**
 * A part of a table's rows, at most so many, for statements that change a table in bounded steps. It finds rows by
 * their primary key, which every PostgreSQL-compatible database has. It's materialized, because a subquery with a
 * limit may otherwise run more than once.
 * @returns What goes after `with`, and the condition that joins `batch` to the table.
 */
export function someRows(table: keyof Database, { where, most, skipLocked = false }: Which) {
  const key = primaryKeyOf(table)
  const selected = key.map((column, at) => sql`${sql.ref(`${table}.${column}`)} as ${keyName(at)}`)
  const joined = key.map(
    (column, at) => sql`${sql.ref(`${table}.${column}`)} = batch.${keyName(at)}`,
  )
  return {
    batch: sql`batch as materialized (
      select ${sql.join(selected)} from ${sql.table(table)}
      where ${where} limit ${most} ${skipLocked ? sql`for update skip locked` : sql``})`,
    isInBatch: sql<boolean>`${sql.join(joined, sql` and `)}`,
  }
}

/** Other names than the columns, so that statements can name those without their table. */
function keyName(at: number) {
  return sql.id(`key_${at + 1}`)
}

export async function deleteSome(
  db: Kysely<Database>,
  table: keyof Database,
  which: Which,
): Promise<number> {
  const { batch, isInBatch } = someRows(table, which)
  const { numAffectedRows } = await sql`
    with ${batch} delete from ${sql.table(table)} using batch where ${isInBatch}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function updateSome(
  db: Kysely<Database>,
  table: keyof Database,
  { set, ...which }: Which & { set: RawBuilder<unknown> },
): Promise<number> {
  const { batch, isInBatch } = someRows(table, which)
  const { numAffectedRows } = await sql`
    with ${batch} update ${sql.table(table)} set ${set} from batch where ${isInBatch}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
