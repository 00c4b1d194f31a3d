import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { acceptInvitation, getInvitation, updateInvitation } from '@accord/contract/invitations.ts'
import { removeMember } from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { createTestInvitation, expire, newestActivity, databaseState } from '#testing/members.ts'

let service: TestService
let organization: TestOrganization
let admin: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
  admin = await service.createMember(organization, ['admin'])
})

const to = (id: string, ...roles: RankedRole[]) => ({ params: { id }, body: { roles } })
const join = async (code: string) =>
  (await service.createPerson()).as.call(acceptInvitation, { params: { id: code }, body: {} })

describe("changing an invitation's roles", () => {
  test("MB-3: a change of an invitation's roles applies to the emailed link, sends no second email, and is recorded", async () => {
    const { id, email, code } = await createTestInvitation(service, organization)
    const changed = await admin.as.call(updateInvitation, to(id, 'member', 'admin', 'member'))
    expect(changed).toMatchObject({ id, email, roles: ['admin', 'member'], status: 'pending' })
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'invitation_changed',
      user_id: admin.id,
      profile_id: admin.profileId,
      detail: { email, before: ['member'], after: ['admin', 'member'] },
    })
    expect(await emailsTo(service.context, email)).toHaveLength(1)
    expect((await join(code)).profile.roles).toEqual(['admin', 'member'])
  })

  test('an update of an invitation with the same roles changes nothing', async () => {
    const { id } = await createTestInvitation(service, organization, { roles: ['admin', 'member'] })
    const before = await databaseState(service)
    await admin.as.call(updateInvitation, to(id, 'member', 'admin'))
    expect(await databaseState(service)).toBe(before)
  })

  test("MB-7: the person who changes an invitation's roles becomes its inviter", async () => {
    const { id, code } = await createTestInvitation(service, organization, { by: admin })
    // The admin who sent the invitation couldn't have offered the owner role.
    await organization.owner.as.call(updateInvitation, to(id, 'owner'))
    expect((await join(code)).profile.roles).toEqual(['owner'])
  })

  test('MB-7: an invitation with changed roles is no longer valid if the person who changed them loses their rights', async () => {
    const lowered = await service.createMember(organization, ['admin'])
    const { id, code } = await createTestInvitation(service, organization)
    await lowered.as.call(updateInvitation, to(id, 'admin'))
    const roles = { params: { id: lowered.profileId }, body: { roles: ['member' as const] } }
    await organization.owner.as.call(updateProfile, roles)
    const { as } = await service.createPerson()
    const sent = { params: { id: code }, body: {} }
    expect((await as.refused(acceptInvitation, sent)).status).toBe(404)
  })

  test.each(['accept', 'decline'])(
    "changing an invitation's roles is rejected with 409 after %s",
    async (answer) => {
      const { id, code } = await createTestInvitation(service, organization)
      await (await service.createPerson()).as.request('POST', `/api/invitation/${code}/${answer}`)
      const before = await databaseState(service)
      for (const role of ['admin', 'member'] as const) {
        const { status, body } = await admin.as.refused(updateInvitation, to(id, role))
        expect([status, body.message]).toEqual([
          409,
          'Someone has already responded to this invitation.',
        ])
      }
      expect(await databaseState(service)).toBe(before)
    },
  )

  test('the roles of an expired invitation can be changed, and it stays expired', async () => {
    const { id } = await createTestInvitation(service, organization)
    await expire(service, id)
    expect(await admin.as.call(updateInvitation, to(id, 'admin'))).toMatchObject({
      roles: ['admin'],
      status: 'expired',
    })
  })

  test.each([
    { roles: [] },
    { roles: ['contact'] },
    { roles: ['member'], email: 'x@y.example' },
    {},
  ])("a change of an invitation's roles with the body %j is rejected", async (body) => {
    const { id } = await createTestInvitation(service, organization)
    const answer = await admin.as.request('PATCH', `/api/invitation/${id}`, body)
    expect(answer.status).toBe(400)
  })
})

test('MB-4: invitations are withdrawn with the member who sent them, and each is recorded', async () => {
  const sender = await service.createMember(organization, ['admin'])
  const sent = [
    await createTestInvitation(service, organization, { by: sender }),
    await createTestInvitation(service, organization, { by: sender }),
  ]
  await organization.owner.as.call(removeMember, {
    params: { id: organization.id, memberId: sender.profileId },
  })
  const { data } = await organization.owner.as.call(listOrganizationActivity, {
    params: { id: organization.id },
    query: { $skip: 0, $limit: 3 },
  })
  expect(data.map(({ kind }) => kind)).toEqual([
    'member_removed',
    'invitation_deleted',
    'invitation_deleted',
  ])
  expect(data.slice(1).map(({ detail }) => 'email' in detail && detail.email)).toEqual(
    expect.arrayContaining(sent.map(({ email }) => email)),
  )
  for (const { id } of sent) {
    const read = { params: { id }, query: {} }
    expect((await organization.owner.as.refused(getInvitation, read)).status).toBe(404)
  }
})
