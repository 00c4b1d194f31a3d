import { randomBytes, randomUUID } from 'node:crypto'
import { createOrganization } from '@accord/contract/organizations.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { ordinaryPatience } from './timeouts.ts'

const masterKey = randomBytes(32)
let service: TestService
/** A service with the same data whose callers wait as long as usual. */
let patient: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService({ masterKey, patience: { ...ordinaryPatience, answer: 3000 } })
  patient = await startTestService({ databaseUrl: service.databaseUrl, masterKey })
  ana = await patient.createPerson()
})
afterAll(async () => {
  await patient[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const create = (at: TestService, name: string, key: string) =>
  ana.as
    .at(at.url)
    .request('POST', `/api${createOrganization.path}`, { name }, { 'idempotency-key': key })

async function countNamed(name: string): Promise<number> {
  const { rows } = await patient.context.pool.query<{ n: number }>(
    'select count(*)::int as n from organizations where name = $1',
    [name],
  )
  return rows[0]!.n
}

/** Waits until the service no longer uses any database connection. */
const atRest = ({ context: { pool } }: TestService) =>
  expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)

describe("a caller whose response wasn't ready in time", () => {
  test("a request whose response wasn't ready in time does nothing afterwards, and can be repeated with the same key", async () => {
    const [name, key] = [randomUUID(), randomUUID()]
    const holder = new Client({ connectionString: service.databaseUrl })
    await holder.connect()
    await holder.query('begin; lock table organizations in exclusive mode')
    const told = await create(service, name, key)
    expect(told).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await holder.query('rollback')
    await holder.end()
    await atRest(service)
    expect(await countNamed(name)).toBe(0)

    const again = await create(patient, name, key)
    expect(again.status).toBe(201)
    expect((await create(patient, name, key)).body).toEqual(again.body)
    expect(await countNamed(name)).toBe(1)
  })

  test('a response is awaited past its deadline once the commit has started', async () => {
    const { pool } = patient.context
    await pool.query(`
      create function slow_commit() returns trigger language plpgsql
      as $$ begin perform pg_sleep(3.5); return null; end $$`)
    await pool.query(`
      create constraint trigger slow_commit after insert on organizations
      deferrable initially deferred for each row execute function slow_commit()`)
    const name = randomUUID()
    expect((await create(service, name, randomUUID())).status).toBe(201)
    expect(await countNamed(name)).toBe(1)
  })
})
