import { type Kysely, type RawBuilder, sql } from 'kysely'
import { deleteSome, updateSome } from './some-rows.ts'
import type { Database } from './tables.ts'

/** As many go by one statement, with all that goes with them: however much has gathered, none meets its time limit. */
const atOnce = 1000

interface How {
  /** What becomes of the rows, where they stay. */
  set?: RawBuilder<unknown>
  most?: number
}

type Db = Kysely<Database>

/**
 * What removes from a table what is over, batch by batch until nothing is left or it is told to stop. Whoever is at a row
 * at this moment keeps it until the next time: nobody is waited for.
 */
export function sweeping(
  table: keyof Database,
  isOver: RawBuilder<unknown>,
  { set, most = atOnce }: How = {},
) {
  const which = { where: isOver, most, skipLocked: true }
  return inBatches(most, (db) =>
    set ? updateSome(db, table, { ...which, set }) : deleteSome(db, table, which),
  )
}

/** For tables that the working role may only add to: a function of the database removes at most so many rows. */
export function sweepingBy(remove: (most: number) => RawBuilder<{ removed: number }>) {
  return inBatches(atOnce, async (db) => {
    const { rows } = await sql<{ removed: number }>`select ${remove(atOnce)} as removed`.execute(db)
    return rows[0]!.removed
  })
}

function inBatches(most: number, batch: (db: Db) => Promise<number>) {
  return async (db: Db, signal?: AbortSignal) => {
    for (let gone = most; gone === most && !signal?.aborted;) gone = await batch(db)
  }
}
