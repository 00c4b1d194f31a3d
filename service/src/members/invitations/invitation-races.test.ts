import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestOrganization, organizationOf } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes } from '#testing/concurrency.ts'
import { createTestInvitation } from '#testing/members.ts'

let service: TestService
let second: TestService
let owner: Person
/** Each client uses its own instance, so they never share a connection. */
let [ana, ben] = [] as Client[]

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
  owner = await service.createPerson()
  ana = (await service.createPerson()).as
  ben = second.anonymous.with({ authorization: `Bearer ${(await service.createPerson()).token}` })
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

const post = (client: Client | undefined, code: string, answer: 'accept' | 'decline') =>
  client!.request('POST', `/api/invitation/${code}/${answer}`)

async function stateIn({ id }: TestOrganization) {
  const { rows } = await service.context.pool.query(
    `select member_count as counted,
       (select count(*)::int from profiles where organization_id = o.id) as profiles,
       (select count(*)::int from invitations where organization_id = o.id) as invitations
     from organizations o where id = $1`,
    [id],
  )
  return rows[0] as { counted: number; profiles: number; invitations: number }
}

async function rounds(count: number, round: (organization: TestOrganization) => Promise<void>) {
  for (let done = 0; done < count; done += 1) await round(await organizationOf(owner))
}

describe('concurrent responses to an invitation', () => {
  test('exactly one profile is created when two people accept an invitation concurrently', async () => {
    const winners = [0, 0]
    await rounds(6, async (organization) => {
      const { code } = await createTestInvitation(service, organization)
      const answers = await Promise.all([post(ana, code, 'accept'), post(ben, code, 'accept')])
      expect(statusCodes(answers)).toEqual({ 200: 1, 404: 1 })
      winners[answers[0].status === 200 ? 0 : 1]! += 1
      // These are the owner and the person who joined.
      expect(await stateIn(organization)).toMatchObject({ counted: 2, profiles: 2 })
    })
    expect(winners[0]! + winners[1]!).toBe(6)
  })

  test('only one profile is created when a person accepts an invitation twice concurrently', async () => {
    await rounds(5, async (organization) => {
      const { code } = await createTestInvitation(service, organization)
      const answers = await Promise.all([post(ana, code, 'accept'), post(ana, code, 'accept')])
      expect(statusCodes(answers)).toEqual({ 200: 1, 400: 1 })
      expect(await stateIn(organization)).toMatchObject({ counted: 2, profiles: 2 })
    })
  })

  test('only one profile is created when a person accepts two invitations to one organization concurrently', async () => {
    await rounds(5, async (organization) => {
      const [one, other] = [
        await createTestInvitation(service, organization),
        await createTestInvitation(service, organization),
      ]
      const answers = await Promise.all([
        post(ana, one.code, 'accept'),
        post(ana, other.code, 'accept'),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      expect(await stateIn(organization)).toMatchObject({ counted: 2, profiles: 2 })
    })
  })

  test('when an invitation is accepted and withdrawn at the same time, either a profile or nothing is created', async () => {
    await rounds(6, async (organization) => {
      const { id, code } = await createTestInvitation(service, organization)
      const [accepted, deleted] = await Promise.all([
        post(ben, code, 'accept'),
        organization.owner.as.request('DELETE', `/api/invitation/${id}`),
      ])
      const joined = accepted.status === 200
      expect([accepted.status, deleted.status]).toEqual(joined ? [200, 400] : [404, 200])
      expect(await stateIn(organization)).toEqual(
        joined
          ? { counted: 2, profiles: 2, invitations: 1 }
          : { counted: 1, profiles: 1, invitations: 0 },
      )
    })
  })

  test('a profile gets the old or the new roles if they change during the acceptance, and both responses agree', async () => {
    await rounds(5, async (organization) => {
      const { id, code } = await createTestInvitation(service, organization)
      const [accepted, changed] = await Promise.all([
        post(ben, code, 'accept'),
        organization.owner.as.request('PATCH', `/api/invitation/${id}`, { roles: ['admin'] }),
      ])
      const roles = changed.status === 200 ? ['admin'] : ['member']
      expect([200, 409]).toContain(changed.status)
      expect(accepted).toMatchObject({ status: 200, body: { profile: { roles } } })
    })
  })

  test('when an invitation is accepted and declined at the same time, one of the two is too late', async () => {
    await rounds(5, async (organization) => {
      const { code } = await createTestInvitation(service, organization)
      const [accepted, declined] = await Promise.all([
        post(ana, code, 'accept'),
        post(ben, code, 'decline'),
      ])
      const joined = accepted.status === 200
      expect([accepted.status, declined.status]).toEqual(joined ? [200, 404] : [404, 200])
      expect((await stateIn(organization)).profiles).toBe(joined ? 2 : 1)
    })
  })

  test('a concurrent acceptance of an invitation and removal of its inviter never create a profile from a withdrawn invitation', async () => {
    const inviter = await service.createPerson()
    await rounds(5, async (organization) => {
      const admin = await service.createMember(organization, ['admin'], inviter)
      const { code } = await createTestInvitation(service, organization, { by: admin })
      const members = `/api/organization/${organization.id}/members`
      const [accepted, removed] = await Promise.all([
        post(ben, code, 'accept'),
        organization.owner.as.request('DELETE', `${members}/${admin.profileId}`),
      ])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(accepted.status)
      const profiles = accepted.status === 200 ? 2 : 1
      expect(await stateIn(organization)).toMatchObject({ counted: profiles, profiles })
    })
  })
})
