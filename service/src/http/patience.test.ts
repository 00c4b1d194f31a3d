import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/raw-request.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { together } from '#testing/together.ts'
import { ordinaryPatience } from './patience.ts'

const patience = { headers: 500, request: 1000, look: 50 }
let service: TestService

beforeAll(async () => {
  service = await startTestService({ patience })
})
afterAll(() => service[Symbol.asyncDispose]())

/** Everything that comes back on a connection until it is closed. */
async function answerTo(sent: string): Promise<string> {
  const { port, hostname } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  // A reset is an end, too.
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write(sent)
  await once(socket, 'close')
  return received
}

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 90\r\n\r\n`
const halfABody = `${post('/api/auth/login', 'application/json')}{"email":`

describe('a connection that is held for its own sake', () => {
  test.each([
    ['says nothing', ''],
    ['stops in its headers', 'GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['stops in its body', halfABody],
    [
      'stops in a body for the OAuth engine',
      `${post('/oauth/token', 'application/x-www-form-urlencoded')}grant_type=`,
    ],
  ])('is closed when it %s', async (_, sent) => {
    const answers = await together(30, () => answerTo(sent))
    // Nothing has begun where no byte came: then there is nothing to answer either.
    for (const answer of answers) expect(answer).toMatch(sent === '' ? /^$|^HTTP/ : /^HTTP\/1.1 4/)
  })

  test('is told why, in the words of every other refusal', async () => {
    const answer = await answerTo(halfABody)
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(
      /{"code":"request_too_slow","message":"The request took too long to arrive."}$/,
    )
  })

  test('is closed after 20 seconds, and after 10 when not even the headers came', () => {
    expect(ordinaryPatience).toEqual({ headers: 10_000, request: 20_000, look: 2000 })
  })
})

test('what is no HTTP at all is refused without a word of Node', async () => {
  const answer = await answerTo('HELLO\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/{"code":"invalid_input","message":"Invalid or missing inputs"}$/)
})

test('an answer may take longer than a request', async () => {
  await using slow = await startTestService({
    patience,
    watchPasswords: (real) => ({
      ...real,
      // Until somebody else's time was over twice.
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
