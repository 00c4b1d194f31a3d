import * as oauth from 'oauth4webapi'
import { beforeAll, expect, test } from 'vitest'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerTestClient,
  fetchAt,
  issuer,
  testRedirectUri,
} from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let as: oauth.AuthorizationServer
let client: oauth.Client
let authentication: oauth.ClientAuth
let options: object

/** This test uses a second client library, step by step as its manual shows. */
beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  const { id, secret } = await registerTestClient(organization)
  client = { client_id: id }
  authentication = oauth.ClientSecretBasic(secret)
  options = { [oauth.customFetch]: fetchAt(service), [oauth.allowInsecureRequests]: true }
  const address = new URL(issuer)
  // Both discovery addresses lead to the same document.
  for (const algorithm of ['oauth2', 'oidc'] as const) {
    const response = await oauth.discoveryRequest(address, { ...options, algorithm })
    as = await oauth.processDiscoveryResponse(address, response)
  }
})

test('OA1: oauth4webapi redeems a code with PKCE and nonce, gets user info, refreshes, introspects, and revokes', async () => {
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ]
  const address = new URL(as.authorization_endpoint!)
  address.search = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: testRedirectUri,
    scope: 'openid offline_access user:read',
    prompt: 'consent',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    max_age: '86400',
  }).toString()
  const browser = await createTestBrowser(service, organization.owner)
  const back = await approveClient(browser, address, organization.owner.profileId)
  const answer = oauth.validateAuthResponse(as, client, back, state)

  const redeemed = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    authentication,
    answer,
    testRedirectUri,
    verifier,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, redeemed, {
    expectedNonce: nonce,
    maxAge: 86_400,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(as, redeemed, options)
  const claims = oauth.getValidatedIdTokenClaims(tokens)!
  expect(claims).toMatchObject({ sub: organization.owner.id, aud: client.client_id })
  expect(claims.exp - claims.iat).toBe(600)
  const header = JSON.parse(atob(tokens.id_token!.split('.')[0]!)) as object
  const { current } = service.context.signingKeys
  expect(header).toEqual({ alg: 'ES256', kid: current.ES256.kid })

  const info = await oauth.userInfoRequest(as, client, tokens.access_token, options)
  const told = await oauth.processUserInfoResponse(as, client, claims.sub, info)
  expect(told.email).toBe(organization.owner.email)

  const refreshing = await oauth.refreshTokenGrantRequest(
    as,
    client,
    authentication,
    tokens.refresh_token!,
    options,
  )
  const fresh = await oauth.processRefreshTokenResponse(as, client, refreshing)

  const look = async (token: string) => {
    const response = await oauth.introspectionRequest(as, client, authentication, token, options)
    return oauth.processIntrospectionResponse(as, client, response)
  }
  expect(await look(fresh.access_token)).toMatchObject({ active: true, sub: claims.sub })
  const ending = await oauth.revocationRequest(
    as,
    client,
    authentication,
    fresh.refresh_token!,
    options,
  )
  expect(await oauth.processRevocationResponse(ending)).toBeUndefined()
  expect(await look(fresh.access_token)).toEqual({ active: false })
})

test('OA1: oauth4webapi gets a token with client credentials', async () => {
  const response = await oauth.clientCredentialsGrantRequest(
    as,
    client,
    authentication,
    { scope: 'user:read' },
    options,
  )
  const token = await oauth.processClientCredentialsResponse(as, client, response)
  expect(token).toMatchObject({ scope: 'user:read', expires_in: 600 })
})
