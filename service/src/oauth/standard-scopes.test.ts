import { createHash } from 'node:crypto'
import { updateOrganization } from '@accord/contract/organizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  countIssued,
  decisionAt,
  fetchAt,
  issuer,
  testRedirectUri,
  type TestClientRegistration,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let { service, organization, application, client, browser } = {} as Stage

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

async function signedIn(parameters: Record<string, string>, by = { client, browser }) {
  const { address, checks } = await startAuthorization(by.client, parameters)
  const back = await approveClient(by.browser, address, organization.owner.profileId)
  return oauth.authorizationCodeGrant(by.client, back, checks)
}

const toldTo = async ({ access_token }: { access_token: string }, by = client) =>
  oauth.fetchUserInfo(by, access_token, organization.owner.id)

describe('standard scopes', () => {
  test('every application can request the standard scopes without registering them', async () => {
    const bare = await registerTestClient(organization, { scopes: ['survey:read'] })
    const as = await clientOf(service, bare)
    const tokens = await signedIn({ scope: 'openid profile email' }, { client: as, browser })
    expect(tokens.scope).toBe('openid profile email')
    const { owner, id, name } = organization
    const { rows } = await service.context.pool.query<{ seconds: number }>(
      'select floor(extract(epoch from updated_at))::int as seconds from users where id = $1',
      [owner.id],
    )
    expect(await toldTo(tokens, as)).toEqual({
      sub: owner.id,
      profile_id: owner.profileId,
      organization_id: id,
      organization_name: name,
      roles: ['owner'],
      name: 'Ana Duarte',
      given_name: 'Ana',
      family_name: 'Duarte',
      locale: 'en-US',
      updated_at: rows[0]!.seconds,
      email: owner.email,
      email_verified: true,
    })
  })

  test("profile returns the organization's language, and email doesn't", async () => {
    const { id, owner } = organization
    const speak = (country: 'US' | 'CA') =>
      owner.as.call(updateOrganization, { params: { id }, body: { country } })
    await speak('CA')
    expect(await toldTo(await signedIn({ scope: 'openid profile' }))).toHaveProperty(
      'locale',
      'en-CA',
    )
    await speak('US')
    expect(await toldTo(await signedIn({ scope: 'openid email' }))).not.toHaveProperty('locale')
  })

  test('each standard scope returns only its own claims', async () => {
    const one = async (scope: string) => Object.keys(await toldTo(await signedIn({ scope })))
    const always = ['sub', 'profile_id', 'organization_id', 'organization_name', 'roles'].toSorted()
    expect((await one('openid')).toSorted()).toEqual(always)
    expect(await one('openid email')).not.toContain('name')
    expect(await one('openid profile')).not.toContain('email')
  })

  test('discovery lists standard scopes and claims, and the picture only if the service has pictures', async () => {
    const metadata = client.serverMetadata()
    const standard = [
      'name',
      'given_name',
      'family_name',
      'locale',
      'updated_at',
      'email',
      'email_verified',
    ]
    expect(metadata.claims_supported).toEqual(
      expect.arrayContaining([...standard, 'organization_name']),
    )
    expect(metadata.claims_supported).not.toContain('picture')
    expect(metadata.claims_parameter_supported).toBe(true)
    expect(metadata.scopes_supported).toEqual(expect.arrayContaining(['profile', 'email']))
  })

  test('profile returns a picture if the service has pictures', async () => {
    const environment = { AVATAR_URL: 'https://pictures.example/{hash}?s=80' }
    await using pictured = await startOAuthService({ environment })
    const own = await pictured.createOrganization()
    const as = await clientOf(pictured, await registerTestClient(own))
    expect(as.serverMetadata().claims_supported).toContain('picture')
    const { address, checks } = await startAuthorization(as, { scope: 'openid profile' })
    const back = await approveClient(
      await createTestBrowser(pictured, own.owner),
      address,
      own.owner.profileId,
    )
    const { access_token } = await oauth.authorizationCodeGrant(as, back, checks)
    const hash = createHash('sha256').update(own.owner.email).digest('hex')
    expect(await oauth.fetchUserInfo(as, access_token, own.owner.id)).toMatchObject({
      picture: `https://pictures.example/${hash}?s=80`,
    })
  })
})

describe('claims in the ID token', () => {
  test('an ID token identifies the person and contains no profile data', async () => {
    const tokens = await signedIn({ scope: 'openid profile email user:read' })
    expect(tokens.claims()).toMatchObject({
      sub: organization.owner.id,
      organization_name: organization.name,
    })
    for (const claim of ['name', 'email', 'updated_at']) {
      expect(tokens.claims()).not.toHaveProperty(claim)
    }
  })

  test('an ID token contains all claims of its scopes if the application is set up for that', async () => {
    const own = await registerTestClient(organization)
    await service.context.pool.query(
      'update applications set claims_in_id_token = true where id = $1',
      [own.id],
    )
    const as = { client: await clientOf(service, own), browser }
    const scope = 'openid email offline_access'
    const tokens = await signedIn({ scope }, as)
    expect(tokens.claims()).toMatchObject({ email: organization.owner.email, email_verified: true })
    expect(tokens.claims()).not.toHaveProperty('name')
    const refreshed = await oauth.refreshTokenGrant(as.client, tokens.refresh_token!)
    expect(refreshed.claims()).toMatchObject({ email: organization.owner.email })
  })

  test('individually requested claims are shown to the person and returned', async () => {
    const claims = JSON.stringify({
      id_token: { email: { essential: true }, nonsense: null },
      userinfo: { given_name: null },
    })
    const parameters = { scope: 'openid', claims }
    const { location } = await browser.visit((await startAuthorization(client, parameters)).address)
    expect(location.searchParams.get('scope')).toBe('openid profile email')
    const tokens = await signedIn(parameters)
    expect(tokens.scope).toBe('openid')
    expect(tokens.claims()).toMatchObject({ email: organization.owner.email })
    expect(tokens.claims()).not.toHaveProperty('given_name')
    const told = await toldTo(tokens)
    expect(told).toMatchObject({ given_name: 'Ana' })
    for (const claim of ['email', 'family_name', 'nonsense']) {
      expect(told).not.toHaveProperty(claim)
    }
  })

  test.each(['nonsense', '[]', '{}', '{"userinfo":1}'])(
    'claims in an unreadable form (%s) are rejected',
    async (claims) => {
      const { location } = await browser.visit(
        (await startAuthorization(client, { claims })).address,
      )
      expect(location.searchParams.get('error')).toBe('invalid_request')
    },
  )

  test("a request for an ID token about one person can't be approved by another", async () => {
    const claims = JSON.stringify({ id_token: { sub: { value: crypto.randomUUID() } } })
    const { location } = await browser.visit((await startAuthorization(client, { claims })).address)
    const decision = decisionAt(location, organization.owner.profileId)
    expect(await browser.decide(decision)).toMatchObject({
      status: 403,
      body: { code: 'other_person_expected' },
    })
  })
})

describe('offline_access', () => {
  async function withoutPrompt(parameters: Record<string, string> = {}) {
    const { address, checks } = await startAuthorization(client, parameters)
    address.searchParams.delete('prompt')
    return { address, checks }
  }

  test('offline_access needs no prompt=consent, because the approval screen shows it', async () => {
    const { address, checks } = await withoutPrompt({ scope: 'openid offline_access' })
    const { location } = await browser.visit(address)
    expect(location.searchParams.get('scope')).toBe('openid offline_access')
    const back = await approveClient(browser, address, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    expect(tokens.refresh_token).toMatch(/^acr_/)
  })

  test('offline_access needs no prompt=consent in a pushed request', async () => {
    const { address, checks } = await withoutPrompt({ scope: 'openid offline_access' })
    const pushed = await oauth.buildAuthorizationUrlWithPAR(client, address.searchParams)
    const back = await approveClient(browser, pushed, organization.owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    expect(tokens.refresh_token).toMatch(/^acr_/)
  })
})

describe('an impossible scope is rejected everywhere', () => {
  const impossible = [
    'openid nonsense',
    'openid network:manage',
    'profil',
    'openid  user:read',
    'openid Profile',
  ]

  const ask = async (path: string, of: TestClientRegistration, body: Record<string, string>) => {
    const response = await fetchAt(service)(`${issuer}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${of.id}:${of.secret}`)}` },
      body: new URLSearchParams(body),
    } as never)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const refused = { status: 400, body: { error: 'invalid_scope' } }

  test.each(impossible)(
    'the impossible scope %s is rejected at /oauth/authorize',
    async (scope) => {
      const { address } = await startAuthorization(client, { scope })
      const before = await countIssued(service)
      const { location } = await browser.visit(address)
      expect(location.href.startsWith(testRedirectUri)).toBe(true)
      expect(location.searchParams.get('error')).toBe('invalid_scope')
      expect(await countIssued(service)).toBe(before)
    },
  )

  test.each(impossible)('the impossible scope %s is rejected at /oauth/request', async (scope) => {
    const { address } = await startAuthorization(client, { scope })
    const before = await countIssued(service)
    const parameters = Object.fromEntries(address.searchParams)
    expect(await ask('/request', application, parameters)).toMatchObject(refused)
    expect(await countIssued(service)).toBe(before)
  })

  test.each([...impossible, 'openid', 'profile', 'email', 'user:read email', ' '])(
    'the impossible scope %s is rejected for an application in its own name',
    async (scope) => {
      const before = await countIssued(service)
      const body = { grant_type: 'client_credentials', scope }
      expect(await ask('/token', application, body)).toMatchObject(refused)
      expect(await countIssued(service)).toBe(before)
    },
  )

  test('an empty scope is treated as omitted (RFC 6749, 3.2)', async () => {
    const body = { grant_type: 'client_credentials', scope: '' }
    expect(await ask('/token', application, body)).toMatchObject({
      status: 200,
      body: { scope: 'user:read profile:read service-account:manage' },
    })
    const { address } = await startAuthorization(client, { scope: '' })
    const { location } = await browser.visit(address)
    expect(location.searchParams.get('scope')).toBe('openid profile email')
  })

  test.each([...impossible, 'openid profile', 'openid email user:read'])(
    'the impossible scope %s is rejected for a refresh token without it',
    async (scope) => {
      const { refresh_token } = await signedIn({ scope: 'openid offline_access user:read' })
      const body = { grant_type: 'refresh_token', refresh_token: refresh_token!, scope }
      expect(await ask('/token', application, body)).toMatchObject(refused)
      const narrower = { ...body, scope: 'openid user:read' }
      expect(await ask('/token', application, narrower)).toMatchObject({
        status: 200,
        body: { scope: 'openid user:read' },
      })
    },
  )

  test("a request for fewer scopes doesn't get the ones approved earlier", async () => {
    const all = await signedIn({ scope: 'openid profile email user:read' })
    expect(all.scope).toBe('openid profile email user:read')
    const less = await signedIn({ scope: 'openid' })
    expect(less.scope).toBe('openid')
    expect(await toldTo(less)).not.toHaveProperty('email')
  })
})

test('an approval gains each new standard scope once', async () => {
  const scopes: Scope[] = ['user:read']
  const own = await registerTestClient(organization, { scopes })
  const as = { client: await clientOf(service, own), browser }
  await signedIn({ scope: 'openid email' }, as)
  await signedIn({ scope: 'openid profile offline_access' }, as)
  await signedIn({ scope: 'openid' }, as)
  const { rows } = await service.context.pool.query(
    'select scopes, standard_scopes from approvals where application_id = $1',
    [own.id],
  )
  expect(rows).toEqual([
    { scopes: [], standard_scopes: ['openid', 'profile', 'email', 'offline_access'] },
  ])
})
