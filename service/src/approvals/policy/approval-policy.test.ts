import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { getApprovalPolicy, setApprovalPolicy } from '@accord/contract/organization-policies.ts'
import { listApprovals } from '@accord/contract/approvals.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setDisabledOf } from '#lifecycle/accounts/by-operator.ts'
import { authorizeForTest, approveForTest, approvalStatusOf } from '#testing/applications.ts'
import { killedAtEmail, emailsTo } from '#testing/inbox.ts'
import { databaseState } from '#testing/members.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  issueTokensFor,
  testRedirectUri,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { sendDueMailings } from '#background/mailings.ts'

const scopes: Scope[] = ['user:read']
const needed = { status: 403, body: { code: 'authorization_needed' } }

let service: TestService
let maker: TestOrganization

beforeAll(async () => {
  service = await startOAuthService()
  maker = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

const another = () => registerTestClient(maker, { scopes })
const ruleOf = ({ id, owner }: TestOrganization) =>
  owner.as.call(getApprovalPolicy, { params: { id } })
const setApprovals = ({ id, owner }: TestOrganization, memberApprovals: 'any' | 'authorized') =>
  owner.as.call(setApprovalPolicy, { params: { id }, body: { memberApprovals } })
const approvalsOf = async ({ as }: TestMember) =>
  (await as.call(listApprovals, { query: {} })).data.map(({ application }) => application.id)
const works = async (token: string) =>
  (await caller(service.url, { authorization: `Bearer ${token}` }).request('GET', `/api${me.path}`))
    .status
const endedEmails = async ({ email }: TestMember) => {
  await sendDueMailings(service.context)
  return (await emailsTo(service.context, email)).filter(({ kind }) => kind === 'approvals_ended')
}

async function aPlace() {
  const home = await service.createOrganization()
  const [admin, member, contact] = [
    await service.createMember(home, ['admin']),
    await service.createMember(home, ['member']),
    await service.createMember(home, ['contact']),
  ]
  return { home, admin, member, contact }
}

describe('approvals when only authorized applications can be approved', () => {
  test('approvals of unauthorized applications end immediately with their tokens, and each person gets one email', async () => {
    const { home, admin, member, contact } = await aPlace()
    const [foreign, second, authorized, own] = [
      await another(),
      await another(),
      await another(),
      await registerTestClient(home, { scopes }),
    ]
    await authorizeForTest(home, authorized)
    const scope = 'openid offline_access user:read'
    const { client, tokens } = await issueTokensFor(service, foreign, member, { scope })
    const kept = await issueTokensFor(service, authorized, member, { scope })
    const contacts = await issueTokensFor(service, foreign, contact, { scope })
    for (const application of [second, own]) await approveForTest(member, application)
    await approveForTest(admin, foreign)
    const before = { approvals: 3, people: 2, applications: 2 }
    expect(await ruleOf(home)).toEqual({ memberApprovals: 'any', ends: before, ending: false })

    const ended = { approvals: 3, people: 2, tokens: 2 }
    expect(await setApprovals(home, 'authorized')).toEqual({
      memberApprovals: 'authorized',
      ended,
      ending: false,
    })
    expect(await works(tokens.access_token)).toBe(401)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    for (const { access_token } of [kept.tokens, contacts.tokens]) {
      expect(await works(access_token)).toBe(200)
    }
    expect((await approvalsOf(member)).toSorted()).toEqual([authorized.id, own.id].toSorted())
    const [letter, ...more] = await endedEmails(member)
    expect(letter!.text).toContain('“Harbour Calendar”, “Harbour Calendar”.')
    expect(more).toEqual([])
    expect(await endedEmails(admin)).toHaveLength(1)
    expect(await endedEmails(contact)).toEqual([])
    const { data } = await home.owner.as.call(listOrganizationActivity, {
      params: { id: home.id },
      query: { $limit: 3 },
    })
    expect(data.map(({ kind, detail }) => [kind, detail])).toEqual(
      expect.arrayContaining([
        ['organization_approvals_rule_set', { before: 'any', after: 'authorized' }],
        ['application_approvals_ended', { application: 'Harbour Calendar', people: 2 }],
        ['application_approvals_ended', { application: 'Harbour Calendar', people: 1 }],
      ]),
    )
    const nothing = { approvals: 0, people: 0, applications: 0 }
    expect(await ruleOf(home)).toEqual({
      memberApprovals: 'authorized',
      ends: nothing,
      ending: false,
    })
  })

  test('suspended members and disabled accounts get no email about ended approvals', async () => {
    const { home, admin, member } = await aPlace()
    const application = await another()
    const gone = await service.createMember(home, ['member'])
    for (const somebody of [admin, member, gone]) await approveForTest(somebody, application)
    await home.owner.as.call(suspendMember, { params: { id: home.id, memberId: member.profileId } })
    await setDisabledOf(service.context, gone.email, true)
    expect(await setApprovals(home, 'authorized')).toMatchObject({
      ended: { approvals: 3, people: 3 },
    })
    expect(await endedEmails(admin)).toHaveLength(1)
    for (const somebody of [member, gone]) expect(await endedEmails(somebody)).toEqual([])
    const { rowCount } = await service.context.pool.query(
      `select from mailings where kind = 'approvals_ended'`,
    )
    expect(rowCount).toBe(0)
  })

  test('workers send each of many people one email about ended approvals, even if some workers are killed', async () => {
    const home = await service.createOrganization()
    const application = await another()
    const many = 401
    const { db, pool } = service.context
    await sql`with person as (
        insert into users (id, email, first_name, last_name, password_hash)
        select gen_random_uuid(), 'many' || n || '@x.example', 'Mina', 'Number' || n, 'none'::bytea
        from generate_series(1, ${many}) n returning id, email),
      profile as (
        insert into profiles (id, user_id, organization_id, email, roles)
        select gen_random_uuid(), id, ${home.id}, email, '{member}' from person returning id, user_id)
      insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes)
      select gen_random_uuid(), ${application.id}, user_id, id, ${home.id}, '{user:read}' from profile`.execute(
      db,
    )
    const ended = { approvals: many, people: many, tokens: 0 }
    expect(await setApprovals(home, 'authorized')).toMatchObject({ ended })
    const told = async () => {
      const { rows } = await pool.query<{ recipient: string }>(
        `select recipient from mails where kind = 'approvals_ended' and recipient like 'many%@x.example'`,
      )
      return rows.map(({ recipient }) => recipient)
    }
    expect(await told()).toEqual([])
    await expect(sendDueMailings(killedAtEmail(service.context, 250))).rejects.toThrow('killed')
    expect(await told()).toHaveLength(200)
    await runConcurrently(3, () => sendDueMailings(service.context))
    await sendDueMailings(service.context)
    const people = await told()
    expect([people.length, new Set(people).size]).toEqual([many, many])
  })

  test("only contacts can approve applications before they're authorized", async () => {
    const { home, admin, member, contact } = await aPlace()
    const application = await another()
    await setApprovals(home, 'authorized')
    const before = await databaseState(service)
    for (const somebody of [member, admin, home.owner]) {
      expect(await approveForTest(somebody, application)).toMatchObject(needed)
      expect(await approvalStatusOf(somebody, application)).toMatchObject({
        authorizationNeeded: true,
      })
    }
    expect(await databaseState(service)).toBe(before)
    expect(await approveForTest(contact, application)).toMatchObject({ status: 200 })
    expect(await approvalStatusOf(contact, application)).toMatchObject({
      authorizationNeeded: false,
    })
    const own = await registerTestClient(home, { scopes })
    expect(await approveForTest(member, own)).toMatchObject({ status: 200 })

    expect(await approveForTest(admin, application, { authorize: true })).toMatchObject({
      status: 200,
    })
    expect(await approveForTest(member, application)).toMatchObject({ status: 200 })
    expect(await approvalStatusOf(member, application)).toMatchObject({
      authorizationNeeded: false,
    })
  })

  test('when a contact becomes a member, only approvals that a member can have remain', async () => {
    const { home, contact } = await aPlace()
    const [foreign, authorized] = [await another(), await another()]
    await authorizeForTest(home, authorized)
    await setApprovals(home, 'authorized')
    const { tokens } = await issueTokensFor(service, foreign, contact, {
      scope: 'openid user:read',
    })
    await approveForTest(contact, authorized)
    const params = { id: contact.profileId }
    await home.owner.as.call(updateProfile, { params, body: { roles: ['member'] } })
    expect(await works(tokens.access_token)).toBe(401)
    expect(await approvalsOf(contact)).toEqual([authorized.id])
    expect(await endedEmails(contact)).toHaveLength(1)
  })

  test('the standard flow rejects unauthorized applications too, and silent sign-ins stop', async () => {
    const { home, member } = await aPlace()
    const application = await another()
    const client = await clientOf(service, application)
    const browser = await createTestBrowser(service, member)
    const scope = 'openid user:read'
    const { address } = await startAuthorization(client, { scope })
    await approveClient(browser, address, member.profileId)
    const silently = async () => {
      const { address: silent } = await startAuthorization(client, { scope, prompt: 'none' })
      return (await browser.visit(silent, { referer: testRedirectUri })).location.searchParams
    }
    expect((await silently()).has('code')).toBe(true)
    await setApprovals(home, 'authorized')
    expect((await silently()).get('error')).toBe('consent_required')
    const { address: again } = await startAuthorization(client, { scope })
    await expect(approveClient(browser, again, member.profileId)).rejects.toThrow(
      'authorization_needed',
    )
  })

  test('turning the policy off allows all approvals again, but restores none', async () => {
    const { home, member } = await aPlace()
    const application = await another()
    await approveForTest(member, application)
    await setApprovals(home, 'authorized')
    const ended = { approvals: 0, people: 0, tokens: 0 }
    expect(await setApprovals(home, 'any')).toEqual({
      memberApprovals: 'any',
      ended,
      ending: false,
    })
    expect(await approvalsOf(member)).toEqual([])
    expect(await approveForTest(member, application)).toMatchObject({ status: 200 })
    // Setting the policy to its current value records nothing.
    const before = await databaseState(service)
    await setApprovals(home, 'any')
    expect(await databaseState(service)).toBe(before)
  })
})

test('owners set the policy, managers see it, and it has two valid values', async () => {
  const { home, admin, member } = await aPlace()
  const sent = { params: { id: home.id }, body: { memberApprovals: 'authorized' as const } }
  await admin.as.call(getApprovalPolicy, { params: { id: home.id } })
  expect(await admin.as.refused(setApprovalPolicy, sent)).toMatchObject({ status: 403 })
  expect(await member.as.refused(getApprovalPolicy, { params: sent.params })).toMatchObject({
    status: 403,
  })
  const path = `/api/organization/${home.id}/approvals-rule`
  expect(await home.owner.as.request('PATCH', path, { memberApprovals: 'none' })).toMatchObject({
    status: 400,
    body: { fields: { memberApprovals: 'Choose “any” or “authorized”.' } },
  })
})

test("no approval that the policy forbids remains after 12 rounds of approving while it's turned on", async () => {
  const { home, member } = await aPlace()
  for (let round = 0; round < 12; round += 1) {
    const application = await another()
    const answers = await Promise.all([
      approveForTest(member, application),
      setApprovals(home, 'authorized'),
    ])
    const [{ status }] = answers
    // The approval ended before the response, so there is nothing to continue with.
    expect([200, 403, 404]).toContain(status)
    expect(await approvalsOf(member)).toEqual([])
    await setApprovals(home, 'any')
  }
  expect(statusCodes([await approveForTest(member, await another())])).toEqual({ 200: 1 })
})
