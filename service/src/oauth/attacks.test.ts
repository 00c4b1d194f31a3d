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
/** A second instance that allows each client two requests a minute from one network. */
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
/** Returns a network without earlier requests. */
const aNetwork = () => `192.0.2.${(networks += 1)}`

const strict = (limits: string) =>
  startOAuthService({
    beside: service,
    limits,
    // This lets a request choose its network.
    environment: { TRUST_PROXY: 'loopback' },
  })

interface From {
  network?: string
  client?: string
  path?: string
  method?: string
  /** How the client identifies itself: with a header, with its secret in the body, or only by name. */
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
  test('the limits are above the load that the service is built for: 240 introspections a second', () => {
    for (const { max, seconds } of [defaultLimits.oauthPerClient, defaultLimits.oauthPerAddress]) {
      expect(max / seconds).toBeGreaterThan(240)
    }
  })

  describe.each(['/oauth/token', '/oauth/introspect', '/oauth/revoke', '/oauth/request'])(
    'the rate limit at %s responds in the format of OAuth',
    (path) => {
      test.each(['header', 'secret', 'name'] as const)(
        'a client identified by %s is limited',
        async (by) => {
          const network = aNetwork()
          const answers = await runConcurrently(4, () => ask(calm, { network, path, by }))
          expectBraked(answers, 2)
          expect(await statusOf(calm, { network, path, by, client: randomUUID() })).toBe(401)
        },
      )
    },
  )

  test.each(['GET', 'POST'])('the rate limit applies to %s /oauth/userinfo', async (method) => {
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

  test('the rate limit applies before the database is queried', async () => {
    await using cable = await cuttableDatabase(service.databaseUrl)
    const limits = 'oauthPerClient=2/1m'
    await using cut = await startOAuthService({ databaseUrl: cable.url, limits })
    expect(await statusOf(cut, {})).toBe(200)
    await cable.cut()
    expect(await statusOf(cut, {})).toBe(503)
    expect(await statusOf(cut, {})).toBe(429)
  })

  test.each(['header', 'secret', 'name'] as const)(
    "a flood in the name of a client (%s) doesn't limit that client in other networks",
    async (by) => {
      const network = aNetwork()
      expectBraked(await runConcurrently(4, () => ask(calm, { network, by })), 2)
      expect(await statusOf(calm, { network: aNetwork() })).toBe(200)
    },
  )

  test('requests by header and in the body count as the same client', async () => {
    const network = aNetwork()
    const statuses = []
    for (const by of ['header', 'secret', 'name'] as const) {
      statuses.push(await statusOf(calm, { network, by }))
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test("a client ID in capitals is rejected, and the request counts toward the same client's limit", async () => {
    const network = aNetwork()
    const upper = application.id.toUpperCase()
    const statuses = []
    for (const name of [application.id, upper, upper])
      statuses.push(await statusOf(calm, { network, client: name }))
    expect(statuses).toEqual([200, 401, 429])
  })

  test.each(['/oauth/request', '/oauth/device_authorization'])(
    'clients without a secret are limited at %s, where requests wait for a decision',
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
      // A client with a secret isn't limited.
      expect(await statusOf(narrow, { network })).toBe(200)
    },
  )

  test("a flood of one client doesn't limit another one in the same network", async () => {
    const network = aNetwork()
    await runConcurrently(4, () => ask(calm, { network }))
    const other = await registerTestClient(await service.createOrganization())
    expect(await statusOf(calm, { network, client: other.id })).toBe(401)
  })

  test('a flood under changing names is limited by its network', async () => {
    await using narrow = await strict('oauthPerAddress=3/1m')
    const network = aNetwork()
    const answers = await runConcurrently(6, (index) =>
      ask(narrow, { network, client: `made-up-${index}` }),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect(await statusOf(narrow, { network: aNetwork() })).toBe(200)
  })

  test("keys and discovery have no limit, because they're served from memory", async () => {
    await using narrow = await strict('oauthPerAddress=1/1m')
    const network = aNetwork()
    for (const path of ['/oauth/jwks', '/oauth/.well-known/openid-configuration']) {
      for (let times = 0; times < 3; times += 1) {
        expect(await statusOf(narrow, { network, method: 'GET', path })).toBe(200)
      }
    }
  })
})
