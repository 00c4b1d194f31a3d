import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { type Database, columns } from './tables.ts'
import { deleteSome, primaryKeyOf } from './batches.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('primary keys in the code match the database', async () => {
  const { rows } = await sql<{ table: keyof Database; key: string[] }>`
    select conrelid::regclass::text as table, array_agg(attname::text order by at) as key
    from pg_constraint cross join unnest(conkey) with ordinality as k (number, at)
    join pg_attribute on attrelid = conrelid and attnum = number
    where contype = 'p' and connamespace = 'public'::regnamespace
      and conrelid::regclass::text not like 'kysely%'
    group by 1`.execute(database.db)
  expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(columns).toSorted())
  for (const { table, key } of rows)
    expect({ table, key: primaryKeyOf(table) }).toEqual({ table, key })
})

test('a batch of rows can be deleted from a table with several key columns', async () => {
  const { db } = database
  await sql`insert into limits (name, key, count, window_ends_at)
    select 'x', at::text, 1, now() from generate_series(1, 25) at`.execute(db)
  const where = sql`name = 'x'`
  expect(await deleteSome(db, 'limits', { where, max: 10 })).toBe(10)
  expect(await deleteSome(db, 'limits', { where, max: 100 })).toBe(15)
})

test('no database function finds rows by ctid', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'ctid'`.execute(database.db)
  expect(rows).toEqual([])
})
