import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { login, me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readinessOf } from '#http/health.ts'
import { readDatabaseMetrics } from '#background/database-metrics.store.ts'
import { metricsRegistry } from './metrics.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { rawRequest } from '#testing/test-client.ts'
import { startObservability } from './start-observability.ts'

let service: TestService
let port: number
const lifecycle = { stopping: false }
let watching: Awaited<ReturnType<typeof startObservability>>

beforeAll(async () => {
  service = await startTestService({
    environment: { METRICS_PORT: '0' },
    limits: 'signInPerAddress=3/1h',
  })
  const { config, pool, reader } = service.context
  const database = { pool, reader, background: { pool }, unhurriedPool: reader }
  watching = await startObservability({ config, database, name: 'accord' })
  port = (await watching.open(running()))!
})
afterAll(async () => {
  await watching.stop()
  await service[Symbol.asyncDispose]()
})

const running = () => ({
  readMetrics: () => readDatabaseMetrics(service.context.db),
  ready: () => readinessOf({ ...service.context, ...lifecycle }),
})
const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
const scraped = async () => (await ask('/metrics')).text()

/** Returns the value of one series, or 0 if it doesn't exist. */
async function figure(series: string): Promise<number> {
  const line = (await scraped()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('requests are counted by call and status, with a limited number of names', async () => {
  const person = await service.createPerson()
  const mine = 'accord_requests_total{call="GET /api/me",status="200"}'
  const before = await figure(mine)
  await person.as.call(me)
  await service.anonymous.request('GET', '/api/me')
  expect(await figure(mine)).toBe(before + 1)
  expect(await figure('accord_requests_total{call="GET /api/me",status="401"}')).toBeGreaterThan(0)

  for (const path of ['/no-such-page', '/another', '/api/nowhere']) {
    await service.anonymous.request('GET', path)
    await service.anonymous.request('POST', path)
  }
  await service.anonymous.request('GET', '/verify-email/acc_abc')
  await service.anonymous.request('GET', '/healthz')
  const text = await scraped()
  expect(text).toContain('accord_requests_total{call="(none)",status="404"}')
  expect(text).toContain('accord_requests_total{call="(console)",status="404"}')
  expect(text).toContain('accord_request_duration_seconds_count{call="GET /api/me"}')
  expect(text).not.toMatch(/no-such-page|nowhere|acc_abc|healthz/)
  expect(await figure('accord_requests_under_way')).toBe(0)
})

test('sign-ins are counted by outcome, and limits by their names', async () => {
  const { email, password } = await service.createPerson()
  const wrong = { email, password: 'Wrong-1-Guess' }
  const outcomes = ['succeeded', 'wrong'].map((name) => `accord_sign_ins_total{outcome="${name}"}`)
  const limited = 'accord_limits_hit_total{limit="signInPerAddress"}'
  const before = await Promise.all([...outcomes, limited].map(figure))
  await service.anonymous.call(login, { body: { email, password } })
  for (let times = 0; times < 4; times += 1) {
    await service.anonymous.refused(login, { body: wrong })
  }
  const after = await Promise.all([...outcomes, limited].map(figure))
  expect(after[0]).toBe(before[0]! + 1)
  expect(after[1]! + after[2]!).toBe(before[1]! + before[2]! + 4)
  expect(after[2]).toBeGreaterThan(before[2]!)
})

test('every metric is served, including queue lengths from the database', async () => {
  const text = await scraped()
  for (const { name } of metricsRegistry.getMetricsAsArray())
    expect(text).toContain(`# TYPE ${name} `)
  expect(text).toMatch(/^accord_database_up 1$/m)
  expect(text).toMatch(/^accord_mails_waiting \d+$/m)
  expect(text).toMatch(/^accord_pool_connections\{pool="requests",state="busy"\} \d+$/m)
  expect(text).toMatch(/^accord_pool_connections\{pool="unhurried",state="busy"\} \d+$/m)
  expect(text).toMatch(/^accord_pool_wait_seconds_count\{pool="requests"\} [1-9]\d*$/m)
  expect(text).toMatch(/^accord_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{percentile="99"\} [\d.e-]+$/m)
})

test('promtool accepts the metrics', async ({ skip }) => {
  let promtool = true
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
  } catch {
    promtool = false
  }
  if (!promtool) return skip('promtool is not installed here (Debian: prometheus)')
  const text = await scraped()
  execFileSync('promtool', ['check', 'metrics'], { input: text })
})

test('the port responds to GET requests for its three pages, and to nothing else', async () => {
  expect((await ask('/metrics')).headers.get('content-type')).toBe(
    'text/plain; version=0.0.4; charset=utf-8',
  )
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/metrics', 'POST')).status).toBe(405)
  expect((await ask('/api/me')).status).toBe(404)
  expect((await ask('/constructor')).status).toBe(404)
})

test("a process that is stopping isn't ready", async () => {
  lifecycle.stopping = true
  expect((await ask('/readyz')).status).toBe(503)
  lifecycle.stopping = false
  expect((await ask('/readyz')).status).toBe(200)
})

test('a port in use is explained in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port: busy } = taken.address() as { port: number }
  const { pool, reader } = service.context
  const config = { metrics: { port: busy, host: '127.0.0.1' }, traces: undefined }
  const second = await startObservability({
    config,
    database: { pool, reader, background: { pool }, unhurriedPool: reader },
    name: 'accord',
  })
  await expect(second.open(running())).rejects.toThrow(
    `METRICS_PORT ${busy} can't be opened on METRICS_HOST '127.0.0.1' (EADDRINUSE). Set them to a free port and an address of this machine.`,
  )
  await second.stop()
  taken.close()
})

test('a page at a host name that resolves to this machine gets nothing', async () => {
  const asked = async (host: string) =>
    (await rawRequest(`http://127.0.0.1:${port}`, '/metrics', { headers: { host } })).status
  expect(await asked('evil.example')).toBe(421)
  expect(await asked(`evil.example:${port}`)).toBe(421)
  expect(await asked(`localhost:${port}`)).toBe(200)
  expect(await asked(`127.0.0.1:${port}`)).toBe(200)
})
