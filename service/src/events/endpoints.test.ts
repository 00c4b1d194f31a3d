import { createHmac } from 'node:crypto'
import { getAccessGrant, listAccessGrants } from '@accord/contract/access.ts'
import { deleteApplication } from '@accord/contract/applications.ts'
import {
  createApplicationEndpoint,
  createOrganizationEndpoint,
  deleteEndpoint,
  enableEndpoint,
  getDelivery,
  getEndpoint,
  getEndpointPublicKey,
  getEndpointSecret,
  listApplicationEndpoints,
  listDeliveries,
  listEventTypes,
  listOrganizationEndpoints,
  maxEndpoints,
  pauseEndpoint,
  resendDelivery,
  resendFailed,
  revokePreviousEndpointSecret,
  rotateEndpointSecret,
  testEndpoint,
  updateEndpoint,
} from '@accord/contract/event-endpoints.ts'
import { eventTypes } from '@accord/contract/event-types.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApplication } from '#testing/applications.ts'
import { statusCodes } from '#testing/concurrency.ts'
import { recordUpdate } from '#testing/events.ts'
import {
  type EventReceiver,
  respondWith,
  startEventReceiver,
} from '#testing/helpers/event-receiver.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { countFailedSince, resendFailedIn } from '#data/events/due-deliveries.store.ts'
import { sweepEndedEndpoints } from '#data/events/endpoints.store.ts'
import { fanOut } from './fan-out.ts'

let service: TestService
let receiver: EventReceiver
let organization: TestOrganization
let owner: TestMember
let admin: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  receiver = await startEventReceiver()
})
afterAll(() => receiver[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  receiver.received.length = 0
  receiver.respond = respondWith(204)
  organization = await service.createOrganization()
  owner = organization.owner
  admin = await service.createMember(organization, ['admin'])
})

const byId = ({ id }: { id: string }) => ({ params: { id } })
const bodyless = ({ id }: { id: string }) => ({ params: { id }, body: {} })
const create = (form: object = {}, as = owner.as) =>
  as.call(createOrganizationEndpoint, {
    ...byId(organization),
    body: { url: `${receiver.url}/accord`, ...form },
  })
const refused = (form: object, as = owner.as) =>
  as.refused(createOrganizationEndpoint, {
    ...byId(organization),
    body: { url: receiver.url, ...form },
  })
const send = (endpoint: { id: string }) => owner.as.call(testEndpoint, bodyless(endpoint))
async function verified(form: object = {}) {
  const endpoint = await create(form)
  expect((await send(endpoint)).endpoint.state).toBe('active')
  receiver.received.length = 0
  return endpoint
}
const get = (endpoint: { id: string }) => owner.as.call(getEndpoint, byId(endpoint))

async function newest() {
  const { data } = await owner.as.call(listOrganizationActivity, {
    ...byId(organization),
    query: { $limit: 1 },
  })
  return data[0]!
}

/** Plans a delivery of an event that just happened. */
async function delivered(endpoint: { id: string }) {
  await recordUpdate(service, organization)
  await fanOut(service.context)
  const { data } = await owner.as.call(listDeliveries, {
    ...byId(endpoint),
    query: { type: 'organization.updated' },
  })
  return data[0]!
}
/** `deliver.test.ts` verifies signatures with the libraries that receivers use. */
function isSignedWith(secret: string, { headers, body }: EventReceiver['received'][number]) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const begin = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.`
  const signature = createHmac('sha256', key).update(begin).update(body).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`)
}

const at = (endpoint: { id: string }, { seq }: { seq: number }) => ({
  params: { id: endpoint.id, seq },
})

describe('creating an endpoint', () => {
  test('a new endpoint is unverified, has a secret, and is recorded with its host only', async () => {
    const url = `${receiver.url}/hooks/secret-path?token=x`
    const { secret, ...endpoint } = await create({ url, types: ['member.invited'] }, admin.as)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(endpoint).toMatchObject({
      organization: { id: organization.id },
      application: null,
      url,
      types: ['member.invited'],
      format: 'standard',
      includesEmail: false,
      state: 'unverified',
      createdBy: 'Ana Duarte',
      deliveries: { pending: 0, failed: 0 },
    })
    expect(await get(endpoint)).toEqual(endpoint)
    const { kind, detail } = await newest()
    expect({ kind, detail }).toMatchObject({
      kind: 'endpoint_created',
      detail: { host: new URL(url).host, application: null },
    })
    expect(JSON.stringify(detail)).not.toContain('secret-path')
  })

  test('a repeated request with the same key creates one endpoint', async () => {
    const path = `/api/organization/${organization.id}/endpoints`
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const ask = () => owner.as.with(headers).request('POST', path, { url: receiver.url })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    const { data } = await owner.as.call(listOrganizationEndpoints, {
      ...byId(organization),
      query: {},
    })
    expect(data).toHaveLength(1)
  })

  test.each([
    ['http://hooks.example/', 'Use https. Plain http is allowed only for localhost.'],
    ['https://user:pw@hooks.example/', "The address can't contain a user name or password."],
    ['https://hooks.example:25/', 'Use port 443, or port 1024 or higher.'],
    ['https://hooks.example/#top', "The address can't contain a fragment (#)."],
    ['ftp://hooks.example/', 'Enter an https address.'],
  ])('the URL %s is rejected', async (url, complaint) => {
    expect(await refused({ url })).toMatchObject({ body: { fields: { url: complaint } } })
  })

  test('an internal address is rejected where the service is public', async () => {
    await using open = await startTestService({ beside: service })
    Object.assign(open.context.config, { local: false })
    const as = open.anonymous.with({ authorization: `Bearer ${owner.token}` })
    for (const host of ['10.0.0.1', '[::1]', 'db.internal', '169.254.169.254']) {
      const path = `/api/organization/${organization.id}/endpoints`
      const { status, body } = await as.request('POST', path, { url: `https://${host}/` })
      expect([status, body]).toMatchObject([
        400,
        { fields: { url: 'Use an address on the public internet.' } },
      ])
    }
  })

  test('an organization has ten endpoints at most, even if two people create them at once', async () => {
    for (let made = 1; made < maxEndpoints.organization; made += 1) await create()
    const path = `/api/organization/${organization.id}/endpoints`
    const answers = await Promise.all(
      [owner, admin].map(({ as }) => as.request('POST', path, { url: receiver.url })),
    )
    expect(statusCodes(answers)).toEqual({ 201: 1, 409: 1 })
  })

  test('an application has five endpoints at most, and none with email addresses', async () => {
    const application = await createTestApplication(organization)
    const body = { url: receiver.url }
    const wanted = { ...byId(application), body: { ...body, includesEmail: true } }
    expect(await owner.as.refused(createApplicationEndpoint, wanted)).toMatchObject({
      status: 400,
      body: { fields: { includesEmail: expect.any(String) } },
    })
    for (let made = 0; made < maxEndpoints.application; made += 1) {
      await owner.as.call(createApplicationEndpoint, { ...byId(application), body })
    }
    expect(
      await owner.as.refused(createApplicationEndpoint, { ...byId(application), body }),
    ).toMatchObject({ status: 409, body: { code: 'too_many_endpoints' } })
    const { data } = await owner.as.call(listApplicationEndpoints, {
      ...byId(application),
      query: { $limit: 2 },
    })
    expect(data).toMatchObject([
      { application: { id: application.id } },
      { organization: { id: organization.id } },
    ])
    expect(await newest()).toMatchObject({ detail: { application: application.name } })
  })

  test('only an owner includes email addresses, or redirects an endpoint that includes them', async () => {
    expect((await refused({ includesEmail: true }, admin.as)).body.code).toBe(
      'only_owners_include_email',
    )
    const endpoint = await create({ includesEmail: true })
    const change = (as: typeof owner.as, body: object) =>
      as.request('PATCH', `/api/endpoint/${endpoint.id}`, body)
    expect(await change(admin.as, { url: `${receiver.url}/other` })).toMatchObject({
      body: { code: 'only_owners_include_email' },
    })
    expect((await change(owner.as, { types: ['member.invited'] })).status).toBe(200)
    expect((await change(admin.as, { types: [] })).status).toBe(403)
    expect((await change(admin.as, { types: ['member.invited', 'member.removed'] })).status).toBe(
      403,
    )
    expect((await change(admin.as, { includesEmail: false })).status).toBe(200)
    expect((await change(admin.as, { includesEmail: true })).status).toBe(403)
    expect((await change(owner.as, { includesEmail: true })).status).toBe(200)
  })
})

describe('a test event', () => {
  test('an endpoint that responds with 2xx becomes active, and others stay unverified', async () => {
    const endpoint = await create()
    receiver.respond = respondWith(500, {}, 'broken')
    expect(await send(endpoint)).toMatchObject({
      endpoint: { state: 'unverified' },
      attempt: { number: 1, status: 500, response: 'broken', error: null },
    })
    receiver.respond = respondWith(200, {}, 'ok')
    expect(await send(endpoint)).toMatchObject({
      endpoint: { state: 'active', lastSuccessAt: expect.any(String) },
      attempt: { status: 200, response: 'ok' },
    })
    expect(receiver.types()).toEqual(['endpoint.test', 'endpoint.test'])
    const [, received] = receiver.received
    expect(received!.event.data).toMatchObject({ endpoint: endpoint.id })
    expect(isSignedWith(endpoint.secret, received!)).toBe(true)
  })

  test('a response of bytes that are not text is recorded', async () => {
    const endpoint = await create()
    receiver.respond = (response) => void response.end(Buffer.alloc(3000, 0xff))
    const { attempt } = await send(endpoint)
    expect(attempt).toMatchObject({ status: 200, response: expect.stringMatching(/^\u{FFFD}+$/u) })
  })

  test('an endpoint gets three test events a minute at most', async () => {
    await using strict = await startTestService({
      limits: 'testEventsPerEndpoint=3/1m',
      beside: service,
    })
    const { id } = await create()
    const as = strict.anonymous.with({ authorization: `Bearer ${owner.token}` })
    const answers = []
    for (let sent = 0; sent < 4; sent += 1) {
      answers.push(await as.request('POST', `/api/endpoint/${id}/test`))
    }
    expect(statusCodes(answers)).toEqual({ 200: 3, 429: 1 })
  })
})

describe('changing an endpoint', () => {
  test('a change of the settings is recorded by what changed, and not at all if nothing did', async () => {
    const endpoint = await verified({ types: ['member.invited'] })
    const body = {
      types: ['member.left' as const, 'member.invited' as const],
      format: 'cloudevents' as const,
      strictOrder: true,
      signsEd25519: true,
    }
    const changed = await owner.as.call(updateEndpoint, { ...byId(endpoint), body })
    expect(changed).toMatchObject({ ...body, state: 'active' })
    const activity = await newest()
    expect(activity).toMatchObject({
      kind: 'endpoint_changed',
      detail: { changes: ['types', 'cloudevents', 'strict_order_on', 'ed25519_on'] },
    })
    await owner.as.call(updateEndpoint, { ...byId(endpoint), body })
    expect((await newest()).id).toBe(activity.id)
  })

  test('another URL makes the endpoint unverified', async () => {
    const endpoint = await verified()
    const body = { url: `${receiver.url}/elsewhere` }
    expect(await owner.as.call(updateEndpoint, { ...byId(endpoint), body })).toMatchObject({
      ...body,
      state: 'unverified',
    })
    expect(await owner.as.refused(enableEndpoint, bodyless(endpoint))).toMatchObject({
      body: { code: 'endpoint_unverified' },
    })
  })

  test('an endpoint can be paused and enabled again, and each is recorded once', async () => {
    const endpoint = await verified()
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.as.call(pauseEndpoint, bodyless(endpoint))).state).toBe('paused')
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.as.call(enableEndpoint, bodyless(endpoint))).state).toBe('active')
    }
    const { data } = await owner.as.call(listOrganizationActivity, {
      ...byId(organization),
      query: { kind: 'endpoint_changed' },
    })
    expect(data).toMatchObject([
      { detail: { changes: ['enabled'] } },
      { detail: { changes: ['paused'] } },
    ])
    const unverified = await create()
    expect(await owner.as.refused(pauseEndpoint, bodyless(unverified))).toMatchObject({
      body: { code: 'endpoint_not_active' },
    })
  })

  test('enabling an endpoint makes all its waiting deliveries due', async () => {
    const { pool } = service.context
    const endpoint = await verified()
    await owner.as.call(pauseEndpoint, bodyless(endpoint))
    await pool.query(
      `insert into event_deliveries (endpoint_id, seq, event_id, type, due_at)
       select $1, n, gen_random_uuid(), 'organization.updated', now() + interval '1 day' from generate_series(10, 2500) n`,
      [endpoint.id],
    )
    await owner.as.call(enableEndpoint, bodyless(endpoint))
    const waiting = 'select from event_deliveries where endpoint_id = $1 and due_at > now()'
    expect((await pool.query(waiting, [endpoint.id])).rowCount).toBe(0)
  })

  test('an endpoint of a deleted application can only be read and deleted', async () => {
    const application = await createTestApplication(organization)
    const body = { url: receiver.url }
    const endpoint = await owner.as.call(createApplicationEndpoint, { ...byId(application), body })
    await send(endpoint)
    await owner.as.call(deleteApplication, byId(application))
    const listed = { ...byId(application), query: {} }
    const { data } = await owner.as.call(listApplicationEndpoints, listed)
    expect(data).toEqual([await get(endpoint)])
    const { data: deliveries } = await owner.as.call(listDeliveries, {
      ...byId(endpoint),
      query: {},
    })
    expect(deliveries).toMatchObject([{ type: 'endpoint.test', state: 'succeeded' }])
    const { seq } = deliveries[0]!
    expect((await owner.as.call(getDelivery, at(endpoint, { seq }))).log).toHaveLength(1)
    const since = new Date(0).toISOString()
    const changes = [
      owner.as.refused(createApplicationEndpoint, { ...byId(application), body }),
      owner.as.refused(updateEndpoint, { ...byId(endpoint), body: { strictOrder: true } }),
      owner.as.refused(testEndpoint, bodyless(endpoint)),
      owner.as.refused(pauseEndpoint, bodyless(endpoint)),
      owner.as.refused(enableEndpoint, bodyless(endpoint)),
      owner.as.refused(rotateEndpointSecret, bodyless(endpoint)),
      owner.as.refused(resendDelivery, { ...at(endpoint, { seq }), body: {} }),
      owner.as.refused(resendFailed, { ...byId(endpoint), body: { since } }),
    ]
    for (const answer of await Promise.all(changes)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'application_deleted' } })
    }
    expect(receiver.types()).toEqual(['endpoint.test'])
    await owner.as.call(deleteEndpoint, byId(endpoint))
    expect((await owner.as.refused(getEndpoint, byId(endpoint))).status).toBe(404)
  })

  test('deleting an endpoint previews the events that it would lose', async () => {
    const endpoint = await verified()
    expect(await owner.as.preview(deleteEndpoint, byId(endpoint))).toEqual([])
    await delivered(endpoint)
    const pending = (await get(endpoint)).deliveries.pending
    expect(pending).toBeGreaterThan(0)
    expect(await owner.as.preview(deleteEndpoint, byId(endpoint))).toEqual([
      { kind: 'deliveries', count: pending, names: [] },
    ])
    await owner.as.call(deleteEndpoint, byId(endpoint))
    expect(await newest()).toMatchObject({ kind: 'endpoint_deleted' })
  })

  test('workers remove the deliveries of a deleted endpoint in steps', async () => {
    const { db, pool } = service.context
    const endpoint = await verified()
    const kept = await verified()
    await pool.query(
      `insert into event_deliveries (endpoint_id, seq, event_id, type)
       select $1, n, gen_random_uuid(), 'organization.updated' from generate_series(10, 2500) n`,
      [endpoint.id],
    )
    await owner.as.call(deleteEndpoint, byId(endpoint))
    const count = async ({ id }: { id: string }) =>
      (await pool.query('select from event_deliveries where endpoint_id = $1', [id])).rowCount
    expect(await count(endpoint)).toBeGreaterThan(2400)
    await sweepEndedEndpoints(db)
    expect([await count(endpoint), await count(kept)]).toEqual([0, 1])
    const { rowCount } = await pool.query(
      'select from event_endpoint_ends where endpoint_id = $1',
      [endpoint.id],
    )
    expect(rowCount).toBe(0)
  })
})

test("a deleted endpoint's deliveries are all removed if two workers remove them at once", async () => {
  const { db, pool } = service.context
  const endpoint = await verified()
  await pool.query(
    `insert into event_deliveries (endpoint_id, seq, event_id, type)
     select $1, n, gen_random_uuid(), 'organization.updated' from generate_series(10, 2500) n`,
    [endpoint.id],
  )
  await owner.as.call(deleteEndpoint, byId(endpoint))
  const other = await pool.connect()
  await other.query('begin')
  await other.query('delete from event_deliveries where endpoint_id = $1 and seq < 1400', [
    endpoint.id,
  ])
  const sweeping = sweepEndedEndpoints(db)
  const waiting = `select from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%event_deliveries%' and datname = current_database()`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  await other.query('commit')
  other.release()
  await sweeping
  await sweepEndedEndpoints(db)
  const left = 'select from event_deliveries where endpoint_id = $1'
  expect((await pool.query(left, [endpoint.id])).rowCount).toBe(0)
})

describe('the secret', () => {
  test('every view of the secret is recorded, and the secret stays the same', async () => {
    const endpoint = await create()
    expect(await owner.as.call(getEndpointSecret, byId(endpoint))).toEqual({
      secret: endpoint.secret,
    })
    expect(await newest()).toMatchObject({ kind: 'endpoint_secret_shown' })
  })

  test('someone who views a secret for the first time gets an email', async () => {
    const endpoint = await create()
    const subject = 'An endpoint’s secret was viewed from your account'
    const received = async ({ email }: TestMember) =>
      (await emailsTo(service.context, email)).filter((mail) => mail.subject === subject)
    await owner.as.call(getEndpointSecret, byId(endpoint))
    // The owner saw it when they created the endpoint.
    expect(await received(owner)).toEqual([])
    await admin.as.call(getEndpointSecret, byId(endpoint))
    await admin.as.call(getEndpointSecret, byId(endpoint))
    const mails = await received(admin)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('The secret of the endpoint at 127.0.0.1')
    expect(mails[0]!.text).toContain(`/organization/${organization.id}/endpoints/${endpoint.id}`)
    expect(mails[0]!.text).not.toContain(endpoint.secret)
  })

  test('a rotated secret and its predecessor both sign, until the predecessor is revoked', async () => {
    const endpoint = await verified()
    const { secret, previousSecretUntil } = await owner.as.call(
      rotateEndpointSecret,
      bodyless(endpoint),
    )
    const hours = (Date.parse(previousSecretUntil) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    const signedWith = async () => {
      await send(endpoint)
      const received = receiver.received.at(-1)!
      return [endpoint.secret, secret].map((each) => isSignedWith(each, received))
    }
    expect(await signedWith()).toEqual([true, true])
    expect(
      (await owner.as.call(revokePreviousEndpointSecret, bodyless(endpoint))).previousSecretUntil,
    ).toBe(null)
    expect(await signedWith()).toEqual([false, true])
    expect(await owner.as.refused(revokePreviousEndpointSecret, bodyless(endpoint))).toMatchObject({
      status: 409,
      body: { code: 'no_previous_secret' },
    })
  })

  test('former members who viewed the secret are named until it is replaced', async () => {
    const endpoint = await create()
    await admin.as.call(getEndpointSecret, byId(endpoint))
    expect((await get(endpoint)).secretSeenByFormer).toEqual([])
    await service.context.pool.query('delete from profiles where id = $1', [admin.profileId])
    expect((await get(endpoint)).secretSeenByFormer).toMatchObject([{ name: 'Ana Duarte' }])
    await owner.as.call(rotateEndpointSecret, bodyless(endpoint))
    expect((await get(endpoint)).secretSeenByFormer).toHaveLength(1)
    await owner.as.call(revokePreviousEndpointSecret, bodyless(endpoint))
    expect((await get(endpoint)).secretSeenByFormer).toEqual([])
  })

  test('the public key is available once the endpoint uses it', async () => {
    const endpoint = await create()
    expect(await owner.as.call(getEndpointPublicKey, byId(endpoint))).toEqual({ publicKey: null })
    const body = { signsEd25519: true }
    await owner.as.call(updateEndpoint, { ...byId(endpoint), body })
    const { publicKey } = await owner.as.call(getEndpointPublicKey, byId(endpoint))
    expect(publicKey).toMatch(/^whpk_[\w+/]{43}=$/)
  })
})

describe('deliveries', () => {
  test('a delivery shows the request as it would be sent now, without its signature', async () => {
    const endpoint = await verified()
    const delivery = await delivered(endpoint)
    expect(delivery).toMatchObject({
      type: 'organization.updated',
      organization: { id: organization.id },
      state: 'pending',
      attempts: 0,
      lastStatus: null,
      endedAt: null,
    })
    const { request, log } = await owner.as.call(getDelivery, at(endpoint, delivery))
    expect(log).toEqual([])
    expect(request!.headers).toMatchObject({
      'webhook-id': delivery.event,
      'webhook-signature': 'v1,…',
    })
    expect(JSON.parse(request!.body)).toMatchObject({
      type: 'organization.updated',
      data: { organization: organization.id, position: delivery.position },
    })
    const unknown = at(endpoint, { seq: 999 })
    expect((await owner.as.refused(getDelivery, unknown)).status).toBe(404)
  })

  test('a resent delivery has the same ID, and resending is recorded', async () => {
    const endpoint = await verified()
    const delivery = await delivered(endpoint)
    await owner.as.call(pauseEndpoint, bodyless(endpoint))
    for (const status of [500, 204]) {
      receiver.respond = respondWith(status)
      expect(
        await owner.as.call(resendDelivery, { ...at(endpoint, delivery), body: {} }),
      ).toMatchObject({ status })
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.event, delivery.event])
    expect(await newest()).toMatchObject({
      kind: 'endpoint_events_resent',
      detail: { deliveries: 1 },
    })
    const { log, state } = await owner.as.call(getDelivery, at(endpoint, delivery))
    expect(state).toBe('succeeded')
    expect(log.map(({ status, number }) => [number, status])).toEqual([
      [2, 204],
      [1, 500],
    ])
  })

  test('an event that was deleted from the activity is no longer sent', async () => {
    const endpoint = await verified()
    const delivery = await delivered(endpoint)
    await service.context.pool.query(
      'update event_deliveries set event_id = gen_random_uuid() where endpoint_id = $1 and seq = $2',
      [endpoint.id, delivery.seq],
    )
    expect((await owner.as.call(getDelivery, at(endpoint, delivery))).request).toBe(null)
    expect(
      await owner.as.refused(resendDelivery, { ...at(endpoint, delivery), body: {} }),
    ).toMatchObject({
      status: 409,
      body: { code: 'event_unavailable' },
    })
  })

  test('everything that failed since a time is resent', async () => {
    const endpoint = await verified()
    await delivered(endpoint)
    await delivered(endpoint)
    await service.context.pool.query(
      `update event_deliveries set state = 'failed',
         ended_at = case when seq % 2 = 0 then now() else now() - interval '2 days' end
       where endpoint_id = $1`,
      [endpoint.id],
    )
    const { deliveries } = await get(endpoint)
    expect(deliveries.pending).toBe(0)
    const failed = () =>
      owner.as.call(listDeliveries, { ...byId(endpoint), query: { state: 'failed' } })
    const before = (await failed()).__meta.total
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const again = await owner.as.call(resendFailed, { ...byId(endpoint), body: { since } })
    expect(again.deliveries).toBe(2)
    expect((await failed()).__meta.total).toBe(before - again.deliveries)
    expect((await get(endpoint)).deliveries.pending).toBe(again.deliveries)
    const activity = await newest()
    expect(activity).toMatchObject({
      kind: 'endpoint_events_resent',
      detail: { deliveries: 2, uncounted: false },
    })
    expect(await owner.as.call(resendFailed, { ...byId(endpoint), body: { since } })).toEqual({
      deliveries: 0,
      more: false,
    })
    expect((await newest()).id).toBe(activity.id)
  })

  test('resending many failed events takes several steps, and leaves out what fails meanwhile', async () => {
    const { db, pool } = service.context
    const endpoint = await verified()
    await pool.query(
      `insert into event_deliveries (endpoint_id, seq, event_id, type, state, ended_at)
       select $1, seq, gen_random_uuid(), 'organization.updated', 'failed', now()
       from generate_series(100, 2599) seq`,
      [endpoint.id],
    )
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const failed = await countFailedSince(db, endpoint.id, since)
    await pool.query(
      `update event_deliveries set ended_at = clock_timestamp() where endpoint_id = $1 and seq = 100`,
      [endpoint.id],
    )
    await resendFailedIn(db, endpoint.id, failed.period)
    const list = { ...byId(endpoint), query: { state: 'failed' as const } }
    expect((await owner.as.call(listDeliveries, list)).data.map(({ seq }) => seq)).toEqual([100])
    expect(failed).toMatchObject({ count: 1000, more: true })
  })
})

test('the catalog has every type with an example', async () => {
  const { data } = await service.anonymous.call(listEventTypes)
  expect(data.map(({ type }) => type)).toEqual([
    ...eventTypes,
    'endpoint.test',
    'endpoint.disabled',
  ])
  for (const { type, example } of data) expect(example?.type ?? type).toBe(type)
})

test('an endpoint is access to the organization once it was verified', async () => {
  const endpoint = await create()
  const list = async () =>
    (await owner.as.call(listAccessGrants, { ...byId(organization), query: { kind: 'endpoint' } }))
      .data
  expect(await list()).toEqual([])
  const { endpoint: now } = await send(endpoint)
  expect(await list()).toMatchObject([
    {
      id: endpoint.id,
      kind: 'endpoint',
      name: new URL(receiver.url).host,
      allowedBy: 'Ana Duarte',
      lastUsedAt: now.lastSuccessAt,
      canRevoke: true,
    },
  ])
  const params = { id: organization.id, kind: 'endpoint' as const, grant: endpoint.id }
  expect(await owner.as.call(getAccessGrant, { params })).toMatchObject({ used: [] })
})
