import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpenInvitation } from '#data/members/invitations.store.ts'
import { isContact, manages, owns } from '#data/organizations/profiles.store.ts'
import { isReviewInProgress } from '#data/reviews.store.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { condition } from '#database/condition.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const isAnswered = condition<'invitations'>(
  (of) => `${of('accepted_at')} is not null or ${of('declined_at')} is not null`,
)

describe('a condition', () => {
  test('a condition works with or without a table alias and is in parentheses', () => {
    const ofNamed = '(i.accepted_at is not null or i.declined_at is not null)'
    expect(isAnswered.text('i')).toBe(ofNamed)
    expect(isAnswered.text()).toBe('(accepted_at is not null or declined_at is not null)')
    const { sql: text, parameters } = sql`select ${isAnswered('i')}`.compile(database.db)
    expect({ text, parameters }).toEqual({ text: `select ${ofNamed}`, parameters: [] })
  })

  test.each<[index: string, on: string, asked: RawBuilder<boolean>]>([
    ['profiles_managers', 'profiles', manages()],
    ['profiles_owners', 'profiles', owns()],
    ['profiles_contacts', 'profiles', isContact()],
    ['invitations_open_once', 'invitations', isOpenInvitation()],
    ['invitations_of_an_organization', 'invitations', isOpenInvitation()],
    ['invitations_to_an_address', 'invitations', isOpenInvitation()],
    ['invitations_by_role', 'invitations', isOpenInvitation()],
    ['access_reviews_one_at_a_time', 'access_reviews', isReviewInProgress()],
  ])('a condition matches the index %s', async (index, on, asked) => {
    await sql`create index asked_for on ${sql.table(on)} (id) where ${asked}`.execute(database.db)
    const { rows } = await database.pool.query<{ rows: string }>(
      `select pg_get_expr(indpred, indrelid) as rows from pg_index
       where indexrelid = any (array[$1, 'asked_for']::regclass[])`,
      [index],
    )
    await database.pool.query('drop index asked_for')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(rows[0])
  })
})
