import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { batchParameters, batchedLookup } from '#database/prepared.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`create table letters (key bytea primary key, word text)`)
  await database.pool.query(
    `insert into letters select sha256(n::text::bytea), 'word ' || n from generate_series(1, 200) n`,
  )
})
afterAll(() => database.close())

const findWord = batchedLookup<[key: Buffer], { word: string }>(
  'find-words',
  `select asked.place::int, l.word from ${batchParameters(['key', 'bytea'])} join letters l on l.key = asked.key`,
)

const keyOf = async (n: number) => {
  const { rows } = await database.pool.query<{ key: Buffer }>(
    'select sha256($1::text::bytea) as key',
    [String(n)],
  )
  return rows[0]!.key
}
const keysOf = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => keyOf(n + 1)))

/** Returns the result of `work` and the number of its statements. Each one takes a connection. */
async function counted<Result>(work: () => Promise<Result>) {
  const connecting = vi.spyOn(database.pool, 'connect')
  const result = await work()
  const statements = connecting.mock.calls.length
  connecting.mockRestore()
  return { result, statements }
}

describe('a batched lookup', () => {
  test('a loader answers all lookups of one turn with one statement, each with its own row', async () => {
    const keys = await keysOf(12)
    const unknown = Buffer.alloc(32)
    const { result, statements } = await counted(() =>
      Promise.all([unknown, ...keys, keys[3]!].map((key) => findWord(database.pool, key))),
    )
    const words = keys.map((_, n) => `word ${n + 1}`)
    expect(result.map((row) => row?.word)).toEqual([undefined, ...words, 'word 4'])
    expect(statements).toBe(1)
  })

  test("a loader splits more than fifty lookups, so that one connection doesn't do all the work", async () => {
    const keys = await keysOf(101)
    const { result, statements } = await counted(() =>
      Promise.all(keys.map((key) => findWord(database.pool, key))),
    )
    expect(result.map((row) => row?.word)).toEqual(keys.map((_, n) => `word ${n + 1}`))
    expect(statements).toBe(3)
  })

  test("a loader caches nothing, so a later lookup doesn't find a deleted row", async () => {
    const key = await keyOf(150)
    expect(await findWord(database.pool, key)).toMatchObject({ word: 'word 150' })
    await database.pool.query('delete from letters where key = $1', [key])
    expect(await findWord(database.pool, key)).toBeUndefined()
  })

  test('a loader rejects every lookup of a failed statement, but none of the next statement', async () => {
    const keys = await keysOf(3)
    const fault = new Error('the connection broke')
    vi.spyOn(database.pool, 'connect').mockImplementationOnce((taken?: unknown) =>
      (taken as (error: Error) => void)(fault),
    )
    const all = await Promise.allSettled(keys.map((key) => findWord(database.pool, key)))
    expect(all).toEqual(keys.map(() => ({ status: 'rejected', reason: fault })))
    expect(await findWord(database.pool, keys[0]!)).toMatchObject({ word: 'word 1' })
  })

  test('a loader supports keys of several parts', async () => {
    const find = batchedLookup<[word: string, key: Buffer], { word: string }>(
      'find-words-by-both',
      `select asked.place::int, l.word from ${batchParameters(['word', 'text'], ['key', 'bytea'])}
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
