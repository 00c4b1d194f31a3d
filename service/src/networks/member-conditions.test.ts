import { FoundOrganization } from '@accord/contract/network-invitations.ts'
import { NetworkMap } from '@accord/contract/networks.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Condition } from '#database/condition.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import {
  hasJoined,
  isMemberOrInvited,
  isExpired,
  isInvited,
} from '#data/networks/network-members.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The condition for each state that people can see. An expired invitation isn't shown to anyone. */
const states: Record<string, Condition> = { joined: hasJoined, invited: isInvited }

const standings = {
  'the search': FoundOrganization.shape.standing.def.innerType.options,
  'the map': NetworkMap.shape.organizations.def.element.shape.standing.options,
}

test.each(Object.entries(standings))('%s distinguishes all states', (_where, told) => {
  expect(told.filter((one) => one !== 'owner')).toEqual(Object.keys(states))
})

test.each([
  { accepted: true, expires: 'later', is: 'joined' },
  { accepted: true, expires: 'before', is: 'joined' },
  { accepted: false, expires: 'later', is: 'invited' },
  // An invitation that expires at this very moment can no longer be accepted.
  { accepted: false, expires: 'now', is: undefined },
  { accepted: false, expires: 'before', is: undefined },
])(
  'the database and the code agree on a member (accepted: $accepted, expires: $expires)',
  async ({ accepted, expires, is }) => {
    const shift = { before: '-1 s', now: '0 s', later: '1 s' }[expires]
    const row = sql`(select case when ${accepted} then now() end as accepted_at, now() + ${shift}::interval as expires_at) m`
    const holds = async (state: Condition) => {
      const { rows } = await sql<{ held: boolean; alone: boolean }>`
      select ${state('m')} as held, ${state()} as alone from ${row}`.execute(database.db)
      expect(rows[0]!.alone).toBe(rows[0]!.held)
      return rows[0]!.held
    }
    const held = await Promise.all(Object.values(states).map(holds))
    expect(Object.keys(states).filter((_, at) => held[at])).toEqual(is === undefined ? [] : [is])
    expect(await holds(isExpired)).toBe(is === undefined)
    expect(await holds(isMemberOrInvited)).toBe(is !== undefined)
  },
)

test('no index depends on a status that could change over time', async () => {
  const { rows } = await database.pool.query<{ rows: string }>(
    `select pg_get_expr(indpred, indrelid) as rows from pg_index
     where indrelid = 'network_members'::regclass and indpred is not null`,
  )
  expect(rows.map((one) => one.rows).filter((one) => /accepted_at|expires_at/.test(one))).toEqual(
    [],
  )
})
