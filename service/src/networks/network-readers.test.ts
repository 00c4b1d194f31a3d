import {
  getNetworkInvitation,
  listNetworkInvitations,
} from '@accord/contract/network-invitations.ts'
import { getNetwork, listNetworks, type Network } from '@accord/contract/networks.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedOAuthService, registerTestClient, clientOf } from '#testing/oauth.ts'
import { authorizeForTest } from '#testing/applications.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type Client, caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

const notFound = { status: 404 }

let service: TestService
let owner: TestOrganization
let member: TestOrganization
let network: TestNetwork
let membershipId: string

beforeAll(async () => {
  service = await sharedOAuthService()
  owner = await service.createOrganization()
  member = await service.createOrganization()
  network = await createTestNetwork(owner)
  membershipId = (await joinedTo(network, member)).id
})

const read = (as: Client): Promise<Network> => as.call(getNetwork, { params: { id: network.id } })

describe('RT-9: a person who has selected no organization yet', () => {
  test('without a selected organization, a person reads a network as the organization that they manage', async () => {
    expect(await read(owner.owner.asUser)).toMatchObject({ members: { joined: 1 } })
    const seen = await read(member.owner.asUser)
    expect(seen).toMatchObject({ invitation: { id: membershipId, organization: member.id } })
    expect(seen).not.toHaveProperty('members')
  })

  test('without a selected organization, members see how many organizations joined a network, but not which ones', async () => {
    const [creator, first, second, third] = [
      await service.createOrganization(),
      await service.createOrganization(),
      await service.createOrganization(),
      await service.createOrganization(),
    ]
    const circle = await createTestNetwork(creator, { name: 'Care Circle' })
    const params = { id: circle.id }
    await joinedTo(circle, first)
    await invitedTo(circle, second)
    const invited = await second.owner.asUser.call(getNetwork, { params })
    expect(invited).toHaveProperty('invitation')
    expect(invited).not.toHaveProperty('organizations')
    await joinedTo(circle, third)
    const seen = await first.owner.asUser.call(getNetwork, { params })
    expect(seen).toMatchObject({ organizations: 2, invitation: { organization: first.id } })
    for (const hidden of [third, second]) expect(JSON.stringify(seen)).not.toContain(hidden.id)
  })

  test('a person who has selected no organization yet reads a network as its owner if they manage both', async () => {
    const both = await service.createMember(member, ['admin'])
    await service.createMember(owner, ['admin'], both)
    expect(await read(both.asUser)).toHaveProperty('members')
  })

  test("a person who has selected no organization yet reads a network as a member if they don't manage the owner", async () => {
    const both = await service.createMember(member, ['admin'])
    await service.createMember(owner, ['member'], both)
    expect(await read(both.asUser)).not.toHaveProperty('members')
  })

  test("a person who has selected no organization yet can't read a network if they manage neither, and strangers see nothing", async () => {
    const { asUser } = await service.createMember(owner, ['member'])
    const { as: stranger } = await service.createPerson()
    const params = { id: network.id }
    expect(await asUser.refused(getNetwork, { params })).toMatchObject({ status: 403 })
    expect(await stranger.refused(getNetwork, { params })).toMatchObject(notFound)
  })

  test('a person who has selected no organization yet sees a network invitation only as a member, not as a contact', async () => {
    const invitation = { params: { id: membershipId } }
    for (const side of [owner, member]) {
      const contact = await service.createMember(side, ['contact'])
      expect(await contact.asUser.refused(getNetworkInvitation, invitation)).toMatchObject(notFound)
      const { asUser } = await service.createMember(side, ['member'])
      expect(await asUser.refused(getNetworkInvitation, invitation)).toMatchObject({ status: 403 })
    }
  })
})

describe('PER-6: an application in its own name', () => {
  const scopes = ['network:read', 'service-account:manage'] as const
  const params = () => ({ id: network.id })

  async function anApplication(home: TestOrganization) {
    const registered = await registerTestClient(home, { scopes: [...scopes] })
    const client = await clientOf(service, registered)
    const { access_token } = await oauth.clientCredentialsGrant(client)
    return { registered, as: caller(service.url, { authorization: `Bearer ${access_token}` }) }
  }

  test("an application in its own name reads its own organization's networks as their owner", async () => {
    const { as } = await anApplication(owner)
    expect(await read(as)).toHaveProperty('members')
    const { data } = await as.call(listNetworks, { query: {} })
    expect(data.map(({ id }) => id)).toEqual([network.id])
    const listed = await as.call(listNetworkInvitations, { query: { network: network.id } })
    expect(listed.data).toMatchObject([{ id: membershipId }])
    await as.call(getNetworkInvitation, { params: { id: membershipId } })
  })

  test('an application in its own name reads the networks of an organization while that organization authorizes it', async () => {
    const elsewhere = await service.createOrganization()
    const { registered, as } = await anApplication(elsewhere)
    const invitation = { params: { id: membershipId } }
    const query = { organization: member.id }
    expect(await as.refused(getNetwork, { params: params() })).toMatchObject(notFound)
    expect(await as.refused(getNetworkInvitation, invitation)).toMatchObject(notFound)
    expect(await as.refused(listNetworks, { query })).toMatchObject(notFound)

    const { id } = await authorizeForTest(member, registered)
    const seen = await read(as)
    expect(seen).toMatchObject({ invitation: { id: membershipId } })
    expect(seen).not.toHaveProperty('members')
    expect(await as.call(getNetworkInvitation, invitation)).toMatchObject({ invitedBy: null })
    expect((await as.call(listNetworks, { query })).data).toHaveLength(1)

    await member.owner.as.call(revokeAuthorization, { params: { id } })
    expect(await as.refused(getNetwork, { params: params() })).toMatchObject(notFound)
    expect(await as.refused(getNetworkInvitation, invitation)).toMatchObject(notFound)
  })

  test('an application can read a network for a member even if the owner, which also authorized it, was deleted', async () => {
    const left = await service.createOrganization()
    const its = await createTestNetwork(left)
    const { id } = await joinedTo(its, member)
    const { registered, as } = await anApplication(await service.createOrganization())
    for (const by of [left, member]) await authorizeForTest(by, registered)
    const asked = { params: { id: its.id } }
    expect(await as.call(getNetwork, asked)).toHaveProperty('members')
    await left.owner.as.call(deleteOrganization, { params: { id: left.id } })
    const seen = await as.call(getNetwork, asked)
    expect(seen).toMatchObject({ invitation: { id } })
    expect(seen).not.toHaveProperty('members')
  })

  test.each(scopes)('an authorization with only %s gives no access to networks', async (scope) => {
    const elsewhere = await service.createOrganization()
    const { registered, as } = await anApplication(elsewhere)
    await authorizeForTest(member, registered)
    await service.context.pool.query(
      'update authorizations set scopes = $2 where application_id = $1',
      [registered.id, [scope]],
    )
    expect(await as.refused(getNetwork, { params: params() })).toMatchObject(notFound)
  })
})
