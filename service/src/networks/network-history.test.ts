import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import {
  acceptNetworkInvitation,
  decideOnShares,
  deleteNetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import {
  deleteNetwork,
  getNetworkHistory,
  getNetworkMap,
  removeFromNetwork,
  updateNetwork,
} from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { findHistory } from '#data/networks/networks.store.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization
let other: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  ;[owner, member, other] = await Promise.all([
    service.createOrganization({ form: { name: 'Northside' } }),
    service.createOrganization({ form: { name: 'Maple Grove' } }),
    service.createOrganization({ form: { name: 'Riverbend' } }),
  ])
})

const historyOf = ({ id, by }: TestNetwork) =>
  by.owner.as.call(getNetworkHistory, { params: { id } })
const asks = ({ id, by }: TestNetwork, shares: ScopeEntity[]) =>
  by.owner.as.call(updateNetwork, { params: { id }, body: { shares } })
const decides = (id: string, decision: 'grant' | 'refuse', shares: ScopeEntity[]) =>
  member.owner.as.call(decideOnShares, { params: { id }, body: { decision, shares } })
const leaves = ({ id }: TestNetwork) =>
  member.owner.as.call(removeFromNetwork, { params: { id, memberId: member.id } })

const deletes = ({ id, owner: { as } }: TestOrganization) =>
  as.call(deleteOrganization, { params: { id } })
const restores = ({ id, owner: { as } }: TestOrganization) =>
  as.call(restoreOrganization, { params: { id } })

/** Returns an organization's changes in a short form, oldest first. */
async function storyOf(network: TestNetwork, { id }: TestOrganization = member) {
  const { changes } = await historyOf(network)
  return changes
    .filter(({ organization }) => organization.id === id)
    .map(({ before, after }) => [before, after])
    .toReversed()
}

describe('the history of a network', () => {
  test('the history of a network shows who joined, what they shared and when, and who left', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const { id } = await joinedTo(network, member)
    await asks(network, ['organization', 'survey', 'referral'])
    await decides(id, 'grant', ['referral', 'survey'])
    await asks(network, ['organization', 'survey'])
    await leaves(network)
    await joinedTo(network, member)

    expect(await storyOf(network)).toEqual([
      [null, ['organization']],
      [['organization'], ['organization', 'referral', 'survey']],
      [
        ['organization', 'referral', 'survey'],
        ['organization', 'survey'],
      ],
      [['organization', 'survey'], null],
      [null, ['organization', 'survey']],
    ])
    const { changes, since, more } = await historyOf(network)
    const times = changes.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect([since, more]).toEqual([network.createdAt, false])
    const { organizations } = await owner.owner.as.call(getNetworkMap, { params: network })
    expect(organizations[1]).toMatchObject({ id: member.id, shares: ['organization', 'survey'] })
  })

  test("the history of a network doesn't show invitations or shares that a member declined", async () => {
    const network = await createTestNetwork(owner)
    const { id } = await invitedTo(network, other)
    await other.owner.as.call(deleteNetworkInvitation, { params: { id } })
    await invitedTo(network, other)
    const membership = await joinedTo(network, member)
    await asks(network, ['organization', 'survey'])
    await decides(membership.id, 'refuse', ['survey'])
    const { changes } = await historyOf(network)
    expect(changes.map(({ organization }) => organization.name)).toEqual(['Maple Grove'])
  })

  test("the history of a network shows a member until it's deleted, and again after its restoration", async () => {
    const network = await createTestNetwork(owner, { shares: ['organization', 'survey'] })
    const others = [await createTestNetwork(owner), await createTestNetwork(owner)]
    const ending = await service.createOrganization({ form: { name: 'Harbor Labs' } })
    await joinedTo(network, ending)
    await joinedTo(network, member)
    await invitedTo(others[0]!, ending)
    await joinedTo(others[1]!, ending)
    const ids = { id: others[1]!.id, memberId: ending.id }
    await ending.owner.as.call(removeFromNetwork, { params: ids })
    await deletes(ending)

    const all: ScopeEntity[] = ['organization', 'survey']
    const deleted = { organization: { name: 'Harbor Labs' }, before: all, after: null }
    expect((await historyOf(network)).changes[0]).toMatchObject({ ...deleted, deletion: true })
    // The organization isn't on any map now, so reducing its shares doesn't change the map.
    await asks(network, ['organization'])
    await restores(ending)
    await deletes(ending)
    const params = { id: network.id, memberId: ending.id }
    await owner.owner.as.call(removeFromNetwork, { params })
    await restores(ending)

    expect(await storyOf(network, ending)).toEqual([
      [null, all],
      [all, null],
      [null, ['organization']],
      [['organization'], null],
    ])
    const { changes } = await historyOf(network)
    expect(changes.filter(({ deletion }) => deletion)).toHaveLength(3)
    expect(await storyOf(network)).toEqual([
      [null, all],
      [all, ['organization']],
    ])
    // Nothing is recorded for organizations that aren't, or are no longer, in the network.
    expect(await storyOf(others[0]!, ending)).toEqual([])
    expect(await storyOf(others[1]!, ending)).toHaveLength(2)
  })

  test('the history of a network contains the names of former members, and is deleted with the network', async () => {
    const network = await createTestNetwork(owner)
    const guest = await service.createOrganization({ form: { name: 'Harbor Labs' } })
    await joinedTo(network, guest)
    const params = { id: network.id, memberId: guest.id }
    await owner.owner.as.call(removeFromNetwork, { params })
    await guest.owner.as.call(updateOrganization, {
      params: { id: guest.id },
      body: { name: 'Harbor Secrets' },
    })
    await joinedTo(network, member)
    const { changes } = await historyOf(network)
    expect(changes.map(({ organization }) => organization.name)).toEqual([
      'Maple Grove',
      'Harbor Labs',
      'Harbor Labs',
    ])
    await owner.owner.as.call(deleteNetwork, { params: { id: network.id } })
    expect(await countOf(network.id)).toBe(0)
  })

  test('the history of a network shows the newest entries, and that there are more', async () => {
    const network = await createTestNetwork(owner)
    for (let round = 0; round < 2; round += 1) {
      await joinedTo(network, member)
      await leaves(network)
    }
    const newest = (minutes: number, rows: number) =>
      findHistory(service.context.db, network.id, { minutes, rows })
    const { changes, more, since } = await newest(9, 3)
    expect(changes.map(({ after }) => after === null)).toEqual([true, false, true])
    expect([more, since]).toEqual([true, changes[2]!.at])
    expect(await newest(9, 4)).toMatchObject({ more: false })

    // All changes within a minute are one step.
    const { rows } = await service.context.pool.query<{ at: Date }>(
      `update network_changes set at = date_trunc('minute', at) + interval '1 hour'
       where network_id = $1 and after is null returning at`,
      [network.id],
    )
    await service.context.pool.query(
      `update network_changes set at = $2 where network_id = $1 and after is null`,
      [network.id, rows[0]!.at],
    )
    const last = await newest(1, 9)
    expect(last.changes.map(({ after }) => after)).toEqual([null, null])
    expect([last.more, last.since]).toEqual([true, rows[0]!.at])
  })

  test('the history of a network covers only the activity that its owner retains', async () => {
    const forgetful = await service.createOrganization()
    const network = await createTestNetwork(forgetful)
    await joinedTo(network, member)
    await service.context.pool.query(
      `update network_changes set at = at - interval '400 days' where network_id = $1`,
      [network.id],
    )
    await service.context.pool.query(
      `update networks set changes_since = changes_since - interval '400 days' where id = $1`,
      [network.id],
    )
    await joinedTo(network, other)
    expect((await historyOf(network)).changes).toHaveLength(2)
    // This history is just as old, but its organization keeps its activity.
    const kept = await createTestNetwork(owner)
    await joinedTo(kept, member)
    await service.context.pool.query(
      `update network_changes set at = at - interval '400 days' where network_id = $1`,
      [kept.id],
    )

    await makeActivityOlder(service, forgetful.id, 400)
    const years = 'update organizations set activity_years = $2 where id = $1'
    await service.context.pool.query(years, [forgetful.id, 1])
    const { changes, since } = await historyOf(network)
    expect(changes.map(({ organization }) => organization.id)).toEqual([other.id])
    const aYearAgo = new Date().setUTCHours(0, 0, 0, 0) - 365 * 86_400_000
    expect(Math.abs(Date.parse(since) - aYearAgo)).toBeLessThanOrEqual(86_400_000)

    await cutActivity(service.context, forgetful.id, service.context.secrets.signatureKey)
    await service.context.pool.query(years, [forgetful.id, null])
    expect(await historyOf(network)).toMatchObject({
      since,
      changes: [{ after: ['organization'] }],
    })
    expect(await countOf(network.id)).toBe(1)
    expect(await countOf(kept.id)).toBe(1)
  })

  test('the history of a network is consistent after concurrent changes', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const membership = await joinedTo(network, member)
    const wide: ScopeEntity[] = ['organization', 'survey']
    for (let round = 0; round < 5; round += 1) {
      await asks(network, wide)
      await Promise.allSettled([
        decides(membership.id, 'grant', ['survey']),
        asks(network, ['organization']),
      ])
    }
    await Promise.allSettled([
      asks(network, wide),
      leaves(network),
      owner.owner.as.call(removeFromNetwork, {
        params: { id: network.id, memberId: member.id },
      }),
    ])
    const again = await invitedTo(network, member)
    await member.owner.as.call(acceptNetworkInvitation, { params: again, body: {} })

    await expectToFollow(network, member)
  })

  test('the history of a network is consistent when a member is deleted at the same time', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const ending = await service.createOrganization()
    const { id } = await joinedTo(network, ending)
    const wide: ScopeEntity[] = ['organization', 'survey']
    const body = { decision: 'grant' as const, shares: ['survey' as const] }
    for (let round = 0; round < 4; round += 1) {
      await asks(network, wide)
      await ending.owner.as.call(decideOnShares, { params: { id }, body })
      await Promise.all([asks(network, ['organization']), deletes(ending)])
      await asks(network, wide)
      await Promise.all([asks(network, ['organization']), restores(ending)])
    }
    await expectToFollow(network, ending)

    // The restoration waits for a pending change of shares.
    await asks(network, wide)
    await ending.owner.as.call(decideOnShares, { params: { id }, body })
    await deletes(ending)
    const { pool } = service.context
    const changing = await pool.connect()
    await changing.query('begin')
    await changing.query(`update network_members set shares = '{}' where id = $1`, [id])
    const restored = restores(ending)
    await Promise.race([untilBlocked(pool), restored])
    await changing.query('commit')
    changing.release()
    await restored
    await expectToFollow(network, ending)
  })

  test('shares can be changed while the organization is being deleted', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    const ending = await service.createOrganization()
    const { id } = await joinedTo(network, ending)
    const { pool } = service.context
    const changing = await pool.connect()
    let deleted
    try {
      // The timeout is shorter than the time after which the database detects a deadlock.
      await changing.query(`begin; set local lock_timeout = '500ms'`)
      await changing.query('select 1 from network_members where id = $1 for no key update', [id])
      deleted = deletes(ending)
      await untilBlocked(pool)
      await changing.query(`update network_members set shares = '{}' where id = $1`, [id])
    } finally {
      await changing.query('commit')
      changing.release()
    }
    await deleted
    await restores(ending)
    await expectToFollow(network, ending)
  })
})

/** Expects that each change starts where the previous one ended, and that the last one matches the current map. */
async function expectToFollow(network: TestNetwork, organization: TestOrganization) {
  const story = await storyOf(network, organization)
  const befores = story.map(([before]) => before)
  expect(befores).toEqual([null, ...story.slice(0, -1).map(([, after]) => after)])
  const { organizations } = await owner.owner.as.call(getNetworkMap, { params: network })
  expect(story.at(-1)![1]).toEqual(organizations[1]!.shares)
}

async function countOf(networkId: string) {
  const { rows } = await service.context.pool.query<{ count: number }>(
    'select count(*)::int from network_changes where network_id = $1',
    [networkId],
  )
  return rows[0]!.count
}
