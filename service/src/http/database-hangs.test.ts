import { randomUUID } from 'node:crypto'
import { createOrganization } from '@accord/contract/organizations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cuttableDatabase, type CuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let database: TestDatabase
let cable: CuttableDatabase
let service: TestService
let ana: Person

beforeAll(async () => {
  database = await createTestDatabase()
  cable = await cuttableDatabase(database.url)
  service = await startTestService({ databaseUrl: cable.url, givesUp: 'sooner' })
  ana = await service.createPerson()
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

async function expectUnavailable(work: () => ReturnType<Person['as']['request']>) {
  const answer = await work()
  expect(answer.body).toMatchObject({ code: 'unavailable' })
  expect(answer.status).toBe(503)
}

const create = (name: string) => ana.as.request('POST', `/api${createOrganization.path}`, { name })

async function known(name: string): Promise<number> {
  const { rows } = await sql`select 1 from organizations where name = ${name}`.execute(database.db)
  return rows.length
}

describe('a lost database connection', () => {
  const places = [
    ['before the transaction begins', /begin/i, 'lost before', 0, ['long']],
    ['in the middle of it', /insert into "organizations"/i, 'lost before', 0, ['long']],
    [
      'in the middle of it, after the server responded',
      /insert into "organizations"/i,
      'lost after',
      0,
      [],
    ],
    ['before its commit arrives', /commit\0/, 'lost before', 0, []],
    ['before its commit is acknowledged', /commit\0/, 'lost after', 1, []],
  ] as const

  for (const [place, statement, how, kept, tags] of places) {
    test(
      `a call whose database connection is lost ${place} returns 503 and never does only part of its work`,
      { tags: [...tags] },
      async () => {
        const name = `Lost ${randomUUID()}`
        let lost = 0
        let written = false
        cable.onStatement = (text) => {
          // Rate limits are counted earlier, in a separate transaction.
          written ||= text.includes('insert into "organizations"')
          const here = statement.test(text) && (written || !text.includes('commit\0'))
          if (lost > 0 || !here) return undefined
          lost += 1
          return how
        }
        await expectUnavailable(() => create(name))
        expect(lost).toBe(1)
        expect(await known(name)).toBe(kept)
        // The other connections work as before, and the lost one isn't reused.
        expect((await ana.as.request('GET', '/api/me')).status).toBe(200)
      },
    )
  }
})

describe('a hanging database that drops every packet and closes no connection', () => {
  let hanging: CuttableDatabase
  const lines: string[] = []

  beforeAll(async () => {
    hanging = await cuttableDatabase(database.url)
  })
  afterEach(() => {
    hanging.onStatement = () => undefined
    hanging.mend()
  })
  afterAll(() => hanging[Symbol.asyncDispose]())

  test('a hanging database is reported to all callers on old and new connections, and works again afterwards', async () => {
    await using installed = await startTestService({
      databaseUrl: hanging.url,
      givesUp: 'as installed',
      environment: { LOG_LEVEL: 'info' },
      log: { write: (line) => void lines.push(line) },
    })
    const { as } = await installed.createPerson()
    const asking = () => as.request('GET', '/api/me')
    await Promise.all(Array.from({ length: 8 }, () => as.request('GET', '/api/me/sessions')))
    hanging.freeze()
    const proofs = Array.from({ length: 12 }, () => () => {
      return installed.anonymous.request('POST', '/api/verify-email', { code: 'acc_x' })
    })
    const readiness = () => as.request('GET', '/readyz')
    await Promise.all([...proofs, asking, readiness].map(expectUnavailable))
    hanging.mend()
    expect((await asking()).status).toBe(200)
    // The timeout of the database connection ended the wait, not the deadline of the whole request.
    expect(lines.join()).toContain('Query read timeout')
    expect(lines.join()).not.toContain('no response before the timeout')
  })

  test('a hanging database is reported by reads with their own connections', async () => {
    await using installed = await startTestService({
      databaseUrl: hanging.url,
      givesUp: 'as installed',
    })
    const { owner, id } = await installed.createOrganization()
    const check = () => owner.as.request('GET', `/api/organization/${id}/activity/check`)
    expect((await check()).status).toBe(200)
    let silent = false
    hanging.onStatement = (text) => {
      silent ||= text.includes('isolation level repeatable read')
      return silent ? 'lost before' : undefined
    }
    await expectUnavailable(check)
    hanging.onStatement = () => undefined
    expect((await check()).status).toBe(200)
  })

  test("a hanging database isn't confused with a slow statement", async () => {
    const { rows } = await sql`select 1 as one from pg_sleep(1.2)`.execute(service.context.db)
    expect(rows).toEqual([{ one: 1 }])
  })
})
