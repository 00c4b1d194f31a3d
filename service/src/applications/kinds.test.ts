import { listKeyCards, updateApplication } from '@accord/contract/applications.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity, databaseState } from '#testing/members.ts'
import { createTestApplication, keysOf } from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { rawRequest } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

const publicKinds = ['single-page', 'native'] as const

const change = (id: string, body: typeof updateApplication.body._zod.input) =>
  organization.owner.as.call(updateApplication, { params: { id }, body })

/** Sends a request that must be rejected without changing anything. */
async function refusedTo(method: string, path: string, body?: object) {
  const before = await databaseState(service)
  const answer = await organization.owner.as.request(method, `/api${path}`, body)
  expect(await databaseState(service)).toBe(before)
  return answer
}

describe('the kind of an application', () => {
  test("an application's kind is chosen at registration, and the default kind has a secret", async () => {
    const made = await createTestApplication(organization)
    expect(made.kind).toBe('web')
    expect(await keysOf(organization.owner.as, made)).toHaveLength(1)
    for (const kind of publicKinds) {
      expect((await createTestApplication(organization, { kind })).kind).toBe(kind)
    }
  })

  test("an application's kind never changes", async () => {
    const { id } = await createTestApplication(organization)
    expect(await refusedTo('PATCH', `/application/${id}`, { kind: 'native' })).toMatchObject({
      status: 400,
      body: { fields: { kind: "This field isn't recognized." } },
    })
  })

  test("an application's kind must be a known one", async () => {
    const body = { organization: organization.id, name: 'Harbour', kind: 'desktop' }
    expect(await refusedTo('POST', '/application', body)).toMatchObject({
      status: 400,
      body: { fields: { kind: 'Choose “web”, “single-page”, or “native”.' } },
    })
  })
})

describe.each(publicKinds)("an application that can't keep a secret: %s", (kind) => {
  test("an application that can't keep a secret has none, and none can be created", async () => {
    const { id } = await createTestApplication(organization, { kind })
    const noSecret = {
      status: 409,
      body: {
        code: 'no_secret',
        message: "This kind of application can't keep a secret, so it doesn't have one.",
      },
    }
    expect(await refusedTo('GET', `/key/${id}`)).toMatchObject(noSecret)
    expect(await refusedTo('POST', `/key/${id}`, {})).toMatchObject(noSecret)
    expect(await organization.owner.as.call(listKeyCards, { params: { id } })).toEqual([])
  })

  test("an application that can't keep a secret can't request to act in its own name, at registration or later", async () => {
    const scopes = ['user:read', 'service-account:manage']
    const sentence =
      "An application without a secret can't act on its own behalf. Remove the service-account:manage scope."
    const refused = { status: 400, body: { code: 'invalid_input', fields: { scopes: sentence } } }
    const body = { organization: organization.id, name: 'Harbour', kind, scopes }
    expect(await refusedTo('POST', '/application', body)).toMatchObject(refused)
    const { id } = await createTestApplication(organization, { kind })
    expect(await refusedTo('PATCH', `/application/${id}`, { scopes })).toMatchObject(refused)
  })
})

describe('the addresses of an application', () => {
  test.each(['redirectUris', 'postLogoutUris'])(
    'the addresses of an application must fit its kind: %s',
    async (field) => {
      const uris = ['https://harbour.example/cb', 'com.example.harbour:/cb', 'https://localhost/cb']
      const { id: native } = await createTestApplication(organization, { kind: 'native' })
      expect(await refusedTo('PATCH', `/application/${native}`, { [field]: uris })).toMatchObject({
        status: 400,
        body: { fields: { [`${field}.2`]: 'Use http instead of https for localhost.' } },
      })
      expect(await change(native, { [field]: uris.slice(0, 2) })).toMatchObject({
        [field]: uris.slice(0, 2),
      })
      for (const kind of ['web', 'single-page'] as const) {
        const { id } = await createTestApplication(organization, { kind })
        expect(await refusedTo('PATCH', `/application/${id}`, { [field]: uris })).toMatchObject({
          status: 400,
          body: { fields: { [`${field}.1`]: 'Enter an https address.' } },
        })
      }
    },
  )
})

describe('the sign-out settings of an application', () => {
  test('the sign-out settings of an application contain the addresses for people after sign-out and for notifications', async () => {
    const { id, name } = await createTestApplication(organization)
    const postLogoutUris = ['https://harbour.example/bye']
    expect(await change(id, { postLogoutUris })).toMatchObject({ postLogoutUris })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_post_logout_changed',
      detail: { application: name, added: postLogoutUris, removed: [] },
    })
    const backchannelLogoutUri = 'https://harbour.example/signed-out'
    expect(await change(id, { backchannelLogoutUri })).toMatchObject({ backchannelLogoutUri })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_backchannel_changed',
      detail: { application: name, before: null, after: backchannelLogoutUri },
    })
    expect(await change(id, { backchannelLogoutUri: null })).toMatchObject({
      backchannelLogoutUri: null,
    })
    const before = await databaseState(service)
    await change(id, { postLogoutUris })
    await change(id, { backchannelLogoutUri: null })
    expect(await databaseState(service)).toBe(before)
  })

  test.each([
    ['', 'Enter an https address.'],
    [7, 'Enter an https address.'],
    ['com.example.harbour:/out', 'Enter an https address.'],
    ['http://harbour.example/out', 'Use https. Plain http is allowed only for localhost.'],
    ['https://ana@harbour.example/out', "The address can't contain a user name or password."],
    ['https://harbour.example/out#x', "The address can't contain a fragment (#)."],
  ])(
    'the sign-out settings of an application reject the notification address %j',
    async (backchannelLogoutUri, sentence) => {
      const { id } = await createTestApplication(organization)
      const body = { backchannelLogoutUri }
      expect(await refusedTo('PATCH', `/application/${id}`, body)).toMatchObject({
        status: 400,
        body: { fields: { backchannelLogoutUri: sentence } },
      })
    },
  )

  test('the sign-out settings of an application allow plain http and private addresses only on a local installation', async () => {
    const { id } = await createTestApplication(organization)
    const addresses = [
      ['http://localhost:4000/out', 'Use https.'],
      ['https://localhost/out', 'Use an address on the public internet.'],
      ['https://10.0.0.7/out', 'Use an address on the public internet.'],
      ['https://169.254.169.254/latest', 'Use an address on the public internet.'],
      ['https://[::1]/out', 'Use an address on the public internet.'],
      ['https://[fd00::7]:8443/out', 'Use an address on the public internet.'],
      ['https://[::ffff:a00:7]/out', 'Use an address on the public internet.'],
      ['https://intranet/out', 'Use an address on the public internet.'],
      ['https://db.internal./out', 'Use an address on the public internet.'],
    ] as const
    for (const [backchannelLogoutUri] of addresses) {
      expect(await change(id, { backchannelLogoutUri })).toMatchObject({ backchannelLogoutUri })
    }
    await using open = await startTestService({
      beside: service,
      environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const patch = (backchannelLogoutUri: string) =>
      rawRequest(open.url, `/api/application/${id}`, {
        method: 'PATCH',
        headers: {
          host: 'id.example',
          'content-type': 'application/json',
          authorization: `Bearer ${organization.owner.token}`,
        },
        body: JSON.stringify({ backchannelLogoutUri }),
      })
    for (const [address, complaint] of addresses) {
      const { status, body } = await patch(address)
      expect({ address, status, ...JSON.parse(body) }).toMatchObject({
        address,
        status: 400,
        fields: { backchannelLogoutUri: complaint },
      })
    }
    expect((await patch('https://8.8.8.8/out')).status).toBe(200)
    expect((await patch('https://harbour.example/out')).status).toBe(200)
  })
})

describe('how people sign in to an application', () => {
  test('sign-in to an application uses PKCE, ES256, and claims from the userinfo endpoint by default', async () => {
    const { id, name, ...made } = await createTestApplication(organization)
    const settings = { pkceOptional: false, idTokenAlg: 'ES256', claimsInIdToken: false } as const
    expect(made).toMatchObject(settings)
    const others = { pkceOptional: true, idTokenAlg: 'RS256', claimsInIdToken: true } as const
    expect(await change(id, others)).toMatchObject(others)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_sign_in_changed',
      detail: { application: name, settings: ['pkce_optional', 'RS256', 'claims_in_id_token'] },
    })
    expect(await change(id, { idTokenAlg: 'ES256' })).toMatchObject({
      ...others,
      idTokenAlg: 'ES256',
    })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      detail: { settings: ['ES256'] },
    })
    const before = await databaseState(service)
    await change(id, { pkceOptional: true, claimsInIdToken: true })
    expect(await databaseState(service)).toBe(before)
  })

  test.each([
    [{ idTokenAlg: 'none' }, { idTokenAlg: 'Choose ES256 or RS256.' }],
    [{ idTokenAlg: 'HS256' }, { idTokenAlg: 'Choose ES256 or RS256.' }],
    [{ pkceOptional: 'yes' }, { pkceOptional: 'This value must be true or false.' }],
    [{ requirePkce: 1 }, { requirePkce: 'This value must be true or false.' }],
    [{ claimsInIdToken: null }, { claimsInIdToken: 'This value must be true or false.' }],
  ])("sign-in to an application can't be changed to %j", async (body, fields) => {
    const { id } = await createTestApplication(organization)
    const answer = await refusedTo('PATCH', `/application/${id}`, body)
    expect(answer).toMatchObject({ status: 400, body: { fields } })
  })

  test("PKCE can't be both required and optional", async () => {
    const { id, name, ...made } = await createTestApplication(organization)
    expect(made).toMatchObject({ requirePkce: false })
    expect(await change(id, { requirePkce: true })).toMatchObject({ requirePkce: true })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_sign_in_changed',
      detail: { application: name, settings: ['direct_pkce_required'] },
    })
    const message = "PKCE can't be both required and optional. Turn off one of the two settings."
    expect(await refusedTo('PATCH', `/application/${id}`, { pkceOptional: true })).toMatchObject({
      status: 400,
      body: { fields: { pkceOptional: message } },
    })
    const both = { pkceOptional: true, requirePkce: true }
    expect(await refusedTo('PATCH', `/application/${id}`, both)).toMatchObject({
      status: 400,
      body: { fields: { requirePkce: message } },
    })
    const swapped = { pkceOptional: true, requirePkce: false }
    expect(await change(id, swapped)).toMatchObject(swapped)
  })

  test.each(publicKinds)('sign-in to a %s application always uses PKCE', async (kind) => {
    const { id } = await createTestApplication(organization, { kind })
    const body = { pkceOptional: true }
    expect(await refusedTo('PATCH', `/application/${id}`, body)).toMatchObject({
      status: 400,
      body: { fields: { pkceOptional: 'An application without a secret must use PKCE.' } },
    })
    expect(await change(id, { idTokenAlg: 'RS256' })).toMatchObject({ idTokenAlg: 'RS256' })
  })
})
