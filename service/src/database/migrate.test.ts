import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartupRefused } from '../startup-refused.ts'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { columns } from './columns.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

test('the types and the migrated database have the same columns', async () => {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column,
      udt_name || case is_nullable when 'YES' then ' null' else '' end as type
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
  `.execute(database.db)

  const found: Record<string, Record<string, string>> = {}
  for (const { table, column, type } of rows) (found[table] ??= {})[column] = type
  expect(found).toEqual(columns)
})

test('every table and every column says what it means', async () => {
  const { rows } = await sql<{ name: string }>`
    select class.relname || coalesce('.' || attname, '') as name
    from pg_class as class
    left join lateral (
      select attname, attnum from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped
      union all select null, 0
    ) as attribute on true
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and col_description(class.oid, attnum) is null
      and (attnum > 0 or obj_description(class.oid, 'pg_class') is null)
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('every foreign key has an index that serves it', async () => {
  const { rows } = await sql`
    select conrelid::regclass, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
    )
  `.execute(database.db)
  expect(rows).toEqual([])
})

describe('migrating', () => {
  test('again changes nothing', async () => {
    await expect(migrateToLatest(database.db)).resolves.toBeUndefined()
  })

  test('by several instances at once runs each migration once', async () => {
    await using folder = await migrationFolder({
      '0001-wait.sql': 'create table waited (id int); select pg_sleep(0.2);',
    })
    const { url } = await emptyDatabase()
    const instances = [1, 2, 3].map(() => openDatabase(url))
    await Promise.all(instances.map(({ db }) => migrateToLatest(db, folder.path)))
    const [first] = instances
    const applied = await sql`select name from kysely_migration`.execute(first!.db)
    expect(applied.rows).toEqual([{ name: '0001-wait' }])
    await Promise.all(instances.map((instance) => instance.close()))
  })

  test('names the migration that failed and undoes all of it', async () => {
    await using folder = await migrationFolder({
      '0001-good.sql': 'create table good (id int);',
      '0002-bad.sql': 'create table half (id int); select nonsense;',
    })
    const { db, close } = await emptyDatabase()
    await expect(migrateToLatest(db, folder.path)).rejects.toThrow(
      'The migration 0002-bad failed: column "nonsense" does not exist',
    )
    const left = await sql`select to_regclass('good') as good, to_regclass('half') as half`.execute(
      db,
    )
    expect(left.rows).toEqual([{ good: null, half: null }])
    await close()
  })

  test.each([
    ['has run what is not known here', { '0001-first.sql': '', '0002-newer.sql': '' }],
    ['has run them in another order', { '0002-second.sql': '' }],
  ])('is refused in a sentence for data that %s', async (_how, ranThere) => {
    await using there = await migrationFolder(ranThere)
    await using here = await migrationFolder({
      '0001-first.sql': '',
      '0002-second.sql': 'create table changed (id int);',
    })
    const { db, close } = await emptyDatabase()
    await migrateToLatest(db, there.path)
    const refused = migrateToLatest(db, here.path)
    await expect(refused).rejects.toBeInstanceOf(StartupRefused)
    await expect(refused).rejects.toThrow(
      'This data was made by another version of Accord: start that version, ' +
        'or set DATA_DIR or DATABASE_URL to another place to begin anew.',
    )
    const { rows } = await sql`select to_regclass('changed') as changed`.execute(db)
    expect(rows).toEqual([{ changed: null }])
    await close()
  })
})

async function migrationFolder(files: Record<string, string>) {
  const path = await mkdtemp(join(tmpdir(), 'accord-migrations-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

async function emptyDatabase() {
  const { db, pool, url, close } = await createTestDatabase()
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  return { db, pool, url, close }
}
