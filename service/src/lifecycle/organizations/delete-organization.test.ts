import { startReview } from '@accord/contract/access-reviews.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  createApplication,
  deleteApplication,
  getApplication,
} from '@accord/contract/applications.ts'
import { authorizeApplication, revokeAuthorization } from '@accord/contract/authorizations.ts'
import {
  deleteAccount,
  deleteOrganization,
  notDeleted,
  restoreOrganization,
} from '@accord/contract/deletions.ts'
import { startExport } from '@accord/contract/exports.ts'
import { acceptInvitation, inviteMember } from '@accord/contract/invitations.ts'
import { listMembers, suspendMember } from '@accord/contract/members.ts'
import {
  acceptNetworkInvitation,
  listNetworkInvitations,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import {
  getOrganization,
  leaveOrganization,
  listOrganizations,
  updateOrganization,
} from '@accord/contract/organizations.ts'
import { createContactProfile, listProfiles } from '@accord/contract/profiles.ts'
import { organizationDeleted } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setDisabledOf } from '#lifecycle/accounts/by-operator.ts'
import { checkedChains, withCapturedEvents } from '#testing/activity.ts'
import { approveForTest, authorizeForTest } from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestInvitation } from '#testing/members.ts'
import { createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import {
  createTestBrowser,
  registerTestClient,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { codeAtOnce, redeeming, refreshing, tokenRequest } from '#testing/helpers/token-requests.ts'
import type { TestService } from '#testing/test-service.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let ending: TestOrganization
let other: TestOrganization
let params: { id: string }

beforeAll(async () => {
  service = await startOAuthService()
  other = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from mailings')
  ending = await service.createOrganization()
  params = { id: ending.id }
})

const remove = () => ending.owner.as.call(deleteOrganization, { params })
const restore = (by: TestMember = ending.owner) => by.as.call(restoreOrganization, { params })
const kindsTo = async ({ email }: TestMember) =>
  (await emailsTo(service.context, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('organization_'))
    .toReversed()
const inOwnName = { grant_type: 'client_credentials', scope: 'user:read' }

async function tokenFor(application: TestClientRegistration, { owner }: TestOrganization) {
  const browser = await createTestBrowser(service, owner)
  const code = await codeAtOnce(browser, application, owner)
  const { body } = await tokenRequest(service, application, redeeming(code))
  return { browser, access: body.access_token!, refresh: body.refresh_token! }
}

describe('an organization that was deleted', () => {
  test('a deleted organization is read-only except for leaving, exports, and restoring, and shows its deadline', async () => {
    const member = await service.createMember(ending, ['member'])
    const { as } = ending.owner
    const { deletion } = { deletion: await remove() }
    const days = (Date.parse(deletion.removedAt) - Date.parse(deletion.askedAt)) / 86_400_000
    expect(days).toBeCloseTo(30, 1)

    const { code } = organizationDeleted
    const body = { organization: ending.id }
    const refused = [
      await as.refused(updateOrganization, { params, body: { name: 'Another' } }),
      await as.refused(inviteMember, {
        body: { ...body, email: 'x@example.com', roles: ['member'] },
      }),
      await as.refused(createApplication, { body: { ...body, name: 'New' } }),
      await as.refused(deleteOrganization, { params }),
    ]
    expect(refused.map((answer) => answer.body.code)).toEqual([code, code, code, code])

    const shown = await as.call(getOrganization, { params, query: {} })
    expect(shown.deletion).toEqual(deletion)
    const { data } = await member.as.call(listOrganizations, { query: {} })
    expect(data[0]!.deletion).toEqual(deletion)
    expect((await member.as.call(me)).profiles[0]!.organization.deletion).toEqual(deletion)
    const query = { $with: 'organization' as const }
    const profiles = await member.as.call(listProfiles, { query })
    expect(profiles.data[0]!.organization.deletion).toEqual(deletion)
    expect((await as.call(listMembers, { params, query: {} })).__meta.total).toBe(2)

    const exported = { params: { type: 'organization' as const, id: ending.id } }
    expect(await as.call(startExport, { ...exported, body: {} })).toMatchObject({
      id: expect.any(String),
    })
    await member.as.call(leaveOrganization, { body: {} })
    expect((await as.call(listMembers, { params, query: {} })).__meta.total).toBe(1)

    const admin = await service.createMember(ending, ['admin'])
    expect((await admin.as.refused(restoreOrganization, { params })).status).toBe(403)
    const second = await service.createMember(ending, ['owner'])
    await restore(second)
    await as.call(updateOrganization, { params, body: { description: 'Back' } })
    expect((await as.refused(restoreOrganization, { params })).body.code).toBe(notDeleted.code)
    expect((await as.call(getOrganization, { params, query: {} })).deletion).toBeNull()
  })

  test("a deleted organization can't be found, invited, joined, authorized, or approved for", async () => {
    const network = await createTestNetwork(other)
    const own = await createTestNetwork(ending)
    const waiting = await invitedTo(own, other)
    const invitation = await createTestInvitation(service, ending)
    const [application, stranger] = [await registerTestClient(other), await service.createPerson()]
    const third = await service.createOrganization()
    const theirs = await registerTestClient(ending)
    await remove()

    const { code } = organizationDeleted
    const query = { email: ending.owner.email, network: network.id }
    expect(await other.owner.as.call(searchOrganizations, { query })).toEqual([])
    const joining = [
      await stranger.as.refused(acceptInvitation, { params: { id: invitation.code }, body: {} }),
      await stranger.as.refused(createContactProfile, {
        body: { organization: ending.id, roles: ['contact'] },
      }),
      await other.owner.as.refused(acceptNetworkInvitation, {
        params: { id: waiting.id },
        body: {},
      }),
      await ending.owner.as.refused(authorizeApplication, {
        body: { organization: ending.id, application: application.id },
      }),
      await approveForTest(ending.owner, application),
    ]
    expect(joining.map((answer) => (answer.body as { code: string }).code)).toEqual(
      joining.map(() => code),
    )
    const asked = { body: { organization: third.id, application: theirs.id } }
    expect((await third.owner.as.refused(authorizeApplication, asked)).status).toBe(404)
    const named = { params, query: { application: application.id } }
    expect((await third.owner.as.refused(getOrganization, named)).status).toBe(404)
  })

  test("a deleted organization is marked among the organizations of a network until it's restored", async () => {
    const network = await createTestNetwork(other)
    await joinedTo(network, ending)
    const deleted = async () => {
      const query = { network: network.id }
      const { data } = await other.owner.as.call(listNetworkInvitations, { query })
      return data.map((place) => [place.joined, place.organization.deleted])
    }
    expect(await deleted()).toEqual([[true, false]])
    await remove()
    expect(await deleted()).toEqual([[true, true]])
    await restore()
    expect(await deleted()).toEqual([[true, false]])
  })

  test("a deletion stops the organization's applications and other applications' access to it, until it's restored", async () => {
    const [own, foreign] = [await registerTestClient(ending), await registerTestClient(other)]
    await authorizeForTest(other, own)
    const given = await authorizeForTest(ending, foreign)
    const mine = await tokenFor(foreign, ending)
    const theirs = await tokenFor(own, other)
    const gone = await registerTestClient(ending)
    await ending.owner.as.call(deleteApplication, { params: { id: gone.id } })
    const as = (token: string) => service.anonymous.with({ authorization: `Bearer ${token}` })
    await remove()
    for (const { access } of [mine, theirs]) {
      expect((await as(access).request('GET', '/api/profile')).status).toBe(401)
    }
    expect((await tokenRequest(service, own, inOwnName)).body.error).toBe('invalid_client')
    const renewed = await tokenRequest(service, foreign, refreshing(mine.refresh))
    expect(renewed.body.error).toBe('invalid_grant')
    await ending.owner.as.call(revokeAuthorization, { params: { id: given.id } })
    await restore()
    expect((await tokenRequest(service, own, inOwnName)).status).toBe(200)
    // An application that was deleted separately stays deleted.
    expect((await tokenRequest(service, gone, inOwnName)).status).toBe(401)
    const again = await codeAtOnce(theirs.browser, own, other.owner)
    expect((await tokenRequest(service, own, redeeming(again))).status).toBe(200)
    const shown = { params: { id: own.id }, query: {} }
    expect((await other.owner.as.call(getApplication, shown)).id).toBe(own.id)
  })

  test("an application acting by itself can't read a deleted organization until it's restored", async () => {
    const scopes: Scope[] = ['organization:read', 'service-account:manage']
    const application = await registerTestClient(other, { scopes })
    await authorizeForTest(ending, application)
    const { body } = await tokenRequest(service, application, { grant_type: 'client_credentials' })
    const as = service.anonymous.with({ authorization: `Bearer ${body.access_token!}` })
    const read = { params, query: {} }
    expect(await as.call(getOrganization, read)).toMatchObject({ name: ending.name })
    await remove()
    expect((await as.refused(getOrganization, read)).status).toBe(404)
    await restore()
    expect(await as.call(getOrganization, read)).toMatchObject({ name: ending.name })
  })

  test('a preview counts and names what ends with the organization', async () => {
    const member = await service.createMember(ending, ['member'])
    await service.createMember(ending, ['contact'])
    const [own, foreign] = [await registerTestClient(ending), await registerTestClient(other)]
    await authorizeForTest(other, own)
    await authorizeForTest(ending, foreign)
    const network = await createTestNetwork(ending, { name: 'Coast' })
    await joinedTo(network, other)
    await joinedTo(await createTestNetwork(other, { name: 'Lakes' }), ending)
    await createTestInvitation(service, ending, { email: 'theo@example.com' })
    // No worker runs here, so the review is still being started.
    await ending.owner.as.call(startReview, { params, body: { dueInDays: 14 } })
    // A preview never counts millions of rows. It uses the stored length of the chain.
    const lengthen = (rows: number) =>
      service.context.pool.query(
        'update organizations set activity_count = activity_count + $2 where id = $1',
        [ending.id, rows],
      )
    await lengthen(5_000_000)
    const { status, body } = await ending.owner.as.request(
      'DELETE',
      `/api/organization/${ending.id}?dryRun=true`,
    )
    await lengthen(-5_000_000)
    expect(status).toBe(200)
    const { consequences: impact } = body as {
      consequences: { kind: string; count: number; names: string[] }[]
    }
    const told = Object.fromEntries(impact.map(({ kind, ...rest }) => [kind, rest]))
    expect(told).toMatchObject({
      people: { count: 2, names: [expect.any(String), expect.any(String)] },
      contacts: { count: 1 },
      applications: { count: 1, names: ['Harbour Calendar'] },
      served: { count: 1, names: [other.name] },
      authorizations: { count: 1, names: ['Harbour Calendar'] },
      networks: { count: 1, names: ['Coast'] },
      network_members: { count: 1, names: [other.name] },
      memberships: { count: 1, names: ['Lakes'] },
      invitations: { count: 1, names: ['theo@example.com'] },
      secrets: { count: 1 },
      reviews: { count: 1 },
    })
    expect(told['activity']!.count).toBeGreaterThan(5_000_000)
    const stranger = await service.createPerson()
    const path = `/api/organization/${ending.id}?dryRun=true`
    expect((await stranger.as.request('DELETE', path)).status).toBe(404)
    expect((await member.as.request('DELETE', path)).status).toBe(403)
  })
})

describe('notifications of a deleted organization', () => {
  test("disabled owners, and managers elsewhere who deleted their account, aren't notified", async () => {
    const [disabled, gone] = [
      await service.createMember(ending, ['owner']),
      await service.createMember(other, ['admin']),
    ]
    await joinedTo(await createTestNetwork(ending), other)
    await setDisabledOf(service.context, disabled.email, true)
    await gone.asUser.call(deleteAccount, { body: { organizations: [] } })
    await remove()
    await sendDueMailings(service.context)
    expect(await kindsTo(ending.owner)).toContain('organization_deleted')
    expect(await kindsTo(disabled)).toEqual([])
    expect((await kindsTo(other.owner)).at(-1)).toBe('organization_deleted_elsewhere')
    expect(await kindsTo(gone)).toEqual([])
  })

  test("members with a deleted or disabled account aren't notified, but suspended members are", async () => {
    const [disabled, gone, suspended] = [
      await service.createMember(ending, ['member']),
      await service.createMember(ending, ['member']),
      await service.createMember(ending, ['member']),
    ]
    await setDisabledOf(service.context, disabled.email, true)
    await gone.asUser.call(deleteAccount, { body: { organizations: [] } })
    const suspending = { id: ending.id, memberId: suspended.profileId }
    await ending.owner.as.call(suspendMember, { params: suspending })
    await remove()
    await sendDueMailings(service.context)
    const told = [await kindsTo(disabled), await kindsTo(gone), await kindsTo(suspended)]
    expect(told).toEqual([[], [], ['organization_deleted']])
  })

  test('owners are notified immediately, and everyone else later in steps that survive a kill, once each', async () => {
    const [second, member] = [
      await service.createMember(ending, ['owner']),
      await service.createMember(ending, ['member']),
    ]
    const contact = await service.createMember(ending, ['contact'])
    await authorizeForTest(other, await registerTestClient(ending))
    const partner = await service.createOrganization()
    await joinedTo(await createTestNetwork(ending), partner)
    const before = await kindsTo(other.owner)
    await remove()
    expect(await kindsTo(second)).toEqual(['organization_deleted'])
    expect(await kindsTo(member)).toEqual([])

    const { secrets } = service.context
    let emails = 0
    const seal = (...sealed: Parameters<typeof secrets.mails.seal>) => {
      emails += 1
      if (emails === 2) throw new Error('killed')
      return secrets.mails.seal(...sealed)
    }
    const failing = {
      ...service.context,
      secrets: { ...secrets, mails: { ...secrets.mails, seal } },
    }
    const heard = withCapturedEvents(service.context)
    const { log } = heard.parts
    await expect(sendDueMailings({ ...failing, log }, { max: 1 })).rejects.toThrow('killed')
    await sendDueMailings(heard.parts, { max: 1 })
    await sendDueMailings(heard.parts)
    const sides = heard.lines.map(({ event, organization }) => `${event} ${organization as string}`)
    expect(sides.toSorted()).toEqual(
      [other, partner].map(({ id }) => `organization.deleted ${id}`).toSorted(),
    )
    expect(await kindsTo(member)).toEqual(['organization_deleted'])
    expect(await kindsTo(contact)).toEqual(['organization_deleted'])
    expect((await kindsTo(other.owner)).slice(before.length)).toEqual([
      'organization_deleted_elsewhere',
    ])
    expect((await kindsTo(partner.owner)).at(-1)).toBe('organization_deleted_elsewhere')
    for (const { id, owner } of [other, partner]) {
      const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query: {} })
      expect(data[0]).toMatchObject({ kind: 'organization_deleted', detail: { name: ending.name } })
    }
    await restore()
    await sendDueMailings(service.context)
    expect(await kindsTo(second)).toEqual(['organization_deleted', 'organization_restored'])
    expect(await kindsTo(member)).toEqual(['organization_deleted', 'organization_restored'])
    expect((await kindsTo(other.owner)).at(-1)).toBe('organization_restored_elsewhere')
    expect((await checkedChains(service)).broken).toEqual([])
  })
})
