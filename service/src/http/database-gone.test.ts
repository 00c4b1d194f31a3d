import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cuttableDatabase, type CuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import type { Person } from '#testing/people.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let cable: CuttableDatabase
let service: TestService
let ana: Person
const lines: string[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  await database.close()
  cable = await cuttableDatabase(database.url)
  service = await startTestService({
    databaseUrl: cable.url,
    givesUp: 'as installed',
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void lines.push(line) },
  })
  ana = await service.createPerson()
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await cable[Symbol.asyncDispose]()
})

describe('when the database is unavailable', () => {
  test('without the database, every call fails quickly, and no credential is accepted without a check', async () => {
    expect((await ana.as.request('GET', '/api/me')).status).toBe(200)
    await cable.cut()
    const credentials = { email: ana.email, password: ana.password }
    const calls = [
      ['GET', '/api/me', undefined],
      ['GET', '/api/me/sessions', undefined],
      ['POST', '/api/auth/login', credentials],
      ['POST', '/api/auth/logout', undefined],
      ['POST', '/api/verify-email', { code: 'acc_x' }],
      ['GET', '/readyz', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      const start = performance.now()
      const answer = await ana.as.request(method, path, body)
      expect(`${path} ${answer.status}`).toBe(`${path} 503`)
      expect(answer.body).toMatchObject({
        code: 'unavailable',
        message: 'We were unable to process your request. Please try again later.',
      })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
      expect(performance.now() - start).toBeLessThan(5000)
    }
  })

  test('each failure without the database is one log line without a stack', () => {
    const all = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unavailable')
    const told = all.filter(({ event }) => event === undefined)
    expect(all.filter(({ event }) => event === 'unavailable').length).toBeGreaterThanOrEqual(5)
    expect(told.length).toBeGreaterThanOrEqual(5)
    for (const line of told) {
      expect(line).toMatchObject({ level: 40, reason: expect.stringMatching(/./) })
      expect(JSON.stringify(line)).not.toMatch(/\n|    at |stack/)
    }
  })

  test('the process is still alive without the database and still serves pages', async () => {
    expect((await service.anonymous.request('GET', '/healthz')).status).toBe(200)
    expect((await service.anonymous.request('GET', '/sign-in')).status).toBe(200)
  })

  test('everything works again as soon as the database is back', async () => {
    cable.mend()
    expect((await service.anonymous.request('GET', '/readyz')).status).toBe(200)
    expect((await ana.as.request('GET', '/api/me')).status).toBe(200)
  })
})

describe('when the database has become a read-only copy after a failover', () => {
  const signIn = () =>
    service.anonymous.request('POST', '/api/auth/login', {
      email: ana.email,
      password: ana.password,
    })

  test('a change on a read-only copy gets 503, and works as soon as a new connection can write', async () => {
    const { pool } = service.context
    const { rows } = await pool.query<{ name: string }>('select current_database() as name')
    // The setting applies only to new connections, so the existing ones are closed first.
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2'
    await using elsewhere = await anotherConnection(service.databaseUrl)
    await elsewhere.query(`alter database ${rows[0]!.name} set default_transaction_read_only = on`)
    await elsewhere.query(others, [rows[0]!.name, elsewhere.pid])

    await expect.poll(async () => (await ana.as.request('GET', '/api/me')).status).toBe(200)
    const refused = await signIn()
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ code: 'unavailable' })

    // The read-only connections aren't closed here. The service has closed each one that failed.
    await elsewhere.query('begin read write')
    await elsewhere.query(`alter database ${rows[0]!.name} reset default_transaction_read_only`)
    await elsewhere.query('commit')
    await expect.poll(async () => (await signIn()).status).toBe(200)
  })
})

async function anotherConnection(url: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    pid: rows[0]!.pid,
    query: (text: string, values?: unknown[]) => client.query(text, values),
    [Symbol.asyncDispose]: () => client.end(),
  }
}
