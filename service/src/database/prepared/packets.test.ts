import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { prepareAlong, prepareWithin } from './written-once.ts'

let database: TestDatabase
/** With one connection, so that what it has parsed is known. */
let one: OpenDatabase

const read = prepareWithin<object, { words: string[] }>(
  'read-kept',
  () => sql`select array(select word from kept order by word) as words`,
)
const keep = prepareAlong<{ word: string | null }>(
  'keep-word',
  ({ word }) => sql`insert into kept values (${word}::text)`,
)

beforeAll(async () => {
  database = await createTestDatabase()
  one = openDatabase(database.url, { limits: { max: 1 } })
  await one.pool.query('create table kept (word text not null)')
  // From here on the connection knows all of them.
  await one.db.transaction().execute(async (trx) => {
    await keep(trx, { word: 'first' })
    await read(trx, {})
  })
})
afterAll(async () => {
  await one.close()
  await database.close()
})

const words = async () => (await read(one.db, {}))[0]?.words
const add = (word: string | null) =>
  one.db.transaction().execute(async (trx) => {
    await read(trx, {})
    await keep(trx, { word })
  })

/** How often the connection is asked for an answer while `work` runs. */
async function askedDuring(work: () => Promise<unknown>): Promise<number> {
  const client = await one.pool.connect()
  const { connection } = client as PoolClient & {
    connection: Record<'sync' | 'query', () => void>
  }
  client.release()
  const asked = [vi.spyOn(connection, 'sync'), vi.spyOn(connection, 'query')]
  try {
    await work()
    return asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of asked) spy.mockRestore()
  }
}

describe('a transaction', () => {
  test('begins with its first statement, and ends with what is only written down', async () => {
    expect(await askedDuring(() => add('second'))).toBe(2)
    expect(await words()).toEqual(['first', 'second'])
  })

  test('that only writes something down is asked once', async () => {
    const write = () => one.db.transaction().execute((trx) => keep(trx, { word: 'third' }))
    expect(await askedDuring(write)).toBe(1)
    expect(await words()).toContain('third')
  })

  test('reads what was written down in it before, prepared or not', async () => {
    await one.db.transaction().execute(async (trx) => {
      await keep(trx, { word: 'fourth' })
      expect((await read(trx, {}))[0]?.words).toContain('fourth')
      await keep(trx, { word: 'fifth' })
      const { rows } = await sql`select from kept where word = 'fifth'`.execute(trx)
      expect(rows).toHaveLength(1)
    })
    expect(await words()).toEqual(expect.arrayContaining(['fourth', 'fifth']))
  })

  test('without a statement begins and ends', async () => {
    await one.db.transaction().execute(async () => {})
    const nothing = one.db.transaction().execute(() => Promise.reject(new Error('nothing done')))
    await expect(nothing).rejects.toThrow('nothing done')
    await words()
    const client = await one.pool.connect()
    expect(client.getTransactionStatus()).toBe('I')
    client.release()
  })
})

describe('what is only written down', () => {
  test('and fails undoes its transaction, and says why', async () => {
    await expect(add(null)).rejects.toThrow('null value in column "word"')
    const before = one.db.transaction().execute(async (trx) => {
      await keep(trx, { word: 'undone' })
      await keep(trx, { word: null })
      await sql`select 1`.execute(trx)
    })
    await expect(before).rejects.toThrow('null value in column "word"')
    expect(await words()).not.toContain('undone')
  })

  test('is left out where the rest is undone, and does not say why in its place', async () => {
    const undone = one.db.transaction().execute(async (trx) => {
      await read(trx, {})
      await keep(trx, { word: null })
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    expect(await words()).not.toContain(null)
  })

  test('too late, when the end of its transaction is asked for already, stops nobody', async () => {
    const left: Promise<unknown>[] = []
    const undone = one.db.transaction().execute(async (trx) => {
      await read(trx, {})
      left.push(read(trx, {}).then(() => keep(trx, { word: null })))
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    await expect(left[0]).rejects.toThrow('null value')
    expect(await words()).not.toContain(null)
  })

  test('is written at once where there is no transaction', async () => {
    expect(await askedDuring(() => keep(one.db, { word: 'alone' }))).toBe(1)
    expect(await words()).toContain('alone')
    await expect(keep(one.db, { word: null })).rejects.toThrow('null value')
  })
})

test('a connection that lost its statements is replaced', async () => {
  await one.pool.query('deallocate all')
  await expect(add('lost')).rejects.toThrow()
  await add('kept again')
  expect(await words()).toContain('kept again')
})
