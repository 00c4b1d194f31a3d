import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrating/migrate.ts'
import { createTestDatabase } from '#testing/parts/test-database.ts'
import { useOf } from './uses.store.ts'

test('what was used before uses were recorded apart keeps its time', async () => {
  await using database = await createTestDatabase()
  const { db } = database
  await sql`drop schema public cascade; create schema public`.execute(db)
  const all = join(import.meta.dirname, '../database/migrations')
  const before = await mkdtemp(join(tmpdir(), 'accord-migrations-'))
  for (const name of await readdir(all)) {
    if (name < '0027') await cp(join(all, name), join(before, name))
  }
  await migrateToLatest(db, before)
  await rm(before, { recursive: true })
  const [home, used, unused] = [randomUUID(), randomUUID(), randomUUID()]
  const at = new Date('2026-03-04T05:06:07.000Z')
  await sql`insert into organizations (id, name) values (${home}, 'Acme')`.execute(db)
  await sql`insert into applications (id, organization_id, name, scopes, last_used_at)
    values (${used}, ${home}, 'Survey', '{}', ${at}), (${unused}, ${home}, 'Idle', '{}', null)`.execute(
    db,
  )

  await migrateToLatest(db)
  const uses = await useOf(db, 'application', [used, unused])
  expect(uses.get(used)).toEqual({ lastUsedAt: at, days: [] })
  expect(uses.get(unused)).toEqual({ lastUsedAt: null, days: [] })
})
