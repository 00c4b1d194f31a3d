import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { ownTables } from './erase-person.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The columns that refer to a person in rows that stay, with a description of what happens to each. */
const kept: Record<string, string> = {
  'account_activity.user_id': 'deleted with the account, by a database function',
  'access_reviews.ended_by_user': 'the review stays; the name in it is erased',
  'access_reviews.started_by_user': 'erased with the name in it',
  'exports.requested_by_user': 'the export is the organization’s, by a former member',
  'invitations.accepted_by': 'deleted with the invitation',
  'event_secrets_seen.user_id': 'a former member still knows the secret; the name is erased',
  'keys_seen.user_id': 'a former member still knows the secret; the name is erased',
  'organization_activity.user_id': 'the chain stays; texts and devices in it are erased',
  'review_keeps.user_id':
    'deleted once workers have processed the rows, independently of the person',
  'users.joined_to': 'both rows identify no one once the accounts were deleted',
  'profiles.user_id': 'each is deleted separately, under the lock of its organization',
}

test('every column that refers to a person is deleted with the account or documented here', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  )
  const own = ownTables.map((table) => `${table}.user_id`)
  const known = [...own, ...Object.keys(kept)]
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['sessions.user_id']))
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
