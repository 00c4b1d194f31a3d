import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrate.ts'
import { migrationsBefore } from '#testing/migrations-before.ts'
import { createTestDatabase } from '#testing/test-database.ts'

test('of addresses from before they had to be proved, those count that their people sign in with', async () => {
  const { db, close } = await createTestDatabase()
  await using before = await migrationsBefore('0014')
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrateToLatest(db, before.path)
  await sql`insert into organizations (id, name) values (gen_random_uuid(), 'Harbour')`.execute(db)
  await sql`
    insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    values (gen_random_uuid(), 'own@example.com', 'Ana', 'Lind', 'none', now()),
      (gen_random_uuid(), 'other@example.com', 'Theo', 'Lind', 'none', now()),
      (gen_random_uuid(), 'unverified@example.com', 'June', 'Lind', 'none', null)`.execute(db)
  await sql`
    insert into profiles (id, user_id, organization_id, email, roles, ordinal)
    select gen_random_uuid(), u.id, o.id,
      case u.email when 'other@example.com' then 'forwarded@example.com' else u.email end,
      '{admin}', row_number() over ()
    from users u, organizations o`.execute(db)

  await migrateToLatest(db)

  const { rows } = await sql`select email, email_proven from profiles order by email`.execute(db)
  expect(rows).toEqual([
    { email: 'forwarded@example.com', email_proven: false },
    { email: 'own@example.com', email_proven: true },
    { email: 'unverified@example.com', email_proven: false },
  ])
  await close()
})
