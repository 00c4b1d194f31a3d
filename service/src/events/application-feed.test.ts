import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { eventTypeOf, kindsFor } from '@accord/contract/event-types.ts'
import { listApplicationEvents } from '@accord/contract/events.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteEndpoint, findEndpoint } from '#data/events/endpoints.store.ts'
import { sweepFeeds } from '#data/events/feeds.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { notLogged } from '#observability/events.ts'
import {
  approveForTest,
  authorizeForTest,
  createTestApplication,
  requestApproval,
} from '#testing/applications.ts'
import { runConcurrently, waitOptions } from '#testing/concurrency.ts'
import { createTestEndpoint, insertTestEndpoint, recordUpdate } from '#testing/events.ts'
import { startEventReceiver } from '#testing/helpers/event-receiver.ts'
import { clientOf, registerTestClient, startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { maxSearched } from './event-feed.store.ts'
import { startEventDelivery } from './deliver.ts'
import { fanOut } from './fan-out.ts'

let service: TestService
beforeAll(async () => {
  service = await startOAuthService()
})
afterAll(() => service[Symbol.asyncDispose]())
afterEach(async () => {
  await service.context.pool.query('delete from event_feeds')
  await service.context.pool.query('delete from event_endpoints')
})

const scopes: Scope[] = ['organization:read', 'service-account:manage']
type Query = Partial<{ after: number; types: string; limit: number; wait: number }>
interface Program {
  id: string
  as: Client
  owning: TestOrganization
}

const sent = (query: Query) => ({ query })
const read = ({ as }: Pick<Program, 'as'>, query: Query = {}) =>
  as.call(listApplicationEvents, sent(query))
const refused = ({ as }: Pick<Program, 'as'>, query: Query = {}) =>
  as.refused(listApplicationEvents, sent(query))
const typesIn = ({ data }: { data: { type: string }[] }) => data.map(({ type }) => type)

/** Turns activity into rows of feeds, as the workers do. */
const plan = () => fanOut(service.context)

async function tokenFor(application: { id: string; secret: string }, scope?: string) {
  const client = await clientOf(service, application)
  const granted = await oauth.clientCredentialsGrant(client, scope === undefined ? {} : { scope })
  return service.anonymous.with({ authorization: `Bearer ${granted.access_token}` })
}

/** An application with a token in its own name. Its feed isn't started. */
async function createProgram(wanted = scopes): Promise<Program & { secret: string }> {
  const owning = await service.createOrganization()
  const registered = await registerTestClient(owning, { scopes: wanted })
  return { ...registered, owning, as: await tokenFor(registered) }
}

/** An application with a started feed, and an organization that authorized it afterwards. */
async function setUp(wanted = scopes) {
  const program = await createProgram(wanted)
  expect(await read(program)).toEqual({ data: [], cursor: 0, more: false })
  const served = await service.createOrganization()
  const authorization = await authorizeForTest(served, program)
  return { program, served, authorization }
}

const revoke = ({ owner }: TestOrganization, { id }: { id: string }) =>
  owner.as.call(revokeAuthorization, { params: { id } })

describe("an application's feed", () => {
  test('the feed has the events of all organizations that authorized the application, in order', async () => {
    const { program, served } = await setUp()
    const second = await service.createOrganization()
    await authorizeForTest(second, program)
    const stranger = await service.createOrganization()
    await recordUpdate(service, served)
    await recordUpdate(service, stranger)
    await recordUpdate(service, second)
    await recordUpdate(service, program.owning)
    await plan()
    const page = await read(program)
    expect(page.data.map(({ type, data }) => [type, data.organization])).toEqual([
      ['application.authorized', served.id],
      ['application.authorized', second.id],
      ['organization.updated', served.id],
      ['organization.updated', second.id],
      ['organization.updated', program.owning.id],
    ])
    expect(page).toMatchObject({ cursor: 5, more: false })
    expect(await read(program, { after: 5 })).toEqual({ data: [], cursor: 5, more: false })
    expect(await read(program, { after: 2, limit: 2 })).toMatchObject({ cursor: 4, more: true })
  })

  test('the first request starts the feed, also for organizations that authorized it before', async () => {
    const program = await createProgram()
    const served = await service.createOrganization()
    await authorizeForTest(served, program)
    const isListening = async ({ id }: TestOrganization) => {
      const found = await service.context.pool.query<{ has_listener: boolean }>(
        'select has_listener from organizations where id = $1',
        [id],
      )
      return found.rows[0]!.has_listener
    }
    expect(await isListening(served)).toBe(false)
    await recordUpdate(service, served)
    expect((await read(program)).data).toEqual([])
    expect([await isListening(served), await isListening(program.owning)]).toEqual([true, true])
    const { id } = await insertTestEndpoint(
      service,
      served,
      { organization_id: served.id },
      { url: 'https://hooks.example/' },
    )
    const { db } = service.context
    const endpoint = (await findEndpoint(db, id))!
    await inTransaction(db, (trx) => deleteEndpoint(trx, endpoint))
    await recordUpdate(service, served)
    await plan()
    expect(typesIn(await read(program))).toEqual(['organization.updated'])
  })

  test('a start that was interrupted is completed by the next request', async () => {
    const program = await createProgram()
    const served = await service.createOrganization()
    await authorizeForTest(served, program)
    await service.context.pool.query('insert into event_feeds (application_id) values ($1)', [
      program.id,
    ])
    await read(program)
    await recordUpdate(service, served)
    await plan()
    expect(typesIn(await read(program))).toEqual(['organization.updated'])
  })

  test('the feed filters by type, and its cursor passes what it left out', async () => {
    const { program, served } = await setUp()
    await recordUpdate(service, served)
    await plan()
    const page = await read(program, { types: 'organization.updated' })
    expect(typesIn(page)).toEqual(['organization.updated'])
    expect(await read(program, { types: 'network.left' })).toMatchObject({ data: [], cursor: 2 })
  })

  test('a page passes a limited number of rows', async () => {
    const { program, served } = await setUp()
    await recordUpdate(service, served)
    await plan()
    const move = 'update event_feed_items set seq = seq + $2 where application_id = $1 and seq = 2'
    await service.context.pool.query(move, [program.id, maxSearched])
    await service.context.pool.query(
      'update event_feeds set next_seq = next_seq + $2 where application_id = $1',
      [program.id, maxSearched],
    )
    const page = await read(program, { after: 1 })
    expect(page).toEqual({ data: [], cursor: maxSearched + 1, more: true })
    expect(typesIn(await read(program, { after: page.cursor }))).toEqual(['organization.updated'])
  })

  test.each([
    [{ after: 7 }, 'after'],
    [{ limit: 1001 }, 'limit'],
    [{ wait: 21 }, 'wait'],
    [{ types: 'endpoint.test' }, 'types'],
  ])('the feed rejects %j', async (query, field) => {
    const program = await createProgram()
    const { status, body } = await refused(program, query)
    expect([status, Object.keys(body.fields!)]).toEqual([400, [field]])
  })

  test('an endpoint and the feed get the same events in the same order', async () => {
    await using receiver = await startEventReceiver()
    const { program, served } = await setUp([...scopes, 'profile:read', 'network:read'])
    const { owning } = program
    const owner = { application_id: program.id }
    await plan()
    await createTestEndpoint(service, owning, owner, { url: receiver.url })
    const { cursor } = await read(program)
    receiver.received.length = 0
    await recordUpdate(service, served)
    await service.createMember(served, ['member'])
    await recordUpdate(service, owning)
    await createTestApplication(owning)
    const [left, deleted] = await Promise.all([
      service.createOrganization(),
      service.createOrganization(),
    ])
    await authorizeForTest(deleted, program)
    await recordUpdate(service, deleted)
    await revoke(left, await authorizeForTest(left, program))
    await recordUpdate(service, left)
    await deleteNow(deleted)
    await plan()
    const { data: pulled } = await read(program, { after: cursor })
    expect(typesIn({ data: pulled }).toSorted()).toEqual([
      'authorization.revoked',
      'organization.deleted',
      'organization.updated',
      'organization.updated',
    ])
    const { context } = service
    const worker = startEventDelivery({ ...context, log: context.log }, { findMilliseconds: 20 })
    await expect
      .poll(() => receiver.received.length, waitOptions)
      .toBeGreaterThanOrEqual(pulled.length)
    await worker.stop()
    const byOrganization = (events: readonly { data: object }[]) =>
      Map.groupBy(events, ({ data }) => (data as { organization: string }).organization)
    const pushed = receiver.received.map(({ event }) => event)
    expect(byOrganization(pushed)).toEqual(byOrganization(pulled))
  })
})

const deleteNow = ({ id, owner }: TestOrganization) =>
  owner.as.call(deleteOrganization, { params: { id } })

describe('what an application may read', () => {
  test('PER-5: without the scope, or about others, the application gets nothing', async () => {
    const { program, served } = await setUp(['service-account:manage'])
    await recordUpdate(service, served)
    const other = await createProgram()
    await authorizeForTest(served, other)
    await plan()
    expect(typesIn(await read(program))).toEqual(['application.authorized'])
  })

  test('PER-5: after the authorization was revoked, only that is left, and a new one opens nothing old', async () => {
    const { program, served, authorization } = await setUp()
    await recordUpdate(service, served)
    await plan()
    expect(typesIn(await read(program))).toContain('organization.updated')
    await revoke(served, authorization)
    expect((await read(program)).data).toEqual([])
    await recordUpdate(service, served)
    await plan()
    expect(typesIn(await read(program))).toEqual(['authorization.revoked'])
    const { cursor } = await read(program)
    await authorizeForTest(served, program)
    await recordUpdate(service, served)
    await plan()
    const all = await read(program)
    expect(typesIn(all)).toEqual([
      'authorization.revoked',
      'application.authorized',
      'organization.updated',
    ])
    expect(typesIn(await read(program, { after: cursor }))).toEqual(typesIn(all).slice(1))
  })

  test('PER-5: events that were collected need the scope when they are read, too', async () => {
    const { program, served } = await setUp()
    await recordUpdate(service, served)
    await plan()
    await requestApproval(program.owning, program, ['service-account:manage'])
    expect(typesIn(await read(program))).toEqual(['application.authorized'])
    await requestApproval(program.owning, program, scopes)
    expect(typesIn(await read(program))).toContain('organization.updated')
  })

  test('PER-5: a token with fewer scopes reads less', async () => {
    const program = await createProgram()
    await read(program)
    const served = await service.createOrganization()
    await authorizeForTest(served, program)
    await recordUpdate(service, served)
    await plan()
    const narrow = { as: await tokenFor(program, 'service-account:manage') }
    expect(typesIn(await read(narrow))).toEqual(['application.authorized'])
    const without = { as: await tokenFor(program, 'organization:read') }
    expect(await refused(without)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', scope: 'service-account:manage' },
    })
  })

  test('of a deleted organization, only the deletion can be read until it is restored', async () => {
    const { program, served } = await setUp()
    await recordUpdate(service, served)
    await plan()
    await deleteNow(served)
    await plan()
    expect(typesIn(await read(program))).toEqual(['organization.deleted'])
    await served.owner.as.call(restoreOrganization, { params: { id: served.id } })
    await plan()
    expect(typesIn(await read(program))).toContain('organization.updated')
  })

  test("a member's approval alone opens no events", async () => {
    const program = await createProgram()
    await read(program)
    const approving = await service.createOrganization()
    const member = await service.createMember(approving, ['member'])
    expect((await approveForTest(member, program)).status).toBeLessThan(400)
    await recordUpdate(service, approving)
    await plan()
    expect((await read(program)).data).toEqual([])
  })

  test("PER-2: other organizations' activity doesn't move the cursor", async () => {
    const { program, served, authorization } = await setUp()
    const other = await setUp()
    await plan()
    const { cursor } = await read(program)
    await recordUpdate(service, other.served)
    await recordUpdate(service, await service.createOrganization())
    await plan()
    expect(await read(program, { after: cursor })).toEqual({ data: [], cursor, more: false })
    await revoke(served, authorization)
    await plan()
    const revoked = await read(program, { after: cursor })
    await recordUpdate(service, served)
    await plan()
    expect((await read(program, { after: cursor })).cursor).toBe(revoked.cursor)
  })

  test('PER-2: people, and applications that act for a person, have no such feed', async () => {
    const organization = await service.createOrganization()
    const { owner } = organization
    for (const { as } of [owner, { as: owner.asUser }]) {
      expect(await refused({ as })).toMatchObject({
        status: 403,
        body: { code: 'own_name_needed' },
      })
    }
    expect((await refused({ as: service.anonymous })).status).toBe(401)
  })

  test('PER-5: of all types, only those that the scopes open appear', async () => {
    const wanted: Scope[] = ['organization:read', 'network:read', 'service-account:manage']
    const { program, served } = await setUp(wanted)
    await plan()
    const { cursor } = await read(program)
    await inTransaction(service.context.db, async (trx) => {
      for (const kind of organizationActivityKinds) {
        await recordOrganizationActivity(trx, notLogged, {
          kind,
          organizationId: served.id,
          author: { kind: 'system' },
          device: null,
          detail: { on: { application: program.id } },
        } as unknown as Parameters<typeof recordOrganizationActivity>[2])
      }
    })
    await plan()
    const page = await read(program, { after: cursor, limit: 1000 })
    const { aboutAnything, aboutItself } = kindsFor(wanted)
    const opened = new Set([...aboutAnything, ...aboutItself])
    const expected = organizationActivityKinds.filter((kind) => opened.has(kind)).map(eventTypeOf)
    expect(expected.length).toBeGreaterThan(10)
    expect(typesIn(page)).toEqual(expected)
  })
})

describe('events that are kept', () => {
  const makeOlder = (program: Program, seq: number) =>
    service.context.pool.query(
      `update event_feed_items set created_at = now() - interval '31 days'
       where application_id = $1 and seq <= $2`,
      [program.id, seq],
    )

  test('a cursor before deleted events is gone, and the error has the oldest one', async () => {
    const { program, served } = await setUp()
    for (let count = 0; count < 3; count += 1) await recordUpdate(service, served)
    await plan()
    await makeOlder(program, 2)
    await sweepFeeds(service.context.db)
    for (const after of [0, 1]) {
      expect(await refused(program, { after })).toMatchObject({
        status: 410,
        body: { code: 'events_gone', oldest: 2 },
      })
    }
    const rest = await read(program, { after: 2 })
    expect(rest).toMatchObject({ cursor: 4, more: false })
    expect(rest.data).toHaveLength(2)
    expect(await read(program)).toEqual(rest)
  })

  test("a feed that wasn't read for 30 days collects nothing, and its old cursors are gone", async () => {
    const { program, served } = await setUp()
    await plan()
    const { cursor } = await read(program)
    const { pool } = service.context
    await pool.query("update event_feeds set read_at = now() - interval '31 days'")
    await recordUpdate(service, served)
    await plan()
    const { rows } = await pool.query('select from event_feed_items where application_id = $1', [
      program.id,
    ])
    expect(rows).toHaveLength(cursor)
    expect(await refused(program, { after: cursor })).toMatchObject({
      status: 410,
      body: { oldest: cursor + 1 },
    })
    await recordUpdate(service, served)
    await plan()
    const rest = await read(program, { after: cursor + 1 })
    expect(rest).toMatchObject({ cursor: cursor + 2, more: false })
    expect(typesIn(rest)).toEqual(['organization.updated'])
  })

  test('a feed that is read is noted once an hour', async () => {
    const program = await createProgram()
    await read(program)
    const { pool } = service.context
    const readAt = async () => {
      const found = await pool.query<{ age: number }>(
        'select extract(epoch from now() - read_at)::float as age from event_feeds',
      )
      return found.rows[0]!.age
    }
    await pool.query("update event_feeds set read_at = now() - interval '50 minutes'")
    await read(program)
    expect(await readAt()).toBeGreaterThan(2900)
    await pool.query("update event_feeds set read_at = now() - interval '70 minutes'")
    await read(program)
    expect(await readAt()).toBeLessThan(600)
  })

  test('an event whose activity was deleted is left out', async () => {
    const { program, served } = await setUp()
    const { position } = await recordUpdate(service, served)
    await plan()
    await service.context.pool.query(
      `update event_feed_items set position = position + 1000
       where organization_id = $1 and position = $2`,
      [served.id, position],
    )
    expect(await read(program)).toMatchObject({
      data: [{ type: 'application.authorized' }],
      cursor: 2,
    })
  })
})

describe('reading while others write', () => {
  test('pages have no gaps and no duplicates while two workers plan', async () => {
    const { program, served } = await setUp()
    const second = await service.createOrganization()
    await authorizeForTest(second, program)
    await plan()
    await using beside = await startTestService({ beside: service })
    const workers = [service.context, beside.context].map((context) =>
      startEventDelivery({ ...context, log: context.log }, { findMilliseconds: 10 }),
    )
    let isWriting = true
    const { cursor } = await read(program)
    const writing = runConcurrently(4, async (index) => {
      for (let count = 0; count < 25; count += 1) {
        await recordUpdate(service, index % 2 === 0 ? served : second)
      }
    }).finally(() => (isWriting = false))
    const seen = new Map<string, number[]>()
    let total = 0
    for (let after = cursor; isWriting || total < 100;) {
      const page = await read(program, { after, limit: 7, wait: 1 })
      for (const { data } of page.data) {
        const positions = seen.get(data.organization) ?? []
        seen.set(data.organization, [...positions, data.position])
      }
      total += page.data.length
      after = page.cursor
    }
    await writing
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(total).toBe(100)
    for (const positions of seen.values()) {
      expect(positions).toEqual(positions.map((_, index) => positions[0]! + index))
    }
  })

  test('a request waits until an event arrives, and no longer than its time', async () => {
    const { program, served } = await setUp()
    await plan()
    const { cursor } = await read(program)
    const waiting = read(program, { after: cursor, wait: 20 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await recordUpdate(service, served)
    await plan()
    expect(typesIn(await waiting)).toEqual(['organization.updated'])
    const begun = performance.now()
    expect((await read(program, { after: cursor + 1, wait: 1 })).data).toEqual([])
    expect(performance.now() - begun).toBeGreaterThan(950)
  })

  test('a request that waits gets nothing after the authorization was revoked', async () => {
    const { program, served, authorization } = await setUp()
    await plan()
    const { cursor } = await read(program)
    const waiting = read(program, { after: cursor, wait: 3, types: 'organization.updated' })
    await recordUpdate(service, served)
    await revoke(served, authorization)
    await plan()
    expect((await waiting).data).toEqual([])
  })
})
