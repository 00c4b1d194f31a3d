import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** As many go by one statement, with all that goes with them: however much has gathered, none meets its time limit. */
const atOnce = 1000

interface How {
  /** What becomes of the rows, where they stay. */
  set?: RawBuilder<unknown>
  most?: number
}

/**
 * What removes from a table what is over, batch by batch until nothing is left or it is told to stop. Whoever is at a row
 * at this moment keeps it until the next time: nobody is waited for.
 */
export function sweeping(
  table: keyof Database,
  isOver: RawBuilder<unknown>,
  { set, most = atOnce }: How = {},
) {
  const rows = sql.table(table)
  const some = sql`where ctid = any (array(
    select ctid from ${rows} where ${isOver} limit ${most} for update skip locked))`
  const batch = set ? sql`update ${rows} set ${set} ${some}` : sql`delete from ${rows} ${some}`
  return async (db: Kysely<Database>, signal?: AbortSignal) => {
    for (let gone = most; gone === most && !signal?.aborted;) {
      const { numAffectedRows } = await batch.execute(db)
      gone = Number(numAffectedRows)
    }
  }
}
