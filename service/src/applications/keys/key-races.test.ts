import type { Application } from '@accord/contract/applications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, keysOf } from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes } from '#testing/concurrency.ts'

let service: TestService
let second: TestService
let organization: TestOrganization
/** Each client uses its own instance, so that they never share a connection. */
let [one, other] = [] as Client[]

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
  organization = await service.createOrganization()
  const admin = await service.createMember(organization, ['admin'])
  one = organization.owner.as
  other = second.anonymous.with({ authorization: `Bearer ${admin.token}` })
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

const post = (as: Client | undefined, { id }: Application) => as!.request('POST', `/api/key/${id}`)
const remove = (as: Client | undefined, { id }: Application, key: { id: string }) =>
  as!.request('DELETE', `/api/key/${id}/${key.id}`)

async function rounds(count: number, round: (application: Application) => Promise<void>) {
  for (let done = 0; done < count; done += 1) await round(await createTestApplication(organization))
}

describe('concurrent changes of secrets', () => {
  test('AP-6: two people creating secrets at the same time never end up with three active ones', async () => {
    await rounds(6, async (application) => {
      const answers = await Promise.all([post(one, application), post(other, application)])
      expect(statusCodes(answers)).toEqual({ 201: 1, 409: 1 })
      const live = await keysOf(one!, application)
      expect(live.map(({ expiresAt }) => expiresAt === null)).toEqual([true, false])
    })
  })

  test("AP-6: if two people each delete one of two secrets, one secret remains and doesn't expire", async () => {
    await rounds(6, async (application) => {
      await post(one, application)
      const [newest, older] = await keysOf(one!, application)
      const answers = await Promise.all([
        remove(one, application, newest!),
        remove(other, application, older!),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      const live = await keysOf(one!, application)
      expect(live.map(({ expiresAt }) => expiresAt)).toEqual([null])
    })
  })

  test('if the newest secret is deleted while another is created, the last one created is listed first', async () => {
    await rounds(5, async (application) => {
      await post(one, application)
      const [newest, older] = await keysOf(one!, application)
      const [ended, made] = await Promise.all([
        remove(one, application, newest!),
        post(other, application),
      ])
      expect(ended.status).toBe(200)
      const live = (await keysOf(one!, application)).map(({ id }) => id)
      const created = (made.body as { id: string }).id
      expect(live).toEqual(made.status === 201 ? [created, older!.id] : [older!.id])
    })
  })

  test('viewing the secrets while the application is deleted shows all of them or fails', async () => {
    await rounds(5, async (application) => {
      const [read, deleted] = await Promise.all([
        other!.request('GET', `/api/key/${application.id}`),
        one!.request('DELETE', `/api/application/${application.id}`),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 409]).toContain(read.status)
      if (read.status === 200) expect(read.body).toHaveLength(1)
    })
  })
})
