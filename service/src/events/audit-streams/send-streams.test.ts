import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inviteMember } from '@accord/contract/invitations.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFloor } from '#activity/chain.store.ts'
import { signChain } from '#activity/sign-heads.ts'
import { formatSigningSecret, openSigningSecret } from '#crypto/event-secrets.ts'
import {
  type ManagedStreamRow,
  findAuditStream,
  markStreamsDue,
} from '#data/events/audit-streams.store.ts'
import { enableEndpoint, pauseEndpoint } from '#data/events/endpoint-states.store.ts'
import { rotateEndpointSecret } from '#data/events/endpoint-secrets.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import { createTestStream, positionsOf, recordsOf } from '#testing/audit-streams.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { recordUpdate } from '#testing/events.ts'
import { respondWith } from '#testing/helpers/event-receiver.ts'
import { type StreamReceiver, startStreamReceiver } from '#testing/helpers/stream-receiver.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'
import { startEventDelivery } from '../deliver.ts'
import { type StreamLimits, startAuditStreams } from './send-streams.ts'
import { claimStream, leaseStream, recordBatch } from './stream-batches.store.ts'

let service: TestService
let receiver: StreamReceiver
let organization: TestOrganization
const workers: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  receiver = await startStreamReceiver()
  organization = await service.createOrganization()
})
afterEach(async () => {
  await stopWorkers()
  await service.context.pool.query('delete from event_endpoints')
  await receiver[Symbol.asyncDispose]()
})

const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()))

function startWorker(limits: Partial<StreamLimits> = {}) {
  const worker = startAuditStreams(service.context, { findMilliseconds: 20, ...limits })
  workers.push(worker)
  return worker
}

const stream = (form: Partial<Parameters<typeof createTestStream>[2]> = {}) =>
  createTestStream(service, organization, { url: receiver.url, ...form })
const reread = async ({ id }: ManagedStreamRow) => (await findAuditStream(service.context.db, id))!
const run = (text: string, values: unknown[]) => service.context.pool.query(text, values)
const makeDue = ({ id }: ManagedStreamRow) =>
  run('update event_endpoints set due_at = now(), leased_until = null where id = $1', [id])
const arrived = (count: number) =>
  expect.poll(() => receiver.received.length, waitOptions).toBeGreaterThanOrEqual(count)
const reached = (at: ManagedStreamRow, position: number) =>
  expect.poll(async () => Number((await reread(at)).position), waitOptions).toBe(position)
const countRows = async () =>
  Number(
    (
      await run('select activity_count as count from organizations where id = $1', [
        organization.id,
      ])
    ).rows[0].count,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const sign = () =>
  signChain(service.context.db, organization.id, service.context.secrets.signatureKey)

/** Adds rows without waiting for each. */
async function addRows(count: number) {
  for (let added = 0; added < count; added += 1) await recordUpdate(service, organization)
  return countRows()
}

describe('an audit stream', () => {
  test('a stream sends complete rows in order, compressed and signed', async () => {
    await organization.owner.as.call(inviteMember, {
      body: {
        organization: organization.id,
        email: `ben-${randomUUID()}@example.com`,
        roles: ['member'],
      },
    })
    const last = await countRows()
    const created = await stream()
    startWorker()
    await reached(created, last)
    expect(receiver.received).toHaveLength(1)
    const { headers, text } = receiver.received[0]!
    expect(positionsOf(receiver.received)).toEqual(upTo(last))
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-encoding': 'gzip',
      'webhook-id': `batch_${created.id}_0_${last}_0`,
    })
    const secret = openSigningSecret(service.context.secrets, created.secret, created.id)
    const webhook = new Webhook(formatSigningSecret(secret))
    const verify = (body: string) =>
      webhook.verify(body, headers as Record<string, string>, { jsonParse: false })
    expect(() => verify(text)).not.toThrow()
    expect(() => verify(text.replace('member', 'owner'))).toThrow()
    const invited = recordsOf(receiver.received).find(({ kind }) => kind === 'member_invited')
    expect(invited).toMatchObject({
      record: 'activity',
      organization: organization.id,
      author: 'person',
      name: 'Ana Duarte',
      email: organization.owner.email,
      address: expect.stringMatching(/^[\d.:a-f]+$/),
      agent: expect.any(String),
      words: { email: expect.stringMatching(/^ben-/) },
      detail: { roles: ['member'] },
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      previousHash: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  test('a record has the fields of the same row in an export', async () => {
    const { organizationEntities } = await import('#exports/contents/organization-entities.ts')
    const { columns } = organizationEntities.find(({ name }) => name === 'activity')!
    const created = await stream()
    startWorker()
    await reached(created, await countRows())
    const [row] = recordsOf(receiver.received)
    const own = new Set(['record', 'organization', 'previousHash'])
    const fields = Object.keys(row!).filter((name) => !own.has(name))
    expect(fields.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
  })

  test('new activity follows within seconds, once per row', async () => {
    const created = await stream()
    workers.push(
      startEventDelivery(service.context, { findMilliseconds: 20, idleMilliseconds: 20 }),
    )
    startWorker()
    await reached(created, await countRows())
    const last = await addRows(3)
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual(upTo(last))
  })

  test('a stream begins after the row that was chosen', async () => {
    const last = await addRows(4)
    const created = await stream({ after: last - 2 })
    startWorker()
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual([last - 1, last])
  })

  test.each([
    ['500 rows', 3, 500],
    ['a million bytes', 3000, 330],
  ])('a batch has %s at most', async (_, length, rows) => {
    const before = await countRows()
    const detail = JSON.stringify({ fields: ['x'.repeat(length)] })
    await run(
      `insert into organization_activity (id, organization_id, position, at, kind, author, detail, hash)
       select gen_random_uuid(), $1, $2 + n, now(), 'organization_updated', 'system', $3::jsonb, '\\x00'
       from generate_series(1, 999) n`,
      [organization.id, before, detail],
    )
    await run('update organizations set activity_count = activity_count + 999 where id = $1', [
      organization.id,
    ])
    const created = await stream()
    startWorker()
    await reached(created, before + 999)
    expect(positionsOf(receiver.received)).toEqual(upTo(before + 999))
    const sizes = receiver.received.map(({ text }) => Buffer.byteLength(text))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000_000)
    const counts = receiver.received.map((batch) => positionsOf([batch]).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(rows)
    expect(Math.max(...counts)).toBeGreaterThan(rows * 0.8)
  })

  test('the newest signed head is in the batch, and a later one follows on its own', async () => {
    await sign()
    const created = await stream()
    startWorker()
    const last = await countRows()
    await reached(created, last)
    expect(recordsOf(receiver.received).at(-1)).toMatchObject({
      record: 'head',
      organization: organization.id,
      position: last,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      publicKey: expect.any(String),
    })
    const grown = await addRows(1)
    await makeDue(created)
    await reached(created, grown)
    receiver.received.length = 0
    await sign()
    await arrived(1)
    expect(recordsOf(receiver.received)).toMatchObject([{ record: 'head', position: grown }])
    await expect
      .poll(async () => (await reread(created)).head_position, waitOptions)
      .toBe(String(grown))
  })

  test('rows that the policy deleted before they were sent are replaced by the signed floor', async () => {
    await makeActivityOlder(service, organization.id, 800)
    const last = await addRows(1)
    const { db, secrets, pool } = service.context
    await pool.query('update organizations set activity_years = 2 where id = $1', [organization.id])
    const cut = await cutActivity(service.context, organization.id, secrets.signatureKey)
    const floor = (await findFloor(db, organization.id))!
    expect([cut, Number(floor.position)]).toEqual([{ removed: last - 1 }, last - 1])
    const created = await stream()
    startWorker()
    await reached(created, await countRows())
    expect(recordsOf(receiver.received).slice(0, 2)).toMatchObject([
      { record: 'floor', position: last - 1, signature: floor.signature.toString('base64') },
      { record: 'activity', position: last },
    ])
  })
})

describe('a receiver that fails', () => {
  test.each([
    [301, {}],
    [400, {}],
    [500, {}],
    [503, { 'retry-after': '1' }],
  ])('status %i moves nothing, and the same rows are sent again', async (status, headers) => {
    const created = await stream()
    const last = await addRows(2)
    receiver.respond = respondWith(status, headers)
    const worker = startWorker()
    await arrived(1)
    await expect.poll(async () => (await reread(created)).last_status, waitOptions).toBe(status)
    const failed = await reread(created)
    expect([Number(failed.position), failed.failures]).toEqual([0, 1])
    expect(failed.failing_since).not.toBeNull()
    receiver.respond = respondWith(200)
    await makeDue(created)
    worker.wake()
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual([...upTo(last), ...upTo(last)])
    expect((await reread(created)).failing_since).toBeNull()
  })

  test('further activity waits until the failed batch was accepted', async () => {
    const created = await stream()
    receiver.respond = respondWith(500)
    workers.push(
      startEventDelivery(service.context, { findMilliseconds: 20, idleMilliseconds: 20 }),
    )
    startWorker()
    await arrived(1)
    const last = await addRows(2)
    await delay(500)
    expect(receiver.received).toHaveLength(1)
    receiver.respond = respondWith(200)
    await makeDue(created)
    await reached(created, last)
    expect(positionsOf(receiver.received.slice(1))).toEqual(upTo(last))
  })

  test('a receiver that is down gets everything once it is back', async () => {
    const down = new URL(receiver.url)
    await receiver[Symbol.asyncDispose]()
    const created = await stream({ url: down.href })
    startWorker()
    await expect
      .poll(async () => (await reread(created)).last_error, waitOptions)
      .toBe('ECONNREFUSED')
    receiver = await startStreamReceiver()
    await run('update event_endpoints set url = $2 where id = $1', [created.id, receiver.url])
    await makeDue(created)
    await reached(created, await countRows())
  })

  test('410 disables the stream, and enabling it loses nothing', async () => {
    const created = await stream()
    receiver.respond = respondWith(410)
    startWorker()
    await expect.poll(async () => (await reread(created)).state, waitOptions).toBe('disabled')
    expect(await reread(created)).toMatchObject({ disabled_reason: 'gone', position: '0' })
    const last = await addRows(1)
    receiver.respond = respondWith(200)
    receiver.received.length = 0
    await inTransaction(service.context.db, (trx) => enableEndpoint(trx, created.id))
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual(upTo(last))
    const kinds = recordsOf(receiver.received).map(({ kind }) => kind)
    expect(kinds).toContain('endpoint_stopped')
  })

  test('its managers get an email after a day of failures, and when it is disabled', async () => {
    const created = await stream()
    receiver.respond = respondWith(500)
    const worker = startWorker()
    await arrived(1)
    const failFor = async (interval: string, failures: number) => {
      await expect.poll(async () => (await reread(created)).leased_by, waitOptions).toBeNull()
      await run(
        `update event_endpoints set failing_since = now() - $2::interval, failures = $3, due_at = now(),
           leased_until = null where id = $1`,
        [created.id, interval, failures],
      )
      worker.wake()
    }
    const subjects = async () => {
      const { rows } = await run(
        `select subject from mails where recipient = $1 and kind ~ '^audit_stream_' order by created_at`,
        [organization.owner.email],
      )
      return rows.map(({ subject }) => subject as string)
    }
    await failFor('25 hours', 19)
    const { host } = new URL(created.url)
    const failing = `The audit stream to ${host} is failing`
    await expect.poll(subjects, waitOptions).toEqual([failing])
    await failFor('73 hours', 30)
    const disabled = `We’ve disabled the audit stream to ${host}`
    await expect.poll(subjects, waitOptions).toEqual([failing, disabled])
    expect(await reread(created)).toMatchObject({ state: 'disabled', disabled_reason: 'failing' })
  })
})

describe('several workers', () => {
  test('only one worker has the lease of a stream', async () => {
    await stream()
    const { db } = service.context
    const lease = () => leaseStream(db, { turn: randomUUID(), seconds: 60 })
    const leased = await Promise.all([lease(), lease(), lease()])
    expect(leased.filter((id) => id !== undefined)).toHaveLength(1)
  })

  test('two workers send every row once, in order', async () => {
    const created = await stream()
    startWorker()
    startWorker()
    workers.push(
      startEventDelivery(service.context, { findMilliseconds: 20, idleMilliseconds: 20 }),
    )
    let last = 0
    for (let round = 0; round < 5; round += 1) {
      last = await addRows(4)
      await makeDueIfFree(created)
    }
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual(upTo(last))
  })

  test('a stream that is due already is not written again, unless a worker has it', async () => {
    const created = await stream()
    const { db, pool } = service.context
    const mark = () => markStreamsDue(db, [organization.id])
    const version = async () =>
      (await run('select xmin::text as version from event_endpoints where id = $1', [created.id]))
        .rows[0].version
    await makeDue(created)
    const before = await version()
    await mark()
    expect(await version()).toBe(before)
    // A worker found nothing more and is about to commit that. It hasn't seen what is new since then.
    await leaseStream(db, { turn: randomUUID(), seconds: 60 })
    const ending = await pool.connect()
    await ending.query('begin')
    await ending.query(
      'update event_endpoints set leased_by = null, leased_until = null, due_at = null where id = $1',
      [created.id],
    )
    const marked = mark()
    await delay(100)
    await ending.query('commit')
    ending.release()
    await marked
    expect((await reread(created)).due_at).not.toBeNull()
  })

  test('a worker that died between the response and its record only causes a repeat', async () => {
    const created = await stream()
    const { db } = service.context
    const turn = randomUUID()
    await leaseStream(db, { turn, seconds: 60 })
    expect(await claimStream(db, { id: created.id, turn, seconds: 60 })).toMatchObject({
      position: '0',
    })
    // Here the worker dies, and its lease ends.
    await run('update event_endpoints set leased_until = now() where id = $1', [created.id])
    startWorker()
    const last = await countRows()
    await reached(created, last)
    const late = { at: new Date(), status: 200, milliseconds: 1, response: null, error: null }
    const moved = { isSuccess: true, position: '1', headPosition: null }
    expect(await recordBatch(db, { id: created.id, turn }, late, moved)).toBeUndefined()
    expect(Number((await reread(created)).position)).toBe(last)
  })

  test('a stopping worker ends, and another one continues with the same rows', async () => {
    const created = await stream()
    receiver.respond = () => {}
    const worker = startWorker({ stopMilliseconds: 50 })
    await arrived(1)
    await worker.stop()
    expect(await reread(created)).toMatchObject({ position: '0', leased_by: null })
    receiver.respond = respondWith(200)
    startWorker()
    await reached(created, await countRows())
  })

  test('pausing during a request keeps the place, and enabling repeats the batch', async () => {
    const created = await stream()
    const answers: (() => void)[] = []
    receiver.respond = (response) => void answers.push(() => response.writeHead(200).end())
    startWorker()
    await arrived(1)
    await inTransaction(service.context.db, (trx) => pauseEndpoint(trx, created.id))
    answers.shift()!()
    await delay(200)
    expect(await reread(created)).toMatchObject({ state: 'paused', position: '0' })
    receiver.respond = respondWith(200)
    await inTransaction(service.context.db, (trx) => enableEndpoint(trx, created.id))
    const last = await countRows()
    await reached(created, last)
    expect(positionsOf(receiver.received)).toEqual([...upTo(last), ...upTo(last)])
  })
})

const makeDueIfFree = ({ id }: ManagedStreamRow) =>
  run('update event_endpoints set due_at = now() where id = $1', [id])

describe('the format', () => {
  const token = 'tok3n-of-the-receiver'

  async function sent(preset: 'splunk' | 'datadog' | 'elastic', path: string) {
    await sign()
    const created = await stream({ preset, token, url: `${receiver.url}${path}` })
    startWorker()
    await arrived(1)
    return { created, ...receiver.received[0]! }
  }

  test('Splunk gets one event after the other, with the time and a source type', async () => {
    const { created, headers, path, text } = await sent('splunk', '/services/collector/event')
    expect(path).toBe('/services/collector/event')
    expect(headers).toMatchObject({
      authorization: `Splunk ${token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    })
    expect(headers['webhook-signature']).toBeUndefined()
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events[0]).toEqual({
      time: Date.parse(events[0].event.at) / 1000,
      host: 'localhost',
      source: 'accord',
      sourcetype: 'accord:activity',
      event: expect.objectContaining({ record: 'activity', position: 1 }),
    })
    expect(events.at(-1)).toMatchObject({ sourcetype: 'accord:head', event: { record: 'head' } })
    await reached(created, await countRows())
  })

  test('Datadog gets an array of logs', async () => {
    const { created, headers, text } = await sent('datadog', '/api/v2/logs')
    receiver.respond = respondWith(202)
    expect(headers).toMatchObject({ 'dd-api-key': token, 'content-type': 'application/json' })
    const logs = JSON.parse(text)
    expect(logs[0]).toEqual({
      ddsource: 'accord',
      service: 'accord',
      hostname: 'localhost',
      timestamp: logs[0].accord.at,
      message: logs[0].accord.kind,
      accord: expect.objectContaining({ record: 'activity', position: 1 }),
    })
    await reached(created, await countRows())
  })

  test('Elastic gets a create action with an ID for each document', async () => {
    receiver.respond = (response, { text }) => {
      const items = text.match(/^\{"create":/gm)!.map(() => item(201))
      respondWith(200, {}, JSON.stringify({ errors: false, items }))(response)
    }
    const { created, headers, path, text } = await sent('elastic', '/logs-accord/_bulk')
    expect(path).toBe('/logs-accord/_bulk?filter_path=errors%2Citems.*.status%2Citems.*.error.type')
    expect(headers).toMatchObject({
      authorization: `ApiKey ${token}`,
      'content-type': 'application/x-ndjson',
    })
    expect(text.endsWith('\n')).toBe(true)
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toEqual({ create: { _id: lines[1].id } })
    expect(lines[1]).toMatchObject({ '@timestamp': lines[1].at, record: 'activity', position: 1 })
    expect(lines.at(-2)).toEqual({
      create: { _id: `head-${organization.id}-${lines.at(-1).position}` },
    })
    await reached(created, await countRows())
  })

  const item = (status: number, type?: string) => ({
    create: { status, ...(type && { error: { type, reason: 'ana@example.com' } }) },
  })
  const rejected = "Elasticsearch didn't store every document: mapper_parsing."
  const incomplete = "Elasticsearch didn't respond with a result for every document."
  const otherAnswer = "The response isn't from Elasticsearch's Bulk API."
  test.each([
    ['a rejected document', true, () => item(400, 'mapper_parsing'), rejected],
    ['a document that it has', true, () => item(409, 'conflict'), null],
    ['a document without a result', false, () => [], incomplete],
    ['a result too many', false, () => [item(201), item(201)], incomplete],
  ])('200 from Elastic with %s moves the stream or not', async (_, errors, first, fault) => {
    receiver.respond = (response, { text }) => {
      const others = text.match(/^\{"create":/gm)!.slice(1)
      const items = [first(), others.map(() => item(201))].flat()
      respondWith(200, {}, JSON.stringify({ errors, items }))(response)
    }
    await expectFault(fault)
  })

  test.each([
    [{ errors: true }, incomplete],
    [{ errors: false }, incomplete],
    [{ errors: false, items: [] }, incomplete],
    [['hello'], otherAnswer],
    [{ items: [] }, otherAnswer],
  ])('200 from Elastic with %j moves nothing', async (answer, fault) => {
    receiver.respond = respondWith(200, {}, JSON.stringify(answer))
    await expectFault(fault)
  })

  async function expectFault(fault: string | null) {
    const { created } = await sent('elastic', '/logs-accord/_bulk')
    await expect
      .poll(async () => (await reread(created)).last_attempt_at, waitOptions)
      .not.toBeNull()
    const { position, last_error } = await reread(created)
    expect([Number(position), last_error]).toEqual([fault === null ? await countRows() : 0, fault])
  }

  test('a token that the receiver repeats is not stored', async () => {
    receiver.respond = respondWith(403, {}, `bad token ${token}, ${token.slice(0, 8)}`)
    const { created } = await sent('splunk', '/services/collector')
    await expect
      .poll(async () => (await reread(created)).last_response, waitOptions)
      .toBe('bad token …, …')
    const { token: sealed } = await reread(created)
    expect(sealed!.toString('latin1')).not.toContain(token)
  })

  test('both secrets sign while they overlap', async () => {
    const created = await stream()
    const { db, secrets } = service.context
    await inTransaction(db, (trx) => rotateEndpointSecret(trx, secrets, created.id))
    startWorker()
    await arrived(1)
    const { headers, text } = receiver.received[0]!
    const { secret, previous_secret } = await reread(created)
    const signatures = [secret, previous_secret!].map((sealed) => {
      const { hmac } = openSigningSecret(secrets, sealed, created.id)
      const begin = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.`
      return `v1,${createHmac('sha256', hmac).update(begin).update(text).digest('base64')}`
    })
    expect(headers['webhook-signature']).toBe(signatures.join(' '))
  })
})
