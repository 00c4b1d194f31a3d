import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { emailsTo } from '#testing/inbox.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, untilBlocked } from '#testing/concurrency.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService
let second: TestService
let owner: TestOrganization
let member: TestOrganization
/** Managers of the invited organization and of the owner. Each side has its own instance. */
let ana: Client
let ben: Client
let olga: Client

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
  ;[owner, member] = await Promise.all([service.createOrganization(), service.createOrganization()])
  ana = member.owner.as
  const onSecond = async (organization: TestOrganization) => {
    const { token } = await service.createMember(organization, ['admin'])
    return second.anonymous.with({ authorization: `Bearer ${token}` })
  }
  ben = await onSecond(member)
  olga = await onSecond(owner)
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

/** The race test RC1 runs a hundred rounds of each. */
const count = 12

async function rounds(
  standing: 'joined' | 'invited' | 'none',
  round: (ids: { network: string; membership: string }) => Promise<void>,
) {
  const organizations = standing === 'none' ? {} : { [standing]: [member] }
  for (let done = 0; done < count; done += 1) {
    const { id, membershipIds } = await insertTestNetwork(service, { by: owner, ...organizations })
    await round({ network: id, membership: membershipIds[0] ?? '' })
  }
}

/** Returns the network's number of memberships, and how many of them joined. */
async function stateOf(network: string) {
  const { rows } = await service.context.pool.query<{ rows: number; joined: number }>(
    `select count(*)::int as rows, count(accepted_at)::int as joined
     from network_members where network_id = $1`,
    [network],
  )
  return rows[0]!
}

async function countOf(kind: string, organizationId: string) {
  const { rows } = await service.context.pool.query<{ count: number }>(
    'select count(*)::int from organization_activity where kind = $1 and organization_id = $2',
    [kind, organizationId],
  )
  return rows[0]!.count
}

const accept = (client: Client, id: string, body?: object) =>
  client.request('POST', `/api/network-invitation/${id}/accept`, body)
const drop = (client: Client, id: string) =>
  client.request('DELETE', `/api/network-invitation/${id}`)
const remove = (client: Client, network: string) =>
  client.request('DELETE', `/api/network/${network}/members/${member.id}`)

describe('concurrent changes of a network', () => {
  test('NW-10: two managers who accept repeatedly create one membership, recorded once in each chain', async () => {
    const before = await countOf('network_joined', owner.id)
    await rounds('invited', async ({ network, membership }) => {
      const answers = await Promise.all([accept(ana, membership), accept(ben, membership)])
      expect(statusCodes(answers)).toEqual({ 200: 1, 400: 1 })
      expect(await stateOf(network)).toEqual({ rows: 1, joined: 1 })
    })
    expect(await countOf('network_joined', owner.id)).toBe(before + count)
    expect(await countOf('network_joined', member.id)).toBe(before + count)
  })

  test('NW-10: a person who accepts twice creates one membership, and both responses say joined', async () => {
    await rounds('invited', async ({ network, membership }) => {
      const answers = await Promise.all([accept(ana, membership), accept(ana, membership)])
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      expect(await stateOf(network)).toEqual({ rows: 1, joined: 1 })
    })
  })

  test('NW-5: when an invitation is accepted and withdrawn at the same time, both responses report the same result', async () => {
    await rounds('invited', async ({ network, membership }) => {
      const [accepted, deleted] = await Promise.all([
        accept(ana, membership),
        drop(olga, membership),
      ])
      const joined = accepted.status === 200
      expect([accepted.status, deleted.status]).toEqual(joined ? [200, 400] : [404, 200])
      expect(await stateOf(network)).toEqual(
        joined ? { rows: 1, joined: 1 } : { rows: 0, joined: 0 },
      )
    })
  })

  test('NW-11: if two colleagues accept and decline an invitation at the same time, one of them is too late', async () => {
    await rounds('invited', async ({ network, membership }) => {
      const [accepted, declined] = await Promise.all([
        accept(ana, membership),
        drop(ben, membership),
      ])
      const joined = accepted.status === 200
      expect([accepted.status, declined.status]).toEqual(joined ? [200, 400] : [404, 200])
      expect((await stateOf(network)).joined).toBe(joined ? 1 : 0)
    })
  })

  test('NW-13: a membership ends only once if the member leaves while being removed', async () => {
    const ended = async () =>
      (await countOf('network_left', owner.id)) +
      (await countOf('network_member_removed', owner.id))
    const before = await ended()
    await rounds('joined', async ({ network }) => {
      const answers = await Promise.all([remove(ana, network), remove(olga, network)])
      expect(statusCodes(answers)).toEqual({ 200: 1, 404: 1 })
      expect(await stateOf(network)).toEqual({ rows: 0, joined: 0 })
    })
    expect(await ended()).toBe(before + count)
  })

  test('NW-7: two managers who invite one organization create one invitation', async () => {
    await rounds('none', async ({ network }) => {
      const body = { network, organization: member.id }
      const answers = await Promise.all(
        [owner.owner.as, olga].map((client) =>
          client.request('POST', '/api/network-invitation', body),
        ),
      )
      expect(statusCodes(answers)).toEqual({ 201: 1, 409: 1 })
      expect(await stateOf(network)).toEqual({ rows: 1, joined: 0 })
    })
  })

  test('an acceptance while the owner requests more never shares more than the person saw', async () => {
    await rounds('invited', async ({ network, membership }) => {
      const [accepted, asked] = await Promise.all([
        accept(ana, membership, { shares: [] }),
        olga.request('PATCH', `/api/network/${network}`, { shares: ['transaction'] }),
      ])
      expect(asked.status).toBe(200)
      expect([200, 409]).toContain(accepted.status)
      const { rows } = await service.context.pool.query(
        'select shares from network_members where network_id = $1',
        [network],
      )
      expect(rows).toEqual([{ shares: [] }])
    })
  })

  test('no rows are left if a network is deleted while its invitation is accepted', async () => {
    await rounds('invited', async ({ network, membership }) => {
      const [accepted, deleted] = await Promise.all([
        accept(ben, membership),
        owner.owner.as.request('DELETE', `/api/network/${network}`),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 404]).toContain(accepted.status)
      expect(await stateOf(network)).toEqual({ rows: 0, joined: 0 })
    })
  })

  test("a member who joins before the network's pending deletion is notified with the others", async () => {
    const { pool } = service.context
    const told = async () => {
      await sendDueMailings(service.context)
      return [
        await countOf('network_deleted', member.id),
        (await emailsTo(service.context, member.owner.email)).length,
      ]
    }
    const [activities, emails] = await told()
    const { id, membershipIds } = await insertTestNetwork(service, { by: owner, invited: [member] })
    const another = await pool.connect()
    try {
      await another.query('begin')
      const lock = 'select from organizations where id = any ($1) order by id for no key update'
      await another.query(lock, [[owner.id, member.id]])
      const ending = owner.owner.as.request('DELETE', `/api/network/${id}`)
      await untilBlocked(pool)
      const join = 'update network_members set accepted_at = now() where id = $1'
      await another.query(join, [membershipIds[0]])
      await another.query('commit')
      expect((await ending).status).toBe(200)
    } finally {
      another.release(true)
    }
    expect(await told()).toEqual([activities! + 1, emails! + 1])
  })

  test("concurrent changes by two organizations in each other's networks keep every chain valid", async () => {
    const other = await service.createOrganization()
    const mine = await insertTestNetwork(service, { by: owner, joined: [other] })
    const theirs = await insertTestNetwork(service, { by: other, joined: [owner] })
    for (let done = 0; done < 15; done += 1) {
      const invited = await insertTestNetwork(service, { by: owner, invited: [other] })
      const answers = await Promise.all([
        accept(other.owner.as, invited.membershipIds[0]!),
        owner.owner.as.request('PATCH', `/api/network/${mine.id}`, { name: `Ring ${done}` }),
        olga.request('PATCH', `/api/network/${mine.id}`, { description: `Ring ${done}` }),
        other.owner.as.request('PATCH', `/api/network/${theirs.id}`, { name: `Ring ${done}` }),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 4 })
    }
    const ends = await Promise.all([
      other.owner.as.request('DELETE', `/api/network/${mine.id}/members/${other.id}`),
      olga.request('DELETE', `/api/network/${theirs.id}/members/${owner.id}`),
    ])
    expect(statusCodes(ends)).toEqual({ 200: 2 })
    expect((await checkedChains(service)).broken).toEqual([])
  })
})
