import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createKey } from '@accord/contract/applications.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { createNetwork } from '@accord/contract/networks.ts'
import { createOrganization } from '@accord/contract/organizations.ts'
import { badIdempotencyKey, forbidden, idempotencyKeyReused } from '@accord/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RequestError } from '#request-error.ts'
import { executeChange } from './execute-change.ts'
import { type AnyChange, change } from './change.ts'
import type { CallInput } from './serve.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, setUpCast } from '#testing/access/cast.ts'
import { type Row, rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { createTestApplication } from '#testing/applications.ts'
import { dumpOf } from '#testing/dump.ts'
import { randomEmail, databaseState } from '#testing/members.ts'
import { spawnAccord } from '#testing/helpers/accord-process.ts'
import { type CuttableDatabase, cuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { urlTo, type Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

const masterKey = randomBytes(32)
let service: TestService
let cable: CuttableDatabase
/** The second instance, whose database connection can be cut. */
let other: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  const limits = 'networksPerOrganization=1/1h'
  service = await startTestService({ limits, masterKey })
  cable = await cuttableDatabase(service.databaseUrl)
  other = await startTestService({ databaseUrl: cable.url, limits, masterKey })
  aCast = await setUpCast(service)
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await cable[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })
const found = (as: Client, name: string, headers: Record<string, string>) =>
  as.request('POST', `/api${createOrganization.path}`, { name }, headers)

async function countNamed(name: string) {
  const { rows: counted } = await service.context.pool.query<{ n: number }>(
    'select count(*)::int as n from organizations where name = $1',
    [name],
  )
  return counted[0]!.n
}

async function triesOf(limit: string, key: string) {
  const { rows: counts } = await service.context.pool.query<{ count: number }>(
    'select count from limits where name = $1 and key = $2',
    [limit, key],
  )
  return counts.map(({ count }) => count)
}

describe('a create request that is repeated with its key', () => {
  const table = readTable()
  const mayAt = ({ name }: Row) =>
    callers.findIndex((_, at) => table.get(name)?.[at]?.startsWith('2'))
  const creating = rows.filter((row) => row.call.creates && mayAt(row) >= 0)

  test('24 calls accept an idempotency key', () => {
    expect(new Set(creating.map(({ call }) => call.path)).size).toBe(24)
  })

  test.each(creating)(
    'RC1 ten simultaneous requests create once and all get the response: $name',
    async (row) => {
      const { call, sends } = row
      const cast = await aCast()
      const { as, who } = await callers[mayAt(row)]!.actAs(cast, call)
      const sent = await sends(cast, who)
      const key = keyed()
      const send = (by: Client) => by.request(call.method, urlTo(call, sent), sent.body, key)
      const answers = await runConcurrently(10, (at) => send(at % 2 === 0 ? as : as.at(other.url)))
      expect(statusCodes(answers)).toEqual({ [call.status!]: 10 })
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const before = await databaseState(service)
      expect((await send(as)).body).toEqual(answers[0]!.body)
      expect(await databaseState(service)).toBe(before)
    },
  )

  test('a request takes effect once even if the service is killed between the commit and the response', async () => {
    const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
    const keyFile = join(folder, 'secret.key')
    await writeFile(keyFile, masterKey.toString('base64'))
    await using accord = await spawnAccord({
      DATABASE_URL: cable.url,
      DATA_DIR: folder,
      SECRET_KEY_FILE: keyFile,
    })
    await accord.ready
    const { as } = await service.createPerson()
    const [name, key] = [randomUUID(), keyed()]
    cable.onStatement = (text) => {
      if (!/commit\0/.test(text)) return undefined
      accord.kill('SIGKILL')
      return 'cut after'
    }
    await expect(found(as.at(accord.url), name, key)).rejects.toThrow('fetch failed')
    cable.onStatement = () => undefined
    cable.mend()
    // PostgreSQL has received the commit but may still be processing it.
    await expect.poll(() => countNamed(name)).toBe(1)
    expect((await found(as, name, key)).status).toBe(201)
    expect(await countNamed(name)).toBe(1)
    await rm(folder, { recursive: true })
  })

  test('a rejected request releases its key, even after writing something', async () => {
    const { id: userId } = await service.createPerson()
    const refusing = change(createOrganization, {
      records: [],
      run: async () => new RequestError(forbidden),
    })
    const idempotent = { hash: randomBytes(32), requestHash: randomBytes(32), userId }
    const handled = { body: { name: 'Refused' }, idempotent } as CallInput<
      typeof createOrganization
    >
    const asked = executeChange(
      service.context,
      refusing as AnyChange<typeof createOrganization>,
      handled,
    )
    await expect(asked).rejects.toThrow(RequestError)
    const { rows: kept } = await service.context.pool.query('select from answers where hash = $1', [
      idempotent.hash,
    ])
    expect(kept).toEqual([])
  })

  test("a repeated request doesn't count toward a limit", async () => {
    const { owner } = await service.createOrganization()
    const send = (key: Record<string, string>) =>
      owner.as.request('POST', `/api${createNetwork.path}`, { name: 'Harbours' }, key)
    const key = keyed()
    expect((await send(key)).status).toBe(201)
    expect((await send(key)).status).toBe(201)
    expect((await send(keyed())).status).toBe(429)
  })

  test('simultaneous requests with one key count once toward a limit', async () => {
    const { as, id } = await service.createPerson()
    const key = keyed()
    const answers = await runConcurrently(10, (at) =>
      found(at % 2 === 0 ? as : as.at(other.url), 'Harbour Lane', key),
    )
    expect(statusCodes(answers)).toEqual({ 201: 10 })
    expect(await triesOf('organizationsPerUser', id)).toEqual([1])
  })

  test('a rejected request counts toward a limit, although everything else is rolled back', async () => {
    const { owner, id } = await service.createOrganization()
    const body = { organization: id, email: owner.email, roles: ['member'] }
    const invite = () => owner.as.request('POST', `/api${inviteMember.path}`, body, keyed())
    expect((await invite()).status).toBe(409)
    expect(await triesOf('invitationsPerOrganization', id)).toEqual([1])
  })

  test('a request gets its own error, even if a concurrent one uses up the limit', async () => {
    const { context } = service
    await using strict = await startTestService({
      beside: service,
      limits: 'invitationsPerOrganization=1/1h',
    })
    // Either of the two may be counted first once the organization is unlocked.
    for (let round = 0; round < 6; round += 1) {
      const { owner, id } = await service.createOrganization()
      const invite = (email: string) => {
        const body = { organization: id, email, roles: ['member'] }
        return owner.as.at(strict.url).request('POST', `/api${inviteMember.path}`, body, keyed())
      }
      const holder = await context.pool.connect()
      await holder.query('begin')
      await holder.query('select from organizations where id = $1 for update', [id])
      const first = invite(owner.email)
      await untilBlocked(context.pool)
      const second = invite('somebody@example.com')
      await untilBlocked(context.pool, 2)
      await holder.query('commit')
      holder.release()
      expect((await first).status).toBe(409)
      expect([201, 429]).toContain((await second).status)
    }
  })

  test('a repeated request waits for the first one, even if that one used up the limit', async () => {
    const { owner } = await service.createOrganization()
    const key = keyed()
    const send = (by: Client) =>
      by.request('POST', `/api${createNetwork.path}`, { name: 'Harbours' }, key)
    const { promise: counts, resolve } = Promise.withResolvers<void>()
    cable.delayMilliseconds = 200
    cable.onStatement = (text) => void (text.includes('insert into limits') && resolve())
    const first = send(owner.as.at(other.url))
    await counts
    await delay(50)
    const second = send(owner.as)
    expect(statusCodes(await Promise.all([first, second]))).toEqual({ 201: 2 })
    cable.delayMilliseconds = 0
    cable.onStatement = () => undefined
  })

  test("the order of fields and quotes around the key don't matter", async () => {
    const { as } = await service.createPerson()
    const key = randomUUID()
    const send = (body: object, sent: string) =>
      as.request('POST', `/api${createOrganization.path}`, body, keyed(sent))
    const first = await send({ name: 'Quay', country: 'US' }, key)
    expect(first.status).toBe(201)
    expect((await send({ country: 'US', name: ' Quay ' }, `"${key}"`)).body).toEqual(first.body)
  })

  test('a request with the same key runs again after a day', async () => {
    const { as, id } = await service.createPerson()
    const [name, key] = [randomUUID(), keyed()]
    const first = await found(as, name, key)
    await service.context.pool.query(
      `update answers set created_at = created_at - interval '24 hours' where user_id = $1`,
      [id],
    )
    const second = await found(as, name, key)
    expect(second.status).toBe(201)
    expect(second.body).not.toEqual(first.body)
    expect((await found(as, name, key)).body).toEqual(second.body)
  })

  test('a stored response is deleted after a day, not before', async () => {
    const [old, young] = [await service.createPerson(), await service.createPerson()]
    for (const { as } of [old, young]) await found(as, 'Pier', keyed())
    await service.context.pool.query(
      `update answers set created_at = created_at - interval '24 hours' where user_id = $1`,
      [old.id],
    )
    await sweepTable(service.context, 'answers')
    const { rows: left } = await service.context.pool.query(
      'select user_id from answers where user_id = any($1)',
      [[old.id, young.id]],
    )
    expect(left).toEqual([{ user_id: young.id }])
  })
})

describe('an Idempotency-Key', () => {
  test('a key with another body is rejected, and nothing happens', async () => {
    const { as } = await service.createPerson()
    const key = keyed()
    await found(as, 'Pier', key)
    const before = await databaseState(service)
    const { status, body } = await found(as, 'Wharf', key)
    const { code, message } = idempotencyKeyReused
    expect({ status, body }).toMatchObject({ status: 422, body: { code, message } })
    expect(await databaseState(service)).toBe(before)
  })

  test('the same key for another call, person, or organization is independent', async () => {
    const key = keyed()
    const { as } = await service.createPerson()
    const { owner } = await service.createOrganization()
    const second = await service.createOrganization({ owner: { ...owner, as: owner.asUser } })
    const made = [
      await found(as, 'Pier', key),
      await found(owner.asUser, 'Pier', key),
      ...(await runConcurrently(2, (at) =>
        [owner, second.owner][at]!.as.request(
          'POST',
          `/api${createNetwork.path}`,
          { name: 'Pier' },
          key,
        ),
      )),
    ]
    expect(statusCodes(made)).toEqual({ 201: 4 })
    expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(4)
  })

  test.each([
    '',
    'short',
    'x'.repeat(256),
    'with a space in it',
    '"unbalanced-quote-in-front',
    'ünicode-ünicode-ü',
  ])('an invalid key is rejected with a message: %s', async (key) => {
    const { as } = await service.createPerson()
    const before = await databaseState(service)
    const sent = Buffer.from(key).toString('latin1')
    const { status, body } = await found(as, 'Pier', keyed(sent))
    const { code, message } = badIdempotencyKey
    expect({ status, body }).toMatchObject({ status: 400, body: { code, message } })
    expect(await databaseState(service)).toBe(before)
  })

  test('the key of a rejected request can be used for the corrected one', async () => {
    const { as } = await service.createPerson()
    const key = keyed()
    expect((await found(as, '', key)).status).toBe(400)
    expect((await found(as, 'Pier', key)).status).toBe(201)
  })

  test("a person who lost the permission doesn't get the stored response", async () => {
    const organization = await service.createOrganization()
    const admin = await service.createMember(organization, ['admin'])
    const body = { organization: organization.id, email: randomEmail(), roles: ['member'] }
    const key = keyed()
    const invite = () => admin.as.request('POST', `/api${inviteMember.path}`, body, key)
    expect((await invite()).status).toBe(201)
    await service.context.pool.query(`update profiles set roles = '{member}' where id = $1`, [
      admin.profileId,
    ])
    expect(await invite()).toMatchObject({ status: 403, body: { code: forbidden.code } })
  })

  test('the database contains no readable secret of a stored response', async () => {
    const organization = await service.createOrganization()
    const { id } = await createTestApplication(organization)
    const key = keyed()
    const send = () =>
      organization.owner.as.request('POST', urlTo(createKey, { params: { id } }), {}, key)
    const { body } = await send()
    const { secret } = body as { secret: string }
    expect(secret).toMatch(/^acs_/)
    expect((await send()).body).toEqual(body)
    const dump = await dumpOf(service.context.pool)
    expect(dump).not.toContain(secret)
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
    expect(dump).not.toContain(key['idempotency-key'])
  })
})
