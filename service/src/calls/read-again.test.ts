import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cuttableDatabase, type CuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { createTestNetwork } from '#testing/networks.ts'
import type { TestMember } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let cable: CuttableDatabase
let service: TestService
let owner: TestMember
let organizationId: string

beforeAll(async () => {
  const database = await createTestDatabase()
  await database.close()
  cable = await cuttableDatabase(database.url)
  service = await startTestService({ databaseUrl: cable.url })
  const organization = await service.createOrganization()
  owner = organization.owner
  organizationId = organization.id
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await cable[Symbol.asyncDispose]()
})
afterEach(() => {
  cable.onStatement = () => undefined
})

/** Cuts every connection once, at this statement. After a cut before the statement, new connections work. */
function cutOnceAt(statement: string | RegExp, when: 'cut before' | 'cut after' = 'cut before') {
  let cuts = 0
  cable.onStatement = (text) => {
    if (cuts > 0 || text.search(statement) < 0) return undefined
    cuts += 1
    if (when === 'cut before') setImmediate(() => cable.mend())
    return when
  }
  return () => cuts
}

const manyAtOnce = 20

describe('all connections to the database are cut at the same time', () => {
  test.each([
    ['while the token is looked up', 'find-live-token'],
    ['while the response is read', /from "profiles"/],
  ])('every read succeeds after a cut %s', async (_when, statement) => {
    const cuts = cutOnceAt(statement)
    const answers = await Promise.all(
      Array.from({ length: manyAtOnce }, () =>
        owner.as.request('GET', `/api/organization/${organizationId}/members`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(manyAtOnce).fill(200))
    expect(cuts()).toBe(1)
  })

  test("a change that hadn't started is made, exactly once", async () => {
    const cuts = cutOnceAt('find-live-token')
    const names = await createMany()
    expect(names.map(({ status }) => status)).toEqual(Array(manyAtOnce).fill(201))
    expect(await timesThere(names)).toEqual(Array(manyAtOnce).fill(1))
    expect(cuts()).toBe(1)
  })

  test.each(['cut before', 'cut after'] as const)(
    'a change cut in progress (%s a commit) is never made twice, and its response is correct',
    async (when) => {
      const cuts = cutOnceAt(/commit/, when)
      const names = await createMany()
      cable.mend()
      const times = await timesThere(names)
      for (const [at, { status }] of names.entries()) {
        expect([201, 503]).toContain(status)
        if (status === 201) expect(times[at]).toBe(1)
        else expect(times[at]).toBeLessThanOrEqual(1)
      }
      expect(names.some(({ status }) => status === 503)).toBe(true)
      expect(cuts()).toBe(1)
    },
  )
})

test('a search that is repeated after a cut counts only once toward its limit', async () => {
  const organization = await service.createOrganization()
  await createTestNetwork(organization)
  const cuts = cutOnceAt('with found as')
  const path = '/api/search/organization?email=nobody@example.com'
  expect((await organization.owner.as.request('GET', path)).status).toBe(200)
  const { rows } = await service.context.pool.query(
    "select count from limits where name = 'searchesPerPerson'",
  )
  expect({ cuts: cuts(), rows }).toEqual({ cuts: 1, rows: [{ count: 1 }] })
})

test('a read that is cut twice gets a 503', async () => {
  let cuts = 0
  cable.onStatement = (text) => {
    if (!text.includes('find-live-token')) return undefined
    cuts += 1
    setImmediate(() => cable.mend())
    return 'cut before'
  }
  expect((await owner.as.request('GET', '/api/me')).status).toBe(503)
  expect(cuts).toBe(2)
})

async function createMany() {
  return Promise.all(
    Array.from({ length: manyAtOnce }, async () => {
      const name = `Cut ${randomUUID()}`
      const { status } = await owner.asUser.request('POST', '/api/organization', { name })
      return { name, status }
    }),
  )
}

async function timesThere(names: { name: string }[]): Promise<number[]> {
  const { rows } = await service.context.pool.query<{ name: string; times: number }>(
    'select name, count(*)::int as times from organizations where name = any ($1) group by name',
    [names.map(({ name }) => name)],
  )
  const times = new Map(rows.map((row) => [row.name, row.times]))
  return names.map(({ name }) => times.get(name) ?? 0)
}
