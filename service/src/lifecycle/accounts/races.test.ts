import { authorize } from '@accord/contract/approvals.ts'
import { deleteAccount, cancelAccountDeletion } from '@accord/contract/deletions.ts'
import { acceptInvitation } from '@accord/contract/invitations.ts'
import { updateNetwork } from '@accord/contract/networks.ts'
import { createOrganization } from '@accord/contract/organizations.ts'
import { login } from '@accord/contract/session.ts'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { createTestApplication } from '#testing/applications.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { createTestInvitation } from '#testing/members.ts'
import { createTestNetwork, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { waitOptions, statusCodes, untilBlocked } from '#testing/concurrency.ts'
import { deleteAccountOf } from './by-operator.ts'
import { purgeAccount } from './purge-account.ts'

let service: TestService
let home: TestOrganization
beforeAll(async () => {
  service = await startTestService()
  home = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())
afterEach(async () => expect((await checkedChains(service)).broken).toEqual([]))

type Attempt = () => Promise<{ status: number }>
const send = (person: Pick<Person, 'as'>, organizations: { id: string; owner?: string }[] = []) =>
  person.as.request('POST', `/api${deleteAccount.path}`, { organizations })

/** Starts all attempts while the rows they need are locked, and then unlocks the rows. */
async function meeting(held: string[], ...attempts: Attempt[]) {
  const holder = await service.context.pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = any ($1) for update', [held])
  await holder.query('select from organizations where id = any ($1) for update', [held])
  const [first, ...others] = attempts
  const begun = [first!()]
  await untilBlocked(service.context.pool)
  begun.push(...others.map((attempt) => attempt()))
  await untilBlocked(service.context.pool, attempts.length)
  await holder.query('commit')
  holder.release()
  return Promise.all(begun)
}

/** Lists active organizations without an owner who can act. */
async function ownerless() {
  const { rows } = await service.context.pool.query(
    `select o.id from organizations o where o.deleted_at is null and not exists (
       select from profiles p join users u on u.id = p.user_id
       where p.organization_id = o.id and 'owner' = any (p.roles) and u.deleted_at is null)`,
  )
  return rows
}

describe('an account deleted at the same moment', () => {
  test('when two owners delete their accounts at the same time, one of them still has to decide about the organization', async () => {
    const shared = await service.createOrganization()
    const bo = await service.createMember(shared, ['owner'])
    const [ana, other] = [{ as: shared.owner.asUser }, { as: bo.asUser }]
    const answers = await meeting(
      [shared.id],
      () => send(ana),
      () => send(other),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await ownerless()).toEqual([])
  })

  test("an organization isn't transferred to someone whose account is deleted at the same time", async () => {
    const left = await service.createOrganization()
    const heir = await service.createMember(left, ['member'])
    const handing = [{ id: left.id, owner: heir.profileId }]
    const answers = await meeting(
      [left.id, heir.id],
      () => send({ as: heir.asUser }),
      () => send({ as: left.owner.asUser }, handing),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await ownerless()).toEqual([])
  })

  test("an account that an operator is deleting, and that has just joined, can't become the owner", async () => {
    const { pool } = service.context
    const left = await service.createOrganization()
    const heir = await service.createPerson()
    const { code } = await createTestInvitation(service, left)
    const [joining, deleting] = [await pool.connect(), await pool.connect()]
    // The operator's command has read the person's organizations and now waits for the person's row.
    await joining.query('begin')
    await joining.query('select from users where id = $1 for share', [heir.id])
    const deleted = deleteAccountOf(service.context, heir.email, { now: false })
    await untilBlocked(pool)
    const { profile } = await heir.as.call(acceptInvitation, { params: { id: code }, body: {} })
    // The command then marks the account as deleted and waits for the session.
    await deleting.query('begin')
    await deleting.query('select from sessions where user_id = $1 for update', [heir.id])
    await joining.query('commit')
    const isMarked = `select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%from "sessions"%'`
    await vi.waitFor(async () => expect((await pool.query(isMarked)).rowCount).toBe(1), waitOptions)
    const handed = send({ as: left.owner.asUser }, [{ id: left.id, owner: profile.id }])
    await Promise.race([handed, untilBlocked(pool, 2)])
    await deleting.query('commit')
    for (const client of [joining, deleting]) client.release()
    expect(await deleted).toMatchObject({ before: false })
    expect((await handed).status).toBe(409)
    expect(await ownerless()).toEqual([])
  })

  test('an account deleted at the same time creates no organization and joins none', async () => {
    const ana = await service.createPerson()
    const { code } = await createTestInvitation(service, home, { roles: ['owner'] })
    const [deleted, founded, accepted] = await meeting(
      [ana.id],
      () => send(ana),
      () => ana.as.request('POST', `/api${createOrganization.path}`, { name: 'Late' }),
      () => ana.as.request('POST', `/api${acceptInvitation.path.replace('{id}', code)}`, {}),
    )
    expect([deleted!.status, founded!.status]).toEqual([200, 401])
    // The invitation may be accepted before the deletion even though its request was sent last. The profile then
    // remains.
    expect([200, 401]).toContain(accepted!.status)
    const { rows } = await service.context.pool.query('select from profiles where user_id = $1', [
      ana.id,
    ])
    expect(rows).toHaveLength(accepted!.status === 200 ? 1 : 0)
    expect(await ownerless()).toEqual([])
  })

  test('an account deleted at the same time leaves no approval, and its sign-in shows the deletion', async () => {
    const ana = await service.createMember(home, ['admin'])
    const application = await createTestApplication(home)
    const { email, password } = ana
    const answers = await meeting(
      [ana.id, home.id],
      () => send({ as: ana.asUser }),
      () =>
        ana.asUser.request('POST', `/api${authorize.path}`, {
          application: application.id,
          redirect: 'https://app.example/callback',
          state: 'x',
          profile: ana.profileId,
        }),
      () => ana.as.request('POST', `/api/data-export/organization/${home.id}`, {}),
      () => service.anonymous.request('POST', `/api${login.path}`, { email, password }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 200])
    const { rows } = await service.context.pool.query(
      'select (select count(*)::int from approvals where user_id = $1) as approvals',
      [ana.id],
    )
    expect(rows[0]).toEqual({ approvals: 0 })
  })
})

test('a deletion locks applications before the person, in the usual order', async () => {
  const { pool } = service.context
  const left = await service.createOrganization()
  const application = await createTestApplication(left)
  // An approval locks the application first and then the person.
  const approving = await pool.connect()
  await approving.query('begin')
  await approving.query('select from applications where id = $1 for share', [application.id])
  const deleted = send({ as: left.owner.asUser }, [{ id: left.id }])
  await untilBlocked(pool)
  await approving.query('select from users where id = $1 for no key update nowait', [left.owner.id])
  await approving.query('commit')
  approving.release()
  expect((await deleted).status).toBe(200)
})

describe('two organizations of one network deleted with an account', () => {
  /**
   * Creates organizations that joined the network in the opposite order of their IDs. They're locked in the order of
   * their IDs.
   */
  async function twoOfOneNetwork() {
    const first = await service.createOrganization()
    const second = await service.createOrganization({
      owner: { ...first.owner, as: first.owner.asUser },
    })
    const [low, high] = [first, second].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const network = await createTestNetwork(home, { shares: ['organization'] })
    const { id: atHigh } = await joinedTo(network, high!)
    const { id: atLow } = await joinedTo(network, low!)
    return { network, low: low!, high: high!, atLow, atHigh }
  }

  /**
   * Changes a membership's shares. The timeout ends it before PostgreSQL would end one of two deadlocked transactions.
   */
  async function changing(membership: string, meanwhile: (client: PoolClient) => Promise<unknown>) {
    const client = await service.context.pool.connect()
    try {
      await client.query(`begin; set local lock_timeout = '500ms'`)
      await client.query('select from network_members where id = $1 for no key update', [
        membership,
      ])
      await meanwhile(client)
    } finally {
      await client.query('commit')
      client.release()
    }
  }

  test("a deletion doesn't deadlock with a change of a membership's shares", async () => {
    const { low, high, atHigh } = await twoOfOneNetwork()
    let deleted: Promise<{ status: number }> | undefined
    await changing(atHigh, async (client) => {
      deleted = send({ as: low.owner.asUser }, [{ id: low.id }, { id: high.id }])
      await untilBlocked(service.context.pool)
      // The deletion is recorded in both organizations.
      await client.query('select from organizations where id = $1 for key share', [low.id])
    })
    expect((await deleted!).status).toBe(200)
  })

  test("the network's owner locks memberships in the order of the deletion", async () => {
    const { network, atLow, atHigh } = await twoOfOneNetwork()
    let narrowed: Promise<unknown> | undefined
    await changing(atLow, async (client) => {
      const params = { id: network.id }
      narrowed = home.owner.as.call(updateNetwork, { params, body: { shares: [] } })
      await untilBlocked(service.context.pool)
      await client.query('select from network_members where id = $1 for no key update', [atHigh])
    })
    await narrowed
  })
})

describe('restoring an account during its permanent deletion', () => {
  const removal = (id: string) => purgeAccount(service.context, id, { throwIfAborted: () => {} })

  /**
   * Runs a restoration and a permanent deletion of an account at the same moment, with the grace period over or almost
   * over.
   */
  async function lastSecond({ isOver }: { isOver: boolean }) {
    const { pool } = service.context
    const ana = await service.createMember(home, ['member'])
    await ana.asUser.call(deleteAccount, { body: { organizations: [] } })
    const as = ana.as.with({ authorization: `Bearer ${await ana.signInAgain()}` })
    await endGracePeriod(service.context, 'users', ana.id, 60)
    const keep = () => as.request('DELETE', `/api${cancelAccountDeletion.path}`)
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [ana.id])
    const keeping = keep()
    await untilBlocked(pool)
    if (isOver) {
      await holder.query('update users set removed_from = clock_timestamp() where id = $1', [
        ana.id,
      ])
    }
    const removing = removal(ana.id)
    await untilBlocked(pool, 2)
    await holder.query('commit')
    holder.release()
    const [{ status }] = await Promise.all([keeping, removing])
    const { rows } = await pool.query(
      'select deleted_at is null as kept, removed_at is not null as removed from users where id = $1',
      [ana.id],
    )
    return { status, ...rows[0] }
  }

  test('the restore succeeds if a minute is left', async () => {
    expect(await lastSecond({ isOver: false })).toEqual({ status: 200, kept: true, removed: false })
  })

  test('the permanent deletion succeeds if the time ran out during the wait', async () => {
    expect(await lastSecond({ isOver: true })).toEqual({ status: 409, kept: false, removed: true })
  })
})
