import type { Decision } from '@accord/contract/approvals.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  issuer,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  startAuthorization,
} from '#testing/oauth.ts'
import { requestApproval } from '#testing/applications.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization
let owner: TestMember
let browser: OAuthBrowser
/** The first application has a registered address, and the second one has none. */
let application: TestClientRegistration
let unaddressed: TestClientRegistration

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  owner = organization.owner
  browser = await createTestBrowser(service, owner)
  application = await registerTestClient(organization)
  unaddressed = await registerTestClient(organization, { redirectUris: [] })
})

const base64 = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64')

function asked(change: Partial<Decision> = {}, of = application): Partial<Decision> {
  return {
    application: of.id,
    state: 'opaque',
    redirect: testRedirectUri,
    profile: owner.profileId,
    ...change,
  }
}

async function answerTo(decision: Partial<Decision>, by = browser): Promise<URL> {
  const { status, body } = await by.decide(decision)
  expect({ status, body }).toMatchObject({ status: 200 })
  return new URL((body as { redirect: string }).redirect)
}

async function redeem(of: TestClientRegistration, body: Record<string, string>) {
  const response = await fetch(`${service.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: of.id,
      client_secret: of.secret,
      redirect_uri: testRedirectUri,
      ...body,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

describe('APV-10: the response of the direct flow', () => {
  test('the direct flow returns the redirect address with a code, the unchanged state, and the issuer', async () => {
    const state = `${base64({ orgId: organization.id, roles: ['owner'], note: 'ü&=+ ' })}%20+/=`
    const address = await answerTo(asked({ state }))
    expect(address.origin + address.pathname).toBe(testRedirectUri)
    expect([...address.searchParams.keys()]).toEqual(['code', 'state', 'iss'])
    expect(address.searchParams.get('state')).toBe(state)
    expect(address.searchParams.get('iss')).toBe(issuer)

    const code = address.searchParams.get('code')!
    const { status, body } = await redeem(application, { code })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^aca_/),
      scope: 'openid user:read profile:read service-account:manage',
    })
    const client = await clientOf(service, application)
    expect(await oauth.fetchUserInfo(client, body['access_token']!, owner.id)).toMatchObject({
      email: owner.email,
      profile_id: owner.profileId,
      organization_id: organization.id,
    })
  })

  test('an application gets offline access in the direct flow only if the person was informed', async () => {
    for (const offlineAccess of [undefined, false, true]) {
      const decision = asked(offlineAccess === undefined ? {} : { offlineAccess })
      const code = (await answerTo(decision)).searchParams.get('code')!
      const { body } = await redeem(application, { code })
      expect(body['scope']!.includes('offline_access')).toBe(offlineAccess === true)
      expect('refresh_token' in body).toBe(offlineAccess === true)
    }
    expect(
      await browser.decide({ ...asked(), ...({ offlineAccess: 'true' } as object) }),
    ).toMatchObject({
      status: 400,
      body: { fields: { offlineAccess: 'This value must be true or false.' } },
    })
  })

  test("the response of the direct flow doesn't change the address's own query", async () => {
    const own = await registerTestClient(organization, {
      redirectUris: ['https://app.example/back?a=b%20c&d=e+f'],
    })
    const address = await answerTo(
      asked({ redirect: 'https://app.example/back?a=b%20c&d=e+f' }, own),
    )
    expect(address.search).toMatch(/^\?a=b%20c&d=e\+f&code=/)
  })

  test('the response of the direct flow reports that the person canceled, and nothing is saved', async () => {
    const { profile: _, ...rest } = asked({ decision: 'deny', application: unaddressed.id })
    const address = await answerTo(rest)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'the person denied the request',
      state: 'opaque',
      iss: issuer,
    })
    const { rows } = await service.context.pool.query(
      'select 1 from approvals where application_id = $1',
      [unaddressed.id],
    )
    expect(rows).toEqual([])
  })
})

describe('OA1: the redirect address', () => {
  const never = [
    ['javascript', 'alert(1)'].join(':'),
    'data:text/html,x',
    'ftp://app.example/',
    '//app.example/callback',
    '/callback',
    'callback',
    '',
    'https://app.example/#fragment',
    'https://user:password@app.example/',
    'http://app.example/callback',
    'http://localhost.app.example/callback',
    'http://192.168.0.10/callback',
  ]

  test.each(never)(
    'APV-2: the redirect address %s is rejected, both when approving and when denying',
    async (address) => {
      for (const decision of ['approve', 'deny'] as const) {
        const answer = await browser.decide(asked({ redirect: address, decision }, unaddressed))
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'invalid_redirect', message: 'Invalid redirect URL.' },
        })
      }
    },
  )

  test.each([
    `${testRedirectUri}/`,
    `${testRedirectUri}?x=1`,
    'https://APP.example/callback',
    'https://app.example.evil.example/callback',
    'http://app.example/callback',
  ])('the unregistered redirect address %s is rejected', async (address) => {
    for (const decision of ['approve', 'deny'] as const) {
      expect(await browser.decide(asked({ redirect: address, decision }))).toMatchObject({
        status: 400,
        body: { code: 'invalid_redirect' },
      })
    }
  })

  test('the redirect address is checked before anything is shown, without revealing registered ones', async () => {
    const { as } = await service.createPerson()
    const look = (of: TestClientRegistration, address: string) =>
      as.request('GET', `/api/application/${of.id}?redirect=${encodeURIComponent(address)}`)
    expect((await look(application, testRedirectUri)).status).toBe(200)
    expect((await look(unaddressed, 'http://localhost:8080/back')).status).toBe(200)
    for (const [of, address] of [
      [application, 'https://evil.example/'],
      [application, `${testRedirectUri}/`],
      [unaddressed, ['javascript', 'alert(1)'].join(':')],
      [unaddressed, ''],
    ] as const) {
      const { status, body } = await look(of, address)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { code: 'invalid_redirect', message: 'Invalid redirect URL.' },
      })
      expect(JSON.stringify(body)).not.toContain('app.example')
    }
  })

  test('any https or loopback address is accepted if none is registered, and it alone redeems the code', async () => {
    for (const address of [
      'http://localhost:8080/back',
      'http://127.0.0.1/back',
      'http://[::1]:3000/back',
      'https://elsewhere.example/?a=1',
    ]) {
      const code = (await answerTo(asked({ redirect: address }, unaddressed))).searchParams.get(
        'code',
      )!
      for (const wrong of [testRedirectUri, `${address}/`]) {
        expect(await redeem(unaddressed, { code, redirect_uri: wrong })).toMatchObject({
          status: 400,
          body: { error: 'invalid_grant' },
        })
      }
      expect((await redeem(unaddressed, { code, redirect_uri: address })).status).toBe(200)
    }
  })
})

describe('OA1: PKCE in the direct flow', () => {
  test("PKCE in the direct flow is optional, but enforced if it's used", async () => {
    const codeVerifier = oauth.randomPKCECodeVerifier()
    const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
    const decision = asked({ codeChallenge, codeChallengeMethod: 'S256' })
    const code = (await answerTo(decision)).searchParams.get('code')!
    expect((await redeem(application, { code })).status).toBe(400)
    expect((await redeem(application, { code, code_verifier: 'x'.repeat(43) })).status).toBe(400)
    expect((await redeem(application, { code, code_verifier: codeVerifier })).status).toBe(200)

    const plain = (await answerTo(asked())).searchParams.get('code')!
    expect((await redeem(application, { code: plain, code_verifier: codeVerifier })).status).toBe(
      400,
    )
  })

  test('the ID token contains the nonce of the request', async () => {
    const code = (await answerTo(asked({ nonce: 'n-0S6_WzA2Mj' }))).searchParams.get('code')!
    const { body } = await redeem(application, { code })
    const [, content = ''] = body['id_token']!.split('.')
    expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({
      nonce: 'n-0S6_WzA2Mj',
      sub: owner.id,
    })
    expect(await browser.decide(asked({ nonce: 'x'.repeat(501) }))).toMatchObject({
      status: 400,
      body: { fields: { nonce: 'Use at most 500 characters.' } },
    })
  })

  test.each([
    { codeChallenge: 'x'.repeat(43) },
    { codeChallengeMethod: 'S256' },
    { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'plain' },
    { codeChallenge: 'short', codeChallengeMethod: 'S256' },
  ])('PKCE in the direct flow rejects %j', async (challenge) => {
    expect((await browser.decide({ ...asked(), ...(challenge as object) })).status).toBe(400)
  })
})

describe("OA1: the application's requirements", () => {
  test('PER-4: the person must have the role that the URL or the state requires', async () => {
    const member = await service.createMember(organization, ['member'])
    const members = await createTestBrowser(service, member)
    const own = { profile: member.profileId }
    for (const requested of [
      { roles: ['admin', 'owner'] },
      { roles: ['nonsense'] },
      { state: base64({ roles: ['owner'] }) },
      { state: base64({ roles: 'admin,owner' }) },
      { roles: ['member'], state: base64({ roles: ['owner'] }) },
    ]) {
      expect(await members.decide(asked({ ...own, ...requested }))).toMatchObject({
        status: 403,
        body: { code: 'role_expected' },
      })
    }
    await answerTo(asked({ ...own, roles: ['member', 'owner'] }), members)
    await answerTo(asked({ ...own, roles: [] }), members)
  })

  test('the profile must belong to the organization in the URL or in the state', async () => {
    const elsewhere = await service.createOrganization()
    for (const requested of [{ orgId: elsewhere.id }, { state: base64({ orgId: elsewhere.id }) }]) {
      expect(await browser.decide(asked(requested))).toMatchObject({
        status: 403,
        body: { code: 'other_organization_expected' },
      })
    }
    await answerTo(asked({ orgId: organization.id, state: base64({ orgId: organization.id }) }))
  })

  test('a state in any other format is passed through', async () => {
    for (const state of [
      '',
      'x',
      'null',
      base64('text'),
      base64([1]),
      base64({ other: 1 }),
      '{}',
    ]) {
      const address = await answerTo(asked({ state }))
      expect(address.searchParams.get('state') ?? '').toBe(state)
    }
    const tooLong = await browser.decide(asked({ state: 'ü'.repeat(1025) }))
    expect(tooLong).toMatchObject({
      status: 400,
      body: { fields: { state: 'Use at most 2048 bytes.' } },
    })
  })

  test('only the shown scopes can be approved', async () => {
    const own = await registerTestClient(organization, { scopes: ['user:read'] })
    const shown = asked({ scopes: ['user:read'] }, own)
    await answerTo(shown)
    await requestApproval(organization, own, ['user:read', 'network:manage'])
    expect(await browser.decide(shown)).toMatchObject({
      status: 409,
      body: { code: 'asked_for_changed' },
    })
  })
})

describe('OA1: a contact', () => {
  test('a contact shares only their own data, even if the application requests more', async () => {
    const contact = await service.createMember(organization, ['contact'])
    const own = await registerTestClient(organization, {
      scopes: ['user:read', 'profile:read', 'profile:manage', 'organization:manage', 'survey:read'],
      redirectUris: [],
    })
    const contacts = await createTestBrowser(service, contact)
    const decision = asked({ profile: contact.profileId }, own)
    const code = (await answerTo(decision, contacts)).searchParams.get('code')!
    const { body } = await redeem(own, { code })
    expect(body['scope']).toBe('openid user:read profile:read profile:manage')
    const { rows } = await service.context.pool.query(
      'select scopes from approvals where application_id = $1',
      [own.id],
    )
    expect(rows).toEqual([{ scopes: ['user:read', 'profile:read', 'profile:manage'] }])
  })
})

describe('both flows', () => {
  test('both flows use the same approval, which gains scopes as the person approves more', async () => {
    const own = await registerTestClient(organization)
    const client = await clientOf(service, own)
    const approvals = async () => {
      const { rows } = await service.context.pool.query<{ id: string; scopes: string[] }>(
        'select id, scopes from approvals where application_id = $1',
        [own.id],
      )
      return rows
    }
    await approveClient(browser, (await startAuthorization(client)).address, owner.profileId)
    const [first] = await approvals()
    expect(first!.scopes).toEqual(['user:read'])
    await answerTo(asked({}, own))
    expect(await approvals()).toEqual([
      { id: first!.id, scopes: ['user:read', 'profile:read', 'service-account:manage'] },
    ])
    await approveClient(browser, (await startAuthorization(client)).address, owner.profileId)
    expect(await approvals()).toHaveLength(1)

    // APV-7: The approval then covers the same scopes as the application's next request.
    await requestApproval(organization, own, ['user:read', 'profile:read'])
    await answerTo(asked({}, own))
    expect((await approvals())[0]!.scopes).toEqual(['user:read', 'profile:read'])

    const { rows } = await service.context.pool.query(
      `select detail - 'on' as detail from organization_activity
       where kind = 'application_approved' and organization_id = $1 order by position desc limit 2`,
      [organization.id],
    )
    expect(rows).toEqual([
      {
        detail: {
          application: 'Harbour Calendar',
          scopes: ['user:read', 'profile:read', 'service-account:manage'],
        },
      },
      { detail: { application: 'Harbour Calendar', scopes: ['user:read'] } },
    ])
  })
})

describe('an application that does not exist', () => {
  test('approving or denying an application that does not exist returns not found', async () => {
    for (const decision of ['approve', 'deny'] as const) {
      const nobody = { id: crypto.randomUUID(), secret: '' }
      expect((await browser.decide(asked({ decision }, nobody))).status).toBe(404)
    }
  })

  test('approving an application that does not exist needs a profile', async () => {
    const { profile: _, ...rest } = asked()
    expect(await browser.decide(rest)).toMatchObject({
      status: 400,
      body: { fields: { profile: 'Choose a profile.' } },
    })
  })
})
