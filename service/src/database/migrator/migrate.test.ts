import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartupError } from '#config/startup-error.ts'
import { asRole, createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { columns } from '#database/tables.ts'
import { migrateToLatest } from './migrate.ts'
import { withMigratorLock, defaultMigrationWait } from './migration-wait.ts'
import { migrationLimits, openDatabase } from '../open.ts'
import { version } from '#version.ts'

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

test('every table and every column has a comment', async () => {
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

test('every foreign key has an index', async () => {
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
  test('a second migration changes nothing', async () => {
    await expect(migrateToLatest(database.db)).resolves.toBeUndefined()
  })

  test('simultaneous instances run each migration once', async () => {
    await using folder = await migrationFolder({
      '0001-wait.sql': 'create table waited (id int); select pg_sleep(0.2);',
    })
    const { url } = await emptyDatabase()
    const instances = [1, 2, 3].map(() => openDatabase(url))
    await Promise.all(instances.map(({ db }) => migrateToLatest(db, folder.path, quietly)))
    const [first] = instances
    const applied = await sql`select name from kysely_migration`.execute(first!.db)
    expect(applied.rows).toEqual([{ name: '0001-wait' }])
    await Promise.all(instances.map((instance) => instance.close()))
  })

  test('a failed migration is named and rolled back, and earlier ones stay', async () => {
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
    expect(left.rows).toEqual([{ good: 'good', half: null }])
    await expect(migrateToLatest(db, folder.path)).rejects.toThrow('The migration 0002-bad failed')
    await close()
  })

  test.each([
    ['has an unknown migration', { '0001-first.sql': '', '0002-newer.sql': '' }],
    ['lacks one of the migrations', { '0001-first.sql': '', '0003-third.sql': '' }],
  ])('migrating is rejected with an explanation for data that %s', async (_how, ranThere) => {
    await using there = await migrationFolder(ranThere)
    await using here = await migrationFolder({
      '0001-first.sql': '',
      '0002-second.sql': 'create table changed (id int);',
      '0003-third.sql': '',
    })
    const { db, close } = await emptyDatabase()
    await migrateToLatest(db, there.path)
    const refused = migrateToLatest(db, here.path)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(
      /^This data was created by another version of Accord \(\S+, with 000\d-[\w-]+\)\. Start that version, or set DATA_DIR to an empty folder or DATABASE_URL to an empty database\.$/,
    )
    const { rows } = await sql`select to_regclass('changed') as changed`.execute(db)
    expect(rows).toEqual([{ changed: null }])
    await close()
  })

  test('migrating is rejected when a migration has changed since it ran', async () => {
    await using there = await migrationFolder({ '0001-first.sql': 'create table first (id int);' })
    await using here = await migrationFolder({
      '0001-first.sql': 'create table first (id int not null);',
      '0002-second.sql': 'create table second (id int);',
    })
    const { db, close } = await emptyDatabase()
    await migrateToLatest(db, there.path)
    const refused = migrateToLatest(db, here.path)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(
      /^The migration 0001-first has changed since Accord \S+ ran it on this database \(SHA-256 [0-9a-f]{12}… then, [0-9a-f]{12}… now\)\. .* Install an unmodified release of Accord and start again\./,
    )
    const { rows } = await sql`select to_regclass('second') as second`.execute(db)
    expect(rows).toEqual([{ second: null }])
    await close()
  })

  test.each([
    ['without a SHA-256', `insert into kysely_migration values ('0001-first', '', '0.1.0')`],
    ['with other tables', `insert into kysely_migration values ('0001-accounts', '', '0.1.0')`],
  ])('migrating is rejected for data from before the first version, %s', async (_how, note) => {
    await using here = await migrationFolder({ '0001-first.sql': '' })
    const { db, close } = await emptyDatabase()
    await sql`create table kysely_migration (name text, timestamp text, version text)`.execute(db)
    await sql.raw(note).execute(db)
    const refused = migrateToLatest(db, here.path)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(
      'This data was created by Accord before 0.1.0, the first version that can be upgraded. ' +
        'Set DATABASE_URL to an empty database, or DATA_DIR to an empty folder, and start again.',
    )
    await close()
  })
})

test('an older version is rejected on newer data with both versions named', async () => {
  await using newer = await migrationFolder({ '0001-first.sql': '', '0002-newer.sql': '' })
  await using older = await migrationFolder({ '0001-first.sql': '' })
  const { db, close } = await emptyDatabase()
  await migrateToLatest(db, newer.path)
  await sql`update kysely_migration set version = '99.0.0' where name = '0002-newer'`.execute(db)
  const refused = migrateToLatest(db, older.path)
  await expect(refused).rejects.toBeInstanceOf(StartupError)
  await expect(refused).rejects.toThrow(
    `This data was created by a newer version of Accord (99.0.0, with 0002-newer). This is ${version}, ` +
      'which knows migrations up to 0001-first. Start the newer version, or restore a backup from before the upgrade.',
  )
  await close()
})

describe('a migration that meets others', () => {
  const addsColumn = { '0001-table.sql': 'create table busy (id int);' }
  const next = { ...addsColumn, '0002-column.sql': 'alter table busy add column more int;' }

  const waitingFor = (table: string) =>
    `select from pg_locks where relation = '${table}'::regclass and not granted`

  /** Creates a table that a long transaction is reading. */
  async function busyTable({ lock_timeout } = { lock_timeout: 1000 }) {
    await using before = await migrationFolder(addsColumn)
    const { url, close } = await emptyDatabase()
    const opened = openDatabase(url, { limits: { ...migrationLimits, lock_timeout } })
    await migrateToLatest(opened.db, before.path)
    const reader = new Client({ connectionString: url, application_name: 'a report' })
    await reader.connect()
    await reader.query('begin; select * from busy')
    const said: string[] = []
    const { rows } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid')
    return {
      ...opened,
      reader,
      said,
      inItsWay: new RegExp(
        `^The migration 0002-column needs a table that is in use \\(process ${rows[0]!.pid}, a report, ` +
          'in a transaction since \\d\\d:\\d\\d:\\d\\d UTC\\)\\.',
      ),
      [Symbol.asyncDispose]: async () => {
        await reader.end()
        await opened.close()
        await close()
      },
    }
  }

  test('a migration names the process that blocks it, and runs once that process has ended', async () => {
    await using after = await migrationFolder(next)
    await using table = await busyTable()
    const said = Promise.withResolvers<string>()
    const migrated = migrateToLatest(table.db, after.path, { seconds: 60, say: said.resolve })
    expect(await said.promise).toMatch(table.inItsWay)
    await table.reader.query('commit')
    await migrated
    await sql`select more from busy`.execute(table.db)
  })

  test('a migration survives a deadlock, and runs once the other transaction ends', async () => {
    const both = 'alter table busy add column more int; alter table other add column more int;'
    await using after = await migrationFolder({ ...addsColumn, '0002-column.sql': both })
    // PostgreSQL checks for deadlocks after a second. The other transaction's check comes later.
    await using table = await busyTable({ lock_timeout: 10_000 })
    const { db, reader, pool } = table
    await reader.query('commit')
    await reader.query('create table other (id int)')
    await reader.query('begin; select * from other')
    const migrated = migrateToLatest(db, after.path, { seconds: 60, say: () => {} })
    await expect
      .poll(async () => (await pool.query(waitingFor('other'))).rowCount, { interval: 20 })
      .toBe(1)
    await reader.query("set deadlock_timeout = '10s'; select * from busy; commit")
    await migrated
    await sql`select more from other`.execute(db)
  })

  test('a migration fails after its time limit, with an explanation and no changes', async () => {
    await using after = await migrationFolder(next)
    await using table = await busyTable()
    const refused = migrateToLatest(table.db, after.path, { seconds: 2, say: () => {} })
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(table.inItsWay)
    await expect(refused).rejects.toThrow(/ Gave up waiting after \d+ seconds\. /)
    await expect(sql`select more from busy`.execute(table.db)).rejects.toThrow('does not exist')
  })

  test('a migration waits for another instance that is migrating, and logs that', async () => {
    await using folder = await migrationFolder(addsColumn)
    const { url, close } = await emptyDatabase()
    const [one, other] = [openDatabase(url), openDatabase(url)]
    const holds = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const first = withMigratorLock(one.db, defaultMigrationWait, async () => {
      holds.resolve()
      await end.promise
    })
    await holds.promise
    const said = Promise.withResolvers<string>()
    const second = migrateToLatest(other.db, folder.path, { seconds: 60, say: said.resolve })
    expect(await said.promise).toMatch(/^Another instance is changing the database's tables\. /)
    end.resolve()
    await Promise.all([first, second])
    await Promise.all([one.close(), other.close(), close()])
  })

  test('a migration can build an index concurrently, and rebuilds it after an interruption', async () => {
    await using before = await migrationFolder(addsColumn)
    await using after = await migrationFolder({
      ...addsColumn,
      '0002-index.sql':
        '-- concurrently\ncreate unique index concurrently if not exists busy_id on busy (id);\n' +
        "comment on index busy_id is 'a second statement';\n" +
        'do $$\nbegin\n  insert into busy values (2);\n  commit;\nend\n$$;\n',
    })
    const { db, close } = await emptyDatabase()
    await migrateToLatest(db, before.path)
    await sql`insert into busy values (1), (1)`.execute(db)
    // A duplicate interrupts the creation of the index.
    await expect(migrateToLatest(db, after.path)).rejects.toThrow('could not create unique index')
    await sql`delete from busy`.execute(db)
    await migrateToLatest(db, after.path)
    const { rows } = await sql`
      select indisvalid, id from pg_index, busy where indexrelid = 'busy_id'::regclass`.execute(db)
    expect(rows).toEqual([{ indisvalid: true, id: 2 }])
    await close()
  })
})

test("a role that can't create tables gets an explanation", async () => {
  await using folder = await migrationFolder({ '0001-table.sql': 'create table busy (id int);' })
  const { db, url, close } = await emptyDatabase()
  const role = `accord_test_${randomBytes(4).toString('hex')}`
  await sql.raw(`create role ${role} login`).execute(db)
  const opened = openDatabase(asRole(url, role))
  const refused = migrateToLatest(opened.db, folder.path)
  await expect(refused).rejects.toBeInstanceOf(StartupError)
  await expect(refused).rejects.toThrow(
    "This version has to change the database, but its role isn't allowed to (permission denied for schema public). " +
      'Set DATABASE_MIGRATION_URL to a role that owns the tables, or grant CREATE to the current role.',
  )
  await opened.close()
  await sql.raw(`drop role ${role}`).execute(db)
  await close()
})

const quietly = { seconds: 60, say: () => {} }

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
