import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  sharedOAuthService,
  registerTestClient,
  issueTokensFor,
  type TestClientRegistration,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'
import { caller } from '#testing/test-client.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization
let elsewhere: TestOrganization
/** A person with a profile in both organizations. */
let person: Person
let here: TestMember
let there: TestMember
let application: TestClientRegistration

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  elsewhere = await service.createOrganization()
  person = await service.createPerson()
  here = await service.createMember(organization, ['admin'], person)
  there = await service.createMember(elsewhere, ['member'], person)
  application = await registerTestClient(organization)
})

async function approved(member: TestMember, of = application) {
  const { client, tokens } = await issueTokensFor(service, of, member)
  const isActive = async (token = tokens.access_token) =>
    (await oauth.tokenIntrospection(client, token)).active
  return { tokens, client, isActive }
}

const update = (statement: string) => service.context.pool.query(statement)
const list = (query = {}, as = person.as) => as.call(listApprovals, { query })

describe('a person’s approvals', () => {
  test('a person’s approvals are listed newest first, with the requested fields of the profile', async () => {
    await approved(here)
    await approved(there)
    await service.context.usage.flush()
    const plain = await list()
    expect(plain.__meta).toEqual({ total: 2, skip: 0, limit: 20 })
    expect(plain.data[0]).toEqual({
      id: expect.any(String),
      application: {
        id: application.id,
        name: 'Harbour Calendar',
        description: '',
        logo: null,
        organization: { id: organization.id, name: organization.name },
        scopes: ['user:read', 'profile:read', 'service-account:manage'],
      },
      profile: { id: there.profileId },
      scopes: ['user:read'],
      standardScopes: ['openid', 'offline_access'],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      lastUsedAt: expect.any(String),
      usedDays: [0],
      unusedScopes: ['user:read'],
      recordedSince: null,
    })
    const withProfile = await list({ $with: 'profile' })
    expect(withProfile.data.map(({ profile }) => profile)).toEqual([
      { id: there.profileId, roles: ['member'], organization: { id: elsewhere.id } },
      { id: here.profileId, roles: ['admin'], organization: { id: organization.id } },
    ])
    const embedded = await list({ $with: 'profile,profile.organization', $limit: 1 })
    expect(embedded.data.map(({ profile }) => profile!.organization)).toEqual([
      { id: elsewhere.id, name: elsewhere.name },
    ])
    expect(embedded.__meta.total).toBe(2)
  })

  test('a person’s approvals show the days of use, the unused scopes, and since when use is recorded', async () => {
    const asking = await registerTestClient(organization, {
      scopes: ['user:read', 'profile:read', 'profile:manage', 'survey:read'],
    })
    const scope = 'user:read profile:read profile:manage survey:read'
    const { tokens } = await issueTokensFor(service, asking, here, { scope })
    const as = caller(service.url, { authorization: `Bearer ${tokens.access_token}` })
    await as.call(listProfiles, { query: {} })
    await service.context.usage.flush()
    await update(`update use_days set day = day - 2 where scope = 'profile:read'`)
    const ofIt = async () => (await list({ application: asking.id })).data[0]!
    expect(await ofIt()).toMatchObject({
      usedDays: [0, 2],
      unusedScopes: ['user:read', 'profile:manage'],
      recordedSince: null,
    })
    await update(`update approvals set created_at = now() - interval '1 day'`)
    await update(`update use_recording set since = now() - interval '1 hour'`)
    const since = Date.parse((await ofIt()).recordedSince!)
    expect(Math.round((Date.now() - since) / 60_000)).toBe(60)
  })

  test("a person’s approvals can be filtered by application, and never include other people's", async () => {
    const other = await registerTestClient(organization)
    await approved(here, other)
    expect((await list({ application: other.id })).data).toHaveLength(1)
    expect((await list({ application: crypto.randomUUID() })).data).toEqual([])
    expect((await list({}, organization.owner.asUser)).data).toEqual([])
    const unknown = await person.as.request('GET', '/api/approval?$with=user')
    expect(unknown.status).toBe(400)
  })
})

describe('a revoked approval', () => {
  test('revoking an approval ends its grants and tokens, keeps tokens of other profiles, and appears in the activity', async () => {
    const [ending, staying] = [await approved(here), await approved(there)]
    const { data } = await list({ application: application.id })
    const { id } = data.find(({ profile }) => profile!.id === here.profileId)!
    const { endedTokens } = await person.as.call(revokeApproval, { params: { id } })
    expect(endedTokens).toBeGreaterThanOrEqual(2)
    expect(await ending.isActive()).toBe(false)
    await expect(
      oauth.refreshTokenGrant(ending.client, ending.tokens.refresh_token!),
    ).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await staying.isActive()).toBe(true)

    const { rows } = await service.context.pool.query(
      `select user_id, profile_id, detail - 'on' as detail from organization_activity
       where kind = 'approval_revoked' and organization_id = $1`,
      [organization.id],
    )
    expect(rows).toEqual([
      {
        user_id: person.id,
        profile_id: here.profileId,
        detail: { application: 'Harbour Calendar', scopes: ['user:read'] },
      },
    ])
    expect((await person.as.refused(revokeApproval, { params: { id } })).status).toBe(404)
  })

  test("an approval can't be revoked by others through this call, not even by managers", async () => {
    const { isActive } = await approved(here)
    const { data } = await list({ application: application.id })
    const { id } = data.find(({ profile }) => profile!.id === here.profileId)!
    for (const as of [organization.owner.as, organization.owner.asUser]) {
      expect((await as.refused(revokeApproval, { params: { id } })).status).toBe(404)
    }
    expect(await isActive()).toBe(true)
  })

  test('an approval is revoked once by many concurrent requests', async () => {
    await approved(there)
    const { data } = await list({ application: application.id })
    const { id } = data.find(({ profile }) => profile!.id === there.profileId)!
    const answers = await runConcurrently(6, () =>
      person.as.request('DELETE', `/api/approval/${id}`),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 404: 5 })
  })
})
