import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { afterCommit, inTransaction } from '#database/transactions.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('after-commit callbacks run after the commit, in order', async () => {
  const done: string[] = []
  const result = await inTransaction(database.db, async (trx) => {
    afterCommit(trx, () => done.push('one'))
    afterCommit(trx, () => done.push('two'))
    await sql`select 1`.execute(trx)
    done.push('work')
    return 'its result'
  })
  expect([result, ...done]).toEqual(['its result', 'work', 'one', 'two'])
})

test("after-commit callbacks don't run when the transaction rolls back or the commit fails", async () => {
  const done: string[] = []
  const undone = inTransaction(database.db, async (trx) => {
    afterCommit(trx, () => done.push('told'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sql`create table later (id int unique deferrable initially deferred)`.execute(database.db)
  const refused = inTransaction(database.db, async (trx) => {
    afterCommit(trx, () => done.push('told'))
    await sql`insert into later values (1), (1)`.execute(trx)
  })
  await expect(refused).rejects.toThrow('later_id_key')
  expect(done).toEqual([])
})

test('after-commit callbacks run once when a transaction is repeated after a conflict', async () => {
  const done: number[] = []
  let attempts = 0
  await inTransaction(database.db, async (trx) => {
    attempts += 1
    const attempt = attempts
    afterCommit(trx, () => done.push(attempt))
    if (attempt < 3) throw Object.assign(new Error('a conflict'), { code: '40001' })
  })
  expect(done).toEqual([3])
})

test('after-commit callbacks need a transaction started by inTransaction', async () => {
  const begun = database.db.transaction().execute(async (trx) => afterCommit(trx, () => {}))
  await expect(begun).rejects.toThrow('started by inTransaction')
})
