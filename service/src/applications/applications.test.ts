import {
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '@accord/contract/applications.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity, databaseState } from '#testing/members.ts'
import {
  createTestApplication,
  insertTestArtifact,
  artifactsLeft,
  requestApproval,
  authorizeForTest,
  keysOf,
} from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization
let other: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  ;[organization, other] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
  ])
})

const change = (id: string, body: typeof updateApplication.body._zod.input) =>
  organization.owner.as.call(updateApplication, { params: { id }, body })

describe('a new application', () => {
  test('AP-2: a new application requests user:read and application:read, and has one secret', async () => {
    const { owner, id, name } = organization
    const made = await owner.as.call(createApplication, {
      body: { organization: id, name: '  Harbour Calendar ' },
    })
    expect(made).toMatchObject({
      name: 'Harbour Calendar',
      description: '',
      organization: { id, name },
      scopes: ['user:read', 'application:read'],
      redirectUris: [],
      lastUsedAt: null,
      authorizations: { total: 0, upToDate: 0 },
    })
    expect(await newestActivity(service, id)).toMatchObject({
      kind: 'application_created',
      user_id: owner.id,
      profile_id: owner.profileId,
      detail: { application: 'Harbour Calendar', scopes: ['user:read', 'application:read'] },
    })
    expect(await keysOf(owner.as, made)).toHaveLength(1)
  })

  test('a new application can be registered with redirect addresses, which have their own activity entry', async () => {
    const redirectUris = ['https://harbour.example/callback', 'http://localhost:3000/callback']
    const made = await createTestApplication(organization, { redirectUris })
    expect(made.redirectUris).toEqual(redirectUris)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_redirects_changed',
      detail: { application: made.name, added: redirectUris, removed: [] },
    })
  })

  test('AP-5: a new application can request other scopes, which are sorted, and manage includes read', async () => {
    const scopes = ['service-account:manage', 'survey:manage', 'user:read'] as const
    const made = await createTestApplication(organization, { scopes: [...scopes] })
    expect(made.scopes).toEqual([
      'user:read',
      'survey:read',
      'survey:manage',
      'service-account:manage',
    ])
    expect((await createTestApplication(organization, { scopes: [] })).scopes).toEqual([])
  })

  test.each([
    [{ name: ' ' }, { name: 'Enter the name of the application.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Use at most 100 characters.' }],
    [{ scopes: ['moon:read'] }, { 'scopes.0': "This isn't a valid scope." }],
    [{ organization: 'harbour' }, { organization: "This isn't a valid ID." }],
    [{ id: 'x' }, { id: "This field isn't recognized." }],
    [
      { redirectUris: ['http://app.example/back'] },
      { 'redirectUris.0': 'Use https. Plain http is allowed only for localhost.' },
    ],
    [
      { kind: 'native', redirectUris: ['https://localhost/back'] },
      { 'redirectUris.0': 'Use http instead of https for localhost.' },
    ],
    [{ authorization_count: 9 }, { authorization_count: "This field isn't recognized." }],
  ])('a new application with %j is rejected', async (wrong, fields) => {
    const body = { organization: organization.id, name: 'Harbour', ...wrong }
    const before = await databaseState(service)
    const answer = await organization.owner.as.request('POST', '/api/application', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
    expect(await databaseState(service)).toBe(before)
  })
})

describe('the list of applications', () => {
  test("the list of an organization's applications is paginated, newest first, and includes the number of authorizations", async () => {
    const own = await service.createOrganization({ owner: await service.createPerson() })
    await createTestApplication(other)
    const made = []
    for (const name of ['One', 'Two', 'Three'])
      made.unshift(await createTestApplication(own, { name }))
    const page = (query: object) => own.owner.as.call(listApplications, { query })
    const whole = await page({})
    expect(whole.data.map(({ name }) => name)).toEqual(['Three', 'Two', 'One'])
    expect(whole.__meta).toEqual({ total: 3, skip: 0, limit: 20 })
    await authorizeForTest(other, made[1]!)
    await requestApproval(own, made[1]!, ['survey:read'])
    await authorizeForTest(other, made[2]!)
    expect((await page({})).data.map(({ authorizations }) => authorizations)).toEqual([
      { total: 0, upToDate: 0 },
      { total: 1, upToDate: 0 },
      { total: 1, upToDate: 1 },
    ])
    const second = await page({ $skip: 1, $limit: 1, organization: own.id })
    expect(second.data.map(({ id }) => id)).toEqual([made[1]!.id])
    expect(second.__meta).toEqual({ total: 3, skip: 1, limit: 1 })
    const found = await page({ search: 'THRÉE' })
    expect([found.data.map(({ id }) => id), found.__meta.total]).toEqual([[made[0]!.id], 1])
  })
})

describe('changing an application', () => {
  test("an application's name and description can be changed, and the activity lists the changed fields", async () => {
    const { id } = await createTestApplication(organization, { description: 'Boats' })
    expect(await change(id, { name: 'Harbour', description: 'Boats' })).toMatchObject({
      name: 'Harbour',
      description: 'Boats',
    })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_updated',
      detail: { application: 'Harbour Calendar', fields: ['name'] },
    })
  })

  test("AP-5: an application's scopes can be replaced, and the activity lists the added and removed scopes", async () => {
    const { id } = await createTestApplication(organization, {
      scopes: ['user:manage', 'network:read'],
    })
    const { scopes } = await change(id, { scopes: ['survey:manage', 'user:read'] })
    expect(scopes).toEqual(['user:read', 'survey:read', 'survey:manage'])
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_scopes_changed',
      detail: {
        application: 'Harbour Calendar',
        added: ['survey:read', 'survey:manage'],
        removed: ['user:manage', 'network:read'],
      },
    })
    expect((await change(id, { scopes: [] })).scopes).toEqual([])
  })

  test("an application's redirect addresses can be replaced", async () => {
    const { id } = await createTestApplication(organization)
    const redirectUris = ['https://harbour.example/callback', 'http://localhost:3000/callback']
    expect(await change(id, { redirectUris })).toMatchObject({ redirectUris })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_redirects_changed',
      detail: { application: 'Harbour Calendar', added: redirectUris, removed: [] },
    })
  })

  test("an application's redirect addresses can be reordered without adding or removing any", async () => {
    const { id } = await createTestApplication(organization)
    const redirectUris = ['https://a.example/', 'https://b.example/']
    await change(id, { redirectUris })
    const turned = redirectUris.toReversed()
    expect(await change(id, { redirectUris: turned })).toMatchObject({ redirectUris: turned })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_redirects_changed',
      detail: { added: [], removed: [] },
    })
  })

  test("an update with an application's current values changes nothing", async () => {
    const made = await createTestApplication(organization)
    const before = await databaseState(service)
    const { name, description, scopes } = made
    for (const body of [{}, { name, description }, { scopes }, { redirectUris: [] }]) {
      expect(await change(made.id, body)).toEqual(made)
    }
    expect(await databaseState(service)).toBe(before)
  })

  const oneAtATime =
    'Change only one part at a time: the details, the scopes, one list of addresses, or the sign-in settings.'
  test.each([
    [{ name: '' }, { name: 'Enter the name of the application.' }],
    [{ scopes: ['user:admin'] }, { 'scopes.0': "This isn't a valid scope." }],
    [
      { redirectUris: ['https://harbour.example/#done'] },
      { 'redirectUris.0': "The address can't contain a fragment (#)." },
    ],
    [
      { redirectUris: ['https://*.harbour.example/'] },
      { 'redirectUris.0': "Wildcards aren't allowed. Enter each address in full." },
    ],
    [
      { redirectUris: ['https://ana:secret@harbour.example/'] },
      { 'redirectUris.0': "The address can't contain a user name or password." },
    ],
    [
      { redirectUris: ['http://harbour.example/'] },
      { 'redirectUris.0': 'Use https. Plain http is allowed only for localhost.' },
    ],
    [{ name: 'Harbour', scopes: [] }, { scopes: oneAtATime }],
    [{ scopes: [], redirectUris: [] }, { scopes: oneAtATime }],
    [{ organization: 'x' }, { organization: "This field isn't recognized." }],
    [{ redirect_uris: [] }, { redirect_uris: "This field isn't recognized." }],
    [{ lastUsedAt: 'now' }, { lastUsedAt: "This field isn't recognized." }],
  ])('a change to an application with %j is rejected', async (body, fields) => {
    const { id } = await createTestApplication(organization)
    const before = await databaseState(service)
    const answer = await organization.owner.as.request('PATCH', `/api/application/${id}`, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
    expect(await databaseState(service)).toBe(before)
  })
})

describe('deleting an application', () => {
  test('deleting an application revokes and counts its tokens, but keeps its secrets and authorizations for a restore', async () => {
    const { pool } = service.context
    const [made, left] = [
      await createTestApplication(organization),
      await createTestApplication(organization),
    ]
    const { id: authorizationId } = await authorizeForTest(other, made)
    const artifacts = [
      await insertTestArtifact(pool, { kind: 'ClientCredentials', applicationId: made.id }),
      await insertTestArtifact(pool, { kind: 'RefreshToken', applicationId: made.id }),
      await insertTestArtifact(pool, { kind: 'AuthorizationCode', applicationId: made.id }),
      await insertTestArtifact(pool, {
        kind: 'AccessToken',
        applicationId: made.id,
        expired: true,
      }),
      await insertTestArtifact(pool, { kind: 'AccessToken', applicationId: left.id }),
    ]
    const params = { id: made.id }
    const { as } = organization.owner
    expect(await as.call(deleteApplication, { params })).toEqual({
      endedAuthorizations: 1,
      endedTokens: 2,
      deletion: { askedAt: expect.any(String), removedAt: expect.any(String) },
    })
    expect(await artifactsLeft(pool, artifacts)).toEqual([false, false, false, false, true])
    const { rowCount } = await pool.query(
      `select id from authorizations where id = $1
       union all select id from application_keys where application_id = $2`,
      [authorizationId, made.id],
    )
    expect(rowCount).toBe(2)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'application_deleted',
      detail: { application: made.name },
    })
    expect((await other.owner.as.refused(getApplication, { params, query: {} })).status).toBe(404)
    expect((await as.refused(deleteApplication, { params })).status).toBe(409)
  })

  test('D40: an application is deleted when its organization is deleted', async () => {
    const gone = await service.createOrganization({ owner: await service.createPerson() })
    const made = await createTestApplication(gone)
    await authorizeForTest(other, made)
    const { pool } = service.context
    const token = await insertTestArtifact(pool, { kind: 'AccessToken', applicationId: made.id })
    await pool.query('delete from organization_activity where organization_id = $1', [gone.id])
    await pool.query('delete from organizations where id = $1', [gone.id])
    expect(await artifactsLeft(pool, [token])).toEqual([false])
    const sent = { params: { id: made.id }, query: {} }
    expect((await other.owner.as.refused(getApplication, sent)).status).toBe(404)
  })
})

describe('registering too many applications', () => {
  test("an organization that registers too many applications is blocked, and other organizations aren't", async () => {
    const limits = 'applicationsPerOrganization=2/1d'
    await using strict = await startTestService({ limits, beside: service })
    await service.context.pool.query('delete from limits')
    const register = ({ id, owner }: TestOrganization) =>
      strict.anonymous
        .with({ authorization: `Bearer ${owner.token}` })
        .request('POST', '/api/application', { organization: id, name: 'Harbour' })
    expect((await register(organization)).status).toBe(201)
    expect((await register(organization)).status).toBe(201)
    const stopped = await register(organization)
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await register(other)).status).toBe(201)
  })
})
