import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { listApprovalStatuses, listApprovals } from '@accord/contract/approvals.ts'
import { decideOnDevice } from '@accord/contract/devices.ts'
import { getAuthorizationPrompt, revokeAuthorization } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
import {
  createTestApplication,
  requestApproval,
  authorizeForTest,
  approveForTest,
  approvalStatusOf,
} from '#testing/applications.ts'
import { databaseState } from '#testing/members.ts'
import { sharedOAuthService, registerTestClient, clientOf } from '#testing/oauth.ts'
import { type TestOrganization, type TestMember, memberOf } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

const asked: Scope[] = ['user:read', 'organization:read', 'organization:manage']

let service: TestService
let maker: TestOrganization
let home: TestOrganization
let [admin, member] = [] as TestMember[]

beforeAll(async () => {
  service = await sharedOAuthService()
  maker = await service.createOrganization()
  home = await service.createOrganization()
  admin = await service.createMember(home, ['admin'])
  member = await service.createMember(home, ['member'])
})

const another = () => registerTestClient(maker, { scopes: asked })
const authorizationFor = async ({ id: application }: { id: string }) => {
  const params = { organization: home.id, application }
  return (await home.owner.as.call(getAuthorizationPrompt, { params })).authorization
}
async function newest(count: number) {
  const query = { $limit: count }
  const { data } = await home.owner.as.call(listOrganizationActivity, {
    params: { id: home.id },
    query,
  })
  return data.map(({ kind, detail }) => [kind, detail])
}

describe('before an approval', () => {
  test('before approving an application, a person can see which scopes need admin consent, and whether they can give it', async () => {
    const application = await another()
    const expected = {
      organization: home.id,
      own: false,
      authorized: false,
      withheldScopes: ['organization:manage'],
      authorizationNeeded: false,
      request: null,
    }
    const [theirs, managers] = [
      await approvalStatusOf(member!, application),
      await approvalStatusOf(admin!, application),
    ]
    expect(theirs).toEqual({ ...expected, profile: member!.profileId, canAuthorize: false })
    expect(managers).toEqual({ ...expected, profile: admin!.profileId, canAuthorize: true })

    await authorizeForTest(home, application)
    const given = { authorized: true, withheldScopes: [] }
    expect(await approvalStatusOf(member!, application)).toMatchObject(given)
    await requestApproval(maker, application, [...asked, 'network:manage'])
    expect(await approvalStatusOf(member!, application)).toMatchObject({
      authorized: true,
      withheldScopes: ['network:manage'],
    })
  })

  test("before approving an application, a person can see that neither contacts nor the application's own organization need admin consent", async () => {
    const application = await another()
    const contact = await service.createMember(home, ['contact'])
    const quiet = { withheldScopes: [], canAuthorize: false }
    expect(await approvalStatusOf(contact, application)).toMatchObject({ own: false, ...quiet })
    expect(await approvalStatusOf(maker.owner, application)).toMatchObject({ own: true, ...quiet })
    // Anyone can become a contact, so contacts don't learn what the organization authorized.
    const before = await approvalStatusOf(contact, application)
    await authorizeForTest(home, application)
    expect(await approvalStatusOf(contact, application)).toEqual(before)
  })

  test('before approving an application, a person can see one or all of their organizations, paginated', async () => {
    const application = await another()
    await memberOf(service.context, { ...member!, as: member!.asUser }, maker, ['admin'])
    const ask = (query: object) =>
      member!.asUser.call(listApprovalStatuses, {
        query: { application: application.id, ...query },
      })
    expect(await ask({ $limit: 1, $skip: 1 })).toMatchObject({
      data: [{ organization: home.id }],
      __meta: { total: 2, skip: 1, limit: 1 },
    })
    const { data } = await ask({ organization: maker.id })
    expect(data).toMatchObject([{ organization: maker.id, own: true }])
    const unknown = { query: { application: home.id } }
    expect(await member!.asUser.refused(listApprovalStatuses, unknown)).toMatchObject({
      status: 404,
    })
  })
})

describe('a manager who approves', () => {
  test('a manager who approves can authorize the shown scopes in the same step, and the activity records both', async () => {
    const application = await another()
    expect(await approveForTest(admin!, application, { authorize: true })).toMatchObject({
      status: 200,
    })
    expect(await authorizationFor(application)).toMatchObject({
      scopes: asked,
      grantedBy: 'Ana Duarte',
    })
    const { name } = (
      await admin!.as.call(listApprovals, { query: { application: application.id } })
    ).data[0]!.application
    expect(await newest(2)).toEqual([
      ['application_approved', { application: name, scopes: asked }],
      ['application_authorized', { application: name, scopes: asked }],
    ])
    // Repeating the approval changes nothing.
    expect(await approveForTest(admin!, application, { authorize: true })).toMatchObject({
      status: 200,
    })
    expect(await newest(1)).toMatchObject([['application_approved', {}]])

    await requestApproval(maker, application, [...asked, 'network:manage'])
    expect(await approveForTest(admin!, application, { authorize: true })).toMatchObject({
      status: 200,
    })
    expect(await newest(2)).toMatchObject([
      ['application_approved', {}],
      ['authorization_changed', { decision: 'grant', scopes: ['network:read', 'network:manage'] }],
    ])
  })

  test('a manager who approves authorizes only the scopes of the request', async () => {
    const { id } = await createTestApplication(maker, { kind: 'native', scopes: asked })
    const client = await clientOf(service, { id })
    const started = await oauth.initiateDeviceAuthorization(client, {
      scope: 'openid organization:manage organization:read',
    })
    const polling = oauth.pollDeviceAuthorizationGrant(client, started)
    const body = { userCode: started.user_code, profile: admin!.profileId }
    await admin!.as.call(decideOnDevice, { body: { ...body, authorize: true } })
    expect((await polling).scope).toContain('organization:manage')
    expect(await authorizationFor({ id })).toMatchObject({
      scopes: ['organization:read', 'organization:manage'],
      requestedScopes: ['user:read'],
    })
  })

  test('a device that a manager approves without authorizing it gets no scopes that need admin consent', async () => {
    const { id } = await createTestApplication(maker, { kind: 'native', scopes: asked })
    const client = await clientOf(service, { id })
    const scope = 'openid organization:manage organization:read'
    const started = await oauth.initiateDeviceAuthorization(client, { scope })
    const polling = oauth.pollDeviceAuthorizationGrant(client, started)
    const body = { userCode: started.user_code, profile: admin!.profileId }
    await admin!.as.call(decideOnDevice, { body })
    expect((await polling).scope).toBe('openid organization:read')
  })
})

describe('authorizing an application while approving it', () => {
  test("people who don't manage the organization can't authorize an application while approving it", async () => {
    const application = await another()
    const contact = await service.createMember(home, ['contact'])
    const before = await databaseState(service)
    for (const somebody of [member!, contact]) {
      expect(await approveForTest(somebody, application, { authorize: true })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    expect(await databaseState(service)).toEqual(before)
  })

  test("the organization's own application can't be authorized while approving it, because it needs no authorization", async () => {
    const own = await registerTestClient(home, { scopes: asked })
    expect(await approveForTest(admin!, own, { authorize: true })).toMatchObject({
      status: 409,
      body: { code: 'own_application' },
    })
  })

  test("an application can't be authorized while approving it without a profile, or with a value other than true", async () => {
    const application = await another()
    const body = { personal: true, authorize: true, profile: undefined as never } as const
    expect(await approveForTest(admin!, application, body)).toMatchObject({
      status: 400,
      body: {
        fields: {
          authorize:
            'To authorize the application for an organization, choose your profile in that organization.',
        },
      },
    })
    expect(await approveForTest(admin!, application, { authorize: false as never })).toMatchObject({
      status: 400,
      body: { fields: { authorize: 'Set this field to true, or omit it.' } },
    })
  })

  test("people who must confirm their identity again can't authorize an application while approving it, even if nothing would change", async () => {
    const somebody = await service.createMember(home, ['admin'])
    const application = await registerTestClient(maker, { scopes: ['user:read'] })
    await expireReauthentication(service.context, somebody.id)
    expect(await approveForTest(somebody, application, { authorize: true })).toMatchObject({
      status: 403,
      body: { code: 'confirm_first' },
    })
    expect(await authorizationFor(application)).toBeNull()
    expect(await approveForTest(somebody, application)).toMatchObject({ status: 200 })
  })
})

test('revoking an authorization also ends the approvals that were given with it', async () => {
  const application = await another()
  await approveForTest(admin!, application, { authorize: true })
  const { id } = (await authorizationFor(application))!
  await home.owner.as.call(revokeAuthorization, { params: { id } })
  const query = { application: application.id }
  expect((await admin!.as.call(listApprovals, { query })).data).toEqual([])
})
