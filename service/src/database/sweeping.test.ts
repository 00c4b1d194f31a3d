import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { sweeping } from './batches.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
  await service.context.pool.query('create table swept (rows int)')
  await service.context.pool.query(`create function note() returns trigger language plpgsql
    as $$ begin insert into swept select count(*) from gone; return null; end $$`)
  for (const table of ['limits', 'tokens']) {
    await service.context.pool.query(`create trigger note after delete on ${table}
      referencing old table as gone for each statement execute function note()`)
  }
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('truncate limits, swept')
  await service.context.pool.query(`insert into limits
    select 'signUpPerAddress', at::text, 1, now() from generate_series(1, 25) at`)
})

const counts = async () =>
  (await service.context.pool.query<{ rows: number }>('select rows from swept')).rows.map(
    ({ rows }) => rows,
  )
const all = sweeping('limits', sql`name = 'signUpPerAddress'`, { max: 10 })

test('a sweep deletes in batches until nothing is left', async () => {
  await all(service.context.db)
  expect(await counts()).toEqual([10, 10, 5])
})

test('a sweep stops between two batches on request', async () => {
  const stop = new AbortController()
  const db = service.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      stop.abort()
      return Promise.resolve(result)
    },
  })
  await all(db, stop.signal)
  expect(await counts()).toEqual([10])
})

test('a sweep skips locked rows without waiting', async () => {
  const holder = await service.context.pool.connect()
  await holder.query("begin; update limits set count = 2 where key = '7'")
  await all(service.context.db)
  await holder.query('commit')
  holder.release()
  const { rows } = await service.context.pool.query('select key, count from limits')
  expect(rows).toEqual([{ key: '7', count: 2 }])
})

test('a sweep can update rows instead, in batches', async () => {
  const set = sql`count = 0`
  await sweeping('limits', sql`count > 0`, { set, max: 10 })(service.context.db)
  const { rows } = await service.context.pool.query('select distinct count from limits')
  expect(rows).toEqual([{ count: 0 }])
})

test('a sweep deletes at most 1,000 tokens in one statement', async () => {
  const { id } = await service.createPerson()
  await service.context.pool.query(
    `insert into tokens (hash, session_id, kind, created_at, expires_at)
     select sha256(at::text::bytea), s.id, 'user', now() - interval '1 hour', now() - interval '1 minute'
     from generate_series(1, 1500) at, sessions s where s.user_id = $1`,
    [id],
  )
  await sweepTable(service.context, 'tokens')
  expect(await counts()).toEqual([1000, 500])
})
