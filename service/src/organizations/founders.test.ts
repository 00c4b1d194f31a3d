import { listProfiles } from '@accord/contract/profiles.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrate.ts'
import { migrationsBefore } from '#testing/migrations-before.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { startTestService } from '#testing/test-service.ts'

test('who made an organization is its founder, whatever place in the order of joining is theirs', async () => {
  await using service = await startTestService()
  const { id, owner } = await service.anOrganization()
  const second = await service.aMember({ id }, ['owner'])
  await service.context.pool.query(
    'update profiles set ordinal = ordinal + 1000 where organization_id = $1',
    [id],
  )
  const founder = async ({ asUser }: typeof owner) =>
    (await asUser.call(listProfiles, { query: {} })).data.map((profile) => profile.founder)
  expect([await founder(owner), await founder(second)]).toEqual([[true], [false]])
})

test('founders from before it was noted are those who joined first', async () => {
  const { db, close } = await createTestDatabase()
  await using before = await migrationsBefore('0017')
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrateToLatest(db, before.path)
  await sql`insert into organizations (id, name) values (gen_random_uuid(), 'Harbour')`.execute(db)
  await sql`
    insert into users (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), n || '@example.com', 'Ana', 'Lind', 'none'
    from generate_series(1, 2) n`.execute(db)
  await sql`
    insert into profiles (id, user_id, organization_id, email, roles, ordinal)
    select gen_random_uuid(), u.id, o.id, u.email, '{owner}', left(u.email, 1)::int
    from users u, organizations o`.execute(db)

  await migrateToLatest(db)

  const { rows } = await sql`select ordinal, founder from profiles order by ordinal`.execute(db)
  expect(rows).toEqual([
    { ordinal: 1, founder: true },
    { ordinal: 2, founder: false },
  ])
  await close()
})
