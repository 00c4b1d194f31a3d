import type { KoaContextWithOIDC } from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import {
  createTestBrowser,
  registerTestClient,
  countIssued,
  issuer,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import { approvedCode, tokenRequest } from '#testing/helpers/token-requests.ts'
import { renderError } from './error-pages.ts'

let { service, organization, application, client, browser } = {} as Stage

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

const script = ['javascript', 'alert(1)'].join(':')

const start = async (change: (query: URLSearchParams) => void) => {
  const { address } = await startAuthorization(client)
  change(address.searchParams)
  return address
}

test.each([
  [['urn:another:level']],
  // These values aren't lists.
  ['urn:another:level'],
  [null],
  [{ length: 0 }],
])("a person doesn't have to sign in for an impossible acr: %j", async (values) => {
  const acr = { essential: true, values }
  const claims = JSON.stringify({ id_token: { acr } })
  const nobody = await createTestBrowser(service, organization.owner)
  nobody.cookies.clear()
  for (const window of [browser, nobody]) {
    const address = await start((query) => query.set('claims', claims))
    const issued = await countIssued(service)
    const { location, html } = await window.visit(address)
    // A browser without a session gets our own page.
    if (window === nobody) expect(html).toContain('<code>unmet_authentication_requirements</code>')
    else expect(location.searchParams.get('error')).toBe('unmet_authentication_requirements')
    expect(await countIssued(service)).toBe(issued)
  }
})

describe('OA1: a request at /oauth/authorize', () => {
  const sentBack: [what: string, change: (query: URLSearchParams) => void, error: string][] = [
    [
      'without PKCE',
      (query) => deleteAll(query, 'code_challenge', 'code_challenge_method'),
      'invalid_request',
    ],
    [
      'with a plain challenge',
      (query) => query.set('code_challenge_method', 'plain'),
      'invalid_request',
    ],
    [
      'with a challenge without a method',
      (query) => query.delete('code_challenge_method'),
      'invalid_request',
    ],
    ['with a short challenge', (query) => query.set('code_challenge', 'x'), 'invalid_request'],
    [
      'for a token in the address',
      (query) => query.set('response_type', 'token'),
      'unsupported_response_type',
    ],
    [
      'for an ID token in the address',
      (query) => query.set('response_type', 'id_token'),
      'unsupported_response_type',
    ],
    [
      'for code and ID token',
      (query) => query.set('response_type', 'code id_token'),
      'unsupported_response_type',
    ],
    ['for nothing', (query) => query.set('response_type', 'none'), 'unsupported_response_type'],
    [
      "for a scope that the application doesn't have",
      (query) => query.set('scope', 'openid network:manage'),
      'invalid_scope',
    ],
    [
      'for an unknown scope',
      (query) => query.set('scope', 'openid user:read nonsense'),
      'invalid_scope',
    ],
    ['for a resource', (query) => query.set('resource', 'https://api.example/'), 'invalid_target'],
    [
      'with authorization details',
      (query) => query.set('authorization_details', '[{"type":"x"}]'),
      'invalid_authorization_details',
    ],
    ['for a token bound to a key', (query) => query.set('dpop_jkt', 'x'), 'invalid_request'],
    ['with a request object', (query) => query.set('request', 'eyJ'), 'request_not_supported'],
    [
      'with a request by address',
      (query) => query.set('request_uri', 'https://evil.example/'),
      'request_uri_not_supported',
    ],
    ['for an invalid organization', (query) => query.set('orgId', 'x'), 'invalid_request'],
    [
      'for more roles than exist',
      (query) => query.set('roles', 'a,'.repeat(11) + 'b,c'),
      'invalid_request',
    ],
    [
      'with a state of more than 2 KB',
      (query) => query.set('state', 'x'.repeat(2049)),
      'invalid_request',
    ],
  ]

  test.each(sentBack)(
    'a request %s is rejected, and nothing is issued',
    async (_what, change, error) => {
      const address = await start(change)
      const before = await countIssued(service)
      const { status, location } = await browser.visit(address)
      expect({ status, at: location.origin + location.pathname }).toEqual({
        status: 303,
        at: testRedirectUri,
      })
      const answer = new URLSearchParams(location.search || location.hash.slice(1))
      expect(Object.fromEntries(answer)).toMatchObject({ error, iss: issuer })
      expect(answer.has('code')).toBe(false)
      expect(await countIssued(service)).toBe(before)
    },
  )

  const onPage: [what: string, change: (query: URLSearchParams) => void, error: string][] = [
    [
      'a trailing slash',
      (query) => query.set('redirect_uri', `${testRedirectUri}/`),
      'invalid_redirect_uri',
    ],
    [
      'a query',
      (query) => query.set('redirect_uri', `${testRedirectUri}?x=1`),
      'invalid_redirect_uri',
    ],
    [
      'a port',
      (query) => query.set('redirect_uri', testRedirectUri.replace('.example', '.example:8443')),
      'invalid_redirect_uri',
    ],
    [
      'plain http',
      (query) => query.set('redirect_uri', testRedirectUri.replace('https', 'http')),
      'invalid_redirect_uri',
    ],
    [
      'a look-alike host',
      (query) =>
        query.set(
          'redirect_uri',
          testRedirectUri.replace('app.example', 'app.example.evil.example'),
        ),
      'invalid_redirect_uri',
    ],
    [
      'a host in capitals',
      (query) => query.set('redirect_uri', testRedirectUri.replace('app', 'APP')),
      'invalid_redirect_uri',
    ],
    ['script', (query) => query.set('redirect_uri', script), 'invalid_redirect_uri'],
    ['nothing', (query) => query.delete('redirect_uri'), 'invalid_request'],
    [
      'two of them',
      (query) => query.append('redirect_uri', 'https://evil.example/'),
      'invalid_request',
    ],
  ]

  test.each(onPage)(
    'a request with the redirect address %s gets an error page and no redirect',
    async (_what, change, error) => {
      const address = await start(change)
      const before = await countIssued(service)
      const { status, html, headers } = await browser.visit(address)
      expect(status).toBe(400)
      expect(headers.get('location')).toBeNull()
      expect(html).toContain("This request can't be completed")
      expect(html).toContain(`<code>${error}</code>`)
      expect(await countIssued(service)).toBe(before)
    },
  )

  test('a request from an unknown application or one without redirect addresses gets an error page', async () => {
    const unaddressed = await registerTestClient(organization, { redirectUris: [] })
    const others = ['nobody', crypto.randomUUID(), application.id.toUpperCase()]
    for (const id of [...others, unaddressed.id]) {
      const { status, headers } = await browser.visit(
        await start((query) => query.set('client_id', id)),
      )
      expect({ status, location: headers.get('location') }).toEqual({ status: 400, location: null })
    }
  })

  test("a request can't inject markup into a page", async () => {
    const { body, headers } = await rawRequest(service.url, '/oauth/token', {
      method: 'POST',
      headers: {
        accept: 'text/html',
        origin: '<img src=x>',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ client_id: application.id }).toString(),
    })
    // The page doesn't repeat the origin, and escapes the engine's message.
    expect(body).not.toContain('<img')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['content-type']).toMatch(/^application\/json/)

    const page = { body: '', state: {}, set: () => {} }
    const out = { error: 'invalid_request', error_description: 'origin <img src=x> not allowed' }
    await renderError(page as unknown as KoaContextWithOIDC, out, new Error('refused'))
    expect(page.body).toContain('origin &lt;img src=x&gt; not allowed')
    expect(page.body).not.toContain('<img')
  })

  function deleteAll(query: URLSearchParams, ...names: string[]) {
    for (const name of names) query.delete(name)
  }
})

describe('OA1: a request to the token endpoint', () => {
  async function redeem(change: (body: URLSearchParams) => void) {
    const body = new URLSearchParams(await approvedCode({ client, browser, organization }))
    change(body)
    return tokenRequest(service, application, body)
  }

  test.each<[string, (body: URLSearchParams) => void, string]>([
    [
      'another redirect address',
      (body) => body.set('redirect_uri', `${testRedirectUri}/`),
      'invalid_grant',
    ],
    ['no redirect address', (body) => body.delete('redirect_uri'), 'invalid_request'],
    ['another verifier', (body) => body.set('code_verifier', 'x'.repeat(43)), 'invalid_grant'],
    ['no verifier', (body) => body.delete('code_verifier'), 'invalid_grant'],
    ['a made-up code', (body) => body.set('code', 'x'.repeat(43)), 'invalid_grant'],
    ['two codes', (body) => body.append('code', 'x'.repeat(43)), 'invalid_request'],
    ['a resource', (body) => body.set('resource', 'https://api.example/'), 'invalid_target'],
    [
      'authorization details',
      (body) => body.set('authorization_details', '[{"type":"x"}]'),
      'invalid_authorization_details',
    ],
    [
      'an unknown grant type',
      (body) => body.set('grant_type', 'password'),
      'unsupported_grant_type',
    ],
  ])('a token request with %s is rejected', async (_what, change, error) => {
    expect(await redeem(change)).toMatchObject({ status: 400, body: { error } })
  })

  test.each(['/oauth/token', '/oauth/request', '/oauth/userinfo', '/oauth/device_authorization'])(
    'a DPoP proof is rejected with an explanation: %s',
    async (path) => {
      const basic = Buffer.from(`${application.id}:${application.secret}`).toString('base64')
      for (const headers of [
        { dpop: 'eyJ', authorization: `Basic ${basic}` },
        { authorization: 'DPoP aca_x' },
      ]) {
        const { status, body } = await rawRequest(service.url, path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'grant_type=client_credentials',
        })
        expect({ status, ...JSON.parse(body) }).toEqual({
          status: 400,
          error: 'invalid_request',
          error_description:
            'DPoP is not supported: omit it and use the access token as a bearer token',
        })
      }
    },
  )

  test('an unchanged token request succeeds', async () => {
    expect((await redeem(() => {})).status).toBe(200)
  })
})
