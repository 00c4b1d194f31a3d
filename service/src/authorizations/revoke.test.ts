import { randomUUID } from 'node:crypto'
import { getApplication } from '@accord/contract/applications.ts'
import { getAuthorization, revokeAuthorization } from '@accord/contract/authorizations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity } from '#testing/members.ts'
import {
  createTestApplication,
  insertTestArtifact,
  artifactsLeft,
  authorizeForTest,
} from '#testing/applications.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let [owning, granting, bystanding] = [] as TestOrganization[]

beforeAll(async () => {
  service = await sharedTestService()
  ;[owning, granting, bystanding] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
    service.createOrganization(),
  ])
})

/** Inserts a person's consent as the approval screen stores it. */
async function anApproval(applicationId: string, organizationId: string, member: TestMember) {
  const id = randomUUID()
  await service.context.pool.query(
    `insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes)
     values ($1, $2, $3, $4, $5, '{user:read}')`,
    [id, applicationId, member.id, member.profileId, organizationId],
  )
  return id
}

describe('revoking an authorization', () => {
  test("AA-5: revoking an authorization revokes only the application's tokens in that organization, and counts the valid ones", async () => {
    const { pool } = service.context
    const { id: applicationId, name } = await createTestApplication(owning!)
    const { id: otherApplication } = await createTestApplication(owning!)
    const { id } = await authorizeForTest(granting!, { id: applicationId })
    await authorizeForTest(bystanding!, { id: applicationId })
    const organizationId = granting!.id
    const approvalId = await anApproval(applicationId, organizationId, granting!.owner)
    const otherApproval = await anApproval(applicationId, bystanding!.id, bystanding!.owner)

    const ends = [
      { kind: 'ClientCredentials', applicationId, organizationId },
      { kind: 'AccessToken', applicationId, approvalId },
      { kind: 'RefreshToken', applicationId, approvalId, organizationId },
      { kind: 'RefreshToken', applicationId, approvalId, consumed: true },
      { kind: 'AccessToken', applicationId, approvalId, expired: true },
      { kind: 'AuthorizationCode', applicationId, approvalId },
      { kind: 'Grant', applicationId, approvalId },
    ]
    const stays = [
      { kind: 'ClientCredentials', applicationId },
      { kind: 'ClientCredentials', applicationId, organizationId: bystanding!.id },
      { kind: 'AccessToken', applicationId, approvalId: otherApproval },
      { kind: 'ClientCredentials', applicationId: otherApplication, organizationId },
    ]
    const ended = await Promise.all(ends.map((artifact) => insertTestArtifact(pool, artifact)))
    const stayed = await Promise.all(stays.map((artifact) => insertTestArtifact(pool, artifact)))

    const answer = await granting!.owner.as.call(revokeAuthorization, { params: { id } })
    expect(answer).toEqual({ endedTokens: 3 })
    expect(await artifactsLeft(pool, ended)).toEqual(ends.map(() => false))
    expect(await artifactsLeft(pool, stayed)).toEqual(stays.map(() => true))
    const { rows } = await pool.query('select id from approvals where application_id = $1', [
      applicationId,
    ])
    expect(rows).toEqual([{ id: otherApproval }])
    expect(await newestActivity(service, granting!.id)).toMatchObject({
      kind: 'authorization_revoked',
      user_id: granting!.owner.id,
      detail: { application: name, scopes: ['user:read', 'application:read'] },
    })
  })

  test("AA-5: an authorization can be revoked only once, and the owner's count decreases by one", async () => {
    const made = await createTestApplication(owning!)
    const sent = { params: { id: (await authorizeForTest(granting!, made)).id } }
    await authorizeForTest(bystanding!, made)
    const { as } = granting!.owner
    expect(await as.call(revokeAuthorization, sent)).toEqual({ endedTokens: 0 })
    expect((await as.refused(revokeAuthorization, sent)).status).toBe(404)
    expect((await as.refused(getAuthorization, { ...sent, query: {} })).status).toBe(404)
    const params = { id: made.id }
    const { authorizations } = await owning!.owner.as.call(getApplication, { params, query: {} })
    expect(authorizations).toEqual({ total: 1, upToDate: 1 })
  })

  test('AA-2: an application can be authorized again after its authorization is revoked, with the scopes requested at that time', async () => {
    const made = await createTestApplication(owning!)
    const first = await authorizeForTest(granting!, made)
    await granting!.owner.as.call(revokeAuthorization, { params: { id: first.id } })
    const second = await authorizeForTest(granting!, made)
    expect(second.id).not.toBe(first.id)
  })
})
