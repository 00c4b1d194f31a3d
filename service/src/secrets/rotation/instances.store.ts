import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

export interface Instance {
  id: string
  /** Ids of the keys that it knows, and of the one that it seals with. */
  keys: string[]
  sealing: string
}

/** Whoever was not heard of for so long has ended. */
const silence = sql<Date>`now() - interval '30 seconds'`

/** Says that the process is there, with these keys. */
export async function noteInstance(db: Db, { id, keys, sealing }: Instance) {
  await db
    .insertInto('instances')
    .values({ id, keys, sealing })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        keys,
        sealing,
        seen_at: sql<Date>`now()`,
        sealing_since: sql<Date>`case when instances.sealing = excluded.sealing
          then instances.sealing_since else now() end`,
      }),
    )
    .execute()
  await db.deleteFrom('instances').where('seen_at', '<', silence).execute()
}

export async function forgetInstance(db: Db, id: string) {
  await db.deleteFrom('instances').where('id', '=', id).execute()
}

/** How many run, how many of them do not know a key, and for how many seconds all have sealed with it. */
export async function standingOf(db: Db, key: string) {
  const { rows } = await sql<{ running: number; unaware: number; sealing: number | null }>`
    select count(*)::int as running,
      (count(*) filter (where not ${key} = any (keys)))::int as unaware,
      case when bool_and(sealing = ${key})
        then extract(epoch from now() - max(sealing_since))::int end as sealing
    from instances where seen_at >= ${silence}`.execute(db)
  return rows[0]!
}
