import { requestApplication } from '@accord/contract/authorizations.ts'
import { revokeApproval } from '@accord/contract/approvals.ts'
import { acceptInvitation, declineMailedInvitation } from '@accord/contract/invitations.ts'
import { listMembers, removeMember, resumeMember, suspendMember } from '@accord/contract/members.ts'
import { searchOrganizations } from '@accord/contract/network-invitations.ts'
import { getNetwork } from '@accord/contract/networks.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { listProfiles, profileToken, updateProfile } from '@accord/contract/profiles.ts'
import { getAccessSummary, listAccessGrants } from '@accord/contract/access.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { createTestInvitation, newestActivity, databaseState } from '#testing/members.ts'
import { createTestNetwork } from '#testing/networks.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  registerTestClient,
  issueTokensFor,
  testRedirectUri,
  startAuthorization,
} from '#testing/oauth.ts'
import { actingUnder, type TestOrganization, type TestMember } from '#testing/organizations.ts'
import { codeAtOnce, redeeming, refreshing, tokenRequest } from '#testing/helpers/token-requests.ts'
import { urlTo } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

const suspended = 'Your membership in this organization is suspended. Contact an admin.'

let service: TestService

beforeAll(async () => {
  service = await sharedOAuthService()
})

const named = (organization: TestOrganization, { profileId }: TestMember) => ({
  params: { id: organization.id, memberId: profileId },
})
const suspend = (organization: TestOrganization, member: TestMember) =>
  organization.owner.as.call(suspendMember, named(organization, member))
const resume = (organization: TestOrganization, member: TestMember) =>
  organization.owner.as.call(resumeMember, named(organization, member))
const byToken = (token: string) => service.anonymous.with({ authorization: `Bearer ${token}` })

test('a suspended member immediately loses access, and has the same role again when reactivated', async () => {
  const organization = await service.createOrganization({
    form: { name: 'Harbour & Sons', description: 'Boats.' },
  })
  const application = await registerTestClient(organization)
  const member = await service.createMember(organization, ['admin', 'member'])
  const elsewhere = await service.createOrganization()
  const { tokens, client } = await issueTokensFor(service, application, member)
  const { access_token: token, refresh_token: refreshToken } = tokens
  expect((await byToken(token).request('GET', '/api/me')).status).toBe(200)
  const browser = await createTestBrowser(service, member)
  const code = await codeAtOnce(browser, application, member)
  const silently = async () => {
    const { address } = await startAuthorization(client, { prompt: 'none' })
    return (await browser.visit(address)).location.searchParams
  }
  expect((await silently()).has('code')).toBe(true)

  const preview = () => organization.owner.as.preview(suspendMember, named(organization, member))
  expect(await preview()).toEqual([
    { kind: 'applications', count: 1, names: [expect.any(String)] },
    { kind: 'tokens', count: expect.any(Number), names: [] },
  ])
  await suspend(organization, member)
  expect(await preview()).toEqual([])

  // Only the access to the organization ends. The account stays signed in.
  expect((await member.as.request('GET', '/api/me')).status).toBe(401)
  expect((await byToken(token).request('GET', '/api/me')).status).toBe(401)
  for (const form of [refreshing(refreshToken!), redeeming(code)]) {
    const { status, body } = await tokenRequest(service, application, form)
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' })
  }
  expect((await member.asUser.call(me)).profiles).toMatchObject([
    { suspended: true, roles: ['admin', 'member'] },
  ])
  const there = await service.createMember(elsewhere, ['member'], { ...member, as: member.asUser })

  // Tokens, pages, approvals, and silent sign-in don't work again.
  const chosen = { user: member.id, profile: member.profileId }
  const given = await member.asUser.refused(profileToken, { body: chosen })
  expect([given.status, given.body.message]).toEqual([403, suspended])
  const page = { params: { id: organization.id }, query: {} }
  const opened = await member.asUser.refused(getOrganization, page)
  expect([opened.status, opened.body.message]).toEqual([403, suspended])
  const decision = {
    application: application.id,
    state: 'x',
    redirect: testRedirectUri,
    profile: member.profileId,
  }
  const approved = await browser.decide(decision)
  expect(approved).toMatchObject({ status: 403, body: { message: suspended } })
  const { id: unknown } = await registerTestClient(elsewhere)
  expect((await browser.decide({ ...decision, application: unknown })).status).toBe(403)
  const ofUnknown = 'select from approvals where application_id = $1'
  expect((await service.context.pool.query(ofUnknown, [unknown])).rows).toEqual([])
  expect((await silently()).get('error')).toBe('consent_required')
  await issueTokensFor(service, application, there)
  expect((await silently()).has('code')).toBe(true)
  const address = { params: { id: member.profileId }, body: { email: 'other@example.com' } }
  expect((await member.asUser.refused(updateProfile, address)).body.message).toBe(suspended)

  // The member's own list shows the suspension, with only the organization's name and logo.
  const { data: own } = await member.asUser.call(listOrganizations, { query: {} })
  expect(own[1]).toEqual({
    id: organization.id,
    name: 'Harbour & Sons',
    logo: null,
    profileRoles: ['admin', 'member'],
    suspended: true,
  })
  const { data: profiles } = await member.asUser.call(listProfiles, { query: {} })
  expect(profiles.map((profile) => profile.suspended)).toEqual([false, true])
  const list = { params: { id: organization.id }, query: {} }
  const { data: members } = await organization.owner.as.call(listMembers, list)
  expect(members.map((each) => each.suspended)).toEqual([true, false])

  const emailOf = async (kind: string) =>
    (await emailsTo(service.context, member.email)).find((letter) => letter.kind === kind)
  const { subject } = (await emailOf('member_suspended'))!
  expect(subject).toBe('Your membership in Harbour & Sons was suspended')
  const { owner } = organization
  const detail = { email: member.email, roles: ['admin', 'member'] }
  const by = { user_id: owner.id, profile_id: owner.profileId, detail }
  expect(await newestActivity(service, organization.id)).toEqual({
    kind: 'member_suspended',
    ...by,
  })

  await resume(organization, member)

  expect(await newestActivity(service, organization.id)).toEqual({ kind: 'member_resumed', ...by })
  const again = await actingUnder({ ...member, as: member.asUser }, member.profileId)
  expect((await again.as.call(listMembers, list)).__meta.total).toBe(2)
  const resumed = (await emailOf('member_resumed'))!
  expect(resumed.subject).toBe('Your membership in Harbour & Sons was reactivated')
  expect(resumed.text).toMatch(/Open the organization:\nhttp\S+\/organization\/[\w-]{36}\n/)
  // Access that had ended isn't restored.
  expect((await member.as.request('GET', '/api/me')).status).toBe(401)
  expect((await byToken(token).request('GET', '/api/me')).status).toBe(401)
  expect((await tokenRequest(service, application, refreshing(refreshToken!))).status).toBe(400)
  expect((await browser.decide(decision)).status).toBe(200)
})

test('repeating a suspension or reactivation sends no email and records nothing', async () => {
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  await resume(organization, member)
  await suspend(organization, member)
  const before = await databaseState(service)
  await suspend(organization, member)
  expect(await databaseState(service)).toBe(before)
  const [owner] = [organization.owner]
  const self = await owner.as.refused(suspendMember, named(organization, owner))
  expect([self.status, self.body.message]).toEqual([403, "You can't suspend this member."])
})

test("a suspended member can't get a role, least of all owner, and their invitations no longer work", async () => {
  const organization = await service.createOrganization()
  const admin = await service.createMember(organization, ['admin'])
  const { code, email } = await createTestInvitation(service, organization, { by: admin })
  await suspend(organization, admin)
  for (const roles of [['owner' as const], ['member' as const]]) {
    const { status, body } = await organization.owner.as.refused(updateProfile, {
      params: { id: admin.profileId },
      body: { roles },
    })
    expect([status, body.code]).toEqual([409, 'member_suspended'])
  }
  const invited = await service.createPerson({ email })
  const answer = await invited.as.refused(acceptInvitation, { params: { id: code }, body: {} })
  expect(answer.status).toBe(404)
  expect(await newestActivity(service, organization.id)).toMatchObject({
    kind: 'invitation_deleted',
    detail: { email },
  })
})

test("a suspended manager isn't found or emailed, and can't read networks", async () => {
  const organization = await service.createOrganization()
  const admin = await service.createMember(organization, ['admin'])
  const member = await service.createMember(organization, ['member'])
  const other = await service.createOrganization()
  const network = await createTestNetwork(organization)
  await createTestNetwork(other)
  const application = await registerTestClient(other)
  const found = async () => {
    const query = { email: admin.email }
    return (await other.owner.as.call(searchOrganizations, { query })).length
  }
  const params = { id: network.id }
  const reads = () => admin.asUser.request('GET', urlTo(getNetwork, { params }))
  expect([await found(), (await reads()).status]).toEqual([1, 200])
  const { code } = await createTestInvitation(service, organization, { by: admin })

  await suspend(organization, admin)

  expect([await found(), (await reads()).status]).toEqual([0, 404])
  await member.as.call(requestApplication, {
    params: { id: organization.id },
    body: { application: application.id, scopes: ['user:read'] },
  })
  const kinds = async ({ email }: TestMember) =>
    (await emailsTo(service.context, email)).map(({ kind }) => kind)
  expect(await kinds(organization.owner)).toContain('application_requested')
  expect(await kinds(admin)).not.toContain('application_requested')
  await service.anonymous.call(declineMailedInvitation, { body: { code } })
  expect(await kinds(admin)).not.toContain('invitation_declined')
})

test('the access list still shows a suspended member, without any access', async () => {
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  const application = await registerTestClient(organization)
  await issueTokensFor(service, application, member)
  const { as } = organization.owner
  const params = { id: organization.id }
  const summary = () => as.call(getAccessSummary, { params })
  const before = await summary()

  await suspend(organization, member)

  const people = await as.call(listAccessGrants, { params, query: { kind: 'person' } })
  expect(people.data.map((way) => [way.id, way.suspended])).toEqual([
    [member.profileId, true],
    [organization.owner.profileId, false],
  ])
  const approvals = await as.call(listAccessGrants, { params, query: { kind: 'approval' } })
  expect(approvals.data).toMatchObject([{ suspended: true, scopes: [], canRevoke: true }])
  expect(await summary()).toEqual(before)
})

test('a suspended contact who revokes an approval stays suspended', async () => {
  const organization = await service.createOrganization()
  const contact = await service.createMember(organization, ['contact'])
  const application = await registerTestClient(organization)
  await issueTokensFor(service, application, contact)
  await suspend(organization, contact)
  const { rows } = await service.context.pool.query<{ id: string }>(
    'select id from approvals where profile_id = $1',
    [contact.profileId],
  )
  await contact.asUser.call(revokeApproval, { params: { id: rows[0]!.id } })
  const { profiles } = await contact.asUser.call(me)
  expect(profiles).toMatchObject([{ id: contact.profileId, suspended: true }])
})

describe('a suspension at the same moment', () => {
  const rounds = 5

  test('a token that is issued for a profile during its suspension is useless', async () => {
    const organization = await service.createOrganization()
    const member = await service.createMember(organization, ['member'])
    const body = { user: member.id, profile: member.profileId }
    for (let round = 0; round < rounds; round += 1) {
      const [given] = await Promise.all([
        member.asUser.request('POST', urlTo(profileToken, {}), body),
        suspend(organization, member),
      ])
      expect([200, 403]).toContain(given.status)
      const { token = '' } = given.body as { token?: string }
      expect((await byToken(token).request('GET', '/api/me')).status).toBe(401)
      await resume(organization, member)
      expect((await byToken(token).request('GET', '/api/me')).status).toBe(401)
    }
  })

  test("a code redeemed during the member's suspension gives no working tokens, even after reactivation", async () => {
    const organization = await service.createOrganization()
    const member = await service.createMember(organization, ['member'])
    const application = await registerTestClient(organization)
    const browser = await createTestBrowser(service, member)
    const decision = {
      application: application.id,
      state: 'x',
      redirect: testRedirectUri,
      profile: member.profileId,
    }
    for (let round = 0; round < rounds; round += 1) {
      const before = await codeAtOnce(browser, application, member)
      const [approved, redeemed] = await Promise.all([
        browser.decide(decision),
        tokenRequest(service, application, redeeming(before)),
        suspend(organization, member),
      ])
      expect([200, 401, 403]).toContain(approved.status)
      await resume(organization, member)
      const { access_token: token = '' } = redeemed.body
      expect((await byToken(token).request('GET', '/api/me')).status).toBe(401)
      const { redirect: back } = approved.body as { redirect?: string }
      const code = back && new URL(back).searchParams.get('code')
      if (code) {
        expect((await tokenRequest(service, application, redeeming(code))).status).toBe(400)
      }
    }
  })

  test('only one of a simultaneous suspension and promotion to owner takes effect', async () => {
    const organization = await service.createOrganization()
    for (let round = 0; round < rounds; round += 1) {
      const member = await service.createMember(organization, ['member'])
      const { as } = organization.owner
      const answers = await Promise.all([
        as.request('PATCH', `/api/profile/${member.profileId}`, { roles: ['owner'] }),
        as.request('POST', urlTo(suspendMember, named(organization, member))),
      ])
      expect(['200,403', '409,200']).toContain(answers.map(({ status }) => status).join())
    }
  })

  test('a simultaneous suspension and removal send no email about the suspension after the removal', async () => {
    const organization = await service.createOrganization()
    for (let round = 0; round < rounds; round += 1) {
      const member = await service.createMember(organization, ['member'])
      const { as } = organization.owner
      const [removed, paused] = await Promise.all([
        as.request('DELETE', urlTo(removeMember, named(organization, member))),
        as.request('POST', urlTo(suspendMember, named(organization, member))),
      ])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(paused.status)
      const kinds = (await emailsTo(service.context, member.email)).map(({ kind }) => kind)
      expect(kinds).toContain('member_removed')
      expect(kinds.includes('member_suspended')).toBe(paused.status === 200)
    }
  })

  /** Suspends a member in the database without ending their access, to test how the service reacts. */
  async function suspendedMeanwhile<Result>(
    { id }: TestOrganization,
    { profileId }: TestMember,
    { held, work }: { held?: string; work: () => Promise<Result> },
  ): Promise<Result> {
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      if (held !== undefined) await another.query(held)
      else await another.query('select from organizations where id = $1 for no key update', [id])
      const working = work()
      await untilBlocked(pool)
      await another.query('update profiles set suspended_at = now() where id = $1', [profileId])
      await another.query('commit')
      return await working
    } finally {
      another.release(true)
    }
  }

  test("an invitation by a member who's being suspended is rejected, and no remaining token works", async () => {
    const organization = await service.createOrganization()
    const admin = await service.createMember(organization, ['admin'])
    const { tokens } = await issueTokensFor(service, await registerTestClient(organization), admin)
    const body = { organization: organization.id, email: 'x@example.com', roles: ['member'] }
    const invited = await suspendedMeanwhile(organization, admin, {
      work: () => admin.as.request('POST', '/api/invitation', body),
    })
    expect(invited).toMatchObject({ status: 403, body: { message: suspended } })
    for (const as of [admin.as, byToken(tokens.access_token)]) {
      expect((await as.request('GET', '/api/me')).status).toBe(401)
    }
  })

  test("a member's request isn't granted if the member is suspended at the same moment", async () => {
    const organization = await service.createOrganization()
    const member = await service.createMember(organization, ['member'])
    const application = await registerTestClient(organization)
    const browser = await createTestBrowser(service, member)
    const decision = {
      application: application.id,
      state: 'x',
      redirect: testRedirectUri,
      profile: member.profileId,
    }
    const approved = await suspendedMeanwhile(organization, member, {
      held: 'lock table oauth_artifacts in share mode',
      work: () => browser.decide(decision),
    })
    expect(approved).toMatchObject({ status: 403, body: { message: suspended } })
  })
})
