import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

const undefinedTable = '42P01'

/** Undefined where none was noted yet, or the data is from before there was such a note. */
export async function findKeyCheck(db: Db): Promise<Buffer | undefined> {
  const noted = db.selectFrom('secret_key_check').select('value').executeTakeFirst()
  return noted.then(
    (row) => row?.value,
    (error: { code?: string }) => {
      if (error.code !== undefinedTable) throw error
      return undefined
    },
  )
}

/** Of two first starts the first one's stays. */
export async function noteKeyCheck(db: Db, value: Buffer) {
  await db
    .insertInto('secret_key_check')
    .values({ value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
