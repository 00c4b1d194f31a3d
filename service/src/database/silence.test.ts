import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Whoever looks sees what we say here, of processes that are at work in truth. */
async function seenAs(schema: string, columns: string) {
  await database.pool.query(`create schema ${schema}`)
  await database.pool.query(`create sequence ${schema}.looks`)
  await database.pool.query(
    `create view ${schema}.pg_stat_activity as select pid, ${columns} from pg_catalog.pg_stat_activity`,
  )
  const options = encodeURIComponent(`-c search_path=${schema},pg_catalog`)
  return `${database.url}${database.url.includes('?') ? '&' : '?'}options=${options}`
}

/** And it takes a while to say so: longer than two looks are apart. */
const alternately = (schema: string) =>
  `'active' as state, (select case when nextval('${schema}.looks') % 2 = 0 then 'DataFileRead' else 'WALWrite' end
    from pg_sleep(0.3)) as wait_event`

const work = (seconds: number) => `select pg_sleep(${seconds})`
const hasty = { asks: 400, answers: 500, atMost: 60_000 }

describe('a long statement', () => {
  test('that writes to the log now and then is left to its work', async () => {
    const url = await seenAs('writes', alternately('writes'))
    const silence = { ...hasty, answers: 3000 }
    const { pool, close } = openDatabase(url, { limits: { max: 1, silence } })
    await expect(pool.query(work(3))).resolves.toMatchObject({ rowCount: 1 })
    await close()
  })

  test('that waits for the log at every look is ended', async () => {
    const url = await seenAs('waits', `'active' as state, 'WALSync' as wait_event`)
    const { pool, close } = openDatabase(url, { limits: { max: 1, silence: hasty } })
    await expect(pool.query(work(10))).rejects.toThrow('Connection terminated unexpectedly')
    await close()
  })

  test('that waits for the log at one look is not held to what was seen of the one before', async () => {
    const url = await seenAs('each', `'active' as state, 'WALSync' as wait_event`)
    const { pool, close } = openDatabase(url, {
      limits: { max: 1, silence: { ...hasty, asks: 1000 } },
    })
    for (const time of ['first', 'second']) {
      expect(await pool.query(work(1.25)), time).toMatchObject({ rowCount: 1 })
    }
    await close()
  })

  test('whose server takes a while to answer is left to its work where that may take a while', async () => {
    const url = await seenAs('slow', `'active' as state, pg_sleep(0.8)::text as wait_event`)
    const silence = { ...hasty, answers: 3000 }
    const { pool, close } = openDatabase(url, { limits: { max: 1, silence } })
    await expect(pool.query(work(3))).resolves.toMatchObject({ rowCount: 1 })
    await close()
  })
})
