import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { isDatabaseGone } from './errors.ts'
import { openDatabase, readerLimits, readerTimeout } from './open.ts'
import { requestLimits } from './pool.ts'
import { inTransaction } from './transactions.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

describe('the limits of a request', () => {
  test('the limits of a request are set on every connection', async () => {
    const { db, close } = openDatabase(database.url)
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle
    `.execute(db)
    await close()
    expect(rows).toEqual([{ statement: '10s', lock: '2s', idle: '15s' }])
  })

  test('the limits of a request guarantee a response within 10 seconds, even if the database hangs', () => {
    const { connectionTimeoutMillis, query_timeout } = requestLimits
    expect(connectionTimeoutMillis! + query_timeout!).toBeLessThan(10_000)
    expect(readerLimits.connectionTimeoutMillis! + readerTimeout.query_timeout).toBeLessThan(10_000)
  })

  test('the limits of a request end a silent connection instead of using it again', async () => {
    const limits = { max: 1, query_timeout: 100 }
    const { db, close } = openDatabase(database.url, { limits, log: () => {} })
    const slow = sql`select pg_sleep(3)`.execute(db)
    await expect(slow).rejects.toSatisfy(isDatabaseGone)
    // After a timeout, a transaction doesn't wait again for its rollback.
    const undone = db.transaction().execute((trx) => sql`select pg_sleep(3)`.execute(trx))
    await expect(undone).rejects.toThrow('Query read timeout')
    const next = await sql`select 1 as one`.execute(db)
    expect(next.rows).toEqual([{ one: 1 }])
    await close()
  })
})

describe('an unavailable database', () => {
  test('an unavailable database is distinguished from an error in a statement', async () => {
    const wrong = sql`select nonsense`.execute(database.db)
    await expect(wrong).rejects.not.toSatisfy(isDatabaseGone)
  })

  test('a database without a socket is reported as unavailable', async () => {
    const { db, close } = openDatabase('postgresql://accord@/accord?host=/nowhere')
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseGone)
    await close()
  })

  test('a database without a listener is reported as unavailable', async () => {
    const { db, close } = openDatabase('postgresql://accord@localhost:1/accord')
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseGone)
    await close()
  })

  test('a database that closes a connection is reported as unavailable, and the next query gets a new connection', async () => {
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db)
    await expect(ended).rejects.toSatisfy(isDatabaseGone)
    await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined()
  })

  test('the process continues when an idle connection breaks', async () => {
    const said: string[] = []
    const idle = openDatabase(database.url, { log: (sentence) => said.push(sentence) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(idle.db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await expect
      .poll(() => said)
      .toEqual([expect.stringContaining('A database connection was lost')])
    await idle.close()
  })
})

test('after closing, no connection is left and no error is logged', async () => {
  const said: string[] = []
  const opened = openDatabase(database.url, { log: (sentence) => said.push(sentence) })
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const closed = opened.close()
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await closed
  expect(opened.pool.totalCount).toBe(0)
  expect(said).toEqual([])
})

describe('a transaction', () => {
  test('a transaction that lost to a deadlock runs again', async () => {
    await sql`create table forks (id int primary key, used int not null)`.execute(database.db)
    await sql`insert into forks values (1, 0), (2, 0)`.execute(database.db)
    const bothHoldOne = meetingOf(2)
    const take = (first: number, second: number) =>
      inTransaction(database.db, async (trx) => {
        await sql`update forks set used = used + 1 where id = ${first}`.execute(trx)
        await bothHoldOne()
        await sql`update forks set used = used + 1 where id = ${second}`.execute(trx)
      })
    await Promise.all([take(1, 2), take(2, 1)])
    const { rows } = await sql`select used from forks order by id`.execute(database.db)
    expect(rows).toEqual([{ used: 2 }, { used: 2 }])
  })

  test('a transaction is given up after three more attempts', async () => {
    let runs = 0
    const always = inTransaction(database.db, async (trx) => {
      runs += 1
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(trx)
    })
    await expect(always).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })

  test("a transaction that failed for another reason isn't repeated", async () => {
    let runs = 0
    const wrong = inTransaction(database.db, async () => {
      runs += 1
      throw new Error('no')
    })
    await expect(wrong).rejects.toThrow('no')
    expect(runs).toBe(1)
  })
})

/** Lets the first callers wait until all of them have arrived. Later callers don't wait. */
function meetingOf(size: number) {
  const all = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present === size) all.resolve()
    return all.promise
  }
}
