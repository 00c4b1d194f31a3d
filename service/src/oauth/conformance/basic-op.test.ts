import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveClient,
  countIssued,
  decisionAt,
  issuer,
  publicUrl,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.service[Symbol.asyncDispose]())

/** Runs the whole flow with these extra parameters, and returns the application's tokens. */
async function signInWith(parameters: Record<string, string> = {}) {
  const { client, browser, organization } = stage
  const scope = 'openid user:read'
  const { address, checks } = await startAuthorization(client, { scope, ...parameters })
  const back = await approveClient(browser, address, organization.owner.profileId)
  const { nonce: expectedNonce } = parameters
  return oauth.authorizationCodeGrant(client, back, {
    ...checks,
    ...(expectedNonce !== undefined && { expectedNonce }),
  })
}

/** Returns the address that the browser is immediately redirected to. */
async function refusedWith(parameters: Record<string, string>, without: string[] = []) {
  const { address } = await startAuthorization(stage.client, parameters)
  for (const name of without) address.searchParams.delete(name)
  const before = await countIssued(stage.service)
  const { location } = await stage.browser.visit(address)
  expect(await countIssued(stage.service)).toBe(before)
  return location
}

describe('OpenID Connect Basic OP', () => {
  test('oidcc-ensure-post-request-succeeds: a POST request works like a GET request', async () => {
    const { service, client, browser, organization } = stage
    const { address, checks } = await startAuthorization(client, { scope: 'openid user:read' })
    const posted = await fetch(`${service.url}/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(address.searchParams),
    })
    expect(posted.status).toBe(303)
    const goesOn = new URL(posted.headers.get('location')!, publicUrl)
    expect(goesOn.origin + goesOn.pathname).toBe(`${issuer}/authorize`)
    const back = await approveClient(browser, goesOn, organization.owner.profileId)
    const { access_token } = await oauth.authorizationCodeGrant(client, back, checks)
    expect(access_token).toMatch(/^aca_/)
  })

  test.each([
    ['application/json', '{"client_id":"x"}', 303],
    ['application/x-www-form-urlencoded', `state=${'x'.repeat(9000)}`, 413],
    ['application/x-www-form-urlencoded', 'state=%0d%0aset-cookie:x&redirect_uri=//evil', 303],
  ])(
    "a POST that isn't an authorization request doesn't redirect anywhere: %s %.30s",
    async (type, body, status) => {
      const response = await fetch(`${stage.service.url}/oauth/authorize`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type },
        body,
      })
      expect(response.status).toBe(status)
      const location = response.headers.get('location')
      if (status === 303) expect(location).toMatch(/^\/oauth\/authorize\?[\w%=&.+-]*$/)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  test('oidcc-response-type-missing: a missing response type is reported to the application', async () => {
    const location = await refusedWith({}, ['response_type'])
    expect(location.origin + location.pathname).toBe(testRedirectUri)
    expect(location.searchParams.get('error')).toBe('invalid_request')
  })

  test("oidcc-idtoken-signature: the ID token is signed with a published key, and its header contains the key's ID", async () => {
    const { id_token } = await signInWith()
    const [header = '', payload = '', signature = ''] = id_token!.split('.')
    const { kid } = JSON.parse(atob(header)) as { kid: string }
    const listed = await fetch(`${stage.service.url}/oauth/jwks`)
    const { keys } = (await listed.json()) as { keys: (JsonWebKey & { kid: string })[] }
    const key = createPublicKey({ key: keys.find((each) => each.kid === kid)!, format: 'jwk' })
    const signed = Buffer.from(`${header}.${payload}`)
    const proof = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
  })

  test.each([
    ['oidcc-userinfo-get', 'GET', true],
    ['oidcc-userinfo-post-header', 'POST', true],
    ['oidcc-userinfo-post-body', 'POST', false],
  ])('%s: user info identifies the person', async (_module, method, byHeader) => {
    const { access_token } = await signInWith()
    const response = await fetch(`${stage.service.url}/oauth/userinfo`, {
      method,
      ...(byHeader
        ? { headers: { authorization: `Bearer ${access_token}` } }
        : { body: new URLSearchParams({ access_token }) }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ sub: stage.organization.owner.id })
  })

  test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow: the ID token has no nonce if the request had none', async () => {
    expect((await signInWith()).claims()).not.toHaveProperty('nonce')
  })

  test('oidcc-server: the ID token contains the unchanged nonce', async () => {
    const nonce = 'n-0S6_WzA2Mj ü'
    expect((await signInWith({ nonce })).claims()).toMatchObject({ nonce })
  })

  test("oidcc-alternate-happy-flow: the order of scopes and parameters doesn't matter", async () => {
    const { client, browser, organization } = stage
    const { address, checks } = await startAuthorization(client, { scope: 'user:read openid' })
    address.search = new URLSearchParams([...address.searchParams].toReversed()).toString()
    const back = await approveClient(browser, address, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    expect(tokens.scope?.split(' ').toSorted()).toEqual(['openid', 'user:read'])
  })

  test.each([
    ['oidcc-display-page', { display: 'page' }],
    ['oidcc-display-popup', { display: 'popup' }],
    ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
    ['oidcc-login-hint', { login_hint: 'buffy@example.com' }],
    ['oidcc-ui-locales', { ui_locales: 'se en-US fr' }],
    ['oidcc-claims-locales', { claims_locales: 'se en' }],
    ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
    ['oidcc-max-age-10000', { max_age: '10000' }],
  ])("%s: the parameter doesn't cause an error", async (_module, parameters) => {
    const tokens = await signInWith(parameters)
    expect(tokens.claims()).toMatchObject({
      sub: stage.organization.owner.id,
      ...('max_age' in parameters && { auth_time: expect.any(Number) }),
    })
  })

  test.each([
    [
      'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported',
      { request: 'eyJhbGciOiJub25lIn0.e30.' },
      'request_not_supported',
    ],
    [
      'oidcc-ensure-request-object-with-redirect-uri',
      { request: 'eyJhbGciOiJub25lIn0.eyJyZWRpcmVjdF91cmkiOiJodHRwczovL2V2aWwifQ.' },
      'request_not_supported',
    ],
    [
      'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported',
      { request_uri: 'https://app.example/request.jwt' },
      'request_uri_not_supported',
    ],
  ])('%s: the application gets this error', async (_module, parameters, error) => {
    const { searchParams } = await refusedWith(parameters)
    expect(searchParams.get('error')).toBe(error)
  })

  test('oidcc-ensure-registered-redirect-uri: an unregistered address gets an error page and no redirect', async () => {
    const { address } = await startAuthorization(stage.client, {
      redirect_uri: `${testRedirectUri}/other`,
    })
    const { status, location, html } = await stage.browser.visit(address)
    expect([status, location.href]).toEqual([400, 'about:blank'])
    expect(html).toContain('invalid_redirect_uri')
  })

  test("oidcc-scope-address, oidcc-scope-phone, oidcc-scope-all: data that Accord doesn't store isn't listed", () => {
    const { scopes_supported = [], claims_supported = [] } = stage.client.serverMetadata()
    expect(scopes_supported).not.toContain('address')
    expect(scopes_supported).not.toContain('phone')
    expect(claims_supported).not.toContain('phone_number')
  })

  test('oidcc-server-client-secret-post: an application can authenticate in the request body', async () => {
    const { client, browser, organization, service, application } = stage
    const { address, checks } = await startAuthorization(client, { scope: 'openid' })
    const screen = await browser.visit(address)
    const { body } = await browser.decide(decisionAt(screen.location, organization.owner.profileId))
    const { location } = await browser.visit((body as { redirect: string }).redirect)
    const response = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: location.searchParams.get('code')!,
        redirect_uri: testRedirectUri,
        code_verifier: checks.pkceCodeVerifier,
        client_id: application.id,
        client_secret: application.secret,
      }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
