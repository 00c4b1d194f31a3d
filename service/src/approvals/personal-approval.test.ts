import { updateUser } from '@accord/contract/accounts.ts'
import { listActivity } from '@accord/contract/activity.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestApproval } from '#testing/applications.ts'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  decisionAt,
  testRedirectUri,
  type TestClientRegistration,
  startAuthorization,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
/** The organization that owns the application. */
let organization: TestOrganization
let application: TestClientRegistration
let client: oauth.Configuration
/** A person who isn't in any organization. */
let person: Person

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  application = await registerTestClient(organization, {
    scopes: ['user:read', 'user:manage', 'organization:read'],
  })
  client = await clientOf(service, application)
  person = await service.createPerson()
})

async function signedIn(scope: string, by: Person = person, as = client) {
  const { address, checks } = await startAuthorization(as, { scope })
  const back = await approveClient(await createTestBrowser(service, by), address)
  return oauth.authorizationCodeGrant(as, back, checks)
}

const bearing = ({ access_token }: { access_token: string }) =>
  caller(service.url, { authorization: `Bearer ${access_token}` })

const approvalsOf = ({ as }: Person, of = application) =>
  as.call(listApprovals, { query: { application: of.id, $with: 'profile,profile.organization' } })

describe('a person without an organization', () => {
  test('a person without an organization signs in with openid profile email, without an organization in the claims', async () => {
    const tokens = await signedIn('openid profile email')
    expect(tokens.claims()).toMatchObject({ sub: person.id })
    const told = await oauth.fetchUserInfo(client, tokens.access_token, person.id)
    expect(told).toEqual({
      sub: person.id,
      name: 'Ana Duarte',
      given_name: 'Ana',
      family_name: 'Duarte',
      updated_at: expect.any(Number),
      email: person.email,
      email_verified: true,
    })
    const seen = await oauth.tokenIntrospection(client, tokens.access_token)
    expect(seen).toMatchObject({ active: true, sub: person.id, scope: 'openid profile email' })
    for (const claim of ['profile_id', 'organization_id', 'roles']) {
      expect(tokens.claims()).not.toHaveProperty(claim)
      expect(seen).not.toHaveProperty(claim)
    }
  })

  test('a person without an organization stays signed in with a refresh token if they were informed', async () => {
    const { refresh_token } = await signedIn('openid offline_access')
    const next = await oauth.refreshTokenGrant(client, refresh_token!)
    expect((await oauth.tokenIntrospection(client, next.access_token)).active).toBe(true)
  })

  test('a person without an organization sees the approval in their list, and each addition of scopes in their activity', async () => {
    const own = await registerTestClient(organization, { scopes: ['user:read'] })
    const by = await service.createPerson()
    const as = await clientOf(service, own)
    await signedIn('openid email', by, as)
    await signedIn('openid email', by, as)
    await service.context.usage.flush()
    const { data } = await approvalsOf(by, own)
    expect(data).toMatchObject([
      { profile: null, scopes: [], standardScopes: ['openid', 'email'], usedDays: [0] },
    ])
    await signedIn('openid user:read', by, as)
    expect((await approvalsOf(by, own)).data).toMatchObject([
      { id: data[0]!.id, scopes: ['user:read'], standardScopes: ['openid', 'email'] },
    ])
    const { data: happened } = await by.as.call(listActivity, { query: {} })
    expect(happened.filter(({ kind }) => kind === 'approved_for_oneself')).toMatchObject([
      { application: 'Harbour Calendar' },
      { application: 'Harbour Calendar' },
    ])
  })

  test('a person without an organization can revoke the approval, which ends all its tokens', async () => {
    const tokens = await signedIn('openid offline_access')
    const { data } = await approvalsOf(person)
    const { endedTokens } = await person.as.call(revokeApproval, { params: { id: data[0]!.id } })
    expect(endedTokens).toBeGreaterThanOrEqual(2)
    expect((await oauth.tokenIntrospection(client, tokens.access_token)).active).toBe(false)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const { data: happened } = await person.as.call(listActivity, { query: {} })
    expect(happened[0]).toMatchObject({
      kind: 'approval_for_oneself_revoked',
      application: 'Harbour Calendar',
    })
  })
})

describe('an application that a person approved for themselves', () => {
  test('an application that a person approved for themselves can read and change the person, but not their organizations', async () => {
    const { owner } = await service.createOrganization()
    const as = bearing(await signedIn('openid user:manage user:read', owner))
    expect(await as.call(me)).toMatchObject({ id: owner.id, profiles: [] })
    const body = { firstName: 'Zoë', lastName: 'Duarte' }
    expect(await as.call(updateUser, { params: { id: owner.id }, body })).toMatchObject(body)
    expect((await as.refused(listOrganizations, { query: {} })).status).toBe(403)
  })

  test("a personal approval is separate from a profile's approval, and each can be revoked individually", async () => {
    const by = await service.createOrganization()
    const { owner } = by
    const { address, checks } = await startAuthorization(client, { scope: 'openid user:read' })
    const back = await approveClient(
      await createTestBrowser(service, owner),
      address,
      owner.profileId,
    )
    const forProfile = await oauth.authorizationCodeGrant(client, back, checks)
    const forThemselves = await signedIn('openid user:read', owner)
    const { data } = await approvalsOf(owner)
    expect(data.map(({ profile }) => profile?.organization?.id)).toEqual([undefined, by.id])
    await owner.asUser.call(revokeApproval, { params: { id: data[0]!.id } })
    const isActive = async (tokens: { access_token: string }) =>
      (await oauth.tokenIntrospection(client, tokens.access_token)).active
    expect(await isActive(forThemselves)).toBe(false)
    expect(await isActive(forProfile)).toBe(true)
  })

  test('tokens of a personal approval stay valid when the person leaves an organization', async () => {
    const member = await service.createMember(organization, ['member'])
    const tokens = await signedIn('openid', member)
    await service.context.pool.query('delete from profiles where id = $1', [member.profileId])
    expect((await oauth.tokenIntrospection(client, tokens.access_token)).active).toBe(true)
  })
})

describe("OA1: people can't approve for themselves", () => {
  const refusedFor = async (parameters: Record<string, string>, by = person) => {
    const browser = await createTestBrowser(service, by)
    const { location } = await browser.visit((await startAuthorization(client, parameters)).address)
    const { status, body } = await browser.decide(decisionAt(location))
    return { status, ...(body as { code: string }) }
  }

  test("people can't approve scopes of an organization for themselves, even as its owner", async () => {
    const scope = 'openid user:read organization:read'
    const needed = { status: 403, code: 'profile_needed' }
    expect(await refusedFor({ scope })).toMatchObject(needed)
    expect(await refusedFor({ scope }, organization.owner)).toMatchObject(needed)
  })

  test("people can't approve for themselves in the direct flow, which needs a profile", async () => {
    const own = await registerTestClient(organization, { scopes: ['user:read'] })
    const browser = await createTestBrowser(service, person)
    const direct = {
      application: own.id,
      state: 'x',
      redirect: testRedirectUri,
      personal: true as const,
    }
    expect(await browser.decide(direct)).toMatchObject({
      status: 403,
      body: { code: 'profile_needed' },
    })
  })

  test("people can't approve a request for a specific organization or role for themselves", async () => {
    const scope = 'openid'
    const { id: orgId, owner } = organization
    expect(await refusedFor({ scope, orgId }, owner)).toMatchObject({
      code: 'other_organization_expected',
    })
    expect(await refusedFor({ scope, roles: 'owner' }, owner)).toMatchObject({
      code: 'role_expected',
    })
    const state = btoa(JSON.stringify({ orgId }))
    expect(await refusedFor({ scope, state }, owner)).toMatchObject({
      code: 'other_organization_expected',
    })
  })

  test("people can't approve for themselves and under a profile at the same time, or with neither", async () => {
    const browser = await createTestBrowser(service, organization.owner)
    const asked = { application: application.id, state: 'x', redirect: testRedirectUri }
    const { profileId: profile } = organization.owner
    expect(await browser.decide({ ...asked, profile, personal: true })).toMatchObject({
      status: 400,
      body: { fields: { personal: 'Set this field to true or choose a profile, but not both.' } },
    })
    expect(await browser.decide(asked)).toMatchObject({
      body: { fields: { profile: 'Choose a profile.' } },
    })
  })

  test("people can't approve anything for themselves that they weren't shown", async () => {
    const browser = await createTestBrowser(service, person)
    const parameters = { scope: 'openid profile email' }
    const { location } = await browser.visit((await startAuthorization(client, parameters)).address)
    const decision = decisionAt(location)
    for (const standardScopes of [[], ['openid'], ['openid', 'profile']] as const) {
      expect(
        await browser.decide({ ...decision, standardScopes: [...standardScopes] }),
      ).toMatchObject({ status: 403, body: { code: 'request_changed' } })
    }
    expect((await browser.decide(decision)).status).toBe(200)
  })
})

test("an application without a profile can't use an organization's scopes, even if its token has them", async () => {
  const tokens = await signedIn('openid user:read', organization.owner)
  await service.context.pool.query(
    `update oauth_artifacts set payload = payload || '{"scope":"openid user:read organization:read"}'
     where hash = sha256(convert_to($1, 'UTF8'))`,
    [tokens.access_token],
  )
  const as = bearing(tokens)
  expect((await as.call(me)).profiles).toEqual([])
  const { id } = organization
  expect((await as.refused(getOrganization, { params: { id }, query: {} })).status).toBe(403)
})

test('a scope that the application no longer requests is removed from the approval', async () => {
  const own = await registerTestClient(organization, { scopes: ['user:read'] })
  const tokens = await signedIn('openid user:read', person, await clientOf(service, own))
  const as = bearing(tokens)
  expect((await as.call(me)).id).toBe(person.id)
  await requestApproval(organization, own, [])
  expect((await as.refused(me)).status).toBe(403)
})
