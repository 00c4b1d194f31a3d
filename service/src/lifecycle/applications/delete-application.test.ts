import {
  applicationDeleted,
  createKey,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '@accord/contract/applications.ts'
import { authorizeApplication, listAuthorizations } from '@accord/contract/authorizations.ts'
import { notDeleted, restoreApplication } from '@accord/contract/deletions.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { listAccessGrants } from '@accord/contract/access.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkedChains, withCapturedEvents } from '#testing/activity.ts'
import { approveForTest, authorizeForTest } from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { newestActivity } from '#testing/members.ts'
import {
  createTestBrowser,
  registerTestClient,
  clientOf,
  type TestClientRegistration,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { codeAtOnce, redeeming, refreshing, tokenRequest } from '#testing/helpers/token-requests.ts'
import type { TestService } from '#testing/test-service.ts'
import { purgeDue } from '#lifecycle/purge-due.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let home: TestOrganization
let served: TestOrganization
let application: TestClientRegistration
let params: { id: string }

beforeAll(async () => {
  service = await startOAuthService()
  home = await service.createOrganization()
  served = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from mailings')
  application = await registerTestClient(home)
  params = { id: application.id }
  await authorizeForTest(served, application)
})

const inOwnName = { grant_type: 'client_credentials', scope: 'user:read' }
const remove = () => home.owner.as.call(deleteApplication, { params })
const restore = () => home.owner.as.call(restoreApplication, { params })
const kindsTo = async ({ owner }: TestOrganization) =>
  (await emailsTo(service.context, owner.email)).map(({ kind }) => kind)

const pass = () => endGracePeriod(service.context, 'applications', application.id)

async function tokensOf() {
  const browser = await createTestBrowser(service, served.owner)
  const code = await codeAtOnce(browser, application, served.owner)
  const { body } = await tokenRequest(service, application, redeeming(code))
  return { browser, code, access: body.access_token!, refresh: body.refresh_token! }
}

describe('an application that was deleted', () => {
  test('a deleted application gets no tokens, its existing ones end, and it continues as before once restored', async () => {
    const { browser, access, refresh } = await tokensOf()
    const early = await codeAtOnce(browser, application, served.owner)
    const own = await tokenRequest(service, application, inOwnName)
    const as = (token: string) => service.anonymous.with({ authorization: `Bearer ${token}` })
    expect((await as(access).request('GET', '/api/user')).status).not.toBe(401)

    const { deletion, endedTokens } = await remove()
    expect(endedTokens).toBeGreaterThanOrEqual(3)
    const days = (Date.parse(deletion.removedAt) - Date.parse(deletion.askedAt)) / 86_400_000
    expect(days).toBeCloseTo(7, 1)
    for (const token of [access, own.body.access_token!]) {
      expect((await as(token).request('GET', '/api/profile')).status).toBe(401)
    }
    const forms = [inOwnName, redeeming(early), refreshing(refresh)]
    for (const form of forms) {
      const { status, body } = await tokenRequest(service, application, form)
      expect({ status, error: body.error }).toEqual({ status: 401, error: 'invalid_client' })
    }
    const asked = await tokenRequest(service, application, { token: access }, 'introspect')
    expect(asked.status).toBe(401)

    await restore()
    const again = await tokenRequest(service, application, inOwnName)
    expect(again.status).toBe(200)
    const code = await codeAtOnce(browser, application, served.owner)
    expect((await tokenRequest(service, application, redeeming(code))).status).toBe(200)
    const { data } = await served.owner.as.call(listAuthorizations, { query: {} })
    expect(data.some((each) => each.application.id === application.id)).toBe(true)
  })

  test("a browser redirected by a deleted application gets a page that explains that the application isn't available", async () => {
    const client = await clientOf(service, application)
    const { address } = await startAuthorization(client)
    const browser = await createTestBrowser(service, served.owner)
    await remove()
    const { status, html } = await browser.visit(address)
    expect(status).toBe(400)
    expect(html).toContain("This application isn't available")
  })

  test("a deleted application can't be authorized, approved, or found by others, but stays in its owner's list", async () => {
    const third = await service.createOrganization()
    await approveForTest(served.owner, application)
    const ways = async ({ id, owner }: TestOrganization) => {
      const { data } = await owner.as.call(listAccessGrants, { params: { id }, query: {} })
      return data.filter((way) => way.application?.id === application.id).length
    }
    expect([await ways(home), await ways(served)]).toEqual([1, 2])
    await remove()
    expect([await ways(home), await ways(served)]).toEqual([0, 0])
    const body = { organization: third.id, application: application.id }
    expect((await third.owner.as.refused(authorizeApplication, { body })).status).toBe(404)
    expect((await approveForTest(served.owner, application)).status).toBe(404)
    const shown = { params, query: {} }
    expect((await third.owner.as.refused(getApplication, shown)).status).toBe(404)
    expect(await home.owner.as.call(getApplication, shown)).toMatchObject({
      deletion: { askedAt: expect.any(String), removedAt: expect.any(String) },
    })
    const { data } = await home.owner.as.call(listApplications, { query: {} })
    expect(data.find(({ id }) => id === application.id)?.deletion).not.toBeNull()
  })

  test("a deleted application can't be changed or deleted again, and only a deleted one can be restored", async () => {
    expect((await home.owner.as.refused(restoreApplication, { params })).body.code).toBe(
      notDeleted.code,
    )
    await remove()
    const { as } = home.owner
    const { code } = applicationDeleted
    expect((await as.refused(updateApplication, { params, body: { name: 'X' } })).body.code).toBe(
      code,
    )
    expect((await as.refused(createKey, { params, body: {} })).body.code).toBe(code)
    expect((await as.refused(deleteApplication, { params })).body.code).toBe(code)
    const admin = await service.createMember(home, ['admin'])
    expect((await admin.as.refused(restoreApplication, { params })).status).toBe(403)
    await restore()
    expect((await as.refused(restoreApplication, { params })).body.code).toBe(notDeleted.code)
    expect((await as.call(getApplication, { params, query: {} })).deletion).toBeNull()
  })

  test('a preview shows what stops with the application', async () => {
    await tokensOf()
    const query = { dryRun: 'true' }
    const answer = await home.owner.as.request(
      'DELETE',
      `/api/application/${application.id}?${new URLSearchParams(query).toString()}`,
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        consequences: [
          { kind: 'served', count: 1, names: [served.name] },
          { kind: 'approvals', count: 1, names: [] },
          { kind: 'tokens', count: 2, names: [] },
          { kind: 'secrets', count: 1, names: [] },
        ],
      },
    })
    expect((await tokenRequest(service, application, inOwnName)).status).toBe(200)
  })
})

test('a manager finds a deleted application in any profile, but not while suspended', async () => {
  const admin = await service.createMember(home, ['admin'])
  await remove()
  const found = async () =>
    (await admin.asUser.request('GET', `/api/application/${application.id}`)).status
  expect(await found()).toBe(200)
  const member = { params: { id: home.id, memberId: admin.profileId } }
  await home.owner.as.call(suspendMember, member)
  expect(await found()).toBe(404)
})

describe('notifications of a deleted application', () => {
  test('owners are notified immediately and authorizing organizations later, once each, and a restore is announced too', async () => {
    const before = { home: await kindsTo(home), served: await kindsTo(served) }
    const since = async (whom: 'home' | 'served') => {
      const kinds = await kindsTo(whom === 'home' ? home : served)
      return kinds.slice(0, kinds.length - before[whom].length).toReversed()
    }
    await remove()
    expect(await since('home')).toEqual(['application_deleted'])
    const heard = withCapturedEvents(service.context)
    await sendDueMailings(heard.parts)
    await sendDueMailings(heard.parts)
    expect(heard.lines).toMatchObject([{ event: 'application.deleted', organization: served.id }])
    expect(await since('served')).toEqual(['application_deleted_elsewhere'])
    expect(await newestActivity(service, served.id)).toMatchObject({
      kind: 'application_deleted',
      user_id: null,
      detail: { application: 'Harbour Calendar' },
    })
    await restore()
    await sendDueMailings(service.context)
    expect(await since('served')).toEqual([
      'application_deleted_elsewhere',
      'application_restored_elsewhere',
    ])
    await remove()
    await restore()
    await sendDueMailings(service.context)
    // The application was restored before anyone was notified of the second deletion.
    expect(await since('served')).toHaveLength(2)
    expect(await since('home')).toHaveLength(4)
  })
})

describe('after the grace period', () => {
  test('a permanent deletion removes an application with its grants, records it for everyone, and notifies owners', async () => {
    await tokensOf()
    await remove()
    await purgeDue(service.context)
    expect((await home.owner.as.call(getApplication, { params, query: {} })).id).toBe(params.id)
    await pass()
    expect((await home.owner.as.refused(restoreApplication, { params })).body.code).toBe(
      notDeleted.code,
    )
    const heard = withCapturedEvents(service.context)
    await purgeDue(heard.parts, { max: 1 })
    expect(heard.lines).toMatchObject([
      { event: 'application.removed', organization: served.id },
      { event: 'application.removed', organization: home.id },
    ])
    expect((await home.owner.as.refused(getApplication, { params, query: {} })).status).toBe(404)
    const { rows } = await service.context.pool.query(
      `select 1 from authorizations where application_id = $1
       union all select 1 from approvals where application_id = $1
       union all select 1 from application_keys where application_id = $1
       union all select 1 from oauth_artifacts where application_id = $1`,
      [application.id],
    )
    expect(rows).toEqual([])
    const removed = { kind: 'application_removed', detail: { application: 'Harbour Calendar' } }
    expect(await newestActivity(service, home.id)).toMatchObject(removed)
    expect(await newestActivity(service, served.id)).toMatchObject(removed)
    expect((await kindsTo(home))[0]).toBe('application_removed')
    expect((await checkedChains(service)).broken).toEqual([])
  })
})
