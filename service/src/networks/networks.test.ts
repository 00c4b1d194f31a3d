import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  createNetwork,
  deleteNetwork,
  getNetwork,
  getNetworkMap,
  listNetworks,
  removeFromNetwork,
  updateNetwork,
} from '@accord/contract/networks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestActivity } from '#testing/members.ts'
import {
  insertTestNetwork,
  createTestNetwork,
  expireNetworkInvitation,
  invitedTo,
  joinedTo,
} from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization
let other: TestOrganization

beforeAll(async () => {
  service = await startTestService({ limits: 'networksPerOrganization=50/1d' })
  ;[owner, member, other] = await Promise.all([
    service.createOrganization({ form: { name: 'Northside' } }),
    service.createOrganization({ form: { name: 'Maple Grove', city: 'Ottawa' } }),
    service.createOrganization({ form: { name: 'Riverbend' } }),
  ])
})
afterAll(() => service[Symbol.asyncDispose]())

const page = { $skip: 0, $limit: 20 }

describe('creating a network', () => {
  test('NW-2: a network is created for the acting organization, with its name and description', async () => {
    const created = await owner.owner.as.call(createNetwork, {
      body: { name: '  Care Circle ', description: 'Clinics' },
    })
    expect(created).toMatchObject({
      name: 'Care Circle',
      description: 'Clinics',
      createdBy: { id: owner.id, name: 'Northside' },
      shares: ['organization'],
      members: { joined: 0, upToDate: 0, invited: 0 },
    })
    expect(await newestActivity(service, owner.id)).toMatchObject({
      kind: 'network_created',
      profile_id: owner.owner.profileId,
      detail: { network: 'Care Circle' },
    })
  })

  test.each([
    [{}, { name: 'Enter the name of the network.' }],
    [{ name: '   ' }, { name: 'Enter the name of the network.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Use at most 100 characters.' }],
    [{ name: 'A', shares: ['secrets'] }, { 'shares.0': "This data can't be shared." }],
    [{ name: 'A', createdBy: { id: 'x' } }, { createdBy: "This field isn't recognized." }],
  ])('NW-2: creating a network rejects %j with a sentence for the field', async (body, fields) => {
    const answer = await owner.owner.as.request('POST', '/api/network', body)
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid or missing inputs' } })
    expect(answer.body).toMatchObject({ fields })
  })

  test('RL1: an organization can create 50 networks a day', async () => {
    const busy = await service.createOrganization()
    await createTestNetwork(busy)
    await service.context.pool.query(
      `update limits set count = 48 where name = 'networksPerOrganization' and key = $1`,
      [busy.id],
    )
    const answers = await runConcurrently(4, () =>
      busy.owner.as.request('POST', '/api/network', { name: 'Circle' }),
    )
    expect(statusCodes(answers)).toEqual({ 201: 2, 429: 2 })
  })
})

describe('the list of networks', () => {
  test('NW-1: the list of networks shows created, joined, and invited ones, each with its creator and invitation', async () => {
    const [mine, theirs] = [await service.createOrganization(), await service.createOrganization()]
    const own = await createTestNetwork(mine)
    const joined = await createTestNetwork(theirs, { shares: ['profile'] })
    const inviting = await createTestNetwork(theirs, { shares: ['survey', 'user'] })
    const membership = await joinedTo(joined, mine)
    const invitation = await invitedTo(inviting, mine)

    const list = (wanted: { standing?: 'created' | 'joined'; search?: string }) =>
      mine.owner.as.call(listNetworks, { query: { ...page, organization: mine.id, ...wanted } })
    const { data, __meta } = await list({})
    expect(__meta.total).toBe(3)
    expect(data.map(({ id }) => id)).toEqual([inviting.id, joined.id, own.id])
    expect(data[0]).toMatchObject({
      createdBy: { id: theirs.id, name: theirs.name },
      invitation: { id: invitation.id, acceptedAt: null, requestedShares: ['user', 'survey'] },
    })
    expect(data[1]).toMatchObject({
      invitation: { id: membership.id, acceptedAt: membership.acceptedAt, shares: ['profile'] },
    })
    expect(data[2]).toMatchObject({ members: { joined: 0 } })
    expect(data[2]).not.toHaveProperty('invitation')
    expect(data[1]).not.toHaveProperty('members')

    expect((await list({ standing: 'created' })).data.map(({ id }) => id)).toEqual([own.id])
    expect((await list({ standing: 'joined' })).data.map(({ id }) => id)).toEqual([
      inviting.id,
      joined.id,
    ])
    expect((await list({ standing: 'joined' })).__meta.total).toBe(2)

    const ofTheirs = await list({ search: theirs.name.toUpperCase() })
    expect([ofTheirs.data.map(({ id }) => id), ofTheirs.__meta.total]).toEqual([
      [inviting.id, joined.id],
      2,
    ])
  })

  test('NW-1: the list of networks leaves out expired invitations', async () => {
    const invited = await service.createOrganization()
    const { id } = await invitedTo(await createTestNetwork(owner), invited)
    await expireNetworkInvitation(service, id)
    const { data } = await invited.owner.as.call(listNetworks, { query: page })
    expect(data).toEqual([])
  })

  test('API-4: the list of networks is paginated, newest first', async () => {
    const mine = await service.createOrganization()
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await createTestNetwork(mine)).id)
    const seen: string[] = []
    for (const $skip of [0, 2, 4]) {
      const query = { $skip, $limit: 2 }
      const { data, __meta } = await mine.owner.as.call(listNetworks, { query })
      expect(__meta).toEqual({ total: 5, skip: $skip, limit: 2 })
      seen.push(...data.map(({ id }) => id))
    }
    expect(seen).toEqual(made)
  })
})

describe('a network', () => {
  test('a network shows its owner and members how many joined, but a member sees nothing else about the others', async () => {
    const network = await createTestNetwork(owner, { shares: ['organization'] })
    await joinedTo(network, member)
    await invitedTo(network, other)
    await owner.owner.as.call(updateNetwork, {
      params: { id: network.id },
      body: { shares: ['organization', 'survey'] },
    })
    const params = { id: network.id }
    const own = await owner.owner.as.call(getNetwork, { params })
    expect(own.members).toEqual({ joined: 1, upToDate: 0, invited: 1 })
    const seen = await member.owner.as.call(getNetwork, { params })
    const { organizations, ...rest } = seen
    expect(organizations).toBe(1)
    expect(Object.keys(rest).toSorted()).toEqual(
      ['id', 'name', 'description', 'createdBy', 'createdAt', 'shares', 'invitation'].toSorted(),
    )
    expect(JSON.stringify(seen)).not.toContain(other.name)
  })
})

describe('changing a network', () => {
  test('NW-3: a network update leaves omitted fields unchanged and records only changes', async () => {
    const { id } = await createTestNetwork(owner, { name: 'Circle', description: 'Clinics' })
    const change = (body: object) => owner.owner.as.call(updateNetwork, { params: { id }, body })
    expect(await change({ name: 'Ring' })).toMatchObject({ name: 'Ring', description: 'Clinics' })
    expect(await newestActivity(service, owner.id)).toMatchObject({
      kind: 'network_updated',
      detail: { network: 'Ring', fields: ['name'] },
    })
    expect(await change({ description: '' })).toMatchObject({ name: 'Ring', description: '' })
    const before = await activityCount()
    await change({ name: 'Ring', description: '', shares: ['organization'] })
    await change({})
    expect(await activityCount()).toBe(before)
  })

  test("NW-3: a change of a network's details and shares is recorded as two events", async () => {
    const { id } = await createTestNetwork(owner, { name: 'Circle' })
    const before = await activityCount()
    await owner.owner.as.call(updateNetwork, {
      params: { id },
      body: { name: 'Ring', shares: ['survey', 'user', 'survey'] },
    })
    expect(await activityCount()).toBe(before + 2)
    expect(await newestActivity(service, owner.id)).toMatchObject({
      kind: 'network_shares_changed',
      detail: { network: 'Ring', before: ['organization'], after: ['user', 'survey'] },
    })
  })

  async function activityCount() {
    const { __meta } = await owner.owner.as.call(listOrganizationActivity, {
      params: { id: owner.id },
      query: page,
    })
    return __meta.total
  }
})

describe('leaving a network and removing a member', () => {
  test('NW-13: a member leaves, and then has no access to the network', async () => {
    const network = await createTestNetwork(owner)
    await joinedTo(network, member)
    const params = { id: network.id, memberId: member.id }
    await member.owner.as.call(removeFromNetwork, { params })
    const left = await member.owner.as.refused(getNetwork, { params: { id: network.id } })
    expect(left.status).toBe(404)
    expect((await member.owner.as.refused(removeFromNetwork, { params })).status).toBe(404)
    expect((await invitedTo(network, member)).joined).toBe(false)
  })

  test('NW-5: the owner can remove a member, but not an organization that is only invited', async () => {
    const network = await createTestNetwork(owner)
    await joinedTo(network, member)
    await invitedTo(network, other)
    const remove = (memberId: string) =>
      owner.owner.as.request('DELETE', `/api/network/${network.id}/members/${memberId}`)
    expect((await remove(member.id)).status).toBe(200)
    expect((await remove(member.id)).status).toBe(404)
    expect((await remove(other.id)).status).toBe(404)
    const { members } = await owner.owner.as.call(getNetwork, { params: { id: network.id } })
    expect(members).toEqual({ joined: 0, upToDate: 0, invited: 1 })
  })
})

describe('deleting a network', () => {
  test('deleting a network ends all memberships and deletes its invitations', async () => {
    const network = await createTestNetwork(owner)
    await joinedTo(network, member)
    await invitedTo(network, other)
    await owner.owner.as.call(deleteNetwork, { params: { id: network.id } })
    for (const { owner: person } of [owner, member, other]) {
      const answer = await person.as.refused(getNetwork, { params: { id: network.id } })
      expect(answer.status).toBe(404)
    }
    const { rows } = await service.context.pool.query(
      'select id from network_members where network_id = $1',
      [network.id],
    )
    expect(rows).toEqual([])
  })

  test('a network without members can be deleted', async () => {
    const { id } = await createTestNetwork(owner)
    await owner.owner.as.call(deleteNetwork, { params: { id } })
    expect((await owner.owner.as.refused(deleteNetwork, { params: { id } })).status).toBe(404)
  })
})

describe('the map', () => {
  /** Inserts an authorization directly, because this test isn't about authorizing. */
  async function authorized(
    application: { by: TestOrganization; name: string },
    by: { id: string },
  ) {
    const { pool } = service.context
    const { rows } = await pool.query<{ id: string }>(
      `insert into applications (id, organization_id, name, scopes)
       values (gen_random_uuid(), $1, $2, '{}') returning id`,
      [application.by.id, application.name],
    )
    await pool.query(
      `insert into authorizations (id, application_id, organization_id, scopes)
       values (gen_random_uuid(), $1, $2, '{}')`,
      [rows[0]!.id, by.id],
    )
    return { application: { id: rows[0]!.id, name: application.name } }
  }
  const mapOf = (id: string, of = owner) => of.owner.as.call(getNetworkMap, { params: { id } })

  test("a network's map shows the owner first, then members, then invited organizations", async () => {
    const network = await createTestNetwork(owner)
    await invitedTo(network, other)
    await joinedTo(network, member)
    const expired = await service.createOrganization()
    await expireNetworkInvitation(service, (await invitedTo(network, expired)).id)
    expect((await mapOf(network.id)).organizations).toEqual([
      { id: owner.id, name: 'Northside', standing: 'owner', shares: [] },
      { id: member.id, name: 'Maple Grove', standing: 'joined', shares: ['organization'] },
      { id: other.id, name: 'Riverbend', standing: 'invited', shares: [] },
    ])
  })

  test("a network's map shows what the owner already knows, and what members share", async () => {
    const [hub, one, two, guest, stranger] = [
      await service.createOrganization(),
      await service.createOrganization(),
      await service.createOrganization(),
      await service.createOrganization(),
      await service.createOrganization(),
    ]
    const network = await createTestNetwork(hub, { shares: ['application'] })
    await joinedTo(network, one)
    await joinedTo(network, two)
    await invitedTo(network, guest)
    const ours = await authorized({ by: hub, name: 'Hub' }, guest)
    const theirs = await authorized({ by: one, name: 'One' }, hub)
    const between = await authorized({ by: one, name: 'Between' }, two)
    await authorized({ by: one, name: 'Private' }, guest)
    await authorized({ by: stranger, name: 'Outside' }, two)
    await authorized({ by: two, name: 'Beyond' }, stranger)

    expect((await mapOf(network.id, hub)).authorizations).toEqual([
      { ...between, owner: one.id, organization: two.id },
      { ...theirs, owner: one.id, organization: hub.id },
      { ...ours, owner: hub.id, organization: guest.id },
    ])

    // The map no longer shows kinds that are no longer requested.
    await hub.owner.as.call(updateNetwork, { params: { id: network.id }, body: { shares: [] } })
    expect((await mapOf(network.id, hub)).authorizations).toEqual([
      { ...theirs, owner: one.id, organization: hub.id },
      { ...ours, owner: hub.id, organization: guest.id },
    ])
  })

  test("a network's map stops at a thousand organizations", async () => {
    const { pool } = service.context
    const { id } = await insertTestNetwork(service, { by: owner })
    await pool.query(
      `with many as (
         insert into organizations (id, name)
         select gen_random_uuid(), 'Clinic ' || n from generate_series(1, 1005) n returning id)
       insert into network_members (id, network_id, organization_id, expires_at, accepted_at)
       select gen_random_uuid(), $1, id, now() + interval '1 day', now() from many`,
      [id],
    )
    const { organizations } = await mapOf(id)
    expect(organizations).toHaveLength(1000)
    expect(organizations[0]).toMatchObject({ standing: 'owner' })
  })
})
