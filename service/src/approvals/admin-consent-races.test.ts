import { listApprovals } from '@accord/contract/approvals.ts'
import { getAuthorizationPrompt } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, authorizeForTest, approveForTest } from '#testing/applications.ts'
import { checkedChains } from '#testing/activity.ts'
import { type TestOrganization, type TestMember, actingUnder } from '#testing/organizations.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes } from '#testing/concurrency.ts'

const scopes: Scope[] = ['user:read', 'organization:read', 'organization:manage']

let service: TestService
let second: TestService
let maker: TestOrganization
let home: TestOrganization
/** Another manager of the organization, on the second instance. */
let admin: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
  maker = await service.createOrganization()
  home = await service.createOrganization()
  const there = await service.createMember(home, ['admin'])
  admin = { ...there, as: second.anonymous.with({ authorization: `Bearer ${there.token}` }) }
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

const word = { authorize: true } as const

async function authorizationOf({ id: application }: { id: string }) {
  const params = { organization: home.id, application }
  return (await home.owner.as.call(getAuthorizationPrompt, { params })).authorization
}

async function approvalsOf({ as }: TestMember, { id: application }: { id: string }) {
  return (await as.call(listApprovals, { query: { application } })).data
}

async function rounds(count: number, round: (application: { id: string }) => Promise<void>) {
  for (let done = 0; done < count; done += 1)
    await round(await createTestApplication(maker, { scopes }))
}

describe('concurrent approvals and authorizations', () => {
  test('two managers who approve and authorize create one authorization, counted once, and two approvals', async () => {
    await rounds(5, async (application) => {
      const answers = await Promise.all([
        approveForTest(home.owner, application, word),
        approveForTest(admin, application, word),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 2 })
      expect(await authorizationOf(application)).toMatchObject({ scopes })
      for (const who of [home.owner, admin]) {
        expect(await approvalsOf(who, application)).toHaveLength(1)
      }
      const { rows } = await service.context.pool.query(
        'select authorization_count from applications where id = $1',
        [application.id],
      )
      expect(rows).toEqual([{ authorization_count: 1 }])
    })
  })

  test("managers of two organizations who approve and authorize don't deadlock", async () => {
    const elsewhere = await service.createOrganization()
    const owner = await actingUnder(
      { ...elsewhere.owner, as: elsewhere.owner.asUser },
      elsewhere.owner.profileId,
    )
    await rounds(5, async (application) => {
      const answers = await Promise.all([
        approveForTest(owner, application, word),
        approveForTest(admin, application, word),
        approveForTest(home.owner, application),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 3 })
    })
  })

  test("if an authorization is revoked while it's given with an approval, both remain or neither does", async () => {
    await rounds(5, async (application) => {
      const { id } = await authorizeForTest(home, application)
      const answers = await Promise.all([
        approveForTest(admin, application, word),
        home.owner.as.request('DELETE', `/api/authorized-application/${id}`),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 2 })
      const given = await authorizationOf(application)
      expect(await approvalsOf(admin, application)).toHaveLength(given ? 1 : 0)
    })
    expect(await checkedChains(service)).toMatchObject({ broken: [] })
  })
})
