import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateToLatest } from '#database/migrating/migrate.ts'
import { createTestDatabase } from '#testing/parts/test-database.ts'

/** One as it was before a migration, by its number. */
export async function databaseBefore(number: string) {
  const database = await createTestDatabase()
  const { db } = database
  await sql`drop schema public cascade; create schema public`.execute(db)
  const all = join(import.meta.dirname, '../../database/migrations')
  const before = await mkdtemp(join(tmpdir(), 'accord-migrations-'))
  for (const name of await readdir(all)) {
    if (name < number) await cp(join(all, name), join(before, name))
  }
  await migrateToLatest(db, before)
  await rm(before, { recursive: true })
  return database
}
