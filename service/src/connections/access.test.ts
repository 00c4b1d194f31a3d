import { randomUUID } from 'node:crypto'
import { type AccessGrant, listAccessGrants, revokeAccessGrants } from '@accord/contract/access.ts'
import { getConnection, ssoPaths, updateConnection } from '@accord/contract/connections.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string
let connection: { id: string }

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
  return () => provider[Symbol.asyncDispose]()
})
beforeEach(async () => {
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider, { joins: false })
  provider.script.claims = { sub: randomUUID(), email: `noor@${domain}`, email_verified: true }
})

const params = () => ({ id: organization.id })
const list = async (kind: AccessGrant['kind'], as = organization.owner.as) =>
  (await as.call(listAccessGrants, { params: params(), query: { kind } })).data
const change = (body: object) =>
  organization.owner.as.call(updateConnection, { params: connection, body })

test('a connection is a grant, with the roles that it gives, and the owner who lets it do so', async () => {
  const granted = async () => (await list('connection'))[0]
  expect(await granted()).toMatchObject({
    id: connection.id,
    name: 'Northside',
    roles: [],
    allowedBy: 'Ana Duarte',
    lastUsedAt: null,
    canRevoke: true,
    concerns: [],
  })
  await change({ joins: true })
  expect(await granted()).toMatchObject({ roles: ['member'] })
  await change({
    joins: false,
    roleMapping: { claim: 'groups', values: [{ value: 'it', role: 'admin' }] },
  })
  expect(await granted()).toMatchObject({ roles: ['member', 'admin'] })
  await service.context.pool.query(
    'update connections set allowed_by = null, created_by = null where id = $1',
    [connection.id],
  )
  expect(await granted()).toMatchObject({ allowedBy: null, concerns: ['allowed_by_former'] })
})

test('a person shows the connection through which they sign in, while it is turned on', async () => {
  await change({ joins: true })
  const { body } = await signInThrough(service, connection)
  const people = async () =>
    new Map((await list('person')).map(({ id, through }) => [id, through] as const))
  const found = await people()
  expect(found.get(body.profile)).toEqual({
    name: 'Northside',
    lastUsedAt: expect.any(String) as string,
  })
  expect(found.get(organization.owner.profileId)).toBeNull()
  const items = [{ kind: 'connection' as const, id: connection.id }]
  await organization.owner.as.call(revokeAccessGrants, { params: params(), body: { items } })
  expect((await people()).get(body.profile)).toBeNull()
})

test('only owners revoke a connection, which turns it off and ends its sessions', async () => {
  await change({ joins: true })
  const { as } = await signInThrough(service, connection)
  const admin = await service.createMember(organization, ['admin'])
  const body = { items: [{ kind: 'connection' as const, id: connection.id }] }
  const refused = await admin.as.call(revokeAccessGrants, { params: params(), body })
  expect(refused.items).toMatchObject([
    { outcome: 'refused', reason: 'Only owners can set up single sign-on.' },
  ])
  expect((await list('connection', admin.as))[0]).toMatchObject({ canRevoke: false })
  expect(await as.call(me)).toBeTruthy()

  const { items } = await organization.owner.as.call(revokeAccessGrants, {
    params: params(),
    body,
  })
  expect(items).toMatchObject([{ outcome: 'ended' }])
  expect((await as.refused(me)).status).toBe(401)
  const stopped = await organization.owner.as.call(getConnection, { params: connection })
  expect(stopped).toMatchObject({ state: 'off', people: 1 })
  expect((await new VisitingBrowser(service).open(ssoPaths.start(connection.id))).status).toBe(404)
  expect(await list('connection')).toEqual([])
  const again = await organization.owner.as.call(revokeAccessGrants, { params: params(), body })
  expect(again.items).toMatchObject([{ outcome: 'gone' }])
})

test("another organization's owner doesn't see the connection and can't revoke it", async () => {
  const other = await service.createOrganization()
  const { items } = await other.owner.as.call(revokeAccessGrants, {
    params: { id: other.id },
    body: { items: [{ kind: 'connection', id: connection.id }] },
  })
  expect(items).toMatchObject([{ outcome: 'gone' }])
  const listed = await other.owner.as.call(listAccessGrants, {
    params: { id: other.id },
    query: { kind: 'connection' },
  })
  expect(listed.data).toEqual([])
  expect(await list('connection')).toHaveLength(1)
})
