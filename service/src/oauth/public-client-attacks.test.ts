import { updateApplication } from '@accord/contract/applications.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerPublicTestClient,
  registerTestClient,
  clientOf,
  countIssued,
  decisionAt,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  startAuthorization,
} from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let browser: OAuthBrowser
let confidential: TestClientRegistration
/** A single-page application and a native one. */
let page: { id: string }
let native: { id: string }

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  browser = await createTestBrowser(service, organization.owner)
  confidential = await registerTestClient(organization)
  page = await registerPublicTestClient(organization, 'single-page')
  native = await registerPublicTestClient(organization, 'native', [
    'http://127.0.0.1/cb?a=b',
    'com.example.harbour:/cb',
  ])
})

async function post(
  path: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${service.url}/oauth/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(body),
  })
  const answer = (await response.json()) as Record<string, string>
  return { status: response.status, ...answer }
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

/** Sends an authorization request exactly as given. */
async function visit(id: string, parameters: Record<string, string>) {
  const query = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: testRedirectUri,
    scope: 'openid user:read',
    ...parameters,
  })
  return browser.visit(`/oauth/authorize?${query.toString()}`)
}

const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }

/** Returns a code for an application, with its verifier. */
async function codeFor(client: oauth.Configuration) {
  const { address, checks } = await startAuthorization(client)
  const answer = await approveClient(browser, address, organization.owner.profileId)
  return {
    grant_type: 'authorization_code',
    code: answer.searchParams.get('code')!,
    redirect_uri: testRedirectUri,
    code_verifier: checks.pkceCodeVerifier,
  }
}

describe('OA1: a stolen code of an application without a secret', () => {
  test("a stolen code can't be redeemed without its verifier", async () => {
    const { code_verifier: _verifier, ...code } = await codeFor(await clientOf(service, page))
    const before = await countIssued(service)
    for (const tried of [{}, { code_verifier: oauth.randomPKCECodeVerifier() }]) {
      const answer = await post('token', { ...code, client_id: page.id, ...tried })
      expect(answer).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
    expect(await countIssued(service)).toBeLessThanOrEqual(before)
  })

  test("another application can't redeem a stolen code, whether it's public or not", async () => {
    const code = await codeFor(await clientOf(service, page))
    expect(await post('token', { ...code, client_id: native.id })).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect(await post('token', code, basic(confidential.id, confidential.secret))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
  })
})

describe('OA1: the PKCE challenge', () => {
  test.each([
    ['left out', {}],
    ['left out, with a nonce', { nonce: 'n-0S6_WzA2Mj' }],
    ['plain', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
    ['without a method', { code_challenge: 'x'.repeat(43) }],
    ['empty', { code_challenge: '', code_challenge_method: 'S256' }],
    ['too short', { code_challenge: 'x', code_challenge_method: 'S256' }],
  ])("a public application can't weaken its challenge: %s", async (_how, parameters) => {
    const before = await countIssued(service)
    const { location } = await visit(page.id, parameters)
    expect(location.searchParams.get('error')).toBe('invalid_request')
    expect(await countIssued(service)).toBe(before)
  })

  test("a public application can't turn off PKCE", async () => {
    const { as } = organization.owner
    const body = { pkceOptional: true }
    expect(await as.request('PATCH', `/api/application/${page.id}`, body)).toMatchObject({
      status: 400,
      body: { fields: { pkceOptional: 'An application without a secret must use PKCE.' } },
    })
  })

  describe('an application with a secret and optional PKCE', () => {
    let optional: TestClientRegistration
    beforeAll(async () => {
      optional = await registerTestClient(organization)
      await organization.owner.as.call(updateApplication, {
        params: { id: optional.id },
        body: { pkceOptional: true },
      })
    })

    const startedWith = async (parameters: Record<string, string>) => {
      const { location } = await visit(optional.id, parameters)
      return location.searchParams.get('error') ?? location.pathname
    }

    test('a challenge is required if no ID token will contain a nonce', async () => {
      expect(await startedWith({})).toBe('invalid_request')
      expect(await startedWith({ nonce: '' })).toBe('invalid_request')
      expect(await startedWith({ nonce: 'n-0S6', scope: 'user:read' })).toBe('invalid_request')
      expect(await startedWith({ nonce: 'n-0S6' })).toBe('/approval')
      expect(await startedWith(challenge)).toBe('/approval')
    })

    test('a verifier without a challenge is rejected (RFC 9700, 4.8.2)', async () => {
      const screen = await visit(optional.id, { nonce: 'n-0S6' })
      const decided = await browser.decide(
        decisionAt(screen.location, organization.owner.profileId),
      )
      const back = await browser.visit((decided.body as { redirect: string }).redirect)
      const code = back.location.searchParams.get('code')!
      const asked = { grant_type: 'authorization_code', code, redirect_uri: testRedirectUri }
      const proven = basic(optional.id, optional.secret)
      const verifier = oauth.randomPKCECodeVerifier()
      expect(await post('token', { ...asked, code_verifier: verifier }, proven)).toMatchObject({
        status: 400,
        error: 'invalid_grant',
      })
    })

    test('a nonce can replace the challenge and is returned in the ID token', async () => {
      const screen = await visit(optional.id, { nonce: 'n-0S6' })
      const decided = await browser.decide(
        decisionAt(screen.location, organization.owner.profileId),
      )
      const back = await browser.visit((decided.body as { redirect: string }).redirect)
      const client = await clientOf(service, optional)
      const tokens = await oauth.authorizationCodeGrant(client, back.location, {
        expectedNonce: 'n-0S6',
      })
      expect(tokens.claims()).toMatchObject({ nonce: 'n-0S6' })
    })

    test('a code that was issued for a challenge requires the verifier', async () => {
      const { code_verifier: _verifier, ...code } = await codeFor(await clientOf(service, optional))
      expect(await post('token', code, basic(optional.id, optional.secret))).toMatchObject({
        status: 400,
        error: 'invalid_grant',
      })
    })
  })
})

describe("OA1: an application's identity", () => {
  test("an application that has a secret can't authenticate without it", async () => {
    const code = await codeFor(await clientOf(service, confidential))
    const before = await countIssued(service)
    expect(await post('token', { ...code, client_id: confidential.id })).toMatchObject({
      status: 401,
      error: 'invalid_client',
    })
    expect(await countIssued(service)).toBe(before)
  })

  test("an application without a secret can't authenticate with one", async () => {
    const code = await codeFor(await clientOf(service, page))
    for (const secret of [confidential.secret, 'acs_x']) {
      const sent = { ...code, client_id: page.id, client_secret: secret }
      expect(await post('token', sent)).toMatchObject({ status: 401, error: 'invalid_client' })
      const answer = await post('token', code, basic(page.id, secret))
      expect(answer).toMatchObject({ status: 401, error: 'invalid_client' })
    }
  })

  test("a public application can't act in its own name", async () => {
    for (const { id } of [page, native]) {
      const answer = await post('token', { grant_type: 'client_credentials', client_id: id })
      expect(answer).toMatchObject({ status: 400, error: 'unauthorized_client' })
    }
    // The API wouldn't allow adding the scope like this.
    await service.context.pool.query(
      `update applications set scopes = scopes || '{service-account:manage}'::text[] where id = $1`,
      [native.id],
    )
    expect(
      await post('token', { grant_type: 'client_credentials', client_id: native.id }),
    ).toMatchObject({ status: 400, error: 'unauthorized_client' })
  })

  test("a public application can't introspect tokens, not even its own", async () => {
    const client = await clientOf(service, page)
    const code = await codeFor(client)
    const { access_token } = (await post('token', { ...code, client_id: page.id })) as unknown as {
      access_token: string
    }
    expect(await post('introspect', { token: access_token, client_id: page.id })).toEqual({
      status: 200,
      active: false,
    })
    expect(await oauth.fetchUserInfo(client, access_token, organization.owner.id)).toBeTruthy()
  })
})

describe('OA1: the redirect address of a native application', () => {
  test.each([
    'http://127.0.0.1.evil.example/cb?a=b',
    'http://127.0.0.1:80@evil.example/cb?a=b',
    'http://evil.example@127.0.0.1:80/cb?a=b',
    'http://127.0.0.1:3000/cb',
    'http://127.0.0.1:3000/cb?a=b&x=y',
    'http://127.0.0.1:3000/other?a=b',
    'http://localhost:3000/cb?a=b',
    'http://0.0.0.0:3000/cb?a=b',
    'http://2130706433:3000/cb?a=b',
    'http://[::ffff:127.0.0.1]:3000/cb?a=b',
    'https://127.0.0.1:3000/cb?a=b',
    'com.example.harbour:/cb/other',
    'com.example.harbour.evil:/cb',
    'com.example.harbour://evil.example/cb',
    ['javascript', 'alert(1)'].join(':'),
  ])("neither flow accepts %s as a native application's address", async (uri) => {
    const before = await countIssued(service)
    const { status, location } = await visit(native.id, { redirect_uri: uri, ...challenge })
    expect({ status, to: location.href }).toEqual({ status: 400, to: 'about:blank' })
    for (const decision of ['approve', 'deny'] as const) {
      const answer = await browser.decide({
        application: native.id,
        state: 'opaque',
        redirect: uri,
        profile: organization.owner.profileId,
        decision,
        codeChallenge: 'x'.repeat(43),
        codeChallengeMethod: 'S256',
      })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_redirect' } })
    }
    expect(await countIssued(service)).toBe(before)
  })

  test('neither flow redirects to a native application without registered addresses', async () => {
    const { id } = await registerPublicTestClient(organization, 'native', [])
    expect((await visit(id, { redirect_uri: testRedirectUri, ...challenge })).status).toBe(400)
    const decision = {
      application: id,
      state: 'x',
      redirect: testRedirectUri,
      profile: organization.owner.profileId,
    }
    expect(await browser.decide(decision)).toMatchObject({ body: { code: 'invalid_redirect' } })
  })
})

describe('OA1: prompt=none of an application without a secret', () => {
  /**
   * Requests a response without a page, after the owner approved the application at an address that other programs
   * could also use.
   */
  async function silently(kind: 'single-page' | 'native', registered: string, asking = registered) {
    const client = await clientOf(
      service,
      await registerPublicTestClient(organization, kind, [registered]),
    )
    const { address } = await startAuthorization(client, { redirect_uri: registered })
    await approveClient(browser, address, organization.owner.profileId)
    const again = await startAuthorization(client, { redirect_uri: asking, prompt: 'none' })
    const { searchParams } = (await browser.visit(again.address)).location
    return searchParams.get('error') ?? (searchParams.has('code') ? 'a code' : 'nothing')
  }

  test.each([
    ['native', 'http://127.0.0.1/cb', 'http://127.0.0.1:6666/cb'],
    ['native', 'com.example.harbour:/cb', undefined],
    ['single-page', 'http://localhost:3000/cb', undefined],
  ] as const)(
    'prompt=none fails where any program could send it: %s at %s',
    async (kind, registered, asking) => {
      expect(await silently(kind, registered, asking)).toBe('consent_required')
    },
  )

  test.each(['native', 'single-page'] as const)(
    "prompt=none works at an application's own site: %s",
    async (kind) => {
      expect(await silently(kind, testRedirectUri)).toBe('a code')
    },
  )
})
