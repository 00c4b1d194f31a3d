import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { openReview } from '#access/reviews/review-worker.ts'
import { insertReview } from '#data/reviews.store.ts'
import { type LargeOrganization, seedLargeOrganization } from '#testing/large-organization.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { type GrantFilter, listGrants } from './access-grants.store.ts'
import { countByKind, countConcerns } from './count-grants.store.ts'
import { type GroupFilter, listGroups } from './access-groups.store.ts'
import { accessSummary } from './access-summary.ts'

const members = 2000

let database: TestDatabase
/** There is one connection, so that its settings and statistics apply to every statement. */
let one: OpenDatabase
let large: LargeOrganization

beforeAll(async () => {
  database = await createTestDatabase()
  one = openDatabase(database.url, { limits: { ...patientLimits, max: 1 } })
  large = await seedLargeOrganization(one.pool, members)
})
afterAll(async () => {
  await one.close()
  await database.close()
})

/** Counts the table rows that some work reads, with any plan. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    await one.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await one.pool.query(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables`,
    )
    return rows[0].read
  }
  const before = await read()
  await work()
  return (await read()) - before
}

const list = (wanted: GrantFilter, $skip = 0) =>
  listGrants(one.db, large.organizationId, wanted, { $skip, $limit: 20 })

const groups = (wanted: GroupFilter) =>
  listGroups(one.db, large.organizationId, wanted, { $skip: 0, $limit: 20 })

async function peopleInside() {
  const [application] = (await groups({})).rows
  return list({ application: application!.id })
}

async function openAReview() {
  const by = { id: large.userId, name: 'Ana Number1' }
  const review = await inTransaction(one.db, (trx) =>
    insertReview(trx, { organizationId: large.organizationId, by, days: 14 }),
  )
  await openReview(one.db, review!.id)
  await one.pool.query(`update access_reviews set state = 'cancelled'`)
}

describe.each([
  ['no statistics', []],
  ['a planner that expects many rows everywhere', ['set enable_nestloop = off']],
  ['statistics', ['analyze']],
  ['one plan for all values', ['analyze', 'set plan_cache_mode = force_generic_plan']],
])('one large organization, one small one, and %s', (_, settings) => {
  beforeAll(async () => {
    for (const setting of settings) await one.pool.query(setting)
  })
  afterAll(() => one.pool.query('reset all'))

  test.each<[string, number, () => Promise<unknown>]>([
    ['the first page', 10, () => list({})],
    ['a late page', 10, () => list({}, members - 100)],
    ['people', 10, () => list({ kind: 'person' })],
    ['a search for a person', 10, () => list({ search: 'ana number7' })],
    ['a search for an application', 20, () => list({ search: 'application' })],
    ['a search for both', 20, () => list({ search: 'application ana' })],
    ['unused grants', 10, () => list({ only: 'unused' })],
    ['grants with unused scopes', 10, () => list({ only: 'asks_for_more' })],
    ['groups', 20, () => groups({})],
    ['groups of unused grants', 30, () => groups({ only: 'unused' })],
    ['groups that a search finds', 30, () => groups({ search: 'application ana' })],
    ['people inside an application', 20, peopleInside],
    ['counts by kind', 10, () => countByKind(one.db, large.organizationId)],
    ['counts of concerns', 40, () => countConcerns(one.db, large.organizationId)],
    ['opening a review', 40, openAReview],
  ])('%s reads at most %d rows for each member', async (_name, max, work) => {
    expect(await rowsRead(work)).toBeLessThan(max * members)
  })
})

test('every grant has the number of managers of its organization', async () => {
  const { rows } = await list({}, 500)
  const owners = new Set(rows.map(({ owner_name }) => owner_name))
  expect(owners).toEqual(new Set(['Large', 'Small']))
  expect(new Set(rows.map(({ owner_managers }) => owner_managers))).toEqual(new Set([1]))
})

describe('the counts of a large organization', () => {
  test("concerns are the same if they're counted in many steps", async () => {
    const counted = await countConcerns(one.db, large.organizationId)
    expect(counted.grants.asks_for_more).toBeGreaterThan(100)
    expect(await countConcerns(one.db, large.organizationId, 333)).toEqual(counted)
  })

  test('concerns are null until the first count ends, and then at most a minute old', async () => {
    const figures = accessSummary(database.db, { patience: 0 })
    const asked = await figures(large.organizationId)
    expect(asked).toMatchObject({ unused: null, allowedByFormer: null, asksForMore: null })
    expect(asked.byKind.approval).toBe(members)
    const counted = await untilCounted(figures)
    expect(counted.unused).toBeGreaterThan(100)
    // After a change, the previous count is returned until the next one has finished.
    await one.pool.query(`update organizations set activity_count = activity_count + 1`)
    await one.pool.query(`delete from uses`)
    await one.pool.query(`update use_recording set since = now()`)
    expect(await figures(large.organizationId)).toMatchObject({ unused: counted.unused })
    await expect.poll(async () => (await figures(large.organizationId)).unused).toBe(0)
  })

  const untilCounted = async (figures: ReturnType<typeof accessSummary>) => {
    for (;;) {
      const answered = await figures(large.organizationId)
      if (answered.unused !== null) return answered
      await delay(20)
    }
  }
})
