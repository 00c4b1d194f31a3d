import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { getApprovalPolicy, setApprovalPolicy } from '@accord/contract/organization-policies.ts'
import { listApprovals } from '@accord/contract/approvals.ts'
import { me } from '@accord/contract/session.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approveForTest, authorizeForTest } from '#testing/applications.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  issueTokensFor,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { approvalsPerBatch, revokeByPolicies } from './revoke-by-policy.ts'
import { setApprovalPolicy as setApprovalsRuleChange } from './set-approval-policy.change.ts'

const scopes: Scope[] = ['user:read']
const scope = 'openid offline_access user:read'
const many = approvalsPerBatch + 200

let service: TestService
let maker: TestOrganization
let home: TestOrganization
let member: TestMember
let application: Awaited<ReturnType<typeof registerTestClient>>

beforeAll(async () => {
  service = await startOAuthService()
  maker = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  home = await service.createOrganization()
  member = await service.createMember(home, ['member'])
  application = await registerTestClient(maker, { scopes })
})

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const setApprovals = (memberApprovals: 'any' | 'authorized') =>
  home.owner.as.call(setApprovalPolicy, { params: { id: home.id }, body: { memberApprovals } })
const ruleNow = () => home.owner.as.call(getApprovalPolicy, { params: { id: home.id } })
const works = async (token: string) =>
  (await caller(service.url, { authorization: `Bearer ${token}` }).request('GET', `/api${me.path}`))
    .status
const approvalsHere = async () =>
  (await run('select from approvals where organization_id = $1', [home.id])).rowCount
const listed = async () =>
  (await member.as.call(listApprovals, { query: {} })).data.map(({ application: { id } }) => id)

/**
 * Other people approve the same application later. The request then ends their approvals first and leaves the member's
 * to a worker.
 */
async function othersApprove() {
  await run(
    `with person as (
       insert into users (id, email, first_name, last_name, password_hash)
       select gen_random_uuid(), 'other' || n || '@' || $1, 'Mina', 'Number' || n, 'none'
       from generate_series(1, ${many}) n returning id, email),
     profile as (
       insert into profiles (id, user_id, organization_id, email, roles)
       select gen_random_uuid(), id, $1::uuid, email, '{member}' from person returning id, user_id)
     insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes)
     select gen_random_uuid(), $2, user_id, id, $1::uuid, '{user:read}' from profile`,
    [home.id, application.id],
  )
}

test("approvals that the policy forbids stop working when it's committed, before workers remove them", async () => {
  const browser = await createTestBrowser(service, member)
  const { client, tokens } = await issueTokensFor(service, application, member, { scope })
  const { address } = await startAuthorization(client, { scope })
  await approveClient(browser, address, member.profileId)
  await othersApprove()

  const set = await setApprovals('authorized')
  expect(set).toMatchObject({ ended: { approvals: approvalsPerBatch }, ending: true })
  expect(await approvalsHere()).toBe(many + 1 - approvalsPerBatch)
  expect(await works(tokens.access_token)).toBe(401)
  const told = await oauth.tokenIntrospection(client, tokens.access_token)
  expect(told.active).toBe(false)
  await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  const { address: silent } = await startAuthorization(client, { scope, prompt: 'none' })
  const answer = (await browser.visit(silent)).location.searchParams
  expect(answer.get('error')).toBe('consent_required')
  expect(await listed()).toEqual([])
  expect(await approveForTest(member, application)).toMatchObject({ status: 403 })
  const { data } = await home.owner.as.call(listOrganizationActivity, {
    params: { id: home.id },
    query: { $limit: 2 },
  })
  const detail = { application: 'Harbour Calendar', people: many + 1 }
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'application_approvals_ended', detail }),
  )

  expect(await ruleNow()).toMatchObject({ ending: true })
  await revokeByPolicies(service.context)
  expect(await approvalsHere()).toBe(0)
  expect(await ruleNow()).toMatchObject({ ending: false, ends: { approvals: 0 } })
})

test('a preview of the policy counts approvals without reading each of them', async () => {
  await othersApprove()
  const read: number[] = []
  const db = service.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length)
      return result
    },
  })
  const sent = { params: { id: home.id }, body: { memberApprovals: 'authorized' } }
  const ending = await setApprovalsRuleChange.impact!(sent as never, db)
  expect(ending).toContainEqual({ kind: 'approvals', count: many, names: ['Harbour Calendar'] })
  expect(Math.max(...read)).toBe(1)
})

test('turning the policy off before workers finish restores nothing, and new approvals stay', async () => {
  const { tokens } = await issueTokensFor(service, application, member, { scope })
  await othersApprove()
  await setApprovals('authorized')
  expect(await setApprovals('any')).toMatchObject({ ended: { approvals: 0 }, ending: true })
  expect(await works(tokens.access_token)).toBe(401)
  expect(await listed()).toEqual([])
  const again = await issueTokensFor(service, application, member, { scope })
  await revokeByPolicies(service.context)
  expect(await works(tokens.access_token)).toBe(401)
  expect(await works(again.tokens.access_token)).toBe(200)
  expect(await listed()).toEqual([application.id])
  expect(await approvalsHere()).toBe(1)
})

test('authorizing an application before workers finish restores no approval', async () => {
  const { tokens } = await issueTokensFor(service, application, member, { scope })
  await othersApprove()
  await setApprovals('authorized')
  await authorizeForTest(home, application)
  expect(await works(tokens.access_token)).toBe(401)
  await revokeByPolicies(service.context)
  expect(await approvalsHere()).toBe(0)
  expect(await approveForTest(member, application)).toMatchObject({ status: 200 })
})

test('workers revoke the remaining approvals once, even after a crash and with several workers at the same time', async () => {
  const [authorized, own] = [
    await registerTestClient(maker, { scopes }),
    await registerTestClient(home, { scopes }),
  ]
  await authorizeForTest(home, authorized)
  const contact = await service.createMember(home, ['contact'])
  for (const kept of [authorized, own]) await approveForTest(member, kept)
  await approveForTest(contact, application)
  const second = await registerTestClient(maker, { scopes })
  for (const ended of [application, second]) await approveForTest(member, ended)
  await othersApprove()
  await setApprovals('authorized')

  const planned = async () =>
    (
      await run(
        `select coalesce(sum(cardinality(recipients)), 0)::int as people from mailings
         where organization_id = $1 and kind = 'approvals_ended'`,
        [home.id],
      )
    ).rows[0].people
  expect(await planned()).toBe(approvalsPerBatch)
  // The worker's second step fails as if its process had been killed, and leaves nothing behind.
  await run(`create sequence removed`)
  await run(`create function killed() returns trigger language plpgsql as $$ begin
    if nextval('removed') > 150 then raise 'killed'; end if; return old; end $$`)
  await run(
    `create trigger killed before delete on approvals for each row execute function killed()`,
  )
  await expect(revokeByPolicies(service.context, { max: 100 })).rejects.toThrow('killed')
  expect(await planned()).toBe(approvalsPerBatch + 100)
  await run('drop function killed() cascade')
  await runConcurrently(3, () => revokeByPolicies(service.context, { max: 30 }))
  expect(await planned()).toBe(many + 1)
  const { rows } = await run(
    `select data -> 'applications' -> $1 as applications from mailings where $1::uuid = any (recipients)`,
    [member.profileId],
  )
  expect(rows).toEqual([{ applications: ['Harbour Calendar', 'Harbour Calendar'] }])
  expect((await listed()).toSorted()).toEqual([authorized.id, own.id].toSorted())
  expect(await approvalsHere()).toBe(3)
})
