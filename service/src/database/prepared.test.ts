import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import type { Database } from '#database/tables.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { prepared } from '#database/prepared.ts'

let database: TestDatabase
/** A pool with a single connection, so that its prepared statements can be listed. */
let one: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  one = openDatabase(database.url, { limits: { max: 1 } })
  await one.pool.query('create table notes (word text not null)')
})
afterAll(async () => {
  await one.close()
  await database.close()
})

async function knownBy(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  return rows.map(({ name }) => name)
}

const note = prepared<{ word: string | null }, { word: string; length: number }>(
  'note',
  ({ word }) => sql`insert into notes values (${word}::text)
    returning word, length(${word}::text) as length`,
)
const words = async () =>
  (await one.pool.query<{ word: string }>('select word from notes')).rows.map(({ word }) => word)

describe('a prepared statement', () => {
  const double = prepared<[number], { doubled: number }>('double', 'select $1::int * 2 as doubled')

  test('a prepared statement is stored by name and uses its own values each time', async () => {
    expect(await double(one.db, [2])).toEqual([{ doubled: 4 }])
    expect(await double(one.db, [3])).toEqual([{ doubled: 6 }])
    expect((await knownBy(one.db)).filter((name) => name === 'double')).toEqual(['double'])
    // Another connection hasn't prepared the statement yet.
    expect(await double(database.db, [4])).toEqual([{ doubled: 8 }])
  })

  test('a prepared statement that fails reports why, and its connection stays usable', async () => {
    const divide = prepared<[number], { part: number }>('divide', 'select 1 / $1::int as part')
    await expect(divide(one.db, [0])).rejects.toThrow('division by zero')
    expect(await divide(one.db, [1])).toEqual([{ part: 1 }])
    const wrong = prepared<[], never>('wrong', 'select nothing_there')
    await expect(wrong(one.db, [])).rejects.toThrow('does not exist')
    expect(await divide(one.db, [1])).toEqual([{ part: 1 }])
  })

  test('a prepared statement is rolled back with its transaction', async () => {
    await one.db.transaction().execute((trx) => note(trx, { word: 'kept' }))
    const undone = one.db.transaction().execute(async (trx) => {
      expect(await note(trx, { word: 'three' })).toEqual([{ word: 'three', length: 5 }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await words()).toEqual(['kept'])
    expect(await knownBy(one.db)).toContain('note')
  })

  test('a prepared statement fails immediately in its transaction, not with the commit', async () => {
    let reached = false
    const failed = one.db.transaction().execute(async (trx) => {
      await note(trx, { word: null })
      reached = true
    })
    await expect(failed).rejects.toThrow('null value in column "word"')
    expect(reached).toBe(false)
    expect(await words()).not.toContain(null)
  })

  test('a prepared statement with a second text is rejected', async () => {
    const either = prepared<{ first: boolean }, never>('either', ({ first }) =>
      first ? sql`select 1` : sql`select 2`,
    )
    await either(one.db, { first: true })
    await expect(either(one.db, { first: false })).rejects.toThrow(
      'either has two different SQL texts',
    )
  })
})

test('a transaction is reported as started only after the server has started it', async () => {
  const trx = await one.db.startTransaction().execute()
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from pg_stat_activity
     where datname = current_database() and query = 'begin' and application_name = 'accord'`,
  )
  expect(rows).toEqual([{ state: 'idle in transaction' }])
  await trx.rollback().execute()
})

test('a connection that lost its prepared statements is replaced', async () => {
  await note(one.db, { word: 'before' })
  await one.pool.query('deallocate all')
  const add = () => one.db.transaction().execute((trx) => note(trx, { word: 'after' }))
  await expect(add()).rejects.toThrow('does not exist')
  await add()
  expect(await words()).toContain('after')
})
