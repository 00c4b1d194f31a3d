import {
  answerApplicationRequest,
  listOwnApplicationRequests,
  requestApplication,
  withdrawApplicationRequest,
} from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApplication } from '#testing/applications.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

const scopes: Scope[] = ['user:read', 'organization:read', 'organization:manage']

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const ask = ({ as }: TestMember, { id }: { id: string }, { id: application }: { id: string }) =>
  as.call(requestApplication, { params: { id }, body: { application, scopes } })

test("only the member who sent a request finds it in their own list, until it's answered or withdrawn", async () => {
  const maker = await service.createOrganization({ form: { name: 'Maker' } })
  const home = await service.createOrganization()
  const admin = await service.createMember(home, ['admin'])
  const member = await service.createMember(home, ['member'])
  const application = await createTestApplication(maker, { scopes })
  const elsewhere = await service.createOrganization()
  const there = await service.createMember(elsewhere, ['member'], member)
  const ownOf = async ({ asUser }: TestMember) =>
    asUser.call(listOwnApplicationRequests, { query: {} })
  const here = await ask(member, home, application)
  const other = await ask(there, elsewhere, application)
  const about = ({ id, name }: TestOrganization, request: { id: string; createdAt: string }) => ({
    id: request.id,
    scopes,
    createdAt: request.createdAt,
    application: { id: application.id, name: application.name },
    organization: { id, name },
  })
  expect(await ownOf(member)).toEqual({
    data: [about(elsewhere, other), about(home, here)],
    __meta: { total: 2, skip: 0, limit: 20 },
  })
  for (const stranger of [admin, maker.owner, home.owner]) {
    expect((await ownOf(stranger)).data).toEqual([])
  }
  await admin.as.call(answerApplicationRequest, {
    params: { id: home.id, request: here.id },
    body: { decision: 'decline' },
  })
  expect((await ownOf(member)).data).toEqual([about(elsewhere, other)])

  // Requests aren't listed if the person couldn't withdraw them either.
  const run = (statement: string) => service.context.pool.query(statement, [there.profileId])
  await run('update profiles set suspended_at = now() where id = $1')
  expect((await ownOf(member)).data).toEqual([])
  await run('update profiles set suspended_at = null where id = $1')
  const rule = (from: string) =>
    service.context.pool.query(
      'update organizations set second_factor_from = now() + $2::interval where id = $1',
      [elsewhere.id, from],
    )
  await rule('-1 day')
  expect(await ownOf(member)).toMatchObject({ data: [], __meta: { total: 0 } })
  await rule('1 day')
  expect((await ownOf(member)).data).toEqual([about(elsewhere, other)])
  await there.as.call(withdrawApplicationRequest, {
    params: { id: elsewhere.id, request: other.id },
  })
  expect((await ownOf(member)).data).toEqual([])
})
