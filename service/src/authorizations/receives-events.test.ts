import {
  getAuthorization,
  getAuthorizationPrompt,
  listAuthorizations,
} from '@accord/contract/authorizations.ts'
import { deleteApplication } from '@accord/contract/applications.ts'
import { deleteEndpoint } from '@accord/contract/event-endpoints.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { authorizeForTest, createTestApplication, requestApproval } from '#testing/applications.ts'
import { insertTestEndpoint } from '#testing/events.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let [owning, granting] = [] as TestOrganization[]
let [application, authorization] = [] as { id: string }[]

beforeAll(async () => {
  service = await sharedTestService()
  ;[owning, granting] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
  ])
})
beforeEach(async () => {
  const scopes: Scope[] = ['profile:read', 'network:read', 'service-account:manage']
  application = await createTestApplication(owning!, { scopes })
  authorization = await authorizeForTest(granting!, application)
})

const createEndpoint = (types: string[] = []) =>
  insertTestEndpoint(
    service,
    owning!,
    { application_id: application!.id },
    { url: 'https://example.com/events', types },
  )
const received = async () => {
  const params = { id: authorization!.id }
  const { receivesEvents } = await granting!.owner.as.call(getAuthorization, { params, query: {} })
  return receivesEvents
}
const promised = async (organization: TestOrganization) => {
  const params = { organization: organization.id, application: application!.id }
  return (await organization.owner.as.call(getAuthorizationPrompt, { params })).receivesEvents
}

test('an authorization shows no events while the application has no endpoint', async () => {
  expect(await received()).toEqual([])
  expect(await promised(await service.createOrganization())).toEqual([])
})

test('an endpoint for all types receives what the scopes allow, until it is deleted', async () => {
  const all = ['members', 'applications', 'networks']
  const other = await service.createOrganization()
  const { id } = await createEndpoint()
  expect(await received()).toEqual(all)
  expect(await promised(other)).toEqual(all)
  const { data } = await granting!.owner.as.call(listAuthorizations, { query: { $limit: 1 } })
  expect(data).toMatchObject([{ id: authorization!.id, receivesEvents: all }])
  await owning!.owner.as.call(deleteEndpoint, { params: { id } })
  expect(await received()).toEqual([])
  expect(await promised(other)).toEqual([])
})

test('endpoints for chosen types receive only these, together', async () => {
  await createEndpoint(['member.left', 'organization.updated'])
  expect(await received()).toEqual(['members'])
  await createEndpoint(['network.left', 'network.joined'])
  expect(await received()).toEqual(['members', 'networks'])
})

test("a scope that the application doesn't request any more opens no events", async () => {
  await createEndpoint()
  await requestApproval(owning!, application!, ['network:read', 'service-account:manage'])
  expect(await received()).toEqual(['applications', 'networks'])
  await requestApproval(owning!, application!, [
    'network:read',
    'organization:read',
    'service-account:manage',
  ])
  expect(await received()).toEqual(['applications', 'networks'])
  expect(await promised(await service.createOrganization())).toEqual([
    'organization',
    'applications',
    'networks',
  ])
})

test('a deleted application receives nothing', async () => {
  await createEndpoint()
  await owning!.owner.as.call(deleteApplication, { params: { id: application!.id } })
  expect(await received()).toEqual([])
})
