import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteNetworkInvitation } from '@accord/contract/network-invitations.ts'
import { deleteNetwork, removeFromNetwork } from '@accord/contract/networks.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  ;[owner, member] = await Promise.all([
    service.createOrganization({ form: { name: 'Northside' } }),
    service.createOrganization({ form: { name: 'Maple Grove' } }),
  ])
})

const activityOf = (organization: TestOrganization, by: { author?: string } = {}) =>
  organization.owner.as.call(listOrganizationActivity, {
    params: { id: organization.id },
    query: { $skip: 0, $limit: 20, ...by },
  })

const endings: [string, (network: TestNetwork) => Promise<unknown>, 'owner' | 'member'][] = [
  ['network_joined', (network) => joinedTo(network, member), 'member'],
  [
    'network_declined',
    async (network) => {
      const { id } = await invitedTo(network, member)
      return member.owner.as.call(deleteNetworkInvitation, { params: { id } })
    },
    'member',
  ],
  [
    'network_left',
    async (network) => {
      await joinedTo(network, member)
      const params = { id: network.id, memberId: member.id }
      return member.owner.as.call(removeFromNetwork, { params })
    },
    'member',
  ],
  [
    'network_member_removed',
    async (network) => {
      await joinedTo(network, member)
      const params = { id: network.id, memberId: member.id }
      return owner.owner.as.call(removeFromNetwork, { params })
    },
    'owner',
  ],
  [
    'network_deleted',
    async (network) => {
      await joinedTo(network, member)
      await owner.owner.as.call(deleteNetwork, { params: { id: network.id } })
      return sendDueMailings(service.context)
    },
    'owner',
  ],
]

describe('an event between two organizations', () => {
  test.each(endings)("%s is in both organizations' chains", async (kind, happens, side) => {
    const network = await createTestNetwork(owner)
    await happens(network)
    const [acting, other] = side === 'owner' ? [owner, member] : [member, owner]
    const [own] = (await activityOf(acting)).data
    expect(own).toMatchObject({
      kind,
      author: { kind: 'person', id: acting.owner.id, name: 'Ana Duarte' },
    })
    const [told] = (await activityOf(other)).data
    expect(told).toMatchObject({
      kind,
      author: { kind: 'organization', id: acting.id, name: acting.name },
      detail: { network: network.name },
      address: null,
    })
  })

  test('an event between two organizations names the other organization, but not its people or their devices', async () => {
    await joinedTo(await createTestNetwork(owner), member)
    const { data } = await activityOf(owner, { author: member.id })
    expect(data.length).toBeGreaterThan(0)
    for (const { author, kind } of data) {
      expect(author).toEqual({ kind: 'organization', id: member.id, name: 'Maple Grove' })
      expect(kind).toMatch(/^network_/)
    }
    const seen = JSON.stringify(await activityOf(owner))
    for (const hidden of [member.owner.id, member.owner.email]) expect(seen).not.toContain(hidden)
  })

  test("an event between two organizations doesn't name a person who belongs to both", async () => {
    const both = await service.createMember(owner, ['admin'], member.owner)
    expect((await activityOf(owner, { author: both.id })).data).toEqual([])
  })

  test("an event between two organizations stays in the inviter's chain if it's an invitation", async () => {
    const before = (await activityOf(member)).__meta.total
    const network = await createTestNetwork(owner)
    const { name } = network
    const { id } = await invitedTo(network, member)
    await owner.owner.as.call(deleteNetworkInvitation, { params: { id } })
    expect((await activityOf(owner)).data.slice(0, 2)).toMatchObject([
      {
        kind: 'network_invitation_deleted',
        detail: { network: name, organization: 'Maple Grove' },
      },
      { kind: 'network_invited', detail: { network: name, organization: 'Maple Grove' } },
    ])
    expect((await activityOf(member)).__meta.total).toBe(before)
  })

  test('every chain stays valid after an event between two organizations', async () => {
    expect((await checkedChains(service)).broken).toEqual([])
  })
})
