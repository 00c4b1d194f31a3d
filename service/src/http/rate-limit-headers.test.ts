import { login, me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({
    limits:
      'requestsPerSession=2/1m,signInPerAccountAndAddress=1/10m,oauthPerAddress=3/1m,oauthPerClient=2/1m',
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const rateLimit = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining'].map((name) => headers.get(`ratelimit-${name}`))

test('every response to a session has the number of requests left, and the error has the time to wait', async () => {
  const { token } = await service.createPerson()
  const asked = () =>
    fetch(`${service.url}/api${me.path}`, { headers: { authorization: `Bearer ${token}` } })
  const answers = [await asked(), await asked(), await asked()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers.map(rateLimit)).toEqual([
    ['2', '1'],
    ['2', '0'],
    ['2', '0'],
  ])
  for (const { headers } of answers) {
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)
  }
  const refused = answers[2]!.headers
  expect(refused.get('retry-after')).toBe(refused.get('ratelimit-reset'))
})

test("an account's limit appears in the headers once it's exceeded", async () => {
  const { email } = await service.createPerson()
  const guess = () =>
    service.anonymous.refused(login, { body: { email, password: 'Wrong-1-guess' } })
  const first = await guess()
  expect(first.status).toBe(401)
  expect(first.headers.get('ratelimit-limit')).toBe(
    String(service.context.config.limits.requestsAnonymous.max),
  )
  const second = await guess()
  expect(second.status).toBe(429)
  expect(rateLimit(second)).toEqual(['1', '0'])
  expect(second.headers.get('ratelimit-reset')).toBe(second.headers.get('retry-after'))
})

test('the OAuth endpoints return the remaining requests of the client and of the network', async () => {
  const asked = (client: string) =>
    fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: client }),
    })
  const first = await asked('a')
  const second = await asked('a')
  const refused = await asked('a')
  expect([first, second, refused].map(rateLimit)).toEqual([
    ['2', '1'],
    ['2', '0'],
    ['2', '0'],
  ])
  expect(refused.status).toBe(429)
  const refusedNetwork = await asked('b')
  expect(refusedNetwork.status).toBe(429)
  expect(rateLimit(refusedNetwork)).toEqual(['3', '0'])
  for (const { headers } of [first, refused, refusedNetwork]) {
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-\d+$/)
  }
})
