import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { setDisabledOf } from '#lifecycle/accounts/by-operator.ts'
import { bystander } from '#testing/access/cast.ts'
import { hasSecondFactor, withStrongOwner } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const give = (by: TestMember, id: string, roles: RankedRole[]) =>
  by.as.request('PATCH', `/api/profile/${id}`, { roles })
const rolesIn = async (organizationId: string) => {
  const { rows } = await service.context.pool.query<{ id: string; roles: string[] }>(
    'select id, roles from profiles where organization_id = $1',
    [organizationId],
  )
  return new Map(rows.map(({ id, roles }) => [id, roles]))
}

describe("changing a member's roles", () => {
  test("changing a member's roles is recorded in the activity, with the member and the old and new roles", async () => {
    const { id, owner } = await service.createOrganization()
    const target = await bystander(service, { id }, ['member'])
    const changed = await owner.as.call(updateProfile, {
      params: { id: target.id },
      body: { roles: ['member', 'admin', 'admin'] },
    })
    expect(changed.roles.toSorted()).toEqual(['admin', 'member'])
    const query = { $skip: 0, $limit: 1 }
    const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query })
    expect(data[0]).toMatchObject({
      kind: 'roles_changed',
      author: { kind: 'person', id: owner.id, email: owner.email },
      detail: { email: target.email, before: ['member'], after: ['admin', 'member'] },
    })
  })

  test("changing a member's roles to the current ones records no activity", async () => {
    const { id, owner } = await service.createOrganization()
    const target = await bystander(service, { id }, ['member'])
    expect((await give(owner, target.id, ['member', 'member'])).status).toBe(200)
    const query = { $skip: 0, $limit: 20 }
    const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query })
    expect(data.map(({ kind }) => kind)).toEqual(['organization_created'])
  })

  test("changing a member's roles sends no email to disabled accounts", async () => {
    const organization = await service.createOrganization({ form: { name: 'Eastwind' } })
    const { owner } = organization
    const [theo, other] = [
      await service.createMember(organization, ['member']),
      await service.createMember(organization, ['owner']),
    ]
    await setDisabledOf(service.context, theo.email, true)
    expect((await give(owner, theo.profileId, ['owner'])).status).toBe(200)
    const kindsTo = async ({ email }: TestMember) =>
      (await emailsTo(service.context, email)).map(({ kind }) => kind)
    expect(await kindsTo(theo)).not.toContain('role_given')
    expect(await kindsTo(other)).toContain('new_owner')
  })

  test("changing a member's roles applies to the next request of existing tokens", async () => {
    const organization = await service.createOrganization()
    const { id, owner } = organization
    const theo = await service.createMember(organization, ['member'])
    const manages = async () =>
      'address' in (await theo.as.call(getOrganization, { params: { id }, query: {} }))
    expect(await manages()).toBe(false)
    await give(owner, theo.profileId, ['admin'])
    expect(await manages()).toBe(true)
    await give(owner, theo.profileId, ['member'])
    expect(await manages()).toBe(false)
    const path = `/api/organization/${id}`
    expect((await theo.as.request('PATCH', path, { name: 'Mine' })).status).toBe(403)
  })

  test("MB-3: changing a member's roles can't demote the only owner, but can demote one of two", async () => {
    const { id, owner } = await service.createOrganization()
    const refused = await give(owner, owner.profileId, ['admin'])
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_owner' } })
    await bystander(service, { id }, ['owner'])
    expect((await give(owner, owner.profileId, ['admin'])).status).toBe(200)
  })

  test("changing a member's roles withdraws open invitations with roles that the sender can no longer assign", async () => {
    const { id, owner } = await service.createOrganization()
    const sender = await bystander(service, { id }, ['owner'])
    const send = (email: string, roles: string[], answered = 'null') =>
      service.context.pool.query(
        `insert into invitations
           (id, organization_id, email, roles, code_hash, invited_by, expires_at, accepted_at)
         values (gen_random_uuid(), $1, $2::text, $3, sha256($2::text::bytea), $4, now() + interval '1 day',
           ${answered})`,
        [id, email, roles, sender.id],
      )
    await send('owner@example.com', ['owner', 'member'])
    await send('admin@example.com', ['admin'])
    await send('accepted@example.com', ['owner'], 'now()')
    const left = async () => {
      const { rows } = await service.context.pool.query<{ email: string }>(
        'select email from invitations where organization_id = $1 order by email',
        [id],
      )
      return rows.map(({ email }) => email.split('@')[0])
    }
    const withdrawn = async () => {
      const query = { $skip: 0, $limit: 20, kind: 'invitation_deleted' as const }
      const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query })
      return data.map(({ author, detail }) => ['id' in author && author.id, detail])
    }
    await give(owner, sender.id, ['admin'])
    expect(await left()).toEqual(['accepted', 'admin'])
    expect(await withdrawn()).toEqual([
      [owner.id, { email: 'owner@example.com', roles: ['owner', 'member'] }],
    ])
    await give(owner, sender.id, ['member'])
    expect(await left()).toEqual(['accepted'])
    expect((await withdrawn())[0]).toEqual([
      owner.id,
      { email: 'admin@example.com', roles: ['admin'] },
    ])
  })
})

describe('if a second factor is required', () => {
  test("the only owner with a second factor can't step down until another owner has one", async () => {
    const organization = await withStrongOwner(service)
    const { id, owner } = organization
    const other = await service.createMember(organization, ['owner'])
    await owner.as.call(setSecondFactorPolicy, { params: { id }, body: { from: 'now' } })
    const refused = await give(owner, owner.profileId, ['admin'])
    expect(refused).toMatchObject({ status: 409, body: { code: 'owner_needs_factor' } })
    expect((await give(owner, other.profileId, ['admin'])).status).toBe(200)
    expect((await give(owner, other.profileId, ['owner'])).status).toBe(200)
    await hasSecondFactor(service, other)
    expect((await give(owner, owner.profileId, ['admin'])).status).toBe(200)
  })
})

describe('concurrent changes of roles', () => {
  test('if two owners demote each other at the same time, one of them stays owner, in each of 50 rounds', async () => {
    const organization = await service.createOrganization()
    const [one, two] = [organization.owner, await service.createMember(organization, ['owner'])]
    for (let round = 0; round < 50; round += 1) {
      const answers = await Promise.all([
        give(one, two.profileId, ['member']),
        give(two, one.profileId, ['member']),
      ])
      const owners = [...(await rolesIn(organization.id)).values()].filter((roles) =>
        roles.includes('owner'),
      )
      expect(owners).toHaveLength(1)
      expect(statusCodes(answers)).toEqual({ 200: 1, 403: 1 })
      await service.context.pool.query(
        `update profiles set roles = '{owner}' where organization_id = $1`,
        [organization.id],
      )
    }
  })

  test('one owner is left if two owners step down at the same time, in each of 20 rounds', async () => {
    const organization = await service.createOrganization()
    const [one, two] = [organization.owner, await service.createMember(organization, ['owner'])]
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        [one, two].map((own) => give(own, own.profileId, ['member'])),
      )
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      await service.context.pool.query(
        `update profiles set roles = '{owner}' where organization_id = $1`,
        [organization.id],
      )
    }
  })

  test('PER-3: one owner is left if an owner steps down and leaves while the other steps down', async () => {
    for (let round = 0; round < 10; round += 1) {
      const organization = await service.createOrganization({
        owner: (first ??= await service.createPerson()),
      })
      second ??= await service.createPerson()
      const one = organization.owner
      const two = await service.createMember(organization, ['owner'], second)
      await Promise.all([
        give(one, one.profileId, ['member']),
        give(one, two.profileId, ['member']),
        one.as.request('POST', '/api/organization/leave', {}),
        two.as.request('POST', '/api/organization/leave', {}),
        give(two, two.profileId, ['member']),
      ])
      const left = await rolesIn(organization.id)
      expect([...left.values()].filter((roles) => roles.includes('owner')).length).toBe(1)
      const { rows } = await service.context.pool.query<{ member_count: number }>(
        'select member_count from organizations where id = $1',
        [organization.id],
      )
      expect(rows[0]!.member_count).toBe(left.size)
    }
  })

  let first: Awaited<ReturnType<TestService['createPerson']>> | undefined
  let second: Awaited<ReturnType<TestService['createPerson']>> | undefined

  test("a member who's promoted while leaving still leaves, as a member or as an admin", async () => {
    const organization = await service.createOrganization()
    for (let round = 0; round < 3; round += 1) {
      const theo = await service.createMember(organization, ['member'])
      const [left, promoted] = await Promise.all([
        theo.as.request('POST', '/api/organization/leave', {}),
        give(organization.owner, theo.profileId, ['admin']),
      ])
      expect(left.status).toBe(200)
      expect([200, 404]).toContain(promoted.status)
      expect((await rolesIn(organization.id)).has(theo.profileId)).toBe(false)
      expect((await theo.as.request('GET', '/api/me')).status).toBe(401)
    }
  })
})
