import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLimits } from '#limits/limit-settings.ts'
import { cuttableDatabase } from '#testing/parts/cuttable-database.ts'
import { rawRequest } from '#testing/raw-request.ts'
import type { TestService } from '#testing/test-service.ts'
import { together } from '#testing/together.ts'
import { aRegistered, type Registered, startOAuthService } from '#testing/oauth.ts'

let service: TestService
let application: Registered

beforeAll(async () => {
  service = await startOAuthService()
  application = await aRegistered(await service.anOrganization())
})
afterAll(() => service[Symbol.asyncDispose]())

const strict = (limits: string) =>
  startOAuthService({
    beside: service,
    limits,
    // So that a request can come from the network it names.
    environment: { TRUST_PROXY: 'loopback' },
  })

interface From {
  network?: string
  client?: string
  path?: string
  method?: string
}

const ask = (
  { url }: TestService,
  { network = '192.0.2.1', client = application.id, path = '/oauth/token', method = 'POST' }: From,
) =>
  rawRequest(url, path, {
    method,
    headers: {
      'x-forwarded-for': network,
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${client}:${application.secret}`).toString('base64')}`,
    },
    ...(method === 'POST' && { body: 'grant_type=client_credentials&token=x' }),
  })
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

describe('a flood at the endpoints for applications', () => {
  test('is more than what the service is built to answer: 240 introspections a second', () => {
    for (const { max, seconds } of [defaultLimits.oauthPerClient, defaultLimits.oauthPerAddress]) {
      expect(max / seconds).toBeGreaterThan(240)
    }
  })

  test.each([
    ['POST', '/oauth/token'],
    ['POST', '/oauth/introspect'],
    ['POST', '/oauth/revoke'],
    ['POST', '/oauth/request'],
    ['GET', '/oauth/userinfo'],
    ['POST', '/oauth/userinfo'],
  ])('is braked at %s %s, in the words of OAuth', async (method, path) => {
    await using calm = await strict('oauthPerClient=2/1m')
    const answers = await together(4, () => ask(calm, { method, path }))
    const braked = answers.filter(({ status }) => status === 429)
    expect(braked).toHaveLength(2)
    for (const { headers, body } of braked) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
      expect(JSON.parse(body)).toEqual({
        error: 'temporarily_unavailable',
        error_description: 'too many requests, see Retry-After',
      })
    }
  })

  test('is braked before the database is asked', async () => {
    await using cable = await cuttableDatabase(service.databaseUrl)
    const limits = 'oauthPerClient=2/1m'
    await using cut = await startOAuthService({ databaseUrl: cable.url, limits })
    expect(await statusOf(cut, {})).toBe(200)
    await cable.cut()
    expect(await statusOf(cut, {})).toBe(503)
    expect(await statusOf(cut, {})).toBe(429)
  })

  test('in the name of a client does not brake that client elsewhere', async () => {
    await using calm = await strict('oauthPerClient=2/1m')
    await together(4, () => ask(calm, { network: '203.0.113.9' }))
    expect(await statusOf(calm, { network: '198.51.100.7' })).toBe(200)
  })

  test('of one client does not brake another one beside it', async () => {
    await using calm = await strict('oauthPerClient=2/1m')
    await together(4, () => ask(calm, {}))
    const other = await aRegistered(await service.anOrganization())
    expect(await statusOf(calm, { client: other.id })).toBe(401)
  })

  test('under ever new names is braked for its network', async () => {
    await using calm = await strict('oauthPerAddress=3/1m')
    const answers = await together(6, (index) => ask(calm, { client: `made-up-${index}` }))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect(await statusOf(calm, { network: '198.51.100.7' })).toBe(200)
  })

  test('leaves keys and discovery alone, which are answered from memory', async () => {
    await using calm = await strict('oauthPerAddress=1/1m')
    for (const path of ['/oauth/jwks', '/oauth/.well-known/openid-configuration']) {
      for (let times = 0; times < 3; times += 1) {
        expect(await statusOf(calm, { method: 'GET', path })).toBe(200)
      }
    }
  })
})
