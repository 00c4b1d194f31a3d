import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrating/migrate.ts'
import { databaseBefore } from '#testing/versions/database-before.ts'

test('contacts of before it was noted what brought them came by what they approved first', async () => {
  await using database = await databaseBefore('0030')
  const { db } = database
  const [home, first, second] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into organizations (id, name) values (${home}, 'Acme')`.execute(db)
  await sql`insert into applications (id, organization_id, name, scopes)
    values (${first}, ${home}, 'Survey', '{}'), (${second}, ${home}, 'Diary', '{}')`.execute(db)
  const somebody = async (role: string, approved: string[]) => {
    const [user, profile] = [randomUUID(), randomUUID()]
    const email = `${user}@example.org`
    await sql`insert into users (id, email, first_name, last_name)
      values (${user}, ${email}, 'Ana', 'Duarte')`.execute(db)
    await sql`insert into profiles (id, user_id, organization_id, email, roles)
      values (${profile}, ${user}, ${home}, ${email}, array[${role}])`.execute(db)
    for (const [index, application] of approved.entries()) {
      await sql`insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes, created_at)
        values (${randomUUID()}, ${application}, ${user}, ${profile}, ${home}, '{}',
          now() - make_interval(days => ${9 - index}))`.execute(db)
    }
    return profile
  }
  const contact = await somebody('contact', [first, second])
  await somebody('contact', [])
  await somebody('member', [first])

  await migrateToLatest(db)
  const { rows } = await sql`select profile_id, organization_id, application_id,
    extract(day from now() - at)::int as days from contacts`.execute(db)
  expect(rows).toEqual([
    { profile_id: contact, organization_id: home, application_id: first, days: 9 },
  ])
})
