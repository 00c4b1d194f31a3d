import { requestApplication } from '@accord/contract/authorizations.ts'
import { resumeMember, suspendMember } from '@accord/contract/members.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { updateProfile, verifyProfileEmail } from '@accord/contract/profiles.ts'
import { membershipSuspended } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApplication, authorizeForTest, approvalStatusOf } from '#testing/applications.ts'
import { randomEmail } from '#testing/members.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const named = ({ id }: TestOrganization, { profileId: memberId }: TestMember) => ({
  params: { id, memberId },
})
const suspend = (organization: TestOrganization, member: TestMember) =>
  organization.owner.as.call(suspendMember, named(organization, member))
const resume = (organization: TestOrganization, member: TestMember) =>
  organization.owner.as.call(resumeMember, named(organization, member))
const refused = { status: 403, body: { code: membershipSuspended.code } }

test.for(['contact', 'member', 'admin'] as const)(
  "a suspended %s can't leave, because coming back as a contact would end the suspension",
  async (role) => {
    const organization = await service.createOrganization()
    const somebody = await service.createMember(organization, [role])
    await suspend(organization, somebody)
    const there = { body: { organization: organization.id } }
    expect(await somebody.asUser.refused(leaveOrganization, there)).toMatchObject(refused)
    await resume(organization, somebody)
    await somebody.asUser.call(leaveOrganization, there)
  },
)

test('a pending profile address stays pending until the member is reactivated', async () => {
  const organization = await service.createOrganization()
  const member = await service.createMember(organization, ['member'])
  const [params, email] = [{ id: member.profileId }, randomEmail()]
  await member.as.call(updateProfile, { params, body: { email } })
  const proof = { body: { code: await service.codeFor(email) } }
  await suspend(organization, member)
  expect(await member.asUser.refused(verifyProfileEmail, proof)).toMatchObject(refused)
  await resume(organization, member)
  await member.asUser.call(verifyProfileEmail, proof)
  const { profiles } = await member.asUser.call(me)
  expect(profiles).toMatchObject([{ email }])
})

test('a suspended member gets no information about authorizations or their own requests', async () => {
  const [organization, maker] = [
    await service.createOrganization(),
    await service.createOrganization(),
  ]
  const admin = await service.createMember(organization, ['admin'])
  const scopes: Scope[] = ['user:read', 'organization:read', 'organization:manage']
  const application = await createTestApplication(maker, { scopes })
  await admin.as.call(requestApplication, {
    params: { id: organization.id },
    body: { application: application.id, scopes },
  })
  const standing = () => approvalStatusOf({ ...admin, as: admin.asUser }, application)
  const asked = { canAuthorize: true, request: { scopes }, withheldScopes: ['organization:manage'] }
  expect(await standing()).toMatchObject({ authorized: false, ...asked })
  await authorizeForTest(organization, application)
  expect(await standing()).toMatchObject({ authorized: true, withheldScopes: [] })

  await suspend(organization, admin)

  expect(await standing()).toMatchObject({
    authorized: false,
    withheldScopes: ['organization:manage'],
    canAuthorize: false,
    request: null,
  })
})
