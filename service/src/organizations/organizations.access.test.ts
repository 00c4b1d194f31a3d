import type { Organization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '#testing/members.ts'
import { type CallerKind, type Cast, castOf, verdicts } from '#testing/cast.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let cast: Cast

beforeAll(async () => {
  service = await startTestService()
  cast = await castOf(service)
})
afterAll(() => service[Symbol.asyncDispose]())

/** A refusal must leave every table as it was. */
const send = async (kind: CallerKind, method: string, path: string, body?: unknown) => {
  const before = await stateOf(service)
  const answer = await cast.as[kind].request(method, `/api${path}`, body)
  if (answer.status >= 400) expect(await stateOf(service)).toBe(before)
  return answer
}
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

describe('creating an organization (row 12)', () => {
  test.each(verdicts(401, 201, 201, 201, 201, 201, 201, 201))(
    '%s gets %i',
    async (kind, status) => {
      const answer = await send(kind, 'POST', '/organization', { name: 'Lantern' })
      expect(answer.status).toBe(status)
    },
  )
})

describe('the list of organizations (row 13)', () => {
  test.each(verdicts(401, 200, 200, 200, 200, 200, 200, 200))(
    '%s gets %i, and only their own',
    async (kind, status) => {
      const answer = await send(kind, 'GET', '/organization')
      expect(answer.status).toBe(status)
      if (status !== 200) return
      const ids = (answer.body as { data: Organization[] }).data.map(({ id }) => id)
      const belongs = ['U+', 'C', 'M', 'A', 'O'].includes(kind)
      expect(ids.includes(cast.organization.id)).toBe(belongs)
      const own = await service.context.pool.query<{ id: string }>(
        'select organization_id as id from profiles where user_id = $1',
        [kind === '-' ? '' : cast.people[kind].id],
      )
      expect(ids.toSorted()).toEqual(own.rows.map(({ id }) => id).toSorted())
    },
  )
})

describe('one organization (row 14)', () => {
  const memberFields = ['id', 'name', 'description', 'country', 'createdAt', 'profileRoles']
  const managerFields = [
    ...memberFields,
    'address',
    'email',
    'city',
    'state',
    'zipcode',
    'timezone',
    'findable',
  ]
  const seen: Partial<Record<CallerKind, string[]>> = {
    C: ['id', 'name'],
    M: memberFields,
    A: managerFields,
    O: managerFields,
  }

  test.each(verdicts(401, 404, 403, 200, 200, 200, 200, 404))(
    'OD-1: %s gets %i and no field beyond the role',
    async (kind, status) => {
      const answer = await send(kind, 'GET', `/organization/${cast.organization.id}`)
      expect(answer.status).toBe(status)
      if (kind === 'U+') expect(codeOf(answer)).toBe('select_organization_first')
      if (status === 200) {
        expect(Object.keys(answer.body as object).toSorted()).toEqual(seen[kind]!.toSorted())
      }
    },
  )

  const application = '6f0b2a52-8f0c-4a38-9d0f-6b0c8f1f3c11'
  test.each(verdicts(401, 200, 200, 200, 200, 200, 200, 200))(
    'for the approval screen: %s gets %i, outsiders the name only',
    async (kind, status) => {
      const { id, name } = cast.organization
      const path = `/organization/${id}?application=${application}`
      const answer = await send(kind, 'GET', path)
      expect(answer.status).toBe(status)
      if (['U', 'U+', 'C', 'X-M', 'X-A', 'X-O'].includes(kind)) {
        expect(answer.body).toEqual({ id, name })
      }
    },
  )

  test('that does not exist is not found, for the approval screen neither', async () => {
    for (const path of [application, `${application}?application=${application}`]) {
      const { status } = await cast.as.O.request('GET', `/api/organization/${path}`)
      expect(status).toBe(404)
    }
  })
})

describe('changing an organization (row 15)', () => {
  test.each(verdicts(401, 404, 403, 403, 403, 200, 200, 404))(
    'PER-2: %s gets %i',
    async (kind, status) => {
      const path = `/organization/${cast.organization.id}`
      const answer = await send(kind, 'PATCH', path, { name: 'Lantern' })
      expect(answer.status).toBe(status)
    },
  )
})

describe("the organization's activity", () => {
  test.each(verdicts(401, 404, 403, 403, 403, 200, 200, 404))(
    'is for those who manage: %s gets %i',
    async (kind, status) => {
      const path = `/organization/${cast.organization.id}/activity`
      expect((await send(kind, 'GET', path)).status).toBe(status)
    },
  )
})

// The last, because those who may leave have left after it.
describe('leaving (row 19)', () => {
  test.each(verdicts(401, 403, 403, 200, 200, 200, 403, 200).slice(0, -1))(
    'PER-3: %s gets %i, an owner is refused',
    async (kind, status) => {
      const answer = await send(kind, 'POST', '/organization/leave', {})
      expect(answer.status).toBe(status)
      if (kind === 'U') expect(codeOf(answer)).toBe('select_organization_first')
      if (kind === 'O') expect(codeOf(answer)).toBe('owner_cannot_leave')
    },
  )
})
