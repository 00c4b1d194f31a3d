import { randomUUID } from 'node:crypto'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLimits } from '#config/limit-settings.ts'
import { cuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { rawRequest } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import {
  approveClient,
  registerPublicTestClient,
  registerTestClient,
  countIssued,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let { service, organization, application, client, browser } = {} as Stage
/** Beside it, one at which a client may come twice a minute from one network. */
let calm: TestService

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  calm = await strict('oauthPerClient=2/1m')
})
afterAll(async () => {
  await calm[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

let networks = 0
/** From which nobody has come before. */
const aNetwork = () => `192.0.2.${(networks += 1)}`

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
  /** How it says who it is: by header, by its secret in the body, or by its name alone. */
  by?: 'header' | 'secret' | 'name'
}

const ask = (
  { url }: TestService,
  {
    network = aNetwork(),
    client: id = application.id,
    path = '/oauth/token',
    method = 'POST',
    by = 'header',
  }: From,
) => {
  const { secret } = application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    token: 'x',
    ...(by !== 'header' && { client_id: id }),
    ...(by === 'secret' && { client_secret: secret }),
  })
  return rawRequest(url, path, {
    method,
    headers: {
      'x-forwarded-for': network,
      'content-type': 'application/x-www-form-urlencoded',
      ...(by === 'header' && {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      }),
    },
    ...(method === 'POST' && { body: body.toString() }),
  })
}
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

describe('a flood at the endpoints for applications', () => {
  test('is more than what the service is built to answer: 240 introspections a second', () => {
    for (const { max, seconds } of [defaultLimits.oauthPerClient, defaultLimits.oauthPerAddress]) {
      expect(max / seconds).toBeGreaterThan(240)
    }
  })

  describe.each(['/oauth/token', '/oauth/introspect', '/oauth/revoke', '/oauth/request'])(
    'is braked at %s, in the words of OAuth',
    (path) => {
      test.each(['header', 'secret', 'name'] as const)('by %s', async (by) => {
        const network = aNetwork()
        const answers = await runConcurrently(4, () => ask(calm, { network, path, by }))
        expectBraked(answers, 2)
        expect(await statusOf(calm, { network, path, by, client: randomUUID() })).toBe(401)
      })
    },
  )

  test.each(['GET', 'POST'])('is braked at %s /oauth/userinfo', async (method) => {
    const { address, checks } = await startAuthorization(client)
    const back = await approveClient(browser, address, organization.owner.profileId)
    const { access_token } = await oauth.authorizationCodeGrant(client, back, checks)
    const headers = { authorization: `Bearer ${access_token}`, 'x-forwarded-for': aNetwork() }
    const answers = await runConcurrently(4, () =>
      rawRequest(calm.url, '/oauth/userinfo', { method, headers }),
    )
    expectBraked(answers, 2)
  })

  function expectBraked(answers: Awaited<ReturnType<typeof ask>>[], count: number) {
    const braked = answers.filter(({ status }) => status === 429)
    expect(braked).toHaveLength(count)
    for (const { headers, body } of braked) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
      expect(JSON.parse(body)).toEqual({
        error: 'temporarily_unavailable',
        error_description: 'too many requests, see Retry-After',
      })
    }
  }

  test('is braked before the database is asked', async () => {
    await using cable = await cuttableDatabase(service.databaseUrl)
    const limits = 'oauthPerClient=2/1m'
    await using cut = await startOAuthService({ databaseUrl: cable.url, limits })
    expect(await statusOf(cut, {})).toBe(200)
    await cable.cut()
    expect(await statusOf(cut, {})).toBe(503)
    expect(await statusOf(cut, {})).toBe(429)
  })

  test.each(['header', 'secret', 'name'] as const)(
    'in the name of a client (%s) does not brake that client elsewhere',
    async (by) => {
      const network = aNetwork()
      expectBraked(await runConcurrently(4, () => ask(calm, { network, by })), 2)
      expect(await statusOf(calm, { network: aNetwork() })).toBe(200)
    },
  )

  test('is the same one by header and in the body', async () => {
    const network = aNetwork()
    const statuses = []
    for (const by of ['header', 'secret', 'name'] as const) {
      statuses.push(await statusOf(calm, { network, by }))
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test('is none in capitals, and counted as the same', async () => {
    const network = aNetwork()
    const upper = application.id.toUpperCase()
    const statuses = []
    for (const name of [application.id, upper, upper])
      statuses.push(await statusOf(calm, { network, client: name }))
    expect(statuses).toEqual([200, 401, 429])
  })

  test.each(['/oauth/request', '/oauth/device_authorization'])(
    'of what waits for a decision is braked at %s for whoever proves nothing',
    async (path) => {
      await using narrow = await strict('oauthStartsPerAddress=2/1m')
      const { id } = await registerPublicTestClient(organization, 'native', ['http://127.0.0.1/cb'])
      const started = {
        client_id: id,
        response_type: 'code',
        redirect_uri: 'http://127.0.0.1/cb',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      }
      const start = (network: string) =>
        rawRequest(narrow.url, path, {
          method: 'POST',
          headers: {
            'x-forwarded-for': network,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(started).toString(),
        })
      const network = aNetwork()
      const before = await countIssued(service)
      expectBraked(await runConcurrently(5, () => start(network)), 3)
      expect(await countIssued(service)).toBe(before + 2)
      expect((await start(aNetwork())).status).toBeLessThan(300)
      // Who has a secret is known by it.
      expect(await statusOf(narrow, { network })).toBe(200)
    },
  )

  test('of one client does not brake another one beside it', async () => {
    const network = aNetwork()
    await runConcurrently(4, () => ask(calm, { network }))
    const other = await registerTestClient(await service.createOrganization())
    expect(await statusOf(calm, { network, client: other.id })).toBe(401)
  })

  test('under ever new names is braked for its network', async () => {
    await using narrow = await strict('oauthPerAddress=3/1m')
    const network = aNetwork()
    const answers = await runConcurrently(6, (index) =>
      ask(narrow, { network, client: `made-up-${index}` }),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect(await statusOf(narrow, { network: aNetwork() })).toBe(200)
  })

  test('leaves keys and discovery alone, which are answered from memory', async () => {
    await using narrow = await strict('oauthPerAddress=1/1m')
    const network = aNetwork()
    for (const path of ['/oauth/jwks', '/oauth/.well-known/openid-configuration']) {
      for (let times = 0; times < 3; times += 1) {
        expect(await statusOf(narrow, { network, method: 'GET', path })).toBe(200)
      }
    }
  })
})
