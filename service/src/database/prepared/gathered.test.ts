import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { asked, defineGathered } from './gathered.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`create table letters (key bytea primary key, word text)`)
  await database.pool.query(
    `insert into letters select sha256(n::text::bytea), 'word ' || n from generate_series(1, 200) n`,
  )
})
afterAll(() => database.close())

const findWord = defineGathered<[key: Buffer], { word: string }>(
  'find-words',
  `select asked.place::int, l.word from ${asked(['key', 'bytea'])} join letters l on l.key = asked.key`,
)

const keyOf = async (n: number) => {
  const { rows } = await database.pool.query<{ key: Buffer }>(
    'select sha256($1::text::bytea) as key',
    [String(n)],
  )
  return rows[0]!.key
}
const keysOf = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => keyOf(n + 1)))

/** How many statements were asked while `work` ran, and what came of it. */
async function counted<Result>(work: () => Promise<Result>) {
  const asking = vi.spyOn(database.pool, 'query')
  const result = await work()
  const statements = asking.mock.calls.length
  asking.mockRestore()
  return { result, statements }
}

describe('a gathered read', () => {
  test('answers all who ask at once by one statement, each with their own row', async () => {
    const keys = await keysOf(12)
    const unknown = Buffer.alloc(32)
    const { result, statements } = await counted(() =>
      Promise.all([unknown, ...keys, keys[3]!].map((key) => findWord(database.pool, key))),
    )
    const words = keys.map((_, n) => `word ${n + 1}`)
    expect(result.map((row) => row?.word)).toEqual([undefined, ...words, 'word 4'])
    expect(statements).toBe(1)
  })

  test('of more than fifty is several, so that one connection does not do it all', async () => {
    const keys = await keysOf(101)
    const { result, statements } = await counted(() =>
      Promise.all(keys.map((key) => findWord(database.pool, key))),
    )
    expect(result.map((row) => row?.word)).toEqual(keys.map((_, n) => `word ${n + 1}`))
    expect(statements).toBe(3)
  })

  test('is asked anew by whoever comes later: what ended meanwhile is not found', async () => {
    const key = await keyOf(150)
    expect(await findWord(database.pool, key)).toMatchObject({ word: 'word 150' })
    await database.pool.query('delete from letters where key = $1', [key])
    expect(await findWord(database.pool, key)).toBeUndefined()
  })

  test('that fails fails for all of them, and for nobody after them', async () => {
    const keys = await keysOf(3)
    const fault = new Error('the connection broke')
    const faults = [fault]
    const query = (asking: never, answered: (error?: Error) => void) => {
      const now = faults.pop()
      return now ? answered(now) : database.pool.query(asking, answered)
    }
    const pool = { query } as unknown as TestDatabase['pool']
    const all = await Promise.allSettled(keys.map((key) => findWord(pool, key)))
    expect(all).toEqual(keys.map(() => ({ status: 'rejected', reason: fault })))
    expect(await findWord(pool, keys[0]!)).toMatchObject({ word: 'word 1' })
  })

  test('by a key of several parts takes each with its own', async () => {
    const find = defineGathered<[word: string, key: Buffer], { word: string }>(
      'find-words-by-both',
      `select asked.place::int, l.word from ${asked(['word', 'text'], ['key', 'bytea'])}
       join letters l on l.key = asked.key and l.word = asked.word`,
    )
    const [one, two] = await keysOf(2)
    const rows = await Promise.all([
      find(database.pool, 'word 1', one!),
      find(database.pool, 'word 1', two!),
      find(database.pool, 'word 2', two!),
    ])
    expect(rows.map((row) => row?.word)).toEqual(['word 1', undefined, 'word 2'])
  })
})
