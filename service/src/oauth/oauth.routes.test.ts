import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { rawRequest } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  issuer,
  type TestClientRegistration,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let application: TestClientRegistration
let logged = ''

beforeAll(async () => {
  service = await startOAuthService({
    environment: { LOG_LEVEL: 'trace' },
    log: { write: (line) => (logged += line) },
  })
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
})
afterAll(() => service[Symbol.asyncDispose]())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('every response of the engine', () => {
  const kept = new Set(['discovery', 'discovery by RFC 8414', 'the keys'])
  const replies: [what: string, method: string, path: string, status: number][] = [
    ['discovery', 'GET', '/oauth/.well-known/openid-configuration', 200],
    ['discovery by RFC 8414', 'GET', '/.well-known/oauth-authorization-server/oauth', 200],
    ['the keys', 'GET', '/oauth/jwks', 200],
    ['a page', 'GET', '/oauth/authorize', 400],
    ["a request that can't continue", 'GET', `/oauth/authorize/${'x'.repeat(43)}`, 400],
    ['a rejected token request', 'POST', '/oauth/token', 400],
    ['a rejected introspection', 'POST', '/oauth/introspect', 400],
    ['a rejected revocation', 'POST', '/oauth/revoke', 400],
    ['a rejected push', 'POST', '/oauth/request', 400],
    ['rejected user info', 'GET', '/oauth/userinfo', 401],
  ]

  test.each(replies)(
    'a response of the engine has our headers: %s',
    async (what, method, path, status) => {
      const answer = await rawRequest(service.url, path, { method, headers: form })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': kept.has(what) ? 'public, max-age=3600' : 'no-store',
      })
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers).not.toHaveProperty('x-powered-by')
    },
  )

  test('the engine responds only to our own hosts', async () => {
    for (const [, method, path] of replies) {
      const answer = await rawRequest(service.url, path, {
        method,
        headers: { ...form, host: 'evil.example' },
      })
      expect(answer.status).toBe(421)
    }
  })

  test('pages on other origins can read only public responses', async () => {
    const from = (path: string, method = 'GET') =>
      rawRequest(service.url, path, { method, headers: { ...form, origin: 'https://spa.example' } })
    expect((await from('/oauth/jwks')).headers).toMatchObject({
      'access-control-allow-origin': 'https://spa.example',
    })
    expect((await from('/oauth/jwks')).headers).not.toHaveProperty(
      'access-control-allow-credentials',
    )
    const { status, headers } = await rawRequest(service.url, '/oauth/token', {
      method: 'POST',
      headers: { ...form, origin: 'https://spa.example' },
      body: `grant_type=client_credentials&client_id=${application.id}&client_secret=${application.secret}`,
    })
    expect(status).toBe(400)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect((await from('/oauth/token', 'OPTIONS')).status).toBe(400)
  })

  test('the policy allows the form that an application requested as its response mode', async () => {
    const client = await clientOf(service, application)
    const { address } = await startAuthorization(client, {
      response_mode: 'form_post',
      prompt: 'none',
    })
    const answer = await rawRequest(service.url, `/oauth/authorize${address.search}`, {
      headers: { referer: 'https://app.example/' },
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'none' 'sha256-[\w+/]{43}='/)
    expect(policy).not.toContain('sandbox')
    expect(answer.body).toContain('action="https://app.example/callback"')
  })
})

describe('endpoints that the engine could also offer', () => {
  test.each([
    ['POST', '/oauth/session/end/confirm'],
    ['POST', '/oauth/reg'],
    ['GET', '/oauth/device'],
    ['POST', '/oauth/device/auth'],
    ['POST', '/oauth/backchannel'],
    ['GET', '/oauth/interaction/x'],
    ['GET', '/oauth/auth'],
    ['GET', '/oauth/me'],
    ['GET', '/oauth/TOKEN'],
    ['POST', '/oauth//token'],
    ['GET', '/%6Fauth/jwks'],
    ['GET', '/oauth/%6Awks'],
    ['GET', '/oauth/.well-known/%6Fpenid-configuration'],
    ['POST', '/oauth/%74oken'],
    // These requests name another endpoint to bypass their own rate limits.
    ['GET', '/%6Fauth/jwks?/oauth/device'],
    ['GET', '/%6Fauth/jwks?/oauth/authorize'],
    ['GET', 'http://localhost/%6Fauth/jwks?/oauth/userinfo'],
    ['POST', '/%6Fauth/token?/oauth/session/end/confirm'],
  ])("the engine's extra endpoint %s %s isn't served or cached", async (method, path) => {
    const { status, headers, body } = await rawRequest(service.url, path, { method, headers: form })
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  })

  test('an address that includes its host works like one without', async () => {
    const { status, body } = await rawRequest(service.url, `${service.url}/oauth/jwks`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toHaveProperty('keys')
  })
})

describe('request bodies at the engine', () => {
  test('the engine accepts only forms of a reasonable size', async () => {
    const basic = Buffer.from(`${application.id}:${application.secret}`).toString('base64')
    const send = (body: string, type: string) =>
      rawRequest(service.url, '/oauth/token', {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Basic ${basic}` },
        body,
      })
    const plain = 'grant_type=client_credentials'
    expect((await send(plain, form['content-type'])).status).toBe(200)
    expect((await send(plain, `${form['content-type']}; charset=utf-8`)).status).toBe(200)
    expect((await send('{"grant_type":"client_credentials"}', 'application/json')).status).toBe(400)
    expect((await send(`${plain}&x=${'x'.repeat(60_000)}`, form['content-type'])).status).toBe(400)
  })
})

describe('the log of the engine', () => {
  test('LG1: the log records requests by route and errors by reason, and never contains a secret', async () => {
    const client = await clientOf(service, application)
    const { address, checks } = await startAuthorization(client)
    const browser = await createTestBrowser(service, organization.owner)
    const back = await approveClient(browser, address, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    await oauth.fetchUserInfo(client, tokens.access_token, organization.owner.id)
    await oauth.authorizationCodeGrant(client, back, checks).catch(() => {})
    await rawRequest(service.url, '/oauth/token', {
      method: 'POST',
      headers: form,
      body: `client_id=${application.id}&client_secret=acs_wrong-secret&grant_type=client_credentials`,
    })
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const routes = new Set(lines.map(({ route }) => route))
    for (const route of [
      '/oauth/authorize',
      '/oauth/authorize/:uid',
      '/oauth/token',
      '/oauth/userinfo',
    ]) {
      expect(routes).toContain(route)
    }
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'token.refused',
        code: 'invalid_grant',
        application: application.id,
        requestId: expect.any(String),
      }),
    )
    for (const secret of [
      application.secret,
      'acs_wrong-secret',
      tokens.access_token,
      tokens.refresh_token!,
      tokens.id_token!,
      back.searchParams.get('code')!,
      checks.pkceCodeVerifier,
      checks.expectedState,
      browser.cookies.get('accord-request.sig')!.value,
    ]) {
      expect(logged).not.toContain(secret)
    }
  })
})

describe('the engine without its database', () => {
  test("the engine returns 503 without its database, and recovers when it's back", async () => {
    await using cable = await cuttableDatabase(service.databaseUrl)
    await using cut = await startOAuthService({ databaseUrl: cable.url })
    const ask = () =>
      rawRequest(cut.url, '/oauth/token', {
        method: 'POST',
        headers: form,
        body: `grant_type=client_credentials&client_id=${application.id}&client_secret=${application.secret}`,
      })
    expect((await ask()).status).toBe(200)
    await cable.cut()
    const { status, headers, body } = await ask()
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '2' })
    expect(JSON.parse(body)).toMatchObject({ error: 'temporarily_unavailable' })
    const page = await rawRequest(cut.url, `/oauth/authorize?client_id=${application.id}`)
    expect(page.status).toBe(503)
    cable.mend()
    expect((await ask()).status).toBe(200)
  })
})

test("the service doesn't start on a public address without HTTPS", async () => {
  const environment = { PUBLIC_URL: 'http://id.example', SMTP_URL: 'smtp://127.0.0.1:1' }
  await expect(startOAuthService({ beside: service, environment })).rejects.toThrow(
    "PUBLIC_URL is 'http://id.example', but it must start with https:// unless it is a local address.",
  )
})

test('too many first visits from one network have to wait', async () => {
  await using calm = await startOAuthService({ limits: 'requestsAnonymous=3/1m' })
  const statuses = []
  for (let visit = 0; visit < 4; visit += 1) {
    statuses.push((await rawRequest(calm.url, '/oauth/authorize')).status)
  }
  expect(statuses).toEqual([400, 400, 400, 429])
  expect((await rawRequest(calm.url, '/oauth/jwks')).status).toBe(200)
})

test('the key set shows the current and the next signing keys, without their private parts', async () => {
  const { body } = await rawRequest(service.url, '/oauth/jwks')
  const { keys } = JSON.parse(body) as { keys: Record<string, string>[] }
  const { current, next } = service.context.signingKeys
  const all = [current, next].flatMap(({ ES256, RS256 }) => [ES256, RS256])
  expect(keys.map(({ kid }) => kid)).toEqual(all.map(({ kid }) => kid))
  const shown = {
    ES256: ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
    RS256: ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  }
  for (const key of keys) {
    expect(Object.keys(key).toSorted()).toEqual(shown[key['alg'] as keyof typeof shown])
  }
})

test('every discovery document names the issuer', async () => {
  for (const path of [
    '/oauth/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server/oauth',
  ]) {
    const { body } = await rawRequest(service.url, path)
    expect(JSON.parse(body)).toMatchObject({ issuer, token_endpoint: `${issuer}/token` })
  }
})
