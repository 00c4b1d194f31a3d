import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { login, me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { startObservability } from './start-observability.ts'
import { statementName } from './database-metrics.ts'

interface Received {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

let collector: Server
let service: TestService
let watching: Awaited<ReturnType<typeof startObservability>>
let spans: Received[] = []
let resource: unknown
const bodies: string[] = []
const keys: unknown[] = []
let lines: Record<string, unknown>[] = []

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'
const email: string[] = []

/**
 * A person signs in and requests their account, first behind a trusted proxy with a trace, and then with a trace from
 * an untrusted client.
 */
beforeAll(async () => {
  collector = createServer((request, response) => {
    keys.push([request.url, request.headers['api-key'], request.headers['content-type']])
    void text(request).then((body) => {
      bodies.push(body)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  service = await startTestService({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    log: { write: (line) => lines.push(JSON.parse(line)) },
  })
  const { config, pool, reader } = service.context
  const database = { pool, reader, background: { pool }, unhurriedPool: reader }
  const person = await service.createPerson()
  email.push(person.email, person.password)
  watching = await startObservability({ config, database, name: 'accord' })
  lines = []

  const throughProxy = service.anonymous.with({
    'x-forwarded-for': '203.0.113.9',
    traceparent: `00-${traceId}-${parent}-01`,
  })
  const { email: address, password } = person
  await throughProxy.call(login, { body: { email: address, password } })
  await person.as.with({ traceparent: `00-${'1'.repeat(32)}-${parent}-01` }).call(me)
  await watching.stop()
  const sent = bodies.map((body) => JSON.parse(body))
  resource = sent[0]?.resourceSpans[0].resource
  spans = sent.flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans as Received[])
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  collector.close()
})

const named = (name: string) => spans.filter((span) => span.name === name)
const attribute = ({ attributes }: Received, wanted: string) =>
  Object.values(attributes.find(({ key }) => key === wanted)!.value)[0]

test('a request continues the trace of a trusted proxy', () => {
  const [signIn] = named('POST /api/auth/login')
  expect(signIn).toMatchObject({ traceId, parentSpanId: parent, kind: 2, status: {} })
  expect(attribute(signIn!, 'http.response.status_code')).toBe(200)
  expect(attribute(signIn!, 'http.route')).toBe('/api/auth/login')
  expect(BigInt(signIn!.endTimeUnixNano)).toBeGreaterThan(BigInt(signIn!.startTimeUnixNano))
})

test('statements and the password check are spans below their request', () => {
  const below = spans.filter((span) => span.traceId === traceId && span.parentSpanId !== parent)
  const names = below.map(({ name }) => name)
  expect(names).toContain('password check')
  expect(names).toContain('begin-session')
  expect(names).toContain('record-activity-of-somebody')
  const [signIn] = named('POST /api/auth/login')
  expect(below.every(({ parentSpanId }) => parentSpanId === signIn!.spanId)).toBe(true)
  const [asked] = named('GET /api/me')
  expect(named('find-live-own-tokens-and-profiles')[0]).toMatchObject({
    traceId: asked!.traceId,
    parentSpanId: asked!.spanId,
    kind: 3,
  })
})

test("an untrusted client can't choose the trace", () => {
  const [asked] = named('GET /api/me')
  expect(asked!.traceId).not.toBe('1'.repeat(32))
  expect(asked!.parentSpanId).toBeUndefined()
})

test("the log has the trace ID, and the collector gets the service's name and headers", () => {
  const signedIn = lines.find(({ event }) => event === 'sign-in.succeeded')
  expect(signedIn).toMatchObject({ traceId })
  expect(lines.find(({ route }) => route === '/api/auth/login')).toMatchObject({ traceId })
  expect(keys[0]).toEqual(['/v1/traces', 'a key', 'application/json'])
  expect(JSON.stringify(resource)).toContain('"service.name","value":{"stringValue":"accord"}')
})

test('no span contains values of a statement or request', () => {
  expect(bodies.length).toBeGreaterThan(0)
  for (const value of email) expect(bodies.join()).not.toContain(value)
  expect(bodies.join()).not.toMatch(/ac[a-z]_[\w-]{43}/)
})

test.each([
  ['select * from "tokens" where "hash" = $1', 'select tokens'],
  ['with "held" as (select 1 from limits) update x set y = 1', 'with limits'],
  ['insert into pgboss.job (id) values ($1)', 'insert job'],
  ['begin', 'begin'],
  [{ name: 'find-it', text: 'select 1' }, 'find-it'],
  [{ text: 'delete from only "mails"' }, 'delete mails'],
  [{}, 'statement'],
])('the statement %j has the span name %s', (asked, name) => {
  expect(statementName(asked)).toBe(name)
})
