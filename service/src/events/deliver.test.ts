import { listDeliveries } from '@accord/contract/event-endpoints.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { CloudEvent, HTTP } from 'cloudevents'
import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatSigningKey, formatSigningSecret, openSigningSecret } from '#crypto/event-secrets.ts'
import { makePendingDue } from '#data/events/due-deliveries.store.ts'
import {
  type EndpointRow,
  deleteEndpoint,
  findEndpoint,
  updateEndpoint,
} from '#data/events/endpoints.store.ts'
import { enableEndpoint, pauseEndpoint } from '#data/events/endpoint-states.store.ts'
import { revokePreviousSecret, rotateEndpointSecret } from '#data/events/endpoint-secrets.store.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { purgeOrganizationStep } from '#lifecycle/organizations/purge-organization.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { authorizeForTest, requestApproval } from '#testing/applications.ts'
import { untilBlocked, waitOptions } from '#testing/concurrency.ts'
import { createEventApplication, createTestEndpoint, recordUpdate } from '#testing/events.ts'
import {
  type EventReceiver,
  respondWith,
  startEventReceiver,
} from '#testing/helpers/event-receiver.ts'
import { emailsTo } from '#testing/inbox.ts'
import { startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type DeliveryLimits, startEventDelivery } from './deliver.ts'
import { findDeliveryNow, leaseEndpoint, renewLease } from './deliveries.store.ts'
import { fanOut } from './fan-out.ts'
import { resend, sendTestEvent } from './send-now.ts'

type Trx = Transaction<Database>

let service: TestService
let receiver: EventReceiver
const workers: ReturnType<typeof startEventDelivery>[] = []

beforeAll(async () => {
  service = await startOAuthService()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  receiver = await startEventReceiver()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await service.context.pool.query('delete from event_endpoints')
  await receiver[Symbol.asyncDispose]()
})

function startWorker(limits: Partial<DeliveryLimits> = {}, db = service.context.db) {
  const log = service.context.log
  const worker = startEventDelivery(
    { ...service.context, log, db },
    { findMilliseconds: 20, idleMilliseconds: 20, ...limits },
  )
  workers.push(worker)
  return worker
}

/** The addresses in an email's text. */
const linksIn = (text = '') => text.match(/https?:\S+/g)

type Form = Partial<Parameters<typeof createTestEndpoint>[3]>

/** A verified endpoint of the organization. The receiver has forgotten its test event. */
async function endpointOf(organization: TestOrganization, form: Form = {}): Promise<EndpointRow> {
  const owner = { organization_id: organization.id }
  const endpoint = await createTestEndpoint(service, organization, owner, {
    url: receiver.url,
    ...form,
  })
  receiver.received.length = 0
  return endpoint
}

const arrived = (count: number) =>
  expect.poll(() => receiver.received.length, waitOptions).toBe(count)

/** Retries wait for minutes, but not in this test. */
const makeDue = ({ id }: EndpointRow) =>
  service.context.pool.query(
    `with d as (update event_deliveries set due_at = now() where endpoint_id = $1 and state = 'pending')
     update event_endpoints set due_at = now(), leased_until = null where id = $1`,
    [id],
  )

const deliveriesOf = async ({ id }: EndpointRow) => {
  const { rows } = await service.context.pool.query<{
    seq: string
    type: string
    state: string
    attempts: number
  }>(
    'select seq, type, state, attempts from event_deliveries where endpoint_id = $1 order by seq',
    [id],
  )
  return rows
}
const statesOf = async (endpoint: EndpointRow) =>
  (await deliveriesOf(endpoint)).map(({ type, state, attempts }) => [type, state, attempts])

const reread = async ({ id }: EndpointRow) => (await findEndpoint(service.context.db, id))!

function secretOf({ id, secret }: EndpointRow) {
  return openSigningSecret(service.context.secrets, secret, id)
}

function verified(secret: string, at = 0) {
  const { body, headers } = receiver.received[at]!
  const webhook = new Webhook(secret)
  return webhook.verify(body.toString(), headers as Record<string, string>)
}

describe('a delivered event', () => {
  test('an event reaches the endpoint with everything that the feed has, and unmodified libraries verify it', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    startWorker()
    const { position, hash } = await recordUpdate(service, organization)
    await arrived(1)
    const { event, headers } = receiver.received[0]!
    expect(event).toEqual({
      id: headers['webhook-id'],
      type: 'organization.updated',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        organization: organization.id,
        position,
        hash,
        version: 1,
        actor: { kind: 'system' },
        on: {},
        detail: { fields: ['name'] },
      },
    })
    const secret = formatSigningSecret(secretOf(endpoint))
    expect(verified(secret)).toEqual(event)
    const svix = new SvixWebhook(secret)
    const { body } = receiver.received[0]!
    expect(() => svix.verify(body.toString(), headers as Record<string, string>)).not.toThrow()
    await expect
      .poll(() => statesOf(endpoint), waitOptions)
      .toEqual([
        ['endpoint.test', 'succeeded', 1],
        ['organization.updated', 'succeeded', 1],
      ])
    expect(await reread(endpoint)).toMatchObject({ failures: 0, last_success_at: expect.any(Date) })
  })

  test('a retry and a resent event have the same ID and a new signature that verifies', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    receiver.respond = respondWith(500, {}, 'not yet')
    startWorker()
    await recordUpdate(service, organization)
    await arrived(1)
    receiver.respond = respondWith(200)
    await expect.poll(async () => (await deliveriesOf(endpoint))[1]!.attempts, waitOptions).toBe(1)
    await makeDue(endpoint)
    await arrived(2)
    await expect
      .poll(async () => (await deliveriesOf(endpoint))[1]!.state, waitOptions)
      .toBe('succeeded')
    const resent = await resend(service.context, endpoint, { seq: '2' })
    expect(resent).toMatchObject({ number: 3, status: 200 })
    const secret = formatSigningSecret(secretOf(endpoint))
    const ids = receiver.received.map(({ headers }, at) => {
      expect(verified(secret, at)).toMatchObject({ type: 'organization.updated' })
      return headers['webhook-id']
    })
    expect(new Set(ids).size).toBe(1)
    const { rows } = await service.context.pool.query(
      'select number, status, response from event_attempts where endpoint_id = $1 and seq = 2 order by number',
      [endpoint.id],
    )
    expect(rows).toEqual([
      { number: 1, status: 500, response: 'not yet' },
      { number: 2, status: 200, response: '' },
      { number: 3, status: 200, response: '' },
    ])
  })

  test('the previous secret and the new one both verify until the previous one is revoked', async () => {
    const { db, secrets } = service.context
    const organization = await service.createOrganization()
    const before = await endpointOf(organization)
    const old = formatSigningSecret(secretOf(before))
    await inTransaction(db, (trx) => rotateEndpointSecret(trx, secrets, before.id))
    const after = formatSigningSecret(secretOf(await reread(before)))
    expect(after).not.toBe(old)
    startWorker()
    await recordUpdate(service, organization)
    await arrived(1)
    expect(verified(old)).toEqual(verified(after))
    expect(await inTransaction(db, (trx) => revokePreviousSecret(trx, before.id))).toBe(true)
    expect(await inTransaction(db, (trx) => revokePreviousSecret(trx, before.id))).toBe(false)
    await recordUpdate(service, organization)
    await arrived(2)
    expect(verified(after, 1)).toMatchObject({ type: 'organization.updated' })
    expect(() => verified(old, 1)).toThrow()
  })

  test('an endpoint with Ed25519 gets a second signature that its public key verifies', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization, { signs_ed25519: true })
    startWorker()
    await recordUpdate(service, organization)
    await arrived(1)
    const { headers, body } = receiver.received[0]!
    expect(verified(formatSigningSecret(secretOf(endpoint)))).toBeTruthy()
    const [, signature] = (headers['webhook-signature'] as string).split(' ')
    const key = formatSigningKey(secretOf(endpoint)).slice('whpk_'.length)
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'base64').toString('base64url') },
      format: 'jwk',
    })
    const id = String(headers['webhook-id'])
    const signed = `${id}.${String(headers['webhook-timestamp'])}.${body.toString()}`
    expect(signature).toMatch(/^v1a,/)
    const bytes = Buffer.from(signature!.slice('v1a,'.length), 'base64')
    expect(verify(null, Buffer.from(signed), publicKey, bytes)).toBe(true)
  })

  test('an endpoint with CloudEvents gets events that the SDK reads, under the same signature', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization, { format: 'cloudevents' })
    startWorker()
    const { position } = await recordUpdate(service, organization)
    await arrived(1)
    const { headers, body } = receiver.received[0]!
    const event = HTTP.toEvent({ headers, body: body.toString() }) as CloudEvent<unknown>
    expect(event.validate()).toBe(true)
    expect(event).toMatchObject({
      id: headers['webhook-id'],
      type: 'organization.updated',
      source: `http://localhost:5005/organization/${organization.id}`,
      position,
      data: { position, detail: { fields: ['name'] } },
    })
    expect(verified(formatSigningSecret(secretOf(endpoint)))).toMatchObject({ specversion: '1.0' })
  })

  test('email addresses are left out unless they are included', async () => {
    const organization = await service.createOrganization()
    await endpointOf(organization)
    await endpointOf(organization, { url: `${receiver.url}/with`, includes_email: true })
    startWorker()
    const body = { organization: organization.id, email: 'ben@harbour.example', roles: ['member'] }
    await organization.owner.as.call(inviteMember, { body: body as never })
    await arrived(2)
    const at = (path: string) => receiver.received.find((each) => each.path === path)!
    expect(at('/').body.toString()).not.toContain('ben@harbour.example')
    expect(at('/with').body.toString()).toContain('ben@harbour.example')
  })

  test('an endpoint receives only the types that it chose', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization, { types: ['member.invited'] })
    await recordUpdate(service, organization)
    await fanOut(service.context)
    expect(await deliveriesOf(endpoint)).toHaveLength(1)
  })
})

describe('an unverified endpoint', () => {
  test('an unverified endpoint receives nothing until it answers a test event with 2xx', async () => {
    const organization = await service.createOrganization()
    receiver.respond = respondWith(404)
    const endpoint = await endpointOf(organization)
    expect(endpoint.state).toBe('unverified')
    await recordUpdate(service, organization)
    await fanOut(service.context)
    expect(await statesOf(endpoint)).toEqual([['endpoint.test', 'failed', 1]])
    receiver.respond = respondWith(200, {}, 'thanks')
    expect(await sendTestEvent(service.context, endpoint)).toMatchObject({
      seq: '2',
      status: 200,
      response: 'thanks',
    })
    expect(await reread(endpoint)).toMatchObject({ state: 'active' })
    expect(receiver.received.at(-1)!.event).toMatchObject({
      type: 'endpoint.test',
      data: { endpoint: endpoint.id },
    })
  })
})

describe('a failing endpoint', () => {
  test("an event waits for the one before it until that one's second attempt has failed", async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    receiver.respond = (response, { event }) =>
      respondWith(event.data['position'] === 2 ? 500 : 200)(response)
    startWorker()
    await recordUpdate(service, organization)
    await recordUpdate(service, organization)
    const positions = () => receiver.received.map(({ event }) => event.data['position'])
    await arrived(1)
    await expect.poll(async () => (await deliveriesOf(endpoint))[1]!.attempts, waitOptions).toBe(1)
    expect(positions()).toEqual([2])
    await makeDue(endpoint)
    await arrived(3)
    expect(positions()).toEqual([2, 2, 3])
  })

  test('with strict order, an event waits until the one before it succeeds', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization, { strict_order: true })
    receiver.respond = respondWith(500)
    startWorker()
    await recordUpdate(service, organization)
    await recordUpdate(service, organization)
    for (const attempts of [1, 2, 3]) {
      await expect
        .poll(async () => (await deliveriesOf(endpoint))[1]!.attempts, waitOptions)
        .toBe(attempts)
      if (attempts === 3) receiver.respond = respondWith(200)
      await makeDue(endpoint)
    }
    await arrived(5)
    expect(receiver.received.map(({ event }) => event.data['position'])).toEqual([2, 2, 2, 2, 3])
  })

  test('a receiver that asks for a rest gets no request meanwhile, at most for an hour', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    receiver.respond = respondWith(429, { 'retry-after': '99999999' })
    startWorker()
    await recordUpdate(service, organization)
    await arrived(1)
    await expect.poll(async () => (await reread(endpoint)).leased_by, waitOptions).toBe(null)
    const { leased_until } = await reread(endpoint)
    const minutes = (leased_until!.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThan(61)
  })

  test('an endpoint that responds with 410 is disabled, collects its events, and continues once enabled', async () => {
    const { db } = service.context
    const organization = await service.createOrganization()
    const other = await endpointOf(organization, { url: `${receiver.url}/other` })
    const endpoint = await endpointOf(organization)
    receiver.respond = (response, { path }) => respondWith(path === '/' ? 410 : 200)(response)
    startWorker()
    await recordUpdate(service, organization)
    await expect.poll(async () => (await reread(endpoint)).state, waitOptions).toBe('disabled')
    expect(await reread(endpoint)).toMatchObject({ disabled_reason: 'gone' })
    await recordUpdate(service, organization)
    await expect
      .poll(() => statesOf(other), waitOptions)
      .toEqual([
        ['endpoint.test', 'succeeded', 1],
        ['organization.updated', 'succeeded', 1],
        ['endpoint.disabled', 'succeeded', 1],
        ['organization.updated', 'succeeded', 1],
      ])
    expect((await statesOf(endpoint)).slice(1)).toEqual([
      ['organization.updated', 'pending', 1],
      ['organization.updated', 'pending', 0],
    ])
    receiver.respond = respondWith(200)
    expect(await inTransaction(db, (trx) => enableEndpoint(trx, endpoint.id))).toBe(true)
    await expect
      .poll(
        async () => (await statesOf(endpoint)).every(([, state]) => state === 'succeeded'),
        waitOptions,
      )
      .toBe(true)
  })

  test('three days of nothing but failures disable an endpoint, and its managers get an email after one', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    const { host } = new URL(receiver.url)
    const makeFailing = (since: string, failures: number) =>
      service.context.pool.query(
        `update event_endpoints set failing_since = now() - $2::interval, failures = $3 where id = $1`,
        [endpoint.id, since, failures],
      )
    const subjects = async () => {
      const { rows } = await service.context.pool.query<{ subject: string }>(
        `select subject from mails where recipient = $1 and kind ~ '^endpoint_' order by created_at`,
        [organization.owner.email],
      )
      return rows.map(({ subject }) => subject)
    }
    receiver.respond = respondWith(500)
    startWorker()
    await makeFailing('25 hours', 5)
    await recordUpdate(service, organization)
    await expect.poll(subjects, waitOptions).toEqual([`Events can’t be delivered to ${host}`])
    await makeFailing('73 hours', 18)
    await makeDue(endpoint)
    await expect.poll(async () => (await reread(endpoint)).failures, waitOptions).toBe(19)
    expect((await reread(endpoint)).state).toBe('active')
    await makeDue(endpoint)
    await expect.poll(async () => (await reread(endpoint)).state, waitOptions).toBe('disabled')
    expect(await subjects()).toEqual([
      `Events can’t be delivered to ${host}`,
      `We’ve disabled the endpoint at ${host}`,
    ])
    const emails = await emailsTo(service.context, organization.owner.email)
    const link = `${service.context.config.publicUrl.href}organization/${organization.id}/endpoints/${endpoint.id}`
    for (const { text } of emails.filter(({ kind }) => kind.startsWith('endpoint_'))) {
      expect(linksIn(text)).toContain(link)
    }
    const { rows } = await service.context.pool.query(
      `select detail from organization_activity where organization_id = $1 and kind = 'endpoint_stopped'`,
      [organization.id],
    )
    expect(rows).toEqual([
      {
        detail: {
          on: { endpoint: endpoint.id },
          host,
          application: null,
          stream: null,
          reason: 'failing',
        },
      },
    ])
  })

  test("a receiver that doesn't respond delays no other endpoint", async () => {
    const slow = await service.createOrganization()
    const quick = await service.createOrganization()
    receiver.respond = (response, { path, event }) => {
      if (path === '/slow' && event.type !== 'endpoint.test') return
      respondWith(200)(response)
    }
    await endpointOf(slow, { url: `${receiver.url}/slow` })
    await endpointOf(quick)
    startWorker({ stopMilliseconds: 0 })
    await recordUpdate(service, slow)
    await arrived(1)
    for (let count = 0; count < 5; count += 1) await recordUpdate(service, quick)
    await arrived(6)
    expect(receiver.received.filter(({ path }) => path === '/slow')).toHaveLength(1)
  })

  test('a paused endpoint collects its events and receives them afterwards', async () => {
    const { db } = service.context
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    expect(await inTransaction(db, (trx) => pauseEndpoint(trx, endpoint.id))).toBe(true)
    startWorker()
    await recordUpdate(service, organization)
    await expect.poll(async () => (await deliveriesOf(endpoint)).length, waitOptions).toBe(2)
    expect(receiver.received).toEqual([])
    await inTransaction(db, (trx) => enableEndpoint(trx, endpoint.id))
    await arrived(1)
  })
})

/** Sees the SQL of each query before it's sent. */
const watched = (see: (text: string) => void) =>
  service.context.db.withPlugin({
    transformQuery: ({ node }) => {
      see(JSON.stringify(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })

describe('a turn', () => {
  test('a turn ends when its endpoint is paused', async () => {
    const { db } = service.context
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    await recordUpdate(service, organization)
    await recordUpdate(service, organization)
    await fanOut(service.context)
    receiver.respond = (response) => {
      void inTransaction(db, (trx) => pauseEndpoint(trx, endpoint.id)).then(() =>
        respondWith(200)(response),
      )
    }
    let lists = 0
    const counting = watched((text) => {
      if (text.includes('cross join lateral')) lists += 1
    })
    startWorker({}, counting)
    await expect.poll(() => lists, waitOptions).toBeGreaterThan(0)
    await expect.poll(async () => (await reread(endpoint)).state, waitOptions).toBe('paused')
    await setTimeout(500)
    expect(lists).toBeLessThan(5)
    expect((await statesOf(endpoint)).at(-1)).toEqual(['organization.updated', 'pending', 0])
  })

  test.each([
    ['paused', (trx: Trx, { id }: EndpointRow) => pauseEndpoint(trx, id), 'pending'],
    ['deleted', deleteEndpoint, 'pending'],
    [
      'moved',
      (trx: Trx, endpoint: EndpointRow) =>
        updateEndpoint(trx, endpoint, { url: `${receiver.url}/elsewhere` }),
      'pending',
    ],
  ] as const)(
    'if an endpoint is %s while a response is recorded, no request follows',
    async (_, change, next) => {
      const { db, pool } = service.context
      const organization = await service.createOrganization()
      const endpoint = await endpointOf(organization)
      await recordUpdate(service, organization)
      await recordUpdate(service, organization)
      await fanOut(service.context)
      const { promise: commit, resolve: letCommit } = Promise.withResolvers<void>()
      let changing: Promise<unknown> = Promise.resolve()
      receiver.respond = (response) => {
        const { promise: changed, resolve: letRespond } = Promise.withResolvers<void>()
        // The change holds the endpoint's lock while the worker records the response.
        changing = inTransaction(db, async (trx) => {
          await change(trx, endpoint)
          letRespond()
          await commit
        })
        void changed.then(() => respondWith(200)(response))
      }
      startWorker()
      await arrived(1)
      await untilBlocked(pool)
      letCommit()
      await changing
      await setTimeout(300)
      expect(receiver.received).toHaveLength(1)
      const [, first, second] = await deliveriesOf(endpoint)
      expect(first).toMatchObject({ state: 'succeeded', attempts: 1 })
      expect(second).toMatchObject({ state: next, attempts: 0 })
    },
  )

  test('an endpoint that is paused between its lease and its first request receives nothing', async () => {
    const { db } = service.context
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    await recordUpdate(service, organization)
    await fanOut(service.context)
    const turn = randomUUID()
    const leasing = { turn, seconds: 60, takesFailing: true, except: [] }
    const leased = (await leaseEndpoint(db, leasing))!
    await inTransaction(db, (trx) => pauseEndpoint(trx, endpoint.id))
    expect(await findDeliveryNow(db, leased.id, '2', turn)).toMatchObject({ is_leased: false })
    expect(await renewLease(db, leased, leasing)).toBe(false)
  })

  test('after an error, the endpoint rests before it is leased again', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    await recordUpdate(service, organization)
    await fanOut(service.context)
    const failing = watched((text) => {
      if (text.includes('insert into event_attempts')) throw new Error('The database failed.')
    })
    startWorker({}, failing)
    await arrived(1)
    await setTimeout(500)
    expect(receiver.received).toHaveLength(1)
    expect(await reread(endpoint)).toMatchObject({
      leased_by: null,
      leased_until: expect.any(Date),
    })
  })

  test('resending an event uses up none of its scheduled attempts', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    receiver.respond = respondWith(500)
    await recordUpdate(service, organization)
    await fanOut(service.context)
    for (let count = 0; count < 3; count += 1) await resend(service.context, endpoint, { seq: '2' })
    startWorker()
    await expect.poll(async () => (await deliveriesOf(endpoint))[1]!.attempts, waitOptions).toBe(4)
    const { rows } = await service.context.pool.query(
      'select in_order, scheduled_attempts from event_deliveries where endpoint_id = $1 and seq = 2',
      [endpoint.id],
    )
    expect(rows).toEqual([{ in_order: true, scheduled_attempts: 1 }])
  })
})

describe('workers', () => {
  test('two workers take turns, and one at a time sends to an endpoint', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    let open = 0
    let mostOpen = 0
    receiver.respond = (response) => {
      open += 1
      mostOpen = Math.max(mostOpen, open)
      void setTimeout(30).then(() => {
        open -= 1
        respondWith(204)(response)
      })
    }
    const sent = [0, 0]
    const turns = { turnMilliseconds: 100, findMilliseconds: 5 }
    for (const worker of [0, 1]) {
      const counting = watched((text) => {
        if (text.includes('insert into event_attempts')) sent[worker]! += 1
      })
      startWorker(turns, counting)
    }
    for (let count = 0; count < 40; count += 1) await recordUpdate(service, organization)
    await expect
      .poll(async () => new Set((await statesOf(endpoint)).map(([, state]) => state)), waitOptions)
      .toEqual(new Set(['succeeded']))
    const positions = receiver.received.map(({ event }) => event.data['position'])
    expect(positions).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
    expect(mostOpen).toBe(1)
    expect(Math.min(...sent)).toBeGreaterThan(0)
    const seqs = (await deliveriesOf(endpoint)).map(({ seq }) => Number(seq))
    expect(seqs).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
  })

  test("the many endpoints of one organization don't delay another organization's", async () => {
    const many = await service.createOrganization()
    const one = await service.createOrganization()
    const owned = await createEventApplication(many, [
      'organization:read',
      'service-account:manage',
    ])
    const owners = [
      ...Array.from({ length: 2 }, () => ({ organization_id: many.id })),
      ...Array.from({ length: 2 }, () => ({ application_id: owned.id })),
    ]
    for (const owner of owners) {
      await createTestEndpoint(service, many, owner, { url: `${receiver.url}/slow` })
    }
    await endpointOf(one)
    receiver.respond = (response, { path }) => {
      if (path !== '/slow') respondWith(204)(response)
    }
    startWorker({ endpoints: 4, sameOrganization: 3, stopMilliseconds: 0 })
    await recordUpdate(service, many)
    await arrived(3)
    await recordUpdate(service, one)
    await arrived(4)
    await setTimeout(300)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/slow', '/slow', '/slow', '/'])
  })

  test('a worker that dies before it records a response leads to the same event again', async () => {
    const organization = await service.createOrganization()
    const endpoint = await endpointOf(organization)
    const first = startWorker({ stopMilliseconds: 0 })
    receiver.respond = () => {}
    await recordUpdate(service, organization)
    await arrived(1)
    await first.stop()
    receiver.respond = respondWith(200)
    await makeDue(endpoint)
    startWorker()
    await arrived(2)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids[0]).toBe(ids[1])
  })
})

describe("an application's endpoint", () => {
  async function setUp(scopes: Parameters<typeof createEventApplication>[1]) {
    const owning = await service.createOrganization()
    const served = await service.createOrganization()
    const application = await createEventApplication(owning, scopes)
    const endpoint = await createTestEndpoint(
      service,
      owning,
      { application_id: application.id },
      { url: receiver.url },
    )
    receiver.received.length = 0
    return { owning, served, application, endpoint }
  }

  test('an application receives events of organizations that authorized it, by its scopes', async () => {
    const { served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    await recordUpdate(service, served)
    await authorizeForTest(served, application)
    await recordUpdate(service, served)
    const body = { organization: served.id, email: 'ben@harbour.example', roles: ['member'] }
    await served.owner.as.call(inviteMember, { body: body as never })
    await fanOut(service.context)
    expect((await deliveriesOf(endpoint)).map(({ type }) => type)).toEqual([
      'endpoint.test',
      'application.authorized',
      'organization.updated',
    ])
  })

  test("without the scope for its own name, an application receives only what's about itself", async () => {
    const { served, application, endpoint } = await setUp(['organization:read'])
    await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await fanOut(service.context)
    expect((await deliveriesOf(endpoint)).map(({ type }) => type)).toEqual([
      'endpoint.test',
      'application.authorized',
    ])
  })

  test('revoking the authorization cancels pending events, and only the revocation is sent', async () => {
    const { owning, served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    const authorization = await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await fanOut(service.context)
    await served.owner.as.call(revokeAuthorization, { params: { id: authorization.id } })
    await recordUpdate(service, served)
    startWorker()
    await arrived(1)
    expect(receiver.types()).toEqual(['authorization.revoked'])
    const { data } = await owning.owner.as.call(listDeliveries, {
      params: { id: endpoint.id },
      query: {},
    })
    expect(data.map(({ organization }) => organization)).toEqual(data.map(() => null))
    expect((await statesOf(endpoint)).slice(1)).toEqual([
      ['application.authorized', 'canceled', 0],
      ['organization.updated', 'canceled', 0],
      ['authorization.revoked', expect.any(String), expect.any(Number)],
    ])
  })

  test("the email about an application's endpoint links to the page of that endpoint", async () => {
    const { owning, served, application, endpoint } = await setUp(['organization:read'])
    await authorizeForTest(served, application)
    receiver.respond = respondWith(410)
    startWorker()
    await expect.poll(async () => (await reread(endpoint)).state, waitOptions).toBe('disabled')
    const { publicUrl } = service.context.config
    const emails = async () =>
      (await emailsTo(service.context, owning.owner.email)).filter(
        ({ kind }) => kind === 'endpoint_disabled',
      )
    await expect.poll(async () => (await emails()).length, waitOptions).toBe(1)
    const [email] = await emails()
    expect(linksIn(email!.text)).toContain(
      `${publicUrl.href}application/${application.id}/endpoints/${endpoint.id}`,
    )
  })

  test('a later authorization opens nothing that was planned under one that was revoked', async () => {
    const { served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    const { db } = service.context
    const authorization = await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await fanOut(service.context)
    await served.owner.as.call(revokeAuthorization, { params: { id: authorization.id } })
    await authorizeForTest(served, application)
    await makePendingDue(db, endpoint.id)
    startWorker()
    await arrived(2)
    expect(receiver.types()).toEqual(['authorization.revoked', 'application.authorized'])
  })

  test('deliveries wait for a restore if their application is deleted during a turn', async () => {
    const { served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await fanOut(service.context)
    receiver.respond = (response) => {
      const stop = 'update applications set stopped_at = now() where id = $1'
      void service.context.pool.query(stop, [application.id]).then(() => respondWith(200)(response))
    }
    startWorker()
    await arrived(1)
    await expect.poll(async () => (await reread(endpoint)).leased_by, waitOptions).toBeNull()
    expect((await statesOf(endpoint)).slice(1)).toEqual([
      ['application.authorized', 'succeeded', 1],
      ['organization.updated', 'pending', 0],
    ])
  })

  async function setUpDeletion() {
    const { served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    await authorizeForTest(served, application)
    await fanOut(service.context)
    const params = { id: served.id }
    return {
      served,
      endpoint,
      remove: () => served.owner.as.call(deleteOrganization, { params }),
      restore: () => served.owner.as.call(restoreOrganization, { params }),
    }
  }
  const updatesOf = async (endpoint: EndpointRow) =>
    (await deliveriesOf(endpoint))
      .filter(({ type }) => type === 'organization.updated')
      .map(({ state, attempts }) => [state, attempts])

  test('events of a deleted organization wait for its restore, and its deletion is sent', async () => {
    const { served, endpoint, remove, restore } = await setUpDeletion()
    await recordUpdate(service, served)
    await fanOut(service.context)
    // This one is planned only once the organization is deleted.
    await recordUpdate(service, served)
    await remove()
    startWorker()
    await arrived(1)
    await setTimeout(300)
    expect(receiver.types()).toEqual(['organization.deleted'])
    expect(await updatesOf(endpoint)).toEqual([
      ['pending', 0],
      ['pending', 0],
    ])
    await expect
      .poll(() => reread(endpoint), waitOptions)
      .toMatchObject({ leased_by: null, due_at: null })
    await restore()
    await arrived(5)
    expect(receiver.types()).toEqual([
      'organization.deleted',
      'application.authorized',
      'organization.updated',
      'organization.updated',
      'organization.restored',
    ])
  })

  test("retries wait for an organization's restore, too", async () => {
    const { served, endpoint, remove, restore } = await setUpDeletion()
    await recordUpdate(service, served)
    await fanOut(service.context)
    await service.context.pool.query(
      'update event_deliveries set in_order = false where endpoint_id = $1',
      [endpoint.id],
    )
    await remove()
    startWorker()
    await arrived(1)
    await setTimeout(300)
    expect(receiver.types()).toEqual(['organization.deleted'])
    await restore()
    await arrived(4)
    expect(receiver.types().toSorted()).toEqual([
      'application.authorized',
      'organization.deleted',
      'organization.restored',
      'organization.updated',
    ])
  })

  test('an organization that is deleted during a turn gets no further request', async () => {
    const { served, endpoint, remove } = await setUpDeletion()
    await recordUpdate(service, served)
    await fanOut(service.context)
    receiver.respond = (response, { event }) => {
      const isFirst = event.type === 'application.authorized'
      void (isFirst ? remove() : Promise.resolve()).then(() => respondWith(200)(response))
    }
    startWorker()
    await arrived(2)
    await setTimeout(300)
    expect(receiver.types()).toEqual(['application.authorized', 'organization.deleted'])
    expect(await updatesOf(endpoint)).toEqual([['pending', 0]])
  })

  test('events of a deleted organization end with its permanent deletion', async () => {
    const { served, endpoint, remove } = await setUpDeletion()
    await recordUpdate(service, served)
    await fanOut(service.context)
    await remove()
    await endGracePeriod(service.context, 'organizations', served.id)
    while (await purgeOrganizationStep(service.context, served.id, 100)) {
      // Each step removes some of the data.
    }
    const left = await deliveriesOf(endpoint)
    expect(left.map(({ type }) => type)).toEqual(['endpoint.test'])
  })

  test('revoking an authorization during a turn cancels the events that follow', async () => {
    const { served, application, endpoint } = await setUp([
      'organization:read',
      'service-account:manage',
    ])
    const { id } = await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await recordUpdate(service, served)
    await fanOut(service.context)
    receiver.respond = (response, { event }) => {
      const isFirst = event.type === 'application.authorized'
      const revoking = isFirst
        ? served.owner.as.call(revokeAuthorization, { params: { id } })
        : Promise.resolve()
      void revoking.then(() => respondWith(200)(response))
    }
    startWorker()
    await arrived(2)
    expect(receiver.types()).toEqual(['application.authorized', 'authorization.revoked'])
    expect(await updatesOf(endpoint)).toEqual([
      ['canceled', 0],
      ['canceled', 0],
    ])
  })

  test('a scope that the application no longer requests ends deliveries that were planned', async () => {
    const { owning, served, application, endpoint } = await setUp([
      'organization:read',
      'profile:read',
      'service-account:manage',
    ])
    await authorizeForTest(served, application)
    await recordUpdate(service, served)
    await fanOut(service.context)
    await requestApproval(owning, application, ['profile:read', 'service-account:manage'])
    startWorker()
    await expect
      .poll(async () => (await statesOf(endpoint))[2], waitOptions)
      .toEqual(['organization.updated', 'canceled', 0])
    expect(receiver.types()).toContain('application.authorized')
  })
})
