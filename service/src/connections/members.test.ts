import { randomUUID } from 'node:crypto'
import {
  createConnection,
  turnOffConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
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
  connection = await connectTo(service, organization, provider)
})

const list = (query: Parameters<typeof listOf>[0] = {}) => listOf(query)
const listOf = (query: { connection?: string; withInvites?: '1' | 'only'; search?: string }) =>
  organization.owner.as.call(listMembers, { params: { id: organization.id }, query })

test('the list of members shows through which connection each can sign in, and can be limited to one', async () => {
  provider.script.claims = { sub: randomUUID(), email: `noor@${domain}`, email_verified: true }
  const { body } = await signInThrough(service, connection)
  const { owner, id } = organization
  const invite = { organization: id, email: `ben@${domain}`, roles: ['member' as const] }
  await owner.as.call(inviteMember, { body: invite })
  const northside = { id: connection.id, name: 'Northside', mapsRoles: false }
  const { data } = await list({ withInvites: '1' })
  expect(data.map(({ signsInThrough }) => signsInThrough)).toEqual([undefined, [northside], []])

  const roleMapping = { claim: 'groups', values: [{ value: 'it', role: 'admin' as const }] }
  await owner.as.call(updateConnection, { params: connection, body: { roleMapping } })
  for (const withInvites of [undefined, '1'] as const) {
    const found = await list({ connection: connection.id, ...(withInvites && { withInvites }) })
    expect(found).toMatchObject({
      data: [{ id: body.profile, signsInThrough: [{ ...northside, mapsRoles: true }] }],
      __meta: { total: 1 },
    })
  }
  expect((await list({ connection: connection.id, withInvites: 'only' })).__meta.total).toBe(0)
  const searched = { connection: connection.id, search: owner.email }
  expect((await list(searched)).data).toEqual([])

  await owner.as.call(turnOffConnection, { params: connection, body: {} })
  expect((await list({ connection: connection.id })).data).toMatchObject([{ signsInThrough: [] }])
})

test("another organization's connection limits the list to no one", async () => {
  const other = await service.createOrganization()
  const { id } = await other.owner.as.call(createConnection, {
    params: { id: other.id },
    body: { provider: 'okta', name: 'Other' },
  })
  await service.context.pool.query(
    `insert into connection_links (id, connection_id, issuer, subject, profile_id)
     values ($1, $2, 'https://id.example', 'a', $3)`,
    [randomUUID(), id, other.owner.profileId],
  )
  expect((await list({ connection: id })).data).toEqual([])
})
