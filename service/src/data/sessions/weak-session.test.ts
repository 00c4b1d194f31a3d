import { type Factor, factors, isStrong } from '@accord/contract/rules/factors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { weakSessionText } from './session.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Every set of factors, including the empty one. */
const sets = [...factors, 'identity' as const].reduce<Factor[][]>(
  (before, factor) => [...before, ...before.map((set) => [...set, factor])],
  [[]],
)

test('the rule and the statement agree on which factors make a session weak', async () => {
  for (const set of sets) {
    const { rows } = await database.pool.query<{ weak: boolean }>(
      `select ${weakSessionText('s')} as weak from (select $1::text[] as factors) s`,
      [set],
    )
    expect({ set, weak: rows[0]!.weak }).toEqual({ set, weak: !isStrong(set) })
  }
})

test('a password and another provider are two first factors, and not a second one', () => {
  expect(isStrong(['identity', 'password'])).toBe(false)
  expect(isStrong(['identity', 'password', 'totp'])).toBe(true)
})
