import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

const undefinedTable = '42P01'

/**
 * Lists the keys that are recorded in the data. The list is empty if none was recorded yet, or if the data is older
 * than this record.
 */
export async function listKeyChecks(db: Db): Promise<Buffer[]> {
  const noted = db.selectFrom('secret_key_check').select('value').execute()
  return noted.then(
    (rows) => rows.map(({ value }) => value),
    (error: { code?: string }) => {
      if (error.code !== undefinedTable) throw error
      return []
    },
  )
}

/** Records the first key. Of two concurrent first starts, the first one wins. */
export async function recordFirstKey(db: Db, value: Buffer) {
  await db.transaction().execute(async (trx) => {
    await sql`lock table secret_key_check in share row exclusive mode`.execute(trx)
    await sql`insert into secret_key_check (value)
      select ${value} where not exists (select from secret_key_check)`.execute(trx)
  })
}

/** Records a key, so that values can be encrypted with it. */
export async function recordKeyCheck(db: Db, value: Buffer) {
  await db
    .insertInto('secret_key_check')
    .values({ value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the records of all other keys, once nothing is encrypted with them. */
export async function deleteOtherKeyChecks(db: Db, value: Buffer) {
  await db.deleteFrom('secret_key_check').where('value', '!=', value).execute()
}

/** Finds the newest encrypted value of each kind. */
export async function findSealed(db: Db) {
  const { rows } = await sql<{ kind: 'application key' | 'mail'; id: string; sealed: Buffer }>`
    (select 'application key' as kind, id, sealed from application_keys order by created_at desc limit 1)
    union all
    (select 'mail', id, sealed from mails where sealed is not null order by created_at desc limit 1)
  `.execute(db)
  return rows
}

export interface Instance {
  id: string
  /** The IDs of all keys that the process has, and of the one that it encrypts with. */
  keys: string[]
  sealing: string
}

/** A process that hasn't reported for this long has ended. */
const silence = sql<Date>`now() - interval '30 seconds'`

/** Records that the process is running, and its keys. */
export async function recordInstance(db: Db, { id, keys, sealing }: Instance) {
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

export async function deleteInstance(db: Db, id: string) {
  await db.deleteFrom('instances').where('id', '=', id).execute()
}

/**
 * Counts the running processes and those that don't have a key. Also returns for how many seconds all of them have
 * encrypted with it.
 */
export async function keyUsage(db: Db, key: string) {
  const { rows } = await sql<{ running: number; unaware: number; sealing: number | null }>`
    select count(*)::int as running,
      (count(*) filter (where not ${key} = any (keys)))::int as unaware,
      case when bool_and(sealing = ${key})
        then extract(epoch from now() - max(sealing_since))::int end as sealing
    from instances where seen_at >= ${silence}`.execute(db)
  return rows[0]!
}
