import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { sql } from 'kysely'
import { definePrepared, prepareText } from './prepared.ts'
import { prepareWithin } from './written-once.ts'

let database: TestDatabase
let client: PoolClient

beforeAll(async () => {
  database = await createTestDatabase()
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.close()
})

/** What the connection is asked for while `work` runs. */
async function askedDuring(work: () => Promise<unknown>) {
  const { connection } = client as unknown as {
    connection: Record<'parse' | 'describe', () => void>
  }
  const parse = vi.spyOn(connection, 'parse')
  const describes = vi.spyOn(connection, 'describe')
  await work()
  const asked = { parsed: parse.mock.calls.length, described: describes.mock.calls.length }
  parse.mockRestore()
  describes.mockRestore()
  return asked
}

describe('a prepared read', () => {
  const double = definePrepared<[number], { doubled: number }>(
    'double',
    'select $1::int * 2 as doubled',
  )

  test('is parsed and described once per connection, by its name', async () => {
    const first = await askedDuring(async () =>
      expect(await double(client, [2])).toEqual([{ doubled: 4 }]),
    )
    expect(first).toEqual({ parsed: 1, described: 1 })
    const second = await askedDuring(async () =>
      expect(await double(client, [3])).toEqual([{ doubled: 6 }]),
    )
    expect(second).toEqual({ parsed: 0, described: 0 })
    const { rows } = await client.query(`select name from pg_prepared_statements`)
    expect(rows).toEqual([{ name: 'double' }])
    // Another connection does not know it yet.
    expect(await double(database.pool, [4])).toEqual([{ doubled: 8 }])
  })

  test('answers with the values that the driver would', async () => {
    const text = `select $1::bytea as bytes, $2::timestamptz as at, $3::text[] as words, $4::text as nothing,
        true as yes, 7 as number, '{"a": [1]}'::jsonb as json, 9007199254740993 as long
      from generate_series(1, 2)`
    const values = [Buffer.from('harbour'), new Date(0), ['a "b"', 'c,d'], null]
    const read = definePrepared<typeof values, Record<string, unknown>>('every-kind', text)
    const { rows } = await client.query(text, values)
    expect(await read(client, values)).toEqual(rows)
    expect(await read(client, values)).toEqual(rows)
  })

  test('that has no columns answers nothing', async () => {
    await client.query('create temporary table kept (word text)')
    const keep = definePrepared<[string], never>('keep', 'insert into kept values ($1)')
    expect(await keep(client, ['one'])).toEqual([])
    expect(await keep(client, ['two'])).toEqual([])
    expect((await client.query('select word from kept')).rows).toHaveLength(2)
  })

  test('that fails says why, and its connection goes on', async () => {
    const divide = definePrepared<[number], { part: number }>(
      'divide',
      'select 1 / $1::int as part',
    )
    await expect(divide(client, [0])).rejects.toThrow('division by zero')
    expect(await divide(client, [1])).toEqual([{ part: 1 }])
    const wrong = definePrepared<[], never>('wrong', 'select nothing_there')
    await expect(wrong(client, [])).rejects.toThrow('does not exist')
    await expect(wrong(database.pool, [])).rejects.toThrow('does not exist')
    expect(await divide(client, [1])).toEqual([{ part: 1 }])
  })

  test('whose value cannot be sent fails before anything is', async () => {
    const circle = { toPostgres: () => circle }
    const read = definePrepared<[unknown], { word: string }>('circle', 'select $1::text as word')
    await expect(read(client, [circle])).rejects.toThrow('circular')
    expect(await read(client, ['word'])).toEqual([{ word: 'word' }])
  })
})

test('one within a transaction is parsed once by its connection, and undone with the rest', async () => {
  const { db, pool } = database
  await pool.query('create table noted (word text)')
  const note = prepareWithin<{ word: string }, { word: string; length: number }>(
    'note',
    ({ word }) => sql`insert into noted values (${word}::text)
      returning word, length(${word}::text) as length`,
  )
  await db.connection().execute(async (one) => {
    for (const word of ['one', 'three']) {
      const work = one.transaction().execute(async (trx) => {
        expect(await note(trx, { word })).toEqual([{ word, length: word.length }])
        if (word === 'three') throw new Error('undone')
      })
      if (word === 'three') await expect(work).rejects.toThrow('undone')
      else await work
    }
    const names = sql`select name from pg_prepared_statements`
    expect((await names.execute(one)).rows).toContainEqual({ name: 'note' })
  })
  const { rows } = await pool.query('select word from noted')
  expect(rows).toEqual([{ word: 'one' }])
})

test('what one by its text changed is told as the driver tells it', async () => {
  const text = 'update counted set n = n + $1::int'
  await client.query('create table counted as select generate_series(1, 3) as n')
  prepareText('count-on', text)
  expect(await client.query(text, [1])).toMatchObject({ command: 'UPDATE', rowCount: 3, rows: [] })
})
