import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { killedAtEmail, emailsTo } from '#testing/inbox.ts'
import { signedInTo } from '#testing/logout.ts'
import {
  createTestBrowser,
  registerTestClient,
  approveClient,
  clientOf,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { addSecondFactor, hasSecondFactor, withStrongOwner } from '#testing/factors.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let organization: TestOrganization
let weak: TestMember

beforeAll(async () => {
  service = await startOAuthService()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  organization = await withStrongOwner(service)
  weak = await service.createMember(organization, ['member'])
})

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const set = (from: string | null) =>
  organization.owner.as.call(setSecondFactorPolicy, {
    params: { id: organization.id },
    body: { from },
  })

/** Lets the given number of days pass by moving the policy's start and its planned emails into the past. */
async function pass(days: number) {
  const { pool } = service.context
  const by = [organization.id, `${days} days`]
  await pool.query(
    'update organizations set second_factor_from = second_factor_from - $2::interval where id = $1',
    by,
  )
  await pool.query(
    'update mailings set due_at = due_at - $2::interval where organization_id = $1',
    by,
  )
}

const kindsTo = async ({ email }: TestMember) =>
  (await emailsTo(service.context, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('second_factor'))
    .toReversed()

const failingAt = (nth: number) => killedAtEmail(service.context, nth)

describe('emails about the second factor policy', () => {
  test("emails about a required second factor aren't sent in a deleted organization until it's restored", async () => {
    const deleted = 'update organizations set deleted_at = $2 where id = $1'
    await set(inDays(1))
    await service.context.pool.query(deleted, [organization.id, new Date()])
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual([])
    await service.context.pool.query(deleted, [organization.id, null])
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced'])
  })

  test('members without a second factor get an email seven days before the policy starts and one at the start', async () => {
    const strong = await service.createMember(organization, ['member'])
    await addSecondFactor(service, strong)
    await set(inDays(20))
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual([])
    await pass(14)
    await sendDueMailings(service.context)
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced'])
    await pass(7)
    await sendDueMailings(service.context)
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced', 'second_factor_begun'])
    expect(await kindsTo(strong)).toEqual([])
    expect(await kindsTo(organization.owner)).toEqual([])
  })

  test('emails about a required second factor are sent immediately if fewer than seven days are left', async () => {
    await set(inDays(2))
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced'])
    await set('now')
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced', 'second_factor_begun'])
  })

  test('emails about a changed start of the second factor policy are sent immediately to people who know the old start', async () => {
    await set(inDays(6))
    await sendDueMailings(service.context)
    await set(inDays(60))
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_announced', 'second_factor_announced'])
    await pass(10)
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toHaveLength(2)
  })

  test('emails about turning off the second factor policy also go to owners, unless no one knew about it', async () => {
    await set(inDays(20))
    await set(null)
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual([])
    await set('now')
    await sendDueMailings(service.context)
    await set(null)
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual(['second_factor_begun', 'second_factor_lifted'])
    expect(await kindsTo(organization.owner)).toEqual(['second_factor_lifted'])
    const body = { user: weak.id, profile: weak.profileId }
    expect(await weak.asUser.call(profileToken, { body })).toMatchObject({
      token: expect.any(String),
    })
  })

  test("emails about turning off the second factor policy aren't sent once it's turned on again", async () => {
    const others = await runConcurrently(3, () => service.createMember(organization, ['member']))
    const all = () => Promise.all([weak, ...others].map(kindsTo))
    await set(inDays(6))
    await sendDueMailings(service.context)
    await set(null)
    // Two of five people, including the owner, were emailed before the policy was turned on again.
    await expect(sendDueMailings(failingAt(3), { max: 2 })).rejects.toThrow('killed')
    expect((await all()).flat().filter((kind) => kind === 'second_factor_lifted')).toHaveLength(1)
    await set(inDays(60))
    await sendDueMailings(service.context)
    expect((await all()).flat().filter((kind) => kind === 'second_factor_lifted')).toHaveLength(1)
    // People who got an email about the earlier time are notified of the new one immediately.
    expect((await all()).map((kinds) => kinds.at(-1))).toEqual(
      Array.from({ length: 4 }, () => 'second_factor_announced'),
    )
    // The policy was turned off, on, and off again before anyone was notified, so people know only the earlier time.
    for (const from of [null, inDays(50), null]) await set(from)
    await sendDueMailings(service.context)
    expect((await all()).map((kinds) => kinds.at(-1))).toEqual(
      Array.from({ length: 4 }, () => 'second_factor_lifted'),
    )
    const told = (await all()).flat()
    // Everyone got the email about the end of the policy, and no one needs one about a change they never heard of.
    for (const from of [inDays(50), null]) await set(from)
    await sendDueMailings(service.context)
    expect((await all()).flat()).toEqual(told)
  })

  test("emails about a required second factor are sent even if another organization's emails fail", async () => {
    await set('now')
    const elsewhere = await withStrongOwner(service)
    const other = await service.createMember(elsewhere, ['member'])
    const params = { id: elsewhere.id }
    await elsewhere.owner.as.call(setSecondFactorPolicy, { params, body: { from: 'now' } })
    await expect(sendDueMailings(failingAt(1))).rejects.toThrow('killed')
    expect(await kindsTo(weak)).toEqual([])
    expect(await kindsTo(other)).toEqual(['second_factor_begun'])
  })

  test("emails about a required second factor don't go to people who can't act there", async () => {
    const params = { id: organization.id, memberId: weak.profileId }
    await organization.owner.as.call(suspendMember, { params })
    await set('now')
    await sendDueMailings(service.context)
    expect(await kindsTo(weak)).toEqual([])
  })

  test('emails about a required second factor are sent in batches, resume after a failure, and reach no one twice', async () => {
    const others = await runConcurrently(4, () => service.createMember(organization, ['member']))
    await set('now')
    await expect(sendDueMailings(failingAt(4), { max: 2 })).rejects.toThrow('killed')
    const told = async () => (await Promise.all([weak, ...others].map(kindsTo))).flat()
    expect(await told()).toHaveLength(2)
    await sendDueMailings(service.context, { max: 2 })
    expect(await Promise.all([weak, ...others].map(kindsTo))).toEqual(
      Array.from({ length: 5 }, () => ['second_factor_begun']),
    )
  })
})

describe('at the start of the policy, with two instances', () => {
  let beside: TestService
  beforeAll(async () => {
    beside = await startTestService({ beside: service })
  })
  afterAll(() => beside[Symbol.asyncDispose]())

  test('two instances reject weak sessions as soon as the policy starts, and their end is recorded once', async () => {
    await set(inDays(1))
    const read = (at: TestService) =>
      weak.as.at(at.url).request('GET', `/api/organization/${organization.id}`)
    expect((await read(service)).status).toBe(200)
    // Moving these rows into the past has the same effect as waiting.
    await pass(1)
    await service.context.pool.query(
      `update tokens set created_at = created_at - interval '1 day', expires_at = least(expires_at, now())
       where profile_id = $1`,
      [weak.profileId],
    )
    const asks = { body: { user: weak.id, profile: weak.profileId } }
    for (const at of [service, beside]) {
      expect((await read(at)).status).toBe(401)
      const refused = await weak.asUser.at(at.url).refused(profileToken, asks)
      expect(refused.body.code).toBe('second_factor_needed')
      expect(await weak.asUser.at(at.url).call(me)).toMatchObject({ email: weak.email })
    }

    await Promise.all(
      [service, beside, service, beside].map(({ context }) => sendDueMailings(context)),
    )
    await sendDueMailings(service.context)
    // Both emails were due, so each of the two instances may have taken a different one first.
    expect((await kindsTo(weak)).toSorted()).toEqual([
      'second_factor_announced',
      'second_factor_begun',
    ])
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { kind: 'organization_second_factor_begun' },
    })
    expect(data).toMatchObject([{ author: { kind: 'system' } }])
    const { rows } = await service.context.pool.query('select from tokens where profile_id = $1', [
      weak.profileId,
    ])
    expect(rows).toEqual([])
    // No one is removed, and people with a second factor continue as before.
    await addSecondFactor(service, weak)
    const { token } = await weak.asUser.at(beside.url).call(profileToken, asks)
    const again = service.anonymous.with({ authorization: `Bearer ${token}` })
    const got = await again.call(getOrganization, { params: { id: organization.id }, query: {} })
    expect(got.name).toBe(organization.name)
  })
})

describe('an application approved by a person without a second factor', () => {
  const scope = 'openid offline_access user:read profile:read'

  test("an application that a person without a second factor approved is rejected once the policy starts, and its tokens can't be refreshed", async () => {
    const application = await registerTestClient(organization)
    const client = await clientOf(service, application)
    const { address, checks } = await startAuthorization(client, { scope })
    const browser = await createTestBrowser(service, weak)
    const back = await approveClient(browser, address, weak.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    const works = async () => (await oauth.tokenIntrospection(client, tokens.access_token)).active
    expect(await works()).toBe(true)

    await set('now')
    expect(await works()).toBe(false)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    // A request without a page gets no code either, and the screen explains the reason to the person.
    const silent = await startAuthorization(client, { scope, prompt: 'none' })
    const { location } = await browser.visit(silent.address)
    expect(location.searchParams.get('error')).toBe('consent_required')
    await expect(
      approveClient(browser, (await startAuthorization(client, { scope })).address, weak.profileId),
    ).rejects.toThrow('second_factor_needed')

    await sendDueMailings(service.context)
    const { rows } = await service.context.pool.query(
      `select kind from oauth_artifacts where user_id = $1 and kind <> 'Interaction'`,
      [weak.id],
    )
    expect(rows).toEqual([])
  })

  test('an application approved by a person without a second factor still works for people who have one', async () => {
    const application = await registerTestClient(organization)
    const client = await clientOf(service, application)
    const browser = await createTestBrowser(service, weak)
    await addSecondFactor(service, weak)
    const { address, checks } = await startAuthorization(client, { scope })
    const back = await approveClient(browser, address, weak.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    await set('now')
    await sendDueMailings(service.context)
    const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect((await oauth.tokenIntrospection(client, renewed.access_token)).active).toBe(true)
  })

  test("an application's token expires in time if its person lacks a second factor and the policy starts soon", async () => {
    const application = await registerTestClient(organization)
    const from = new Date(Date.now() + 5 * 60_000).toISOString()
    await set(from)
    await signedInTo(service, application, weak)
    const { rows } = await service.context.pool.query<{ expires_at: Date }>(
      `select expires_at from oauth_artifacts where user_id = $1 and kind = 'AccessToken'`,
      [weak.id],
    )
    expect(rows.map(({ expires_at }) => expires_at.toISOString())).toEqual([from])
    await hasSecondFactor(service, weak, false)
  })
})
