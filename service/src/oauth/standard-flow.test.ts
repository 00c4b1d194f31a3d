import { updateApplication } from '@accord/contract/applications.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestApproval } from '#testing/applications.ts'
import {
  approveClient,
  registerTestClient,
  clientOf,
  decisionAt,
  issuer,
  publicUrl,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let { service, organization, application, client, browser } = {} as Stage

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

async function signedIn(parameters: Record<string, string> = {}, by = { client, browser }) {
  const { address, checks } = await startAuthorization(by.client, parameters)
  const back = await approveClient(by.browser, address, organization.owner.profileId)
  return oauth.authorizationCodeGrant(by.client, back, checks)
}

const introspected = (token: string, as = client) => oauth.tokenIntrospection(as, token)
const invalidGrant = { error: 'invalid_grant' }

describe('discovery', () => {
  test('discovery names only supported features, at addresses below the public one', () => {
    const metadata = client.serverMetadata()
    expect(metadata).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      introspection_endpoint: `${issuer}/introspect`,
      revocation_endpoint: `${issuer}/revoke`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      pushed_authorization_request_endpoint: `${issuer}/request`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      end_session_endpoint: `${issuer}/session/end`,
      device_authorization_endpoint: `${issuer}/device_authorization`,
      grant_types_supported: [
        'authorization_code',
        'refresh_token',
        'client_credentials',
        'urn:ietf:params:oauth:grant-type:device_code',
      ],
      id_token_signing_alg_values_supported: ['ES256', 'RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      authorization_response_iss_parameter_supported: true,
    })
    expect(metadata.scopes_supported).toEqual(['openid', 'profile', 'email', 'offline_access'])
  })
})

describe('openid-client in the standard flow', () => {
  test('APV-10: the standard flow leads to the approval screen and returns a code that can be exchanged for tokens', async () => {
    const { address, checks } = await startAuthorization(client)
    const screen = await browser.visit(address)
    expect(screen.status).toBe(303)
    expect(screen.location.origin + screen.location.pathname).toBe(`${publicUrl}/approval`)
    expect(Object.fromEntries(screen.location.searchParams)).toEqual({
      interaction: expect.stringMatching(/^[\w-]{43}$/),
      application: application.id,
      state: checks.expectedState,
      redirect: testRedirectUri,
      scope: 'openid offline_access user:read',
    })

    const decision = decisionAt(screen.location, organization.owner.profileId)
    const { body } = await browser.decide(decision)
    const back = await browser.visit((body as { redirect: string }).redirect)
    expect(back.status).toBe(303)
    expect(back.location.href).toMatch(testRedirectUri)
    expect(back.location.searchParams.get('state')).toBe(checks.expectedState)
    expect(back.location.searchParams.get('iss')).toBe(issuer)

    const tokens = await oauth.authorizationCodeGrant(client, back.location, checks)
    expect(tokens).toMatchObject({
      access_token: expect.stringMatching(/^aca_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^acr_[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 600,
      scope: 'openid offline_access user:read',
    })
    expect(tokens.claims()).toMatchObject({
      iss: issuer,
      aud: application.id,
      auth_time: expect.any(Number),
      sub: organization.owner.id,
      profile_id: organization.owner.profileId,
      organization_id: organization.id,
      roles: ['owner'],
    })
  })

  test('user info contains only the data that the scopes cover', async () => {
    const { access_token } = await signedIn()
    const told = await oauth.fetchUserInfo(client, access_token, organization.owner.id)
    const ids = {
      sub: organization.owner.id,
      profile_id: organization.owner.profileId,
      organization_id: organization.id,
      organization_name: organization.name,
      roles: ['owner'],
    }
    const person = {
      email: organization.owner.email,
      email_verified: true,
      name: 'Ana Duarte',
      given_name: 'Ana',
      family_name: 'Duarte',
    }
    expect(told).toEqual({ ...ids, ...person })

    const { access_token: narrow } = await signedIn({ scope: 'openid profile:read' })
    expect(await oauth.fetchUserInfo(client, narrow, organization.owner.id)).toEqual(ids)
  })

  test("introspection shows a token's current scopes and roles", async () => {
    const own = await registerTestClient(organization)
    const as = await clientOf(service, own)
    const { access_token } = await signedIn({}, { client: as, browser })
    expect(await introspected(access_token, as)).toMatchObject({
      active: true,
      client_id: own.id,
      sub: organization.owner.id,
      scope: 'openid offline_access user:read',
      profile_id: organization.owner.profileId,
      organization_id: organization.id,
      roles: ['owner'],
    })

    await requestApproval(organization, own, ['profile:read'])
    await service.context.pool.query(`update profiles set roles = '{owner,member}' where id = $1`, [
      organization.owner.profileId,
    ])
    expect(await introspected(access_token, as)).toMatchObject({
      scope: 'openid offline_access',
      roles: ['owner', 'member'],
    })
    await service.context.pool.query(`update profiles set roles = '{owner}' where id = $1`, [
      organization.owner.profileId,
    ])
  })

  test('each refresh returns a new refresh token, and reusing an old one revokes the entire family', async () => {
    const first = await signedIn()
    const second = await oauth.refreshTokenGrant(client, first.refresh_token!)
    expect(second.refresh_token).toMatch(/^acr_/)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const third = await oauth.refreshTokenGrant(client, second.refresh_token!)
    expect((await introspected(third.access_token)).active).toBe(true)

    await service.context.pool.query(
      `update oauth_artifacts set consumed_at = consumed_at - interval '61 seconds'`,
    )
    await expect(oauth.refreshTokenGrant(client, first.refresh_token!)).rejects.toMatchObject(
      invalidGrant,
    )
    for (const token of [first, second, third].flatMap((each) => [
      each.access_token,
      each.refresh_token!,
    ])) {
      expect((await introspected(token)).active).toBe(false)
    }
    await expect(oauth.refreshTokenGrant(client, third.refresh_token!)).rejects.toMatchObject(
      invalidGrant,
    )
  })

  test('an application gets a refresh token only if it requests one', async () => {
    expect((await signedIn({ scope: 'openid user:read' })).refresh_token).toBeUndefined()
  })

  test('a request without scopes gets openid, profile, and email, pushed or not', async () => {
    for (const push of [false, true]) {
      const { address, checks } = await startAuthorization(client)
      address.searchParams.delete('scope')
      const started = push
        ? await oauth.buildAuthorizationUrlWithPAR(client, address.searchParams)
        : address
      const back = await approveClient(browser, started)
      const tokens = await oauth.authorizationCodeGrant(client, back, checks)
      expect(tokens.scope).toBe('openid profile email')
      expect(tokens.claims()).toMatchObject({ sub: organization.owner.id })
    }
  })

  test('revoking a token revokes its whole grant', async () => {
    const tokens = await signedIn()
    await oauth.tokenRevocation(client, tokens.refresh_token!)
    expect((await introspected(tokens.access_token)).active).toBe(false)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject(
      invalidGrant,
    )
  })

  test.each(['nonsense', 'user:read nonsense', 'network:read', 'profile:read'])(
    'OA1: a refreshed token never has more scopes than the person approved (%s)',
    async (scope) => {
      const { refresh_token } = await signedIn()
      await expect(
        oauth.refreshTokenGrant(client, refresh_token!, { scope }),
      ).rejects.toMatchObject({ error: 'invalid_scope' })
      const { scope: kept } = await oauth.refreshTokenGrant(client, refresh_token!)
      expect(kept).toBe('openid offline_access user:read')
    },
  )

  test('OA1: a request can be pushed first, and used once', async () => {
    const { address, checks } = await startAuthorization(client)
    const pushed = await oauth.buildAuthorizationUrlWithPAR(client, address.searchParams)
    const back = await approveClient(browser, pushed, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    expect((await introspected(tokens.access_token)).active).toBe(true)
    expect((await browser.visit(pushed)).html).toContain('invalid_request_uri')
  })

  test('a request works without a state, because PKCE protects the response', async () => {
    const { address, checks } = await startAuthorization(client)
    address.searchParams.delete('state')
    const back = await approveClient(browser, address, organization.owner.profileId)
    expect(back.searchParams.has('state')).toBe(false)
    const { pkceCodeVerifier } = checks
    const tokens = await oauth.authorizationCodeGrant(client, back, { pkceCodeVerifier })
    expect(tokens.access_token).toMatch(/^aca_/)
  })

  test('an application is notified when the person cancels', async () => {
    const { address, checks } = await startAuthorization(client)
    const { location } = await browser.visit(address)
    const { profile: _, ...asked } = decisionAt(location, '')
    const { body } = await browser.decide({ ...asked, decision: 'deny' })
    const back = await browser.visit((body as { redirect: string }).redirect)
    expect(back.location.href).toMatch(testRedirectUri)
    expect(Object.fromEntries(back.location.searchParams)).toMatchObject({
      error: 'access_denied',
      state: checks.expectedState,
      iss: issuer,
    })
    await expect(oauth.authorizationCodeGrant(client, back.location, checks)).rejects.toMatchObject(
      { error: 'access_denied' },
    )
  })

  test('prompt=none fails immediately without an approval', async () => {
    const unapproved = await clientOf(service, await registerTestClient(organization))
    const { address } = await startAuthorization(unapproved, { prompt: 'none' })
    const { location } = await browser.visit(address)
    expect(location.searchParams.get('error')).toBe('consent_required')
  })
})

describe('OA1: another application', () => {
  test("another application can't inspect, revoke, or refresh a token", async () => {
    const { access_token, refresh_token } = await signedIn()
    const other = await clientOf(service, await registerTestClient(organization))
    for (const token of [access_token, refresh_token!]) {
      expect(await introspected(token, other)).toEqual({ active: false })
      await oauth.tokenRevocation(other, token)
      expect((await introspected(token)).active).toBe(true)
    }
    await expect(oauth.refreshTokenGrant(other, refresh_token!)).rejects.toMatchObject(invalidGrant)
    expect((await introspected(refresh_token!)).active).toBe(true)
  })

  test("another application can't redeem a code", async () => {
    const other = await clientOf(service, await registerTestClient(organization))
    const { address, checks } = await startAuthorization(client)
    const back = await approveClient(browser, address, organization.owner.profileId)
    await expect(oauth.authorizationCodeGrant(other, back, checks)).rejects.toMatchObject(
      invalidGrant,
    )
  })
})

test('OA1: a redirect address that is no longer registered gets no response', async () => {
  const own = await registerTestClient(organization)
  const as = await clientOf(service, own)
  const { address } = await startAuthorization(as)
  const { location } = await browser.visit(address)
  await organization.owner.as.call(updateApplication, {
    params: { id: own.id },
    body: { redirectUris: ['https://elsewhere.example/'] },
  })
  const { status, body } = await browser.decide(decisionAt(location, organization.owner.profileId))
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_redirect' } })
})
