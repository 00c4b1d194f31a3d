import { allScopes } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  issuer,
  publicUrl,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import { rawRequest } from '#testing/test-client.ts'

const address = '/oauth/.well-known/openid-configuration'
const elsewhere = 'https://spa.example'
const form = 'application/x-www-form-urlencoded'

interface Listed {
  [endpoint: `${string}_endpoint`]: string
  jwks_uri: string
  scopes_supported: string[]
  claims_supported: string[]
  grant_types_supported: string[]
  response_types_supported: string[]
  response_modes_supported: string[]
  prompt_values_supported: string[]
  subject_types_supported: string[]
  claim_types_supported: string[]
  code_challenge_methods_supported: string[]
  token_endpoint_auth_methods_supported: string[]
  introspection_endpoint_auth_methods_supported: string[]
  revocation_endpoint_auth_methods_supported: string[]
  id_token_signing_alg_values_supported: string[]
}

let { service, organization, application, client, browser } = {} as Stage
let listed: Listed
let known: Record<string, unknown>

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  known = JSON.parse((await rawRequest(service.url, address)).body)
  listed = known as unknown as Listed
})
afterAll(() => service[Symbol.asyncDispose]())

const pathOf = (url: string) => url.slice(publicUrl.length)
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  rawRequest(service.url, path, {
    method: 'POST',
    headers: { 'content-type': form, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const secretInBody = () => ({ client_id: application.id, client_secret: application.secret })

describe('discovery', () => {
  test('discovery is also found at the root of the host', async () => {
    for (const [root, leads] of [
      ['/.well-known/openid-configuration', address],
      ['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/oauth'],
    ] as const) {
      const { status, headers } = await rawRequest(service.url, root, {
        headers: { origin: elsewhere },
      })
      expect({ status, location: headers.location }).toEqual({
        status: 302,
        location: `${publicUrl}${leads}`,
      })
      expect(headers['access-control-allow-origin']).toBe(elsewhere)
      const { body } = await rawRequest(service.url, leads)
      expect(JSON.parse(body)).toMatchObject({ issuer })
    }
  })

  test.each([
    address,
    '/oauth/jwks',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/oauth',
  ])('%s can be cached by anyone for an hour', async (path) => {
    const { headers } = await rawRequest(service.url, path, { headers: { origin: elsewhere } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': elsewhere,
      vary: expect.stringMatching(/origin/i),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test("a rejected discovery request isn't cached", async () => {
    const { status, headers } = await rawRequest(service.url, address, {
      headers: { host: 'evil.example' },
    })
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 421, cache: 'no-store' })
  })
})

/** The lists that a test below checks. */
const tried = [
  'scopes_supported',
  'claims_supported',
  'grant_types_supported',
  'response_types_supported',
  'response_modes_supported',
  'prompt_values_supported',
  'code_challenge_methods_supported',
  'token_endpoint_auth_methods_supported',
  'introspection_endpoint_auth_methods_supported',
  'revocation_endpoint_auth_methods_supported',
  'id_token_signing_alg_values_supported',
]

describe('the contents of discovery', () => {
  test('a test checks everything that discovery lists', () => {
    const others = Object.entries(known).filter(
      ([name]) => !tried.includes(name) && !name.endsWith('_endpoint'),
    )
    expect(Object.fromEntries(others)).toEqual({
      issuer,
      jwks_uri: `${issuer}/jwks`,
      subject_types_supported: ['public'],
      // The values are tested in `prompts.test.ts`.
      acr_values_supported: ['pwd', 'mfa'],
      claim_types_supported: ['normal'],
      authorization_response_iss_parameter_supported: true,
      claims_parameter_supported: expect.any(Boolean),
      request_parameter_supported: false,
      request_uri_parameter_supported: false,
      ...(known['end_session_endpoint'] !== undefined && {
        backchannel_logout_supported: true,
        backchannel_logout_session_supported: true,
      }),
      service_documentation: `${publicUrl}/api/docs`,
    })
  })

  test('every listed endpoint has its own response', async () => {
    for (const name of Object.keys(known).filter((each) => each.endsWith('_endpoint'))) {
      const path = pathOf(known[name] as string)
      const isForBrowsers = ['authorization_endpoint', 'end_session_endpoint'].includes(name)
      const { status, body } = isForBrowsers
        ? await rawRequest(service.url, path)
        : await post(path, {})
      expect({ name, status }).toEqual({ name, status: expect.toSatisfy((s) => s < 404) })
      expect({ name, ours: body.includes('not_found') }).toEqual({ name, ours: false })
    }
  })

  test('every application can request every listed scope', async () => {
    const none = await clientOf(
      service,
      await registerTestClient(organization, { scopes: ['user:read'] }),
    )
    const everyone = await service.createPerson()
    const { address: there, checks } = await startAuthorization(none, {
      scope: listed.scopes_supported.join(' '),
    })
    const back = await approveClient(await createTestBrowser(service, everyone), there)
    const tokens = await oauth.authorizationCodeGrant(none, back, checks)
    expect(tokens.scope).toBe(listed.scopes_supported.join(' '))
  })

  test('an application can request every scope that it registered', async () => {
    const standard = listed.scopes_supported
    // A registration can't have both levels of service-account.
    for (const level of [':read', ':manage']) {
      const scopes = allScopes.filter((scope) => scope.endsWith(level))
      const all = await clientOf(service, await registerTestClient(organization, { scopes }))
      const { address: there } = await startAuthorization(all, {
        scope: [...standard, ...scopes].join(' '),
      })
      const { location } = await browser.visit(there)
      expect({ to: location.pathname, error: location.searchParams.get('error') }).toEqual({
        to: '/approval',
        error: null,
      })
    }
  })

  test('applications get every listed claim and no other', async () => {
    const scope = [...listed.scopes_supported, 'user:read']
    const { address: there, checks } = await startAuthorization(client, {
      scope: scope.join(' '),
      max_age: '3600',
    })
    const back = await approveClient(browser, there, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, { ...checks, maxAge: 3600 })
    const told = await oauth.fetchUserInfo(client, tokens.access_token, organization.owner.id)
    const claims = new Set([...Object.keys(told), ...Object.keys(tokens.claims()!)])
    const ofTheTokenItself = ['aud', 'exp', 'iat', 'at_hash']
    expect([...claims].filter((claim) => !ofTheTokenItself.includes(claim)).toSorted()).toEqual(
      listed.claims_supported.filter((claim) => claim !== 'picture').toSorted(),
    )
  })

  test('the token endpoint accepts every listed grant type and no other', async () => {
    const ask = async (grant_type: string) =>
      JSON.parse((await post('/oauth/token', { ...secretInBody(), grant_type })).body)
    for (const grant_type of listed.grant_types_supported) {
      expect((await ask(grant_type)).error).not.toBe('unsupported_grant_type')
    }
    expect((await ask('password')).error).toBe('unsupported_grant_type')
    expect((await ask('implicit')).error).toBe('unsupported_grant_type')
  })

  test('every listed response type and mode leads to the approval screen, and no other does', async () => {
    const lead = async (parameters: Record<string, string>) =>
      (await browser.visit((await startAuthorization(client, parameters)).address)).location
    for (const response_type of listed.response_types_supported) {
      expect((await lead({ response_type })).pathname).toBe('/approval')
    }
    for (const response_mode of listed.response_modes_supported) {
      expect((await lead({ response_mode })).pathname).toBe('/approval')
    }
    expect((await lead({ response_type: 'id_token', nonce: 'x' })).href).toContain(
      'error=unsupported_response_type',
    )
    expect((await lead({ response_mode: 'web_message' })).pathname).not.toBe('/approval')
  })

  test('every listed prompt is understood, and no other is', async () => {
    for (const prompt of listed.prompt_values_supported) {
      const { location } = await browser.visit(
        (await startAuthorization(client, { prompt })).address,
      )
      expect({ prompt, error: location.searchParams.get('error') }).not.toMatchObject({
        error: 'invalid_request',
      })
    }
    const { location } = await browser.visit(
      (await startAuthorization(client, { prompt: 'create' })).address,
    )
    expect(location.searchParams.get('error')).toBe('invalid_request')
  })

  test('every listed challenge method is accepted, and no other is', async () => {
    expect(listed.code_challenge_methods_supported).toEqual(['S256'])
    const { address: there } = await startAuthorization(client, { code_challenge_method: 'plain' })
    expect((await browser.visit(there)).location.searchParams.get('error')).toBe('invalid_request')
  })

  test('every listed client authentication method is accepted, and no other is', async () => {
    const basic = Buffer.from(`${application.id}:${application.secret}`).toString('base64')
    const ways: Record<string, (path: string) => Promise<number>> = {
      client_secret_basic: async (path) =>
        (await post(path, fields, { authorization: `Basic ${basic}` })).status,
      client_secret_post: async (path) =>
        (await post(path, { ...fields, ...secretInBody() })).status,
    }
    const fields = { grant_type: 'client_credentials', token: 'acn_x' }
    for (const [name, path] of [
      ['token_endpoint_auth_methods_supported', '/oauth/token'],
      ['introspection_endpoint_auth_methods_supported', '/oauth/introspect'],
      ['revocation_endpoint_auth_methods_supported', '/oauth/revoke'],
    ] as const) {
      const methods = listed[name].filter((method) => method !== 'none')
      expect(methods.toSorted()).toEqual(Object.keys(ways).toSorted())
      for (const method of methods) expect(await ways[method]!(path)).toBe(200)
    }
    // Clients without a secret can redeem and revoke tokens, but not introspect them.
    expect(listed.token_endpoint_auth_methods_supported).toContain('none')
    expect(listed.revocation_endpoint_auth_methods_supported).toContain('none')
    expect(listed.introspection_endpoint_auth_methods_supported).not.toContain('none')
    const assertion = await post('/oauth/token', {
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `e30.${Buffer.from(`{"sub":"${application.id}"}`).toString('base64url')}.x`,
    })
    expect(assertion.status).toBe(400)
  })

  test('every listed algorithm has a public key', async () => {
    const { body } = await rawRequest(service.url, pathOf(listed.jwks_uri))
    const { keys } = JSON.parse(body) as { keys: { alg: string }[] }
    expect(listed.id_token_signing_alg_values_supported.toSorted()).toEqual(
      [...new Set(keys.map(({ alg }) => alg))].toSorted(),
    )
    // OpenID Connect Discovery 1.0, section 3, requires this algorithm.
    expect(listed.id_token_signing_alg_values_supported).toContain('RS256')
  })

  test('a request object is rejected with the documented error, by value and by reference', async () => {
    for (const parameters of [
      { request: 'e30.e30.' },
      { request_uri: 'https://app.example/request' },
    ]) {
      const { address: there } = await startAuthorization(client, parameters)
      const { location, status } = await browser.visit(there)
      expect(location.pathname).not.toBe('/approval')
      expect([302, 303, 400]).toContain(status)
    }
  })

  test('a pushed request is accepted at the listed endpoint', async () => {
    const { status, body } = await post(pathOf(listed.pushed_authorization_request_endpoint!), {
      ...secretInBody(),
      response_type: 'code',
      redirect_uri: testRedirectUri,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    expect({ status, body }).toMatchObject({ status: 201 })
  })
})
