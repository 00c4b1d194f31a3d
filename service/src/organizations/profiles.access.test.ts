import type { Profile } from '@accord/contract/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '#testing/members.ts'
import { bystander, type CallerKind, type Cast, castOf, verdicts } from '#testing/cast.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let cast: Cast

beforeAll(async () => {
  service = await startTestService()
  cast = await castOf(service)
})
afterAll(() => service[Symbol.asyncDispose]())

/** A refusal must leave every table as it was, but for the counters of limits. */
const send = async (kind: CallerKind, method: string, path: string, body?: unknown) => {
  const before = await stateOf(service)
  const answer = await cast.as[kind].request(method, `/api${path}`, body)
  if (answer.status >= 400) expect(await stateOf(service)).toBe(before)
  return answer
}
const profileOf: Partial<Record<CallerKind, () => string>> = {
  'U+': () => cast.member.profileId,
  C: () => cast.contact.profileId,
  M: () => cast.member.profileId,
  A: () => cast.admin.profileId,
  O: () => cast.owner.profileId,
}
const email = 'new@example.com'

describe('a token for a profile (row 3)', () => {
  test.each(verdicts(401, 404, 200, 200, 200, 200, 200, 404))(
    'SES-3: %s gets %i for their own profile there, or for the owner’s if they have none',
    async (kind, status) => {
      const user = kind === '-' ? cast.owner.id : cast.people[kind].id
      const profile = profileOf[kind]?.() ?? cast.owner.profileId
      const answer = await send(kind, 'POST', '/auth/profile/token', { user, profile })
      expect(answer.status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 404, 404, 404, 404, 404, 404))(
    "%s gets %i for another person's profile, in their own name or in the other's",
    async (kind, status) => {
      const other = kind === 'A' ? cast.member : cast.admin
      const own = kind === '-' ? other.id : cast.people[kind].id
      for (const user of [own, other.id]) {
        const body = { user, profile: other.profileId }
        expect((await send(kind, 'POST', '/auth/profile/token', body)).status).toBe(status)
      }
    },
  )
})

describe('the list of profiles (row 48)', () => {
  test.each(verdicts(401, 200, 200, 200, 200, 200, 200, 200))(
    '%s gets %i, and only their own',
    async (kind, status) => {
      const answer = await send(kind, 'GET', `/profile?organization=${cast.organization.id}`)
      expect(answer.status).toBe(status)
      if (status !== 200) return
      const ids = (answer.body as { data: Profile[] }).data.map(({ id }) => id)
      expect(ids).toEqual(profileOf[kind] ? [profileOf[kind]()] : [])
    },
  )
})

describe("a profile's e-mail (row 50a)", () => {
  test.each(verdicts(401, 404, 200, 200, 200, 200, 200, 404))(
    '%s gets %i for their own, or for the owner’s if they have none',
    async (kind, status) => {
      const profile = profileOf[kind]?.() ?? cast.owner.profileId
      expect((await send(kind, 'PATCH', `/profile/${profile}`, { email })).status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 403, 403, 404))(
    "%s gets %i for another person's",
    async (kind, status) => {
      const { id } = await bystander(service, cast.organization, ['member'])
      expect((await send(kind, 'PATCH', `/profile/${id}`, { email })).status).toBe(status)
    },
  )
})

describe("a profile's roles (row 50b)", () => {
  test.each(verdicts(401, 404, 403, 403, 403, 200, 200, 404))(
    'MB-7: %s gets %i for making a member an admin',
    async (kind, status) => {
      const { id } = await bystander(service, cast.organization, ['member'])
      const path = `/profile/${id}`
      expect((await send(kind, 'PATCH', path, { roles: ['admin'] })).status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 403, 200, 404))(
    'MB-3: %s gets %i for making a member an owner',
    async (kind, status) => {
      const { id } = await bystander(service, cast.organization, ['member'])
      const path = `/profile/${id}`
      expect((await send(kind, 'PATCH', path, { roles: ['owner'] })).status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 403, 200, 404))(
    '%s gets %i for taking the role of one owner of two',
    async (kind, status) => {
      const { id } = await bystander(service, cast.organization, ['owner'])
      const path = `/profile/${id}`
      expect((await send(kind, 'PATCH', path, { roles: ['member'] })).status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 403, 200, 404).filter(([kind]) => profileOf[kind]))(
    '%s gets %i for making themselves an owner',
    async (kind, status) => {
      const path = `/profile/${profileOf[kind]!()}`
      expect((await send(kind, 'PATCH', path, { roles: ['owner'] })).status).toBe(status)
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 403, 403, 404))(
    "%s gets %i for changing a contact's",
    async (kind, status) => {
      const { id } = await bystander(service, cast.organization, ['contact'])
      const path = `/profile/${id}`
      expect((await send(kind, 'PATCH', path, { roles: ['member'] })).status).toBe(status)
    },
  )

  test.each([
    { roles: [] },
    { roles: ['contact'] },
    { roles: ['root'] },
    { roles: ['member'], email },
    {},
    { roles: 'admin' },
    { roles: ['member', 'member', 'member', 'member'] },
  ])('the body %j is refused', async (body) => {
    const path = `/profile/${cast.member.profileId}`
    expect((await send('O', 'PATCH', path, body)).status).toBe(400)
  })

  test('of a profile that does not exist are not found', async () => {
    const path = '/profile/6f0b2a52-8f0c-4a38-9d0f-6b0c8f1f3c11'
    expect((await send('O', 'PATCH', path, { roles: ['member'] })).status).toBe(404)
    expect((await send('O', 'PATCH', path, { email })).status).toBe(404)
  })
})

// The last, because those who had no profile have one after it.
describe('becoming a contact (row 49)', () => {
  test.each(verdicts(401, 201, 409, 409, 409, 409, 409, 201))(
    'PER-1: %s gets %i, and no profile is ever changed by it',
    async (kind, status) => {
      const body = { organization: cast.organization.id, roles: ['contact'] }
      const answer = await send(kind, 'POST', '/profile', body)
      expect(answer.status).toBe(status)
      if (status === 201) expect(answer.body).toMatchObject({ roles: ['contact'] })
    },
  )

  test.each([[['member']], [['owner']], [['contact', 'admin']], [[]], ['contact']])(
    'with the roles %j is refused',
    async (roles) => {
      const body = { organization: cast.organization.id, roles }
      expect((await send('U', 'POST', '/profile', body)).status).toBe(400)
    },
  )
})
