import {
  acceptNetworkInvitation,
  decideOnShares,
  getNetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { getNetwork, updateNetwork } from '@accord/contract/networks.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity } from '#testing/members.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  ;[owner, member] = await Promise.all([service.createOrganization(), service.createOrganization()])
})

const ask = ({ id }: TestNetwork, shares: ScopeEntity[]) =>
  owner.owner.as.call(updateNetwork, { params: { id }, body: { shares } })
const read = (id: string) => member.owner.as.call(getNetworkInvitation, { params: { id } })
const decide = (id: string, decision: 'grant' | 'refuse', shares: ScopeEntity[]) =>
  member.owner.as.request('PATCH', `/api/network-invitation/${id}`, { decision, shares })

async function aMembership(shares: ScopeEntity[]) {
  const network = await createTestNetwork(owner, { shares })
  const { id } = await joinedTo(network, member)
  return { network, id }
}

describe("the shares of a network's members", () => {
  test("the shares of a network's members are those shown at acceptance, or the acceptance is rejected", async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const { id } = await invitedTo(network, member)
    await ask(network, ['organization', 'transaction'])
    const stale = { params: { id }, body: { shares: ['organization' as const] } }
    const answer = await member.owner.as.refused(acceptNetworkInvitation, stale)
    expect(answer).toMatchObject({ status: 409, body: { code: 'shares_changed' } })
    expect((await read(id)).joined).toBe(false)
    const body = { shares: ['transaction', 'organization'] as ScopeEntity[] }
    const joined = await member.owner.as.call(acceptNetworkInvitation, { params: { id }, body })
    expect(joined.shares).toEqual(['organization', 'transaction'])
  })

  test("a member's shares in a network don't grow until the member grants a request", async () => {
    const { network, id } = await aMembership(['organization'])
    await ask(network, ['organization', 'survey', 'referral'])
    expect(await read(id)).toMatchObject({
      shares: ['organization'],
      requestedShares: ['referral', 'survey'],
    })
    const params = { id: network.id }
    const behind = await owner.owner.as.call(getNetwork, { params })
    expect(behind.members).toMatchObject({ joined: 1, upToDate: 0 })

    const granted = await decide(id, 'grant', ['survey', 'referral'])
    expect(granted).toMatchObject({
      status: 200,
      body: { shares: ['organization', 'referral', 'survey'], requestedShares: [] },
    })
    expect((await owner.owner.as.call(getNetwork, { params })).members?.upToDate).toBe(1)
    expect(await newestActivity(service, member.id)).toMatchObject({
      kind: 'network_shares_decided',
      detail: { network: network.name, decision: 'grant', shares: ['referral', 'survey'] },
    })
  })

  test("the organization that requests shares from a network's members never decides on them", async () => {
    const { network, id } = await aMembership(['organization'])
    await ask(network, ['organization', 'survey'])
    for (const decision of ['grant', 'refuse'] as const) {
      const answer = await owner.owner.as.refused(decideOnShares, {
        params: { id },
        body: { decision, shares: ['survey'] },
      })
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
    expect(await read(id)).toMatchObject({ shares: ['organization'], requestedShares: ['survey'] })
  })

  test("the shares of a network's members stay the same if the member declines a request, which isn't repeated", async () => {
    const { network, id } = await aMembership(['organization'])
    await ask(network, ['organization', 'survey'])
    expect(await decide(id, 'refuse', ['survey'])).toMatchObject({
      status: 200,
      body: { shares: ['organization'], requestedShares: [], refusedShares: ['survey'] },
    })
    await ask(network, ['organization', 'survey', 'user'])
    expect((await read(id)).requestedShares).toEqual(['user'])
    // A later decision covers all shares that are missing, including refused ones.
    expect(await decide(id, 'grant', ['user', 'survey'])).toMatchObject({
      status: 200,
      body: { shares: ['user', 'organization', 'survey'], refusedShares: [] },
    })
  })

  test("a decision on the shares of a network's members is rejected unless it's about the current request", async () => {
    const { network, id } = await aMembership(['organization'])
    const changed = { status: 409, body: { code: 'shares_changed' } }
    expect(await decide(id, 'grant', [])).toMatchObject(changed)
    expect(await decide(id, 'refuse', [])).toMatchObject(changed)
    expect(await decide(id, 'grant', ['survey'])).toMatchObject(changed)
    await ask(network, ['organization', 'survey', 'user'])
    for (const shares of [['survey'], ['survey', 'user', 'network'], []] as ScopeEntity[][]) {
      expect(await decide(id, 'grant', shares)).toMatchObject(changed)
      expect(await decide(id, 'refuse', shares)).toMatchObject(changed)
    }
    expect((await read(id)).shares).toEqual(['organization'])
  })

  test('accepting a network invitation decides on the shares while the organization is only invited', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const { id } = await invitedTo(network, member)
    const answer = await member.owner.as.refused(decideOnShares, {
      params: { id },
      body: { decision: 'grant', shares: ['organization'] },
    })
    expect(answer.status).toBe(409)
    expect((await read(id)).shares).toEqual([])
  })

  test("nothing that a network's owner does increases what members share", async () => {
    const { network, id } = await aMembership(['organization', 'profile', 'survey'])
    const asked = fc.uniqueArray(fc.constantFrom(...scopeEntities))
    let before = (await read(id)).shares
    await fc.assert(
      fc.asyncProperty(asked, async (shares) => {
        await ask(network, shares)
        const now = (await read(id)).shares
        expect(before).toEqual(expect.arrayContaining(now))
        expect(shares).toEqual(expect.arrayContaining(now))
        before = now
      }),
      { numRuns: 15, endOnFailure: true },
    )
    await ask(network, [])
    await ask(network, ['organization', 'profile', 'survey'])
    expect(await read(id)).toMatchObject({
      shares: [],
      requestedShares: ['organization', 'profile', 'survey'],
    })
  })
})
