import { randomUUID } from 'node:crypto'
import type { Application } from '@accord/contract/applications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '#testing/members.ts'
import { anApplication, keysOf } from '#testing/applications.ts'
import { type CallerKind, type Cast, castOf, verdicts } from '#testing/cast.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let cast: Cast
let application: Application

beforeAll(async () => {
  service = await startTestService()
  cast = await castOf(service)
  application = await anApplication(cast.organization)
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
const idsOf = ({ body }: { body: unknown }) =>
  (body as { data: Application[] }).data.map(({ id }) => id)
const managers = verdicts(401, 404, 403, 403, 403, 200, 200, 404)

describe('registering an application (row 21)', () => {
  test.each(verdicts(401, 404, 403, 403, 403, 201, 201, 404))(
    'PER-2: %s gets %i',
    async (kind, status) => {
      const body = { organization: cast.organization.id, name: 'Tide Table' }
      const answer = await send(kind, 'POST', '/application', body)
      expect(answer.status).toBe(status)
      if (kind === 'U+') expect(codeOf(answer)).toBe('select_organization_first')
    },
  )
})

describe('the list of applications (row 22)', () => {
  test.each(managers)('PER-2: %s gets %i for the organization by its id', async (kind, status) => {
    const answer = await send(kind, 'GET', `/application?organization=${cast.organization.id}`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(idsOf(answer)).toContain(application.id)
  })

  test.each(verdicts(401, 403, 403, 403, 403, 200, 200, 200))(
    '%s gets %i for the organization acted for, and only its own',
    async (kind, acting) => {
      const status = kind === 'X-M' ? 403 : acting
      const answer = await send(kind, 'GET', '/application')
      expect(answer.status).toBe(status)
      if (status === 200) expect(idsOf(answer).includes(application.id)).toBe(!kind.startsWith('X'))
      else if (kind.startsWith('U')) expect(codeOf(answer)).toBe('select_organization_first')
    },
  )
})

describe('one application (row 23)', () => {
  const card = ['id', 'name', 'description', 'organization', 'scopes']
  const all = [...card, 'redirectUris', 'createdAt', 'updatedAt', 'lastUsedAt', 'authorizations']

  test.each(verdicts(401, 200, 200, 200, 200, 200, 200, 200))(
    '%s gets %i: its card, and all of it only who manages it',
    async (kind, status) => {
      const answer = await send(kind, 'GET', `/application/${application.id}`)
      expect(answer.status).toBe(status)
      if (kind === '-') return
      expect(Object.keys(answer.body as object)).toEqual(['A', 'O'].includes(kind) ? all : card)
      expect(answer.body).toMatchObject({
        organization: { id: cast.organization.id, name: cast.organization.name },
      })
    },
  )

  test.each(verdicts(401, 404, 404, 404, 404, 404, 404, 404))(
    '%s gets %i for one that is not there',
    async (kind, status) => {
      expect((await send(kind, 'GET', `/application/${randomUUID()}`)).status).toBe(status)
    },
  )
})

describe('changing an application (rows 24a, 24b, 64)', () => {
  const changes = [
    { name: 'Harbour Diary' },
    { scopes: ['user:read', 'survey:read'] },
    { redirectUris: ['https://harbour.example/callback'] },
  ]
  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const { id } = await anApplication(cast.organization)
    for (const body of changes) {
      expect((await send(kind, 'PATCH', `/application/${id}`, body)).status).toBe(status)
    }
  })
})

describe('deleting an application (row 65)', () => {
  test.each(verdicts(401, 404, 403, 403, 403, 403, 200, 404))(
    '%s gets %i',
    async (kind, status) => {
      const { id } = await anApplication(cast.organization)
      expect((await send(kind, 'DELETE', `/application/${id}`)).status).toBe(status)
    },
  )
})

describe('the keys of an application (rows 25, 62, 63)', () => {
  test.each(managers)('AP-6: %s gets %i for reading them', async (kind, status) => {
    const answer = await send(kind, 'GET', `/key/${application.id}`)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body).includes('acs_')).toBe(status === 200)
  })

  test.each(managers)(
    '%s gets %i for seeing which there are, never a secret',
    async (kind, status) => {
      const answer = await send(kind, 'GET', `/application/${application.id}/keys`)
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).not.toContain('acs_')
    },
  )

  test.each(verdicts(401, 404, 403, 403, 403, 201, 201, 404))(
    '%s gets %i for making another',
    async (kind, status) => {
      const { id } = await anApplication(cast.organization)
      const answer = await send(kind, 'POST', `/key/${id}`)
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body).includes('acs_')).toBe(status === 201)
    },
  )

  test.each(managers)('%s gets %i for ending one', async (kind, status) => {
    const made = await anApplication(cast.organization)
    await cast.as.O.request('POST', `/api/key/${made.id}`)
    const [newest] = await keysOf(cast.as.O, made)
    const path = `/key/${made.id}/${newest!.id}`
    expect((await send(kind, 'DELETE', path)).status).toBe(status)
  })
})

describe('who authorized an application (row 55)', () => {
  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const answer = await send(kind, 'GET', `/application/${application.id}/authorizations`)
    expect(answer.status).toBe(status)
  })
})

describe('of an application that is not there, an owner', () => {
  const id = randomUUID()
  test.each([
    ['PATCH', `/application/${id}`, { name: 'Harbour' }],
    ['DELETE', `/application/${id}`, undefined],
    ['GET', `/application/${id}/keys`, undefined],
    ['GET', `/key/${id}`, undefined],
    ['POST', `/key/${id}`, undefined],
    ['DELETE', `/key/${id}/${id}`, undefined],
    ['GET', `/application/${id}/authorizations`, undefined],
  ])('gets 404 from %s %s', async (method, path, body) => {
    expect((await send('O', method, path, body)).status).toBe(404)
  })
})
