import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrating/migrate.ts'
import { databaseBefore } from '#testing/versions/database-before.ts'
import { useOf } from './uses.store.ts'

test('what was used before uses were recorded apart keeps its time', async () => {
  await using database = await databaseBefore('0027')
  const { db } = database
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
