import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerPublicTestClient,
  clientOf,
  issuer,
  type OAuthBrowser,
  testRedirectUri,
  startAuthorization,
} from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let browser: OAuthBrowser

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  browser = await createTestBrowser(service, organization.owner)
})

/** Runs the flow from the first request to the tokens. */
async function tokensFor(client: oauth.Configuration, redirectUri: string) {
  const { address, checks } = await startAuthorization(client, { redirect_uri: redirectUri })
  const answer = await approveClient(browser, address, organization.owner.profileId)
  return { answer, tokens: await oauth.authorizationCodeGrant(client, answer, checks) }
}

describe('an application without a secret', () => {
  test.each(['single-page', 'native'] as const)(
    'an application without a secret signs people in with PKCE alone: %s',
    async (kind) => {
      const client = await clientOf(service, await registerPublicTestClient(organization, kind))
      const { tokens } = await tokensFor(client, testRedirectUri)
      expect(tokens.claims()).toMatchObject({ iss: issuer, sub: organization.owner.id })
      expect(
        await oauth.fetchUserInfo(client, tokens.access_token, organization.owner.id),
      ).toMatchObject({
        email: organization.owner.email,
      })
    },
  )

  test('two tabs that refresh at the same time get the same tokens, and another application gets none', async () => {
    const [own, other] = [
      await clientOf(service, await registerPublicTestClient(organization, 'single-page')),
      await clientOf(service, await registerPublicTestClient(organization, 'single-page')),
    ]
    const { tokens } = await tokensFor(own, testRedirectUri)
    const [one, two] = await runConcurrently(2, () =>
      oauth.refreshTokenGrant(own, tokens.refresh_token!),
    )
    expect({ ...one }).toEqual({ ...two })
    await expect(oauth.refreshTokenGrant(other, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await oauth.fetchUserInfo(own, one!.access_token, organization.owner.id)).toBeDefined()
  })

  test("a public application's refresh tokens work only once, and the application can revoke its own tokens", async () => {
    const client = await clientOf(
      service,
      await registerPublicTestClient(organization, 'single-page'),
    )
    const { tokens } = await tokensFor(client, testRedirectUri)
    const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect(renewed.refresh_token).toMatch(/^acr_/)
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    await oauth.tokenRevocation(client, renewed.refresh_token!)
    await expect(oauth.refreshTokenGrant(client, renewed.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('discovery lists clients without a secret', async () => {
    const client = await clientOf(service, await registerPublicTestClient(organization, 'native'))
    expect(client.serverMetadata().token_endpoint_auth_methods_supported).toContain('none')
  })
})

describe('a native application', () => {
  test.each([
    ['http://127.0.0.1/callback', 'http://127.0.0.1:49152/callback'],
    ['http://[::1]:3000/callback', 'http://[::1]:49153/callback'],
    ['http://localhost/callback', 'http://localhost:8080/callback'],
  ])(
    'a native application that registered %s can get its response at %s',
    async (registered, listening) => {
      const client = await clientOf(
        service,
        await registerPublicTestClient(organization, 'native', [registered]),
      )
      const { answer, tokens } = await tokensFor(client, listening)
      expect(answer.origin + answer.pathname).toBe(listening)
      expect(tokens.access_token).toMatch(/^aca_/)
    },
  )

  test('a native application gets its response at a private scheme', async () => {
    const scheme = 'com.example.harbour:/callback'
    const client = await clientOf(
      service,
      await registerPublicTestClient(organization, 'native', [scheme]),
    )
    const { answer, tokens } = await tokensFor(client, scheme)
    expect(answer.href).toMatch(/^com\.example\.harbour:\/callback\?code=/)
    expect(tokens.access_token).toMatch(/^aca_/)
  })

  test("the direct flow responds at a private scheme only if there's a challenge", async () => {
    const scheme = 'com.example.harbour:/callback'
    const { id } = await registerPublicTestClient(organization, 'native', [scheme])
    const verifier = oauth.randomPKCECodeVerifier()
    const decision = {
      application: id,
      state: 'opaque',
      redirect: scheme,
      profile: organization.owner.profileId,
    }
    expect(await browser.decide(decision)).toMatchObject({
      status: 400,
      body: { code: 'challenge_expected' },
    })
    const { body } = await browser.decide({
      ...decision,
      codeChallenge: await oauth.calculatePKCECodeChallenge(verifier),
      codeChallengeMethod: 'S256',
    })
    const answer = new URL((body as { redirect: string }).redirect)
    expect(answer.href).toMatch(/^com\.example\.harbour:\/callback\?code=/)
    const client = await clientOf(service, { id })
    const checks = { pkceCodeVerifier: verifier, expectedState: 'opaque' }
    const tokens = await oauth.authorizationCodeGrant(client, answer, checks)
    expect(tokens.access_token).toMatch(/^aca_/)
  })
})
