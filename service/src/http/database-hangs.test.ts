import { randomUUID } from 'node:crypto'
import { createOrganization } from '@accord/contract/organizations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cuttableDatabase, type CuttableDatabase } from '#testing/parts/cuttable-database.ts'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let database: TestDatabase
let cable: CuttableDatabase
let service: TestService
let ana: Person

beforeAll(async () => {
  database = await createTestDatabase()
  cable = await cuttableDatabase(database.url)
  service = await startTestService({ databaseUrl: cable.url, givesUp: 'as installed' })
  ana = await service.aPerson()
})
afterEach(() => {
  cable.onStatement = () => undefined
  cable.mend()
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await cable[Symbol.asyncDispose]()
  await database.close()
})

/** How soon is measured on a machine that may do much else: it gets a second and a third try. */
const soon = { retry: 2 }

/** Told to try again soon (in two seconds where nothing else runs), and not after the eleven that a statement may take. */
async function expectTold(work: () => ReturnType<Person['as']['request']>) {
  const start = performance.now()
  const answer = await work()
  expect(answer.body).toMatchObject({ code: 'unavailable' })
  expect(answer.status).toBe(503)
  expect(performance.now() - start).toBeLessThan(5000)
}

const create = (name: string) => ana.as.request('POST', `/api${createOrganization.path}`, { name })

async function known(name: string): Promise<number> {
  const { rows } = await sql`select 1 from organizations where name = ${name}`.execute(database.db)
  return rows.length
}

describe('a connection that the network lost', () => {
  const places = [
    ['before the transaction begins', /begin/i, 'lost before', 0],
    ['in the middle of it', /insert into "organizations"/i, 'lost before', 0],
    [
      'in the middle of it, once the server has answered',
      /insert into "organizations"/i,
      'lost after',
      0,
    ],
    ['before its commit arrives', /commit\0/, 'lost before', 0],
    ['before its commit is heard of', /commit\0/, 'lost after', 1],
  ] as const

  test.each(places)(
    '%s: told soon, nothing half done',
    soon,
    async (_place, statement, how, kept) => {
      const name = `Lost ${randomUUID()}`
      let lost = 0
      let written = false
      cable.onStatement = (text) => {
        // Limits are counted in a transaction of their own before.
        written ||= text.includes('insert into "organizations"')
        const here = statement.test(text) && (written || !text.includes('commit\0'))
        if (lost > 0 || !here) return undefined
        lost += 1
        return how
      }
      await expectTold(() => create(name))
      expect(lost).toBe(1)
      expect(await known(name)).toBe(kept)
      // The others are as good as before, and the lost one is not handed out again.
      expect((await ana.as.request('GET', '/api/me')).status).toBe(200)
    },
  )
})

describe('a database that hangs', () => {
  test('is told of soon, by each of many at once, old connections and new', soon, async () => {
    await Promise.all(Array.from({ length: 8 }, () => ana.as.request('GET', '/api/me')))
    cable.freeze()
    await Promise.all(
      Array.from({ length: 12 }, (_, count) => expectTold(() => create(`Frozen ${count}`))),
    )
    const later = () => create('Frozen at its connection')
    await Promise.all([later, () => ana.as.request('GET', '/readyz')].map(expectTold))
    cable.mend()
    expect((await create('Mended')).status).toBe(201)
  })

  test('a statement that only takes long is waited for', async () => {
    const { rows } = await sql`select 1 as one from pg_sleep(1.2)`.execute(service.context.db)
    expect(rows).toEqual([{ one: 1 }])
  })
})
