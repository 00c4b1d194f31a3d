import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

const undefinedTable = '42P01'

/** None where none was noted yet, or the data is from before there was such a note. */
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

/** Of two first starts the first one's stays. */
export async function noteFirstKey(db: Db, value: Buffer) {
  await db.transaction().execute(async (trx) => {
    await sql`lock table secret_key_check in share row exclusive mode`.execute(trx)
    await sql`insert into secret_key_check (value)
      select ${value} where not exists (select from secret_key_check)`.execute(trx)
  })
}

/** From now on something may be sealed with it. */
export async function noteKeyCheck(db: Db, value: Buffer) {
  await db
    .insertInto('secret_key_check')
    .values({ value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nothing is sealed with any other. */
export async function forgetOtherKeyChecks(db: Db, value: Buffer) {
  await db.deleteFrom('secret_key_check').where('value', '!=', value).execute()
}

/** The newest of each kind of text that the key has sealed. */
export async function findSealed(db: Db) {
  const { rows } = await sql<{ kind: 'application key' | 'mail'; id: string; sealed: Buffer }>`
    (select 'application key' as kind, id, sealed from application_keys order by created_at desc limit 1)
    union all
    (select 'mail', id, sealed from mails where sealed is not null order by created_at desc limit 1)
  `.execute(db)
  return rows
}
