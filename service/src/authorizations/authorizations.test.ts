import { getApplication } from '@accord/contract/applications.ts'
import {
  authorizeApplication,
  type Authorization,
  getAuthorization,
  getAuthorizationPrompt,
  listAuthorizations,
  listGrantedAuthorizations,
} from '@accord/contract/authorizations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity, databaseState } from '#testing/members.ts'
import { createTestApplication, requestApproval, authorizeForTest } from '#testing/applications.ts'
import { type TestOrganization, organizationOf } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
/** The organization that owns the applications, and the one that authorizes them. */
let [owning, granting] = [] as TestOrganization[]
let person: Person

beforeAll(async () => {
  service = await sharedTestService()
  ;[owning, granting, person] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
    service.createPerson(),
  ])
})

const promptFor = ({ id: application }: { id: string }, { id, owner } = granting!) =>
  owner.as.call(getAuthorizationPrompt, { params: { organization: id, application } })
const counted = async ({ id }: { id: string }) => {
  const { authorizations } = await owning!.owner.as.call(getApplication, {
    params: { id },
    query: {},
  })
  return authorizations
}

describe('the request to authorize an application', () => {
  test("AA-2: the request to authorize an application shows the application, its owner and scopes, and that it isn't authorized yet", async () => {
    const made = await createTestApplication(owning!, {
      description: 'Boats',
      scopes: ['survey:manage'],
    })
    expect(await promptFor(made)).toEqual({
      application: {
        id: made.id,
        name: made.name,
        description: 'Boats',
        logo: null,
        organization: { id: owning!.id, name: owning!.name },
        scopes: ['survey:read', 'survey:manage'],
      },
      authorization: null,
      receivesEvents: [],
    })
  })

  test('AA-2: the request to authorize an application shows an existing authorization', async () => {
    const made = await createTestApplication(owning!)
    const { id } = await authorizeForTest(granting!, made)
    expect((await promptFor(made)).authorization).toMatchObject({ id })
    const other = await organizationOf(person)
    expect((await promptFor(made, other)).authorization).toBeNull()
  })

  test("AA-2: the request to authorize an application shows that the application is the organization's own", async () => {
    const { application, authorization } = await promptFor(
      await createTestApplication(granting!),
      granting,
    )
    expect(application.organization.id).toBe(granting!.id)
    expect(authorization).toBeNull()
  })
})

describe('authorizing an application', () => {
  test('AA-2, PER-5: authorizing grants the scopes that are requested now', async () => {
    const { owner } = granting!
    const made = await createTestApplication(owning!, { scopes: ['user:read', 'survey:manage'] })
    const scopes = ['user:read', 'survey:read', 'survey:manage']
    const given = await authorizeForTest(granting!, made)
    expect(given).toMatchObject({
      application: { id: made.id },
      organization: { id: granting!.id, name: granting!.name },
      scopes,
      requestedScopes: [],
      lastUsedAt: null,
      grantedBy: 'Ana Duarte',
    })
    expect(await newestActivity(service, granting!.id)).toEqual({
      kind: 'application_authorized',
      user_id: owner.id,
      profile_id: owner.profileId,
      detail: { application: made.name, scopes },
    })
    expect(await counted(made)).toEqual({ total: 1, upToDate: 1 })
  })

  test('authorizing a second time returns the first authorization and changes nothing', async () => {
    const made = await createTestApplication(owning!)
    const first = await authorizeForTest(granting!, made)
    await requestApproval(owning!, made, ['user:read', 'network:read'])
    const admin = await service.createMember(granting!, ['admin'])
    const before = await databaseState(service)
    const body = { organization: granting!.id, application: made.id }
    const again = await admin.as.call(authorizeApplication, { body })
    expect(again).toEqual({ ...first, requestedScopes: ['network:read'] })
    const shown = { ...body, scopes: ['user:manage' as const] }
    expect(await granting!.owner.as.call(authorizeApplication, { body: shown })).toEqual(again)
    expect(await databaseState(service)).toBe(before)
    expect(await counted(made)).toEqual({ total: 1, upToDate: 0 })
  })

  test('authorizing grants exactly the shown scopes, or fails', async () => {
    const made = await createTestApplication(owning!, { scopes: ['user:read'] })
    const body = { organization: granting!.id, application: made.id, scopes: made.scopes }
    await requestApproval(owning!, made, ['user:manage', 'network:manage'])
    const before = await databaseState(service)
    expect(await granting!.owner.as.refused(authorizeApplication, { body })).toMatchObject({
      status: 409,
      body: {
        code: 'asked_for_changed',
        message: "The application's request has changed. Review it again before you decide.",
      },
    })
    expect(await databaseState(service)).toBe(before)
    const { application } = await promptFor(made)
    const again = { ...body, scopes: application.scopes }
    const given = await granting!.owner.as.call(authorizeApplication, { body: again })
    expect(given.scopes).toEqual(['user:read', 'user:manage', 'network:read', 'network:manage'])
  })

  test("authorizing isn't possible for the organization's own applications", async () => {
    const made = await createTestApplication(granting!)
    const body = { organization: granting!.id, application: made.id }
    expect(await granting!.owner.as.refused(authorizeApplication, { body })).toMatchObject({
      status: 409,
      body: {
        code: 'own_application',
        message:
          "This application belongs to your own organization, so it doesn't need to be authorized.",
      },
    })
  })

  test.each([
    [{ scopes: ['moon:read'] }, { 'scopes.0': "This isn't a valid scope." }],
    [{ application: 'x' }, { application: "This isn't a valid ID." }],
    [{ grantedBy: 'x' }, { grantedBy: "This field isn't recognized." }],
    [{ refused_scopes: [] }, { refused_scopes: "This field isn't recognized." }],
  ])('authorizing with %j is rejected', async (wrong, fields) => {
    const made = await createTestApplication(owning!)
    const body = { organization: granting!.id, application: made.id, ...wrong }
    const answer = await granting!.owner.as.request('POST', '/api/authorized-application', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })
})

describe('an authorization', () => {
  test('an authorization embeds its application on request, for both sides', async () => {
    const made = await createTestApplication(owning!)
    const { id } = await authorizeForTest(granting!, made)
    const { name, description, scopes, organization } = made
    for (const { owner } of [granting!, owning!]) {
      const plain = await owner.as.call(getAuthorization, { params: { id }, query: {} })
      expect(plain.application).toEqual({ id: made.id })
      const query = { $with: 'application' }
      const full = await owner.as.call(getAuthorization, { params: { id }, query })
      expect(full.application).toEqual({
        id: made.id,
        name,
        description,
        logo: null,
        scopes,
        organization,
      })
    }
  })

  test.each(['a.b.c.d.e.f.g.h.i', 'application.keys', 'keys', 'application,organization', ''])(
    'D31: an authorization embeds nothing else, so $with=%s is rejected',
    async ($with) => {
      const { id } = await authorizeForTest(granting!, await createTestApplication(owning!))
      const sentence = "This relation doesn't exist. Use application."
      for (const path of [`/authorized-application/${id}`, '/authorized-application']) {
        const answer = await granting!.owner.as.request('GET', `/api${path}?$with=${$with}`)
        expect(answer).toMatchObject({ status: 400, body: { fields: { $with: sentence } } })
      }
    },
  )

  test('an authorization remains after the person who gave it has left', async () => {
    const organization = await organizationOf(person)
    const admin = await service.createMember(organization, ['admin'])
    const { id: application } = await createTestApplication(owning!)
    const body = { organization: organization.id, application }
    const { id } = await admin.as.call(authorizeApplication, { body })
    await service.context.pool.query('delete from profiles where id = $1', [admin.profileId])
    const { as } = organization.owner
    expect(await as.call(getAuthorization, { params: { id }, query: {} })).toMatchObject({
      grantedBy: null,
      scopes: ['user:read', 'application:read'],
    })
  })
})

describe('the lists of authorizations', () => {
  test('the lists of given and received authorizations are paginated, newest first', async () => {
    const organization = await organizationOf(person)
    const given: Authorization[] = []
    for (const name of ['One', 'Two', 'Three']) {
      const made = await createTestApplication(owning!, { name })
      given.unshift(await authorizeForTest(organization, made))
    }
    const { as } = organization.owner
    const query = { $with: 'application', organization: organization.id }
    const whole = await as.call(listAuthorizations, { query })
    expect(whole.data.map(({ application }) => application)).toMatchObject([
      { name: 'Three' },
      { name: 'Two' },
      { name: 'One' },
    ])
    const page = await as.call(listAuthorizations, { query: { $skip: 1, $limit: 1 } })
    expect(page.data).toEqual([given[1]])
    expect(page.__meta).toEqual({ total: 3, skip: 1, limit: 1 })
    const search = `two ${owning!.name}`
    const found = await as.call(listAuthorizations, { query: { search } })
    expect([found.data, found.__meta.total]).toEqual([[given[1]], 1])
  })

  test("an application's owner sees which organizations authorized it, and which granted all scopes", async () => {
    const made = await createTestApplication(owning!, { scopes: ['service-account:manage'] })
    const others = [await organizationOf(person), await organizationOf(person)] as const
    await authorizeForTest(others[0], made)
    await requestApproval(owning!, made, ['service-account:manage', 'survey:read'])
    await authorizeForTest(others[1], made)
    const list = (query: object) =>
      owning!.owner.as.call(listGrantedAuthorizations, { params: { id: made.id }, query })
    const whole = await list({})
    expect(whole.__meta).toEqual({ total: 2, skip: 0, limit: 20 })
    expect(whole.data.map(({ organization, upToDate }) => [organization.id, upToDate])).toEqual([
      [others[1].id, true],
      [others[0].id, false],
    ])
    expect((await list({ $skip: 1 })).data.map(({ organization }) => organization.name)).toEqual([
      others[0].name,
    ])
    expect(await counted(made)).toEqual({ total: 2, upToDate: 1 })
    // Manage includes read, although service accounts don't list both scopes.
    await requestApproval(owning!, made, ['service-account:read'])
    expect(await counted(made)).toEqual({ total: 2, upToDate: 2 })
  })
})
