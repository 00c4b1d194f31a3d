import type { Application } from '@accord/contract/applications.ts'
import type { Authorization } from '@accord/contract/authorizations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestApplication,
  insertTestArtifact,
  artifactsLeft,
  requestApproval,
  authorizeForTest,
} from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes } from '#testing/concurrency.ts'

let service: TestService
let second: TestService
let [owning, granting] = [] as TestOrganization[]
/** Two managers of the authorizing organization and the application's owner, using two instances. */
let [one, other, owner] = [] as Client[]

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
  ;[owning, granting] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
  ])
  const admin = await service.createMember(granting, ['admin'])
  const elsewhere = (token: string) => second.anonymous.with({ authorization: `Bearer ${token}` })
  one = granting.owner.as
  other = elsewhere(admin.token)
  owner = elsewhere(owning.owner.token)
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

const path = '/api/authorized-application'
const authorize = (as: Client | undefined, { id }: Application, scopes?: string[]) =>
  as!.request('POST', path, {
    organization: granting!.id,
    application: id,
    ...(scopes && { scopes }),
  })
const revoke = (as: Client | undefined, { id }: { id: string }) =>
  as!.request('DELETE', `${path}/${id}`)
const widen = ({ id }: Application, scopes: string[]) =>
  owner!.request('PATCH', `/api/application/${id}`, { scopes })

/** Returns the stored count, the existing rows, and their scopes. */
async function stateOf({ id }: Application) {
  const { rows } = await service.context.pool.query<{ counted: number; scopes: string[][] }>(
    `select authorization_count as counted,
       (select coalesce(json_agg(scopes), '[]') from authorizations where application_id = a.id) as scopes
     from applications a where id = $1`,
    [id],
  )
  return rows[0]
}

async function rounds(count: number, round: (application: Application) => Promise<void>) {
  for (let done = 0; done < count; done += 1) {
    await round(await createTestApplication(owning!, { scopes: ['user:read'] }))
  }
}

describe('concurrent authorizations', () => {
  test('AA-2: two managers who authorize the same application create one authorization, and both get it', async () => {
    await rounds(6, async (application) => {
      const answers = await Promise.all([
        authorize(one, application),
        authorize(other, application),
      ])
      expect(statusCodes(answers)).toEqual({ 201: 2 })
      const ids = answers.map(({ body }) => (body as Authorization).id)
      expect(ids[0]).toBe(ids[1])
      expect(await stateOf(application)).toEqual({ counted: 1, scopes: [['user:read']] })
    })
  })

  test('PER-5: authorizing while the owner adds scopes never grants more than was shown', async () => {
    const wide = ['user:read', 'user:manage', 'network:read', 'network:manage']
    await rounds(6, async (application) => {
      const [authorized, widened] = await Promise.all([
        authorize(one, application, ['user:read']),
        widen(application, wide),
      ])
      expect(widened.status).toBe(200)
      expect([201, 409]).toContain(authorized.status)
      const scopes = authorized.status === 201 ? [['user:read']] : []
      expect(await stateOf(application)).toEqual({ counted: scopes.length, scopes })
    })
  })

  test('PER-5: granting scopes while the owner adds more never grants more than was shown', async () => {
    await rounds(5, async (application) => {
      const { id } = await authorizeForTest(granting!, application)
      await requestApproval(owning!, application, ['user:read', 'survey:read'])
      const body = { decision: 'grant', scopes: ['survey:read'] }
      const [granted, widened] = await Promise.all([
        one!.request('PATCH', `${path}/${id}`, body),
        widen(application, ['user:read', 'survey:read', 'network:read']),
      ])
      expect(widened.status).toBe(200)
      expect([200, 409]).toContain(granted.status)
      const scopes = granted.status === 200 ? ['user:read', 'survey:read'] : ['user:read']
      expect(await stateOf(application)).toEqual({ counted: 1, scopes: [scopes] })
    })
  })

  test('when one manager grants scopes while another refuses them, the first decision stays', async () => {
    await rounds(5, async (application) => {
      const { id } = await authorizeForTest(granting!, application)
      await requestApproval(owning!, application, ['user:read', 'survey:read'])
      const decide = (as: Client | undefined, decision: string) =>
        as!.request('PATCH', `${path}/${id}`, { decision, scopes: ['survey:read'] })
      const answers = await Promise.all([decide(one, 'grant'), decide(other, 'refuse')])
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      const granted = answers[0].status === 200
      const scopes = granted ? ['user:read', 'survey:read'] : ['user:read']
      expect(await stateOf(application)).toEqual({ counted: 1, scopes: [scopes] })
    })
  })

  test('AA-5: an authorization that two managers revoke is revoked once, and its tokens are counted once', async () => {
    await rounds(6, async (application) => {
      const authorization = await authorizeForTest(granting!, application)
      const { pool } = service.context
      const issued = { applicationId: application.id, organizationId: granting!.id }
      const token = await insertTestArtifact(pool, { kind: 'ClientCredentials', ...issued })
      const answers = await Promise.all([revoke(one, authorization), revoke(other, authorization)])
      expect(statusCodes(answers)).toEqual({ 200: 1, 404: 1 })
      const done = answers.find(({ status }) => status === 200)
      expect(done?.body).toEqual({ endedTokens: 1 })
      expect(await artifactsLeft(pool, [token])).toEqual([false])
      expect(await stateOf(application)).toEqual({ counted: 0, scopes: [] })
    })
  })

  test('revoking while another manager authorizes ends the old authorization and sometimes creates a new one', async () => {
    await rounds(5, async (application) => {
      const authorization = await authorizeForTest(granting!, application)
      const [revoked, authorized] = await Promise.all([
        revoke(one, authorization),
        authorize(other, application),
      ])
      expect([revoked.status, authorized.status]).toEqual([200, 201])
      const renewed = (authorized.body as Authorization).id !== authorization.id
      const scopes = renewed ? [['user:read']] : []
      expect(await stateOf(application)).toEqual({ counted: scopes.length, scopes })
    })
  })

  test('authorizing an application during its deletion keeps the authorization for a restore, or returns 404', async () => {
    await rounds(5, async (application) => {
      const [authorized, deleted] = await Promise.all([
        authorize(one, application),
        owner!.request('DELETE', `/api/application/${application.id}`),
      ])
      expect([201, 404]).toContain(authorized.status)
      expect(deleted).toMatchObject({
        status: 200,
        body: { endedAuthorizations: authorized.status === 201 ? 1 : 0 },
      })
      expect(await stateOf(application)).toEqual(
        authorized.status === 201
          ? { counted: 1, scopes: [['user:read']] }
          : { counted: 0, scopes: [] },
      )
    })
  })

  test("two organizations that authorize each other's applications don't deadlock", async () => {
    await rounds(5, async (application) => {
      const theirs = await createTestApplication(granting!)
      const answers = await Promise.all([
        authorize(one, application),
        owner!.request('POST', path, { organization: owning!.id, application: theirs.id }),
        widen(application, ['network:read']),
        one!.request('PATCH', `/api/application/${theirs.id}`, { scopes: ['network:read'] }),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 2, 201: 2 })
    })
  })
})
