import { createKey, deleteKey, KeyCard, listKeys } from '@accord/contract/applications.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newestActivity } from '#testing/members.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import {
  createTestApplication,
  insertTestArtifact,
  artifactsLeft,
  keysOf,
} from '#testing/applications.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService
let organization: TestOrganization
let owner: TestMember

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
  owner = organization.owner
})
beforeEach(() => service.context.pool.query('delete from limits'))

const byId = ({ id }: { id: string }) => ({ params: { id } })
const create = (application: { id: string }) =>
  owner.as.call(createKey, { ...byId(application), body: {} })
const end = (application: { id: string }, key: { id: string }) => ({
  params: { id: application.id, keyId: key.id },
})
const letExpire = ({ id }: { id: string }) =>
  service.context.pool.query('update application_keys set expires_at = now() where id = $1', [id])

/** Creates an application with two active keys and returns them, newest first. */
async function rotating() {
  const application = await createTestApplication(organization)
  await create(application)
  const [newest, older] = await keysOf(owner.as, application)
  return { application, newest: newest!, older: older! }
}

describe('the first secret', () => {
  test('AP-6: the first secret is shown with its last four characters, and works', async () => {
    const application = await createTestApplication(organization)
    const answer = await owner.as.request('GET', `/api/key/${application.id}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [key, ...more] = answer.body as Awaited<ReturnType<typeof keysOf>>
    expect(more).toEqual([])
    expect(key!.secret).toMatch(/^acs_[\w-]{43}$/)
    expect(key).toMatchObject({
      last4: key!.secret.slice(-4),
      expiresAt: null,
      lastUsedAt: null,
    })
    const { rows } = await service.context.pool.query<{ secret_hash: Buffer }>(
      'select secret_hash from application_keys where application_id = $1',
      [application.id],
    )
    expect(rows[0]!.secret_hash.equals(hashSecret(key!.secret))).toBe(true)
  })

  test('the first secret can be listed by its last four characters without a limit and without an activity entry', async () => {
    const { application, newest, older } = await rotating()
    await using strict = await startTestService({
      limits: 'keysShownPerProfile=1/1h',
      beside: service,
    })
    const before = await newestActivity(service, organization.id)
    const as = strict.anonymous.with({ authorization: `Bearer ${owner.token}` })
    for (let looked = 0; looked < 25; looked += 1) {
      const { status, body } = await as.request('GET', `/api/application/${application.id}/keys`)
      expect(status).toBe(200)
      expect(body).toEqual([newest, older].map((key) => KeyCard.parse(key)))
    }
    expect(await newestActivity(service, organization.id)).toEqual(before)
  })

  test("the first secret is the same each time it's viewed, and every view is recorded", async () => {
    const application = await createTestApplication(organization)
    const [first, second] = [
      await keysOf(owner.as, application),
      await keysOf(owner.as, application),
    ]
    expect(second).toEqual(first)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'key_shown',
      user_id: owner.id,
      detail: { application: application.name },
    })
  })

  test('RL1: D12: one person can view the secret 20 times an hour, and another person can still view it afterwards', async () => {
    const application = await createTestApplication(organization)
    const limits = 'keysShownPerProfile=20/1h'
    await using strict = await startTestService({ limits, beside: service })
    const look = ({ token }: TestMember) =>
      strict.anonymous
        .with({ authorization: `Bearer ${token}` })
        .request('GET', `/api/key/${application.id}`)
    for (let looked = 0; looked < 20; looked += 1) expect((await look(owner)).status).toBe(200)
    expect(await look(owner)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await look(await service.createMember(organization, ['admin']))).status).toBe(200)
  })
})

describe('a second secret', () => {
  test('a second secret is listed first, and the previous one is valid for 24 more hours', async () => {
    const application = await createTestApplication(organization)
    const [before] = await keysOf(owner.as, application)
    const created = await create(application)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'key_created',
      detail: { application: application.name, last4: created.last4 },
    })
    const [newest, older] = await keysOf(owner.as, application)
    expect(newest).toEqual(created)
    expect(newest).toMatchObject({ expiresAt: null })
    expect(older).toEqual({ ...before, expiresAt: expect.any(String) as string })
    const hours = (Date.parse(older!.expiresAt!) - Date.parse(created.createdAt)) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
  })

  test("a third secret can't be created until the older of two has expired", async () => {
    const { application, older, newest } = await rotating()
    expect(await owner.as.refused(createKey, { ...byId(application), body: {} })).toMatchObject({
      status: 409,
      body: {
        code: 'two_keys_live',
        message: 'This application already has two active secrets. Delete one first.',
      },
    })
    await letExpire(older)
    expect(await keysOf(owner.as, application)).toEqual([newest])
    const third = await create(application)
    const live = await keysOf(owner.as, application)
    expect(live.map(({ id }) => id)).toEqual([third.id, newest.id])
  })

  test('RL1: a second secret can be created at most ten times a day', async () => {
    const { id } = await createTestApplication(organization)
    const limits = 'keysPerApplication=10/1d'
    await using strict = await startTestService({ limits, beside: service })
    const as = strict.anonymous.with({ authorization: `Bearer ${owner.token}` })
    for (let made = 0; made < 10; made += 1) await as.request('POST', `/api/key/${id}`)
    expect((await as.request('POST', `/api/key/${id}`)).status).toBe(429)
  })
})

describe('deleting a secret', () => {
  test("AP-6: deleting the older secret doesn't change the newest", async () => {
    const { application, older, newest } = await rotating()
    await owner.as.call(deleteKey, end(application, older))
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'key_deleted',
      detail: { application: application.name, last4: older.last4 },
    })
    expect(await keysOf(owner.as, application)).toEqual([newest])
  })

  test('deleting the newest secret makes the older one permanent, so an application always has one', async () => {
    const { application, older, newest } = await rotating()
    await owner.as.call(deleteKey, end(application, newest))
    expect(await keysOf(owner.as, application)).toEqual([{ ...older, expiresAt: null }])
  })

  test('deleting the last secret is rejected, even if the other one has just expired', async () => {
    const { application, older, newest } = await rotating()
    await letExpire(older)
    expect(await owner.as.refused(deleteKey, end(application, newest))).toMatchObject({
      status: 409,
      body: {
        code: 'last_key',
        message: 'An application must keep at least one secret. Create another one first.',
      },
    })
    expect(await keysOf(owner.as, application)).toEqual([newest])
  })

  test('deleting a secret that was deleted or belongs to another application returns 404', async () => {
    const [one, other] = [await rotating(), await rotating()]
    for (const key of [other.newest, { id: one.application.id }]) {
      expect((await owner.as.refused(deleteKey, end(one.application, key))).status).toBe(404)
    }
    await owner.as.call(deleteKey, end(one.application, one.older))
    expect((await owner.as.refused(deleteKey, end(one.application, one.older))).status).toBe(404)
    expect(await keysOf(owner.as, other.application)).toHaveLength(2)
  })

  test('deleting a secret revokes the tokens issued with it, and the response counts the valid ones', async () => {
    const { application, older, newest } = await rotating()
    const { pool } = service.context
    const issued = { kind: 'ClientCredentials', applicationId: application.id }
    const tokens = [
      await insertTestArtifact(pool, { ...issued, keyId: older.id }),
      await insertTestArtifact(pool, { ...issued, keyId: older.id }),
      await insertTestArtifact(pool, { ...issued, keyId: older.id, expired: true }),
      await insertTestArtifact(pool, { ...issued, keyId: newest.id }),
      await insertTestArtifact(pool, issued),
    ]
    expect(await owner.as.call(deleteKey, end(application, older))).toEqual({ endedTokens: 2 })
    expect(await artifactsLeft(pool, tokens)).toEqual([false, false, false, true, true])
  })
})

describe('a secret that has expired', () => {
  test('a secret that has expired is deleted an hour later, and no other secret is', async () => {
    const { application, older, newest } = await rotating()
    const { pool } = service.context
    const left = async () =>
      (
        await pool.query<{ id: string }>(
          'select id from application_keys where application_id = $1 order by created_at',
          [application.id],
        )
      ).rows.map(({ id }) => id)
    const expired = (ago: string) =>
      pool.query(`update application_keys set expires_at = now() - $1::interval where id = $2`, [
        ago,
        older.id,
      ])
    await expired('59 minutes')
    await sweepTable(service.context, 'application_keys')
    expect(await left()).toEqual([older.id, newest.id])
    await expired('61 minutes')
    await sweepTable(service.context, 'application_keys')
    expect(await left()).toEqual([newest.id])
  })
})

describe('a deleted application', () => {
  test("a deleted application's secrets can't be viewed", async () => {
    const application = await createTestApplication(organization)
    await service.context.pool.query('delete from applications where id = $1', [application.id])
    expect((await owner.as.refused(listKeys, byId(application))).status).toBe(404)
  })
})
