import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { ordinaryPatience } from './timeouts.ts'

const patience = { headers: 500, request: 1000, look: 50, answer: 60_000, unread: 60_000 }
let service: TestService

beforeAll(async () => {
  service = await startTestService({ patience })
})
afterAll(() => service[Symbol.asyncDispose]())

/** Returns everything that arrives on a connection until it closes. */
async function answerTo(sent: string): Promise<string> {
  const { port, hostname } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  // A reset also closes the connection. `once` would reject with its error.
  socket.on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.write(sent)
  await closed
  return received
}

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 90\r\n\r\n`
const halfABody = `${post('/api/auth/login', 'application/json')}{"email":`

describe('a stalled connection', () => {
  test.each([
    ['is silent', ''],
    ['stops in its headers', 'GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['stops in its body', halfABody],
    [
      'stops in a body for the OAuth engine',
      `${post('/oauth/token', 'application/x-www-form-urlencoded')}grant_type=`,
    ],
  ])('a stalled connection is closed when it %s', async (_, sent) => {
    const answers = await runConcurrently(30, () => answerTo(sent))
    // Without any bytes, no request has begun, so no response is needed.
    for (const answer of answers) expect(answer).toMatch(sent === '' ? /^$|^HTTP/ : /^HTTP\/1.1 4/)
  })

  test('a stalled connection gets an error in the usual format', async () => {
    const answer = await answerTo(halfABody)
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(
      /{"code":"request_too_slow","message":"The request took too long to arrive."}$/,
    )
  })

  test('a stalled connection is closed even if its body arrives byte by byte', async () => {
    const { port, hostname } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.on('error', () => {})
    socket.write(halfABody)
    const drip = setInterval(() => socket.write(' '), 20)
    await closed
    clearInterval(drip)
  })

  test('a stalled connection gets only one response if the error was sent before the body arrived', async () => {
    const answer = await answerTo(`${post('/api/organization', 'application/json')}{"name":`)
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })

  test("a stalled connection is closed if it doesn't read its responses", async () => {
    await using brief = await startTestService({ patience: { ...patience, unread: 1000 } })
    const { port, hostname } = new URL(brief.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    // These responses exceed the kernel's buffers for a client that doesn't read, so the rest waits in the service.
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(200))
    // The client reads nothing, so it notices the closed connection only when it writes.
    const word = setInterval(() => socket.write('GET '), 100)
    await closed
    clearInterval(word)
  })

  test('a stalled connection is closed after 20 seconds, and after 10 seconds without complete headers', () => {
    expect(ordinaryPatience).toMatchObject({ headers: 10_000, request: 20_000, look: 2000 })
    // No client is cut off while the service is the slow side.
    expect(ordinaryPatience.unread).toBeGreaterThan(ordinaryPatience.answer)
  })
})

test("input that isn't HTTP gets our own error, not Node's", async () => {
  const answer = await answerTo('HELLO\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/{"code":"invalid_input","message":"Invalid or missing inputs"}$/)
})

test.each(['identity, chunked', 'xchunked'])(
  'a request with an ambiguous end (%s) is rejected once, and nothing after it is read',
  async (coding) => {
    const framing = `host: localhost\r\ntransfer-encoding: ${coding}`
    const hidden = '0\r\n\r\nGET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const answer = await answerTo(`POST /api/user HTTP/1.1\r\n${framing}\r\n\r\n${hidden}`)
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  },
)

test("input that isn't HTTP also gets an error on a reused connection", async () => {
  const fine = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const answer = await answerTo(`${fine}HELLO\r\n\r\n`)
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('a request for * gets no page', async () => {
  expect(await answerTo('GET * HTTP/1.1\r\nhost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
})

test('a response can take longer than a request', async () => {
  await using slow = await startTestService({
    patience,
    watchPasswords: (real) => ({
      ...real,
      // This takes twice as long as a request may take to arrive.
      check: async (stored, password) => {
        await answerTo(halfABody)
        await answerTo(halfABody)
        return real.check(stored, password)
      },
    }),
  })
  const { status } = await rawRequest(slow.url, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"x@example.com","password":"Wrong-1-Guess"}',
  })
  expect(status).toBe(401)
})

test("a caller whose response isn't ready in time gets 503, with one log line", async () => {
  const lines: string[] = []
  const never = Promise.withResolvers<never>()
  await using slow = await startTestService({
    patience: { ...patience, answer: 300 },
    log: { write: (line) => void lines.push(line) },
    environment: { LOG_LEVEL: 'warn' },
    watchPasswords: (real) => ({ ...real, check: () => never.promise }),
  })
  const { status, body, headers } = await slow.anonymous.request('POST', '/api/auth/login', {
    email: 'x@example.com',
    password: 'Wrong-1-Guess',
  })
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(headers.get('retry-after')).toBe('2')
  // The late result finds the connection closed, and nothing breaks.
  never.reject(new Error('at last'))
  expect((await slow.anonymous.request('GET', '/healthz')).status).toBe(200)
  const told = lines.filter((line) => line.includes('no response before the timeout'))
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0]!)).toMatchObject({ route: '/api/auth/login', msg: 'unavailable' })
})
