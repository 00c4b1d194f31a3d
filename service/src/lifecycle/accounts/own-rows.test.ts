import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { ownTables } from './erase-person.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Columns that name a person in rows which stay, each with what becomes of it. */
const kept: Record<string, string> = {
  'account_activity.user_id': 'goes with the account, by a function of the database',
  'access_reviews.ended_by_user': 'the review stays; the name in it is erased',
  'access_reviews.started_by_user': 'erased with the name in it',
  'exports.requested_by_user': 'the export is the organization’s, by a former member',
  'invitations.accepted_by': 'goes with the invitation, which is deleted',
  'keys_seen.user_id': 'who left still knows the secret; the name is erased',
  'organization_activity.user_id': 'the chain stays; words and devices in it are erased',
  'review_keeps.user_id': 'gone once workers have kept the rows, whatever becomes of the person',
  'profiles.user_id': 'each ends by itself, under the lock of its organization',
}

test('every column that names a person goes with their account, or says what becomes of it', async () => {
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
