import { listAccessGrants, revokeAccessGrants } from '@accord/contract/access.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  type AuditStreamForm,
  createAuditStream,
  deleteAuditStream,
  enableAuditStream,
  getAuditStream,
  listAuditStreams,
  maxAuditStreams,
  onlyOwnersStream,
  pauseAuditStream,
  revokePreviousAuditStreamSecret,
  rotateAuditStreamSecret,
  testAuditStream,
  updateAuditStream,
} from '@accord/contract/audit-streams.ts'
import {
  createOrganizationEndpoint,
  getEndpoint,
  listOrganizationEndpoints,
} from '@accord/contract/event-endpoints.ts'
import { listToDo } from '@accord/contract/to-do.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { recordsOf } from '#testing/audit-streams.ts'
import { statusCodes } from '#testing/concurrency.ts'
import { recordUpdate } from '#testing/events.ts'
import { respondWith } from '#testing/helpers/event-receiver.ts'
import { type StreamReceiver, startStreamReceiver } from '#testing/helpers/stream-receiver.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { type TestService, sharedTestService, startTestService } from '#testing/test-service.ts'
import { fanOut } from '../fan-out.ts'

let service: TestService
let receiver: StreamReceiver
let organization: TestOrganization
let owner: TestMember
let admin: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  receiver = await startStreamReceiver()
})
afterAll(() => receiver[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  receiver.received.length = 0
  receiver.respond = respondWith(200, {}, '{}')
  organization = await service.createOrganization()
  owner = organization.owner
  admin = await service.createMember(organization, ['admin'])
})

const byId = ({ id }: { id: string }) => ({ params: { id } })
const bodyless = ({ id }: { id: string }) => ({ params: { id }, body: {} })
type Form = z.input<typeof AuditStreamForm>
const form = (changed: Partial<Form> = {}): Form => ({
  preset: 'https',
  url: `${receiver.url}/accord`,
  ...changed,
})
const splunk = (): Form => ({
  preset: 'splunk',
  url: `${receiver.url}/services/collector/event`,
  token: 'hec-t0ken',
})
const create = (body = form(), as = owner.as) =>
  as.call(createAuditStream, { ...byId(organization), body })
const refused = (body: object, as = owner.as) =>
  as.refused(createAuditStream, { ...byId(organization), body: body as Form })
const get = (stream: { id: string }, as = owner.as) => as.call(getAuditStream, byId(stream))
const send = (stream: { id: string }) => owner.as.call(testAuditStream, bodyless(stream))
async function verified(body = form()) {
  const created = await create(body)
  const { stream } = await send(created)
  expect(stream.state).toBe('active')
  return created
}

async function newest() {
  const { data } = await owner.as.call(listOrganizationActivity, {
    ...byId(organization),
    query: { $limit: 1 },
  })
  return data[0]!
}

describe('creating an audit stream', () => {
  test('a stream begins now, is unverified, has a secret once, and is recorded by its host', async () => {
    await recordUpdate(service, organization)
    const { secret, ...stream } = await create(form({ url: `${receiver.url}/secret-path` }))
    expect(secret).toMatch(/^whsec_/)
    expect(stream).toMatchObject({
      organization: { id: organization.id },
      preset: 'https',
      hasToken: false,
      state: 'unverified',
      lastAttempt: null,
      signedPosition: null,
      createdBy: 'Ana Duarte',
    })
    const { kind, detail } = await newest()
    expect({ kind, detail }).toMatchObject({
      kind: 'endpoint_created',
      detail: { host: new URL(receiver.url).host, application: null, stream: 'https' },
    })
    expect(await get(stream)).toEqual({ ...stream, pending: 1 })
    expect(JSON.stringify(await get(stream))).not.toContain('whsec_')
  })

  test('a stream can begin with the first row, but not after the last', async () => {
    expect(await create(form({ after: 0 }))).toMatchObject({ position: 0 })
    expect(await refused(form({ after: 1000 }))).toMatchObject({
      status: 400,
      body: { fields: { after: "This position is ahead of the organization's activity." } },
    })
  })

  test('a token is never returned', async () => {
    const stream = await create(splunk())
    expect(stream).toMatchObject({ hasToken: true, secret: null })
    receiver.respond = respondWith(403, {}, 'hec-t0ken is wrong')
    const answers = [
      stream,
      await get(stream),
      await send(stream),
      await owner.as.call(listAuditStreams, { ...byId(organization), query: {} }),
      await owner.as.call(updateAuditStream, { ...byId(stream), body: { token: 'an0ther-token' } }),
      await newest(),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/hec-t0ken|an0ther-token/)
    await send(stream)
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual([
      'Splunk hec-t0ken',
      'Splunk an0ther-token',
    ])
  })

  test.each([
    [{ preset: 'splunk', url: 'https://siem.example/' }, 'url'],
    [{ preset: 'datadog', url: 'https://siem.example/v1/input', token: 'x' }, 'url'],
    [{ preset: 'elastic', url: 'https://siem.example/logs/_doc', token: 'x' }, 'url'],
    [{ preset: 'splunk', url: 'https://siem.example/services/collector/event' }, 'token'],
    [{ preset: 'https', token: 'x' }, 'token'],
    [{ preset: 'splunk', token: 'two words' }, 'token'],
    [{ preset: 'splunk', token: 'a\r\nx: y' }, 'token'],
    [{ preset: 'kafka' }, 'preset'],
    [{ url: 'http://siem.example/' }, 'url'],
    [{ url: 'https://siem.example:25/' }, 'url'],
    [{ url: 'https://ana:pw@siem.example/' }, 'url'],
    [{ after: -1 }, 'after'],
    [{ after: 1.5 }, 'after'],
  ])('the input %j is rejected', async (changed, field) => {
    const { status, body } = await refused({ ...form(), ...changed })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, expect.arrayContaining([field])])
  })

  test('an organization has two streams at most, besides its endpoints', async () => {
    for (let made = 1; made < maxAuditStreams; made += 1) await create()
    const path = `/api/organization/${organization.id}/audit-streams`
    const answers = await Promise.all([
      owner.as.request('POST', path, form()),
      owner.as.request('POST', path, form()),
    ])
    expect(statusCodes(answers)).toEqual({ 201: 1, 409: 1 })
    await owner.as.call(createOrganizationEndpoint, {
      ...byId(organization),
      body: { url: receiver.url },
    })
  })

  test('a stream is no endpoint that receives events', async () => {
    const stream = await verified()
    const { data } = await owner.as.call(listOrganizationEndpoints, {
      ...byId(organization),
      query: {},
    })
    expect(data).toEqual([])
    expect(await owner.as.refused(getEndpoint, byId(stream))).toMatchObject({ status: 404 })
    await recordUpdate(service, organization)
    await fanOut(service.context)
    const { rows } = await service.context.pool.query(
      'select from event_deliveries where endpoint_id = $1',
      [stream.id],
    )
    expect(rows).toEqual([])
  })
})

describe('permission', () => {
  test('admins see a stream, and only owners create and change it', async () => {
    const stream = await verified()
    expect((await get(stream, admin.as)).id).toBe(stream.id)
    const only = { status: 403, body: { code: onlyOwnersStream.code } }
    expect(await refused(form(), admin.as)).toMatchObject(only)
    const asked = bodyless(stream)
    for (const call of [
      testAuditStream,
      pauseAuditStream,
      enableAuditStream,
      rotateAuditStreamSecret,
      revokePreviousAuditStreamSecret,
    ] as const) {
      expect(await admin.as.refused(call, asked)).toMatchObject(only)
    }
    const changing = { ...byId(stream), body: { after: 0 } }
    expect(await admin.as.refused(updateAuditStream, changing)).toMatchObject(only)
    expect(await admin.as.refused(deleteAuditStream, byId(stream))).toMatchObject(only)
  })

  test('members and other organizations see no stream', async () => {
    const stream = await create()
    const member = await service.createMember(organization, ['member'])
    const other = await service.createOrganization()
    expect(await member.as.refused(getAuditStream, byId(stream))).toMatchObject({ status: 403 })
    expect(await other.owner.as.refused(getAuditStream, byId(stream))).toMatchObject({
      status: 404,
    })
  })

  test('an access grant shows the stream, and only an owner can revoke it', async () => {
    const stream = await verified()
    const { data } = await owner.as.call(listAccessGrants, {
      ...byId(organization),
      query: { kind: 'audit_stream' },
    })
    expect(data).toMatchObject([
      { id: stream.id, name: new URL(receiver.url).host, canRevoke: true },
    ])
    const items = [{ kind: 'audit_stream' as const, id: stream.id }]
    const revoke = (as: TestMember['as']) =>
      as.call(revokeAccessGrants, { ...byId(organization), body: { items } })
    expect(await revoke(admin.as)).toMatchObject({
      items: [{ outcome: 'refused', reason: onlyOwnersStream.message }],
    })
    expect(await revoke(owner.as)).toMatchObject({ items: [{ outcome: 'ended' }] })
    expect(await owner.as.refused(getAuditStream, byId(stream))).toMatchObject({ status: 404 })
  })
})

describe('changing an audit stream', () => {
  test('the first accepted test verifies it, and contains no activity', async () => {
    const stream = await create()
    receiver.respond = respondWith(500, {}, 'out of order')
    const failed = await send(stream)
    expect(failed).toMatchObject({
      stream: { state: 'unverified', failingSince: null, lastAttempt: { status: 500 } },
      attempt: { status: 500, response: 'out of order' },
    })
    receiver.respond = respondWith(202)
    expect(await send(stream)).toMatchObject({
      stream: { state: 'active', lastSuccessAt: expect.any(String) },
      attempt: { status: 202, error: null },
    })
    expect(recordsOf(receiver.received.slice(-1))).toEqual([
      { record: 'test', organization: organization.id, at: expect.any(String) },
    ])
  })

  test('a stream gets three tests a minute at most', async () => {
    await using strict = await startTestService({
      limits: 'testEventsPerEndpoint=3/1m',
      beside: service,
    })
    const { id } = await create()
    const as = strict.anonymous.with({ authorization: `Bearer ${owner.token}` })
    const answers = []
    for (let sent = 0; sent < 4; sent += 1) {
      answers.push(await as.request('POST', `/api/audit-stream/${id}/test`))
    }
    expect(statusCodes(answers)).toEqual({ 200: 3, 429: 1 })
  })

  test('another URL has to be verified again, and the place stays', async () => {
    const stream = await verified(form({ after: 0 }))
    await service.context.pool.query('update event_endpoints set position = 1 where id = $1', [
      stream.id,
    ])
    const url = `${receiver.url}/moved`
    const changed = await owner.as.call(updateAuditStream, { ...byId(stream), body: { url } })
    expect(changed).toMatchObject({ url, state: 'unverified', position: 1 })
    expect(await newest()).toMatchObject({
      kind: 'endpoint_changed',
      detail: { changes: ['url'], stream: 'https' },
    })
    expect(await owner.as.refused(enableAuditStream, bodyless(stream))).toMatchObject({
      body: { code: 'audit_stream_unverified' },
    })
  })

  test('another server needs the token again, so that a test cannot show it to anyone', async () => {
    const stream = await verified(splunk())
    const elsewhere = await startStreamReceiver()
    await using _ = elsewhere
    const change = (body: object) => ({ ...byId(stream), body })
    const moved = { url: `${elsewhere.url}/services/collector/event` }
    expect(await owner.as.refused(updateAuditStream, change(moved))).toMatchObject({
      status: 400,
      body: {
        fields: {
          token:
            "Enter the receiver's token again, because the URL now points to a different server.",
        },
      },
    })
    await send(stream)
    expect(elsewhere.received).toEqual([])
    const path = { url: `${receiver.url}/services/collector` }
    expect(await owner.as.call(updateAuditStream, change(path))).toMatchObject(path)
    const both = { ...moved, token: 'an0ther-token' }
    expect(await owner.as.call(updateAuditStream, change(both))).toMatchObject(moved)
    await send(stream)
    expect(elsewhere.received.map(({ headers }) => headers.authorization)).toEqual([
      'Splunk an0ther-token',
    ])
  })

  test('only the person who lets it send older rows again is the one who allowed it', async () => {
    const other = await service.createMember(organization, ['owner'])
    const stream = await verified()
    const grant = async () =>
      (
        await owner.as.call(listAccessGrants, {
          ...byId(organization),
          query: { kind: 'audit_stream' },
        })
      ).data[0]!
    const before = await grant()
    const begin = (after: number) =>
      other.as.call(updateAuditStream, { ...byId(stream), body: { after } })
    await begin((await get(stream)).position + 1)
    expect(await grant()).toMatchObject({
      allowedAt: before.allowedAt,
      allowedBy: before.allowedBy,
    })
    await begin(0)
    const { rows } = await service.context.pool.query(
      'select allowed_by from event_endpoints where id = $1',
      [stream.id],
    )
    expect(rows).toEqual([{ allowed_by: other.profileId }])
    expect(Date.parse((await grant()).allowedAt)).toBeGreaterThan(Date.parse(before.allowedAt))
  })

  test('it can begin again at another row', async () => {
    const stream = await verified()
    expect(
      await owner.as.call(updateAuditStream, { ...byId(stream), body: { after: 0 } }),
    ).toMatchObject({ position: 0, state: 'active' })
    expect(await newest()).toMatchObject({ detail: { changes: ['position'] } })
    expect(
      await owner.as.refused(updateAuditStream, { ...byId(stream), body: { after: 10_000 } }),
    ).toMatchObject({ status: 400 })
  })

  test('pausing and enabling keep the place', async () => {
    const stream = await verified(form({ after: 0 }))
    expect(await owner.as.call(pauseAuditStream, bodyless(stream))).toMatchObject({
      state: 'paused',
      position: 0,
    })
    expect(await owner.as.call(enableAuditStream, bodyless(stream))).toMatchObject({
      state: 'active',
      position: 0,
    })
  })

  test('the secret can be rotated and the previous one revoked, unless there is a token', async () => {
    const stream = await verified()
    const rotated = await owner.as.call(rotateAuditStreamSecret, bodyless(stream))
    expect(rotated.secret).not.toBe(stream.secret)
    expect((await get(stream)).previousSecretUntil).toBe(rotated.previousSecretUntil)
    const revoked = await owner.as.call(revokePreviousAuditStreamSecret, bodyless(stream))
    expect(revoked.previousSecretUntil).toBeNull()
    expect(await owner.as.refused(revokePreviousAuditStreamSecret, bodyless(stream))).toMatchObject(
      {
        body: { code: 'no_previous_secret' },
      },
    )
    const other = await create(splunk())
    expect(await owner.as.refused(rotateAuditStreamSecret, bodyless(other))).toMatchObject({
      body: { code: 'audit_stream_not_signed' },
    })
  })

  test('a deleted stream is gone, and the preview counts the activity that it would no longer send', async () => {
    const stream = await verified()
    await recordUpdate(service, organization)
    const { pending } = await get(stream)
    expect(await owner.as.preview(deleteAuditStream, byId(stream))).toEqual([
      { kind: 'deliveries', count: pending, names: [] },
    ])
    await owner.as.call(deleteAuditStream, byId(stream))
    expect(await owner.as.refused(getAuditStream, byId(stream))).toMatchObject({ status: 404 })
    expect(await newest()).toMatchObject({ kind: 'endpoint_deleted', detail: { stream: 'https' } })
  })

  test('a failing stream is a to-do item', async () => {
    const stream = await verified()
    await service.context.pool.query(
      `update event_endpoints set failing_since = now() - interval '25 hours' where id = $1`,
      [stream.id],
    )
    const { data } = await admin.as.call(listToDo)
    expect(data).toMatchObject([{ kind: 'audit_stream_failing', id: stream.id }])
  })
})
