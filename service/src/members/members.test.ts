import { acceptInvitation, inviteMember } from '@accord/contract/invitations.ts'
import { listMembers, removeMember } from '@accord/contract/members.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { type TestOrganization, actingUnder } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import {
  randomEmail,
  createTestInvitation,
  expire,
  newestActivity,
  databaseState,
} from '#testing/members.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

function listOf(
  { id, owner }: TestOrganization,
  query: (typeof listMembers)['query']['_zod']['input'],
) {
  return owner.as.call(listMembers, { params: { id }, query })
}

describe('the list of members', () => {
  test('the list of members shows pending invitations first, then members, each newest first', async () => {
    const organization = await service.createOrganization()
    const { owner } = organization
    const contact = await service.createMember(organization, ['contact'])
    const admin = await service.createMember(organization, ['admin', 'member'])
    const first = await createTestInvitation(service, organization)
    const second = await createTestInvitation(service, organization, { roles: ['member', 'admin'] })

    const { data, __meta } = await listOf(organization, { withInvites: '1' })
    expect(__meta).toEqual({ total: 5, skip: 0, limit: 20 })
    expect(data.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
      admin.profileId,
      contact.profileId,
      owner.profileId,
    ])
    expect(data[0]).toEqual({
      id: second.id,
      email: second.email,
      name: null,
      roles: ['admin', 'member'],
      invitedAt: expect.any(String),
      expiresAt: expect.any(String),
      own: false,
    })
    expect(data[4]).toEqual({
      id: owner.profileId,
      email: owner.email,
      name: 'Ana Duarte',
      emailProven: true,
      suspended: false,
      roles: ['owner'],
      joinedAt: expect.any(String),
      accountClosed: false,
      own: true,
      secondFactor: false,
      signsInThrough: [],
    })
    expect(data[3]!.roles).toEqual(['contact'])
  })

  test('the list of members distinguishes verified addresses from those that came with a forwarded link', async () => {
    const organization = await service.createOrganization()
    const { code, email } = await createTestInvitation(service, organization)
    const { as } = await service.createPerson()
    await as.call(acceptInvitation, { params: { id: code }, body: {} })
    const { data } = await listOf(organization, {})
    expect(data).toMatchObject([
      { email, emailProven: false },
      { email: organization.owner.email, emailProven: true },
    ])
  })

  test("the list of members leaves out invitations unless they're requested", async () => {
    const organization = await service.createOrganization()
    await createTestInvitation(service, organization)
    for (const query of [{}, { withInvites: '0' as const }]) {
      const { data, __meta } = await listOf(organization, query)
      expect(data.map(({ id }) => id)).toEqual([organization.owner.profileId])
      expect(__meta.total).toBe(1)
    }
  })

  test('the list of members can be limited to invitations, and is paginated', async () => {
    const organization = await service.createOrganization()
    const [first, second] = [
      await createTestInvitation(service, organization),
      await createTestInvitation(service, organization),
    ]
    const only = { withInvites: 'only' as const }
    const { data, __meta } = await listOf(organization, only)
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(__meta.total).toBe(2)
    const page = await listOf(organization, { ...only, $skip: 1, $limit: 1 })
    expect(page).toEqual({ data: [data[1]], __meta: { total: 2, skip: 1, limit: 1 } })
  })

  test("the list of members includes expired invitations until they're withdrawn, but no answered ones", async () => {
    const organization = await service.createOrganization()
    const expired = await createTestInvitation(service, organization)
    await expire(service, expired.id)
    const declined = await createTestInvitation(service, organization)
    const { as } = await service.createPerson()
    await as.request('POST', `/api/invitation/${declined.code}/decline`)
    const { data, __meta } = await listOf(organization, { withInvites: '1' })
    expect(data.map(({ id }) => id)).toEqual([expired.id, organization.owner.profileId])
    expect(Date.parse(data[0]!.expiresAt!)).toBeLessThanOrEqual(Date.now())
    expect(__meta.total).toBe(2)
  })

  test('the list of members is paginated across both kinds of rows without gaps or duplicates', async () => {
    const organization = await service.createOrganization()
    for (let made = 0; made < 3; made += 1) await createTestInvitation(service, organization)
    for (let made = 0; made < 3; made += 1) await service.createMember(organization, ['member'])
    const { data: whole } = await listOf(organization, { withInvites: '1' })
    expect(whole).toHaveLength(7)
    for (const $limit of [1, 2, 3, 4, 5]) {
      const pages = []
      for (let $skip = 0; $skip < 9; $skip += $limit) {
        const { data, __meta } = await listOf(organization, { withInvites: '1', $skip, $limit })
        expect(__meta).toEqual({ total: 7, skip: $skip, limit: $limit })
        pages.push(...data)
      }
      expect(pages).toEqual(whole)
    }
  })
})

describe('removing a member', () => {
  test('MB-4: removing a member ends the profile and its tokens, emails the person, and is recorded', async () => {
    const organization = await service.createOrganization({ form: { name: 'Harbour & Sons' } })
    const { owner } = organization
    const person = await service.createPerson()
    const removed = await service.createMember(organization, ['admin'], person)
    const params = { id: organization.id, memberId: removed.profileId }
    await owner.as.call(removeMember, { params })

    expect((await removed.as.request('GET', '/api/me')).status).toBe(401)
    expect((await removed.as.request('GET', `/api/organization/${organization.id}`)).status).toBe(
      401,
    )
    // The account itself stays signed in.
    expect(await removed.asUser.call(me)).toMatchObject({ id: person.id })
    expect((await listOf(organization, {})).__meta.total).toBe(1)
    const [letter] = await emailsTo(service.context, removed.email)
    expect(letter).toMatchObject({
      kind: 'member_removed',
      subject: 'You were removed from Harbour & Sons',
    })
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'member_removed',
      user_id: owner.id,
      profile_id: owner.profileId,
      detail: { email: removed.email, roles: ['admin'] },
    })
  })

  test("people can't remove themselves from an organization, but have to leave it", async () => {
    const organization = await service.createOrganization()
    const admin = await service.createMember(organization, ['admin'])
    const before = await databaseState(service)
    for (const { as, profileId } of [admin, organization.owner]) {
      const params = { id: organization.id, memberId: profileId }
      const { status, body } = await as.refused(removeMember, { params })
      expect([status, body.message]).toEqual([403, "You can't remove this member."])
    }
    expect(await databaseState(service)).toBe(before)
  })

  test('a removed member can be invited and join again', async () => {
    const organization = await service.createOrganization()
    const person = await service.createPerson()
    const removed = await service.createMember(organization, ['member'], person)
    const params = { id: organization.id, memberId: removed.profileId }
    await organization.owner.as.call(removeMember, { params })
    const { code } = await createTestInvitation(service, organization, { email: person.email })
    const { status, body } = await person.as.request('POST', `/api/invitation/${code}/accept`)
    expect(status).toBe(200)
    const { profile } = body as { profile: { id: string } }
    expect((await (await actingUnder(person, profile.id)).as.call(me)).id).toBe(person.id)
  })

  test('only one of two admins who remove each other at the same time is removed', async () => {
    const organization = await service.createOrganization()
    for (let round = 1; round <= 5; round += 1) {
      const pair = [
        await service.createMember(organization, ['admin']),
        await service.createMember(organization, ['admin']),
      ]
      const answers = await runConcurrently(2, (index) =>
        pair[index]!.as.request(
          'DELETE',
          `/api/organization/${organization.id}/members/${pair[1 - index]!.profileId}`,
        ),
      )
      expect(statusCodes(answers)).toEqual({ 200: 1, 401: 1 })
      expect((await listOf(organization, {})).__meta.total).toBe(1 + round)
    }
  })

  test('no invitation is left and no error occurs when a member is removed while inviting someone', async () => {
    const organization = await service.createOrganization()
    for (let round = 0; round < 10; round += 1) {
      const admin = await service.createMember(organization, ['admin'])
      const body = { organization: organization.id, email: randomEmail(), roles: ['member'] }
      const params = { id: organization.id, memberId: admin.profileId }
      const [invited] = await Promise.all([
        admin.as.request('POST', `/api${inviteMember.path}`, body),
        organization.owner.as.call(removeMember, { params }),
      ])
      expect([201, 401]).toContain(invited.status)
    }
    expect((await listOf(organization, { withInvites: '1' })).__meta.total).toBe(1)
  })
})
