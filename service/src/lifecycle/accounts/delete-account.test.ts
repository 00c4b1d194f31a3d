import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import { listApprovals } from '@accord/contract/approvals.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  deleteAccount,
  deleteOrganization,
  cancelAccountDeletion,
  listSolelyOwned,
} from '@accord/contract/deletions.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { sendResetLink } from '@accord/contract/passwords.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { logout, me, refresh } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication } from '#testing/applications.ts'
import { addSecondFactor, withStrongOwner } from '#testing/factors.ts'
import { setBackchannelLogout, signedInTo } from '#testing/logout.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestInvitation, expire } from '#testing/members.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  registerTestClient,
  clientOf,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type Person, signIn, signUpForm } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let home: TestOrganization

beforeAll(async () => {
  service = await sharedOAuthService()
  home = await service.createOrganization()
})

const allCalls: Call[] = Object.values(callsByFeature).flatMap((calls) => Object.values(calls))
const none = { body: { organizations: [] } }
const paging = { query: { $skip: 0, $limit: 50 } }
const kindsIn = async ({ id, owner }: TestOrganization) => {
  const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, ...paging })
  return data.map(({ kind }) => kind)
}
const kindsOf = async ({ as }: Person) =>
  (await as.call(listActivity, paging)).data.map(({ kind }) => kind)
const subjectsTo = async (email: string) =>
  (await emailsTo(service.context, email)).map(({ subject }) => subject)
const asAgain = async (person: Person) =>
  person.as.with({ authorization: `Bearer ${await person.signInAgain()}` })

describe('deleting an account', () => {
  test('deleting an account immediately ends its sessions, tokens, and approvals, notifies applications, and emails how to restore the account', async () => {
    const application = await registerTestClient(home, { scopes: ['user:read'] })
    await setBackchannelLogout(home, application, 'https://app.example/logout')
    const ana = await service.createMember(home, ['member'])
    const { accessToken } = await signedInTo(service, application, ana)
    const { removedAt, askedAt } = await ana.asUser.call(deleteAccount, none)
    expect(Date.parse(removedAt) - Date.parse(askedAt)).toBe(14 * 24 * 3_600_000)

    for (const token of [ana.token, accessToken]) {
      const answer = service.anonymous.with({ authorization: `Bearer ${token}` })
      expect((await answer.refused(me)).status).toBe(401)
    }
    expect((await ana.asUser.refused(me)).status).toBe(401)
    const { rows } = await service.context.pool.query(
      `select (select count(*)::int from sessions where user_id = $1) as sessions,
        (select count(*)::int from approvals where user_id = $1) as approvals,
        (select count(*)::int from oauth_artifacts where user_id = $1) as artifacts,
        (select count(*)::int from logout_notices where user_id = $1) as notices`,
      [ana.id],
    )
    expect(rows[0]).toEqual({ sessions: 0, approvals: 0, artifacts: 0, notices: 1 })
    const [letter] = await emailsTo(service.context, ana.email)
    expect(letter).toMatchObject({ subject: 'Your account was deleted' })
    expect(letter!.text).toContain('select “Restore account”')
    expect(await kindsIn(home)).toContain('member_account_deleted')
  })

  test('deleting an account needs no decision on an organization that is already deleted', async () => {
    const { id, owner } = await service.createOrganization()
    await owner.as.call(deleteOrganization, { params: { id } })
    expect((await owner.asUser.call(listSolelyOwned, paging)).data).toEqual([])
    await owner.asUser.call(deleteAccount, none)
  })

  describe('with a password alone, by the owner of an organization that requires a second factor', () => {
    test.each([
      ["doesn't hand over the organization", (owner: string) => ({ owner })],
      ["doesn't delete the organization", () => ({})],
    ])(
      "a deletion without the second factor %s, and its preview doesn't either",
      async (_what, decision) => {
        const organization = await withStrongOwner(service)
        const { id, owner } = organization
        const member = await service.createMember(organization, ['member'])
        await owner.as.call(setSecondFactorPolicy, { params: { id }, body: { from: 'now' } })
        await service.context.pool.query(
          `update sessions set factors = '{password}' where user_id = $1`,
          [owner.id],
        )
        const body = { organizations: [{ id, ...decision(member.profileId) }] }
        for (const query of ['', '?dryRun=true']) {
          const refused = await owner.asUser.request('POST', `/api/me/deletion${query}`, body)
          expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
        }
        const { rows } = await service.context.pool.query(
          `select o.deleted_at, p.roles from organizations o join profiles p on p.organization_id = o.id
         where p.id = $1`,
          [member.profileId],
        )
        expect(rows).toEqual([{ deleted_at: null, roles: ['member'] }])
        for (const person of [owner, member]) await addSecondFactor(service, person)
        await owner.asUser.call(deleteAccount, { body })
      },
    )

    test('a deletion reveals nothing about another organization that the request names', async () => {
      const { id, owner } = await withStrongOwner(service)
      await owner.as.call(setSecondFactorPolicy, { params: { id }, body: { from: 'now' } })
      const { as } = await service.createPerson()
      const { body } = await as.refused(deleteAccount, { body: { organizations: [{ id }] } })
      expect(body.code).toBe('owns_alone')
    })
  })

  test('deleting an account clears the cookies of the browser that requested it', async () => {
    const browser = await service.createBrowserOf(await service.createPerson())
    const { status, headers } = await browser.as.request('POST', '/api/me/deletion', none.body)
    expect(status).toBe(200)
    const cleared = headers.getSetCookie().filter((line) => /=;.*(Max-Age=0|1970)/i.test(line))
    const session = browser.setCookies
      .map((line) => line.split('=')[0]!)
      .filter((name) => !name.includes('device'))
    expect(cleared.map((line) => line.split('=')[0])).toEqual(['accord-sign-up', ...session])
  })

  test('a person with a deleted account can only sign in, view it, sign out, and restore it', async () => {
    const ana = await service.createMember(home, ['member'])
    await ana.asUser.call(deleteAccount, none)
    const signedIn = await signIn(service.anonymous, ana)
    expect(signedIn.deletion).not.toBeNull()
    const as = service.anonymous.with({ authorization: `Bearer ${signedIn.accessToken}` })
    expect((await as.call(me)).deletion).toEqual(signedIn.deletion)

    const open = allCalls.filter((call) => call.whileAccountDeleted)
    expect(open).toEqual(expect.arrayContaining([me, logout, refresh, cancelAccountDeletion]))
    for (const call of allCalls.filter((one) => one.access === 'session' && !open.includes(one))) {
      const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const answer = await as.request(call.method, `/api${path}`, call.body ? {} : undefined)
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        403,
        { code: 'account_deleted' },
      ])
    }
    await as.call(refresh, { body: {} })
    await as.call(logout, { body: {} })
  })

  test('a restored account has its organizations, but not its approvals', async () => {
    const application = await registerTestClient(home, { scopes: ['user:read'] })
    const ana = await service.createMember(home, ['member'])
    await signedInTo(service, application, ana)
    await ana.asUser.call(deleteAccount, none)
    const as = await asAgain(ana)
    await as.call(cancelAccountDeletion)
    expect(await as.call(me)).toMatchObject({ deletion: null, profiles: [{ id: ana.profileId }] })
    expect((await as.call(listApprovals, paging)).data).toEqual([])
    expect(await kindsOf({ ...ana, as })).toEqual(
      expect.arrayContaining(['account_deleted', 'account_kept']),
    )
    expect(await kindsIn(home)).toContain('member_account_kept')
    expect(await subjectsTo(ana.email)).toContain('We’ve canceled your account deletion')
    expect((await as.refused(cancelAccountDeletion)).body.code).toBe('not_deleted')
  })

  test('no application gets a code for a person with a deleted account', async () => {
    const application = await registerTestClient(home, { scopes: ['user:read'] })
    const ana = await service.createMember(home, ['member'])
    await signedInTo(service, application, ana)
    await ana.asUser.call(deleteAccount, none)
    const browser = await createTestBrowser(service, ana)
    const client = await clientOf(service, application)
    for (const prompt of [undefined, 'none'] as const) {
      const { address } = await startAuthorization(client, {
        scope: 'openid',
        ...(prompt && { prompt }),
      })
      const { location } = await browser.visit(address)
      expect(location.searchParams.get('code')).toBeNull()
    }
    const { status, body } = await browser.decide({
      application: application.id,
      redirect: 'https://app.example/callback',
      state: 'x',
      profile: ana.profileId,
    })
    expect([status, body]).toMatchObject([403, { code: 'account_deleted' }])
  })

  test('a deleted account keeps its address, and its password can be reset', async () => {
    const ana = await service.createPerson()
    await ana.as.call(deleteAccount, none)
    const form = signUpForm({ email: ana.email })
    expect((await service.anonymous.request('POST', '/api/user', form)).body).toMatchObject({
      code: 'account_exists',
    })
    await service.anonymous.call(sendResetLink, { body: { email: ana.email } })
    expect(await subjectsTo(ana.email)).toContain('Reset your password')
  })
})

describe('solely owned organizations', () => {
  test('solely owned organizations are listed, and each is transferred to a member or deleted with the account', async () => {
    const ana = await service.createPerson()
    const left = await service.createOrganization({ owner: ana, form: { name: 'Left' } })
    const ended = await service.createOrganization({ owner: ana, form: { name: 'Ended' } })
    const application = await createTestApplication(ended)
    const shared = await service.createOrganization({ owner: ana, form: { name: 'Shared' } })
    await service.createMember(shared, ['owner'])
    const mia = await service.createMember(left, ['admin', 'member'])
    // A suspended member can't become an owner.
    const { profileId: memberId } = await service.createMember(left, ['member'])
    await left.owner.as.call(suspendMember, { params: { id: left.id, memberId } })
    const { data } = await ana.as.call(listSolelyOwned, paging)
    expect(data).toEqual([
      { id: ended.id, name: 'Ended', members: 0 },
      { id: left.id, name: 'Left', members: 1 },
    ])
    await createTestInvitation(service, shared, { email: 'theo@example.com' })
    // An expired invitation isn't counted.
    await expire(service, (await createTestInvitation(service, shared)).id)
    const both = { organizations: [{ id: left.id, owner: mia.profileId }, { id: ended.id }] }
    const foreseen = await ana.as.preview(deleteAccount, { body: both })
    expect(foreseen).toEqual([
      { kind: 'organizations', count: 1, names: ['Ended'] },
      { kind: 'profiles', count: 2, names: ['Left', 'Shared'] },
      { kind: 'invitations', count: 1, names: ['theo@example.com'] },
    ])

    await ana.as.call(deleteAccount, { body: both })
    const { rows } = await service.context.pool.query(
      'select name, deleted_at is not null as deleted from organizations where id = any ($1) order by name',
      [[left.id, ended.id, shared.id]],
    )
    expect(rows).toEqual([
      { name: 'Ended', deleted: true },
      { name: 'Left', deleted: false },
      { name: 'Shared', deleted: false },
    ])
    const stopped = await service.context.pool.query(
      'select stopped_at is not null as stopped from applications where id = $1',
      [application.id],
    )
    expect(stopped.rows).toEqual([{ stopped: true }])
    const { data: told } = await mia.as.call(listOrganizationActivity, {
      params: { id: left.id },
      ...paging,
    })
    expect(told.find(({ kind }) => kind === 'roles_changed')).toMatchObject({
      author: { kind: 'person', id: ana.id },
      detail: { email: mia.email, after: ['owner', 'admin', 'member'] },
    })
    expect(await subjectsTo(mia.email)).toContain('You’re now an owner of Left')
  })

  test('solely owned organizations need exactly one decision each, and only an active member can become the owner', async () => {
    const ana = await service.createPerson()
    const one = await service.createOrganization({ owner: ana })
    const shared = await service.createOrganization({ owner: ana })
    await service.createMember(shared, ['owner'])
    const [contact, gone, mia] = [
      await service.createMember(one, ['contact']),
      await service.createMember(one, ['member']),
      await service.createMember(one, ['member']),
    ]
    await gone.asUser.call(deleteAccount, none)
    const other = await service.createMember(home, ['member'])
    const refusedFor = async (...organizations: { id: string; owner?: string }[]) =>
      (await ana.as.refused(deleteAccount, { body: { organizations } })).body.code
    expect(await refusedFor()).toBe('owns_alone')
    expect(await refusedFor({ id: one.id }, { id: shared.id })).toBe('owns_alone')
    expect(await refusedFor({ id: one.id }, { id: one.id })).toBe('owns_alone')
    for (const { profileId: owner } of [contact, gone, other]) {
      expect(await refusedFor({ id: one.id, owner })).toBe('hand_over_to_member')
    }
    expect(await refusedFor({ id: one.id, owner: one.owner.profileId })).toBe('hand_over_to_member')
    expect(await ana.as.call(me)).toMatchObject({ deletion: null })
    const body = { organizations: [{ id: one.id, owner: mia.profileId }] }
    expect(await ana.as.call(deleteAccount, { body })).toBeDefined()
  })

  test('an organization is treated as solely owned while its other owners lack a required second factor', async () => {
    const organization = await withStrongOwner(service)
    const { id, owner } = organization
    const other = await service.createMember(organization, ['owner'])
    const member = await service.createMember(organization, ['member'])
    await owner.as.call(setSecondFactorPolicy, { params: { id }, body: { from: 'now' } })
    const listed = async () => (await owner.asUser.call(listSolelyOwned, paging)).data
    expect(await listed()).toMatchObject([{ id, members: 0 }])
    expect((await owner.asUser.refused(deleteAccount, none)).body.code).toBe('owns_alone')
    const body = { organizations: [{ id, owner: member.profileId }] }
    expect((await owner.asUser.refused(deleteAccount, { body })).body.code).toBe(
      'owner_needs_factor',
    )
    await addSecondFactor(service, other)
    expect(await listed()).toEqual([])
    await owner.asUser.call(deleteAccount, none)
  })

  test("the last remaining owner can't leave after the other one deleted their account", async () => {
    const ana = await service.createPerson()
    const shared = await service.createOrganization({ owner: ana })
    const bo = await service.createMember(shared, ['owner'])
    await ana.as.call(deleteAccount, none)
    const demoted = await bo.as.request('PATCH', `/api/profile/${bo.profileId}`, {
      roles: ['member'],
    })
    expect(demoted).toMatchObject({ status: 409, body: { code: 'last_owner' } })
    expect((await bo.asUser.refused(deleteAccount, none)).body.code).toBe('owns_alone')
    const other = await bo.as.request('PATCH', `/api/profile/${shared.owner.profileId}`, {
      roles: ['member'],
    })
    expect(other.status).toBe(200)
  })
})
