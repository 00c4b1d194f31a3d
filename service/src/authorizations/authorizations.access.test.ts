import { randomUUID } from 'node:crypto'
import type { Application } from '@accord/contract/applications.ts'
import type { Authorization } from '@accord/contract/authorizations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '#testing/members.ts'
import { anApplication, askFor, authorizedBy } from '#testing/applications.ts'
import { type CallerKind, type Cast, castOf, verdicts } from '#testing/cast.ts'
import type { AnOrganization, Member } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
/** Around the organization that authorizes; the application is a third one's. */
let cast: Cast
let owning: AnOrganization
let [owningAdmin, owningMember] = [] as Member[]
let application: Application
let authorization: Authorization

beforeAll(async () => {
  service = await startTestService()
  ;[cast, owning] = await Promise.all([castOf(service), service.anOrganization()])
  ;[owningAdmin, owningMember] = await Promise.all([
    service.aMember(owning, ['admin']),
    service.aMember(owning, ['member']),
  ])
  application = await anApplication(owning)
  authorization = await authorizedBy(cast.organization, application)
})
afterAll(() => service[Symbol.asyncDispose]())

const sendAs = async (as: Client, method: string, path: string, body?: unknown) => {
  const before = await stateOf(service)
  const answer = await as.request(method, `/api${path}`, body)
  if (answer.status >= 400) expect(await stateOf(service)).toBe(before)
  return answer
}
const send = (kind: CallerKind, method: string, path: string, body?: unknown) =>
  sendAs(cast.as[kind], method, path, body)
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const managers = verdicts(401, 404, 403, 403, 403, 200, 200, 404)

async function freshlyAuthorized() {
  const made = await anApplication(owning)
  return { application: made, authorization: await authorizedBy(cast.organization, made) }
}

describe('being asked to authorize (row 26)', () => {
  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const path = `/authorize-application/${cast.organization.id}/${application.id}`
    const answer = await send(kind, 'GET', path)
    expect(answer.status).toBe(status)
    if (kind === 'U+') expect(codeOf(answer)).toBe('select_organization_first')
  })
})

describe('authorizing (row 27)', () => {
  test.each(verdicts(401, 404, 403, 403, 403, 201, 201, 404))(
    'PER-2: %s gets %i',
    async (kind, status) => {
      const { id } = await anApplication(owning)
      const body = { organization: cast.organization.id, application: id }
      expect((await send(kind, 'POST', '/authorized-application', body)).status).toBe(status)
    },
  )

  test("D33: nobody authorizes in the name of another's organization", async () => {
    const body = { organization: cast.organization.id, application: application.id }
    for (const as of [owning.owner.as, owningAdmin!.as, cast.as['X-O'], cast.as.U]) {
      expect((await sendAs(as, 'POST', '/authorized-application', body)).status).toBe(404)
    }
  })
})

describe('one authorization (row 28)', () => {
  const forOwner = ['id', 'application', 'organization', 'scopes', 'createdAt']
  const all = [...forOwner, 'requestedScopes', 'updatedAt', 'lastUsedAt', 'grantedBy']

  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const answer = await send(kind, 'GET', `/authorized-application/${authorization.id}`)
    expect(answer.status).toBe(status)
    if (status === 200) {
      expect(Object.keys(answer.body as object).toSorted()).toEqual(all.toSorted())
    }
  })

  test('is shown in part to those who manage the application, and not to its members', async () => {
    const path = `/authorized-application/${authorization.id}`
    for (const { as } of [owning.owner, owningAdmin!]) {
      const answer = await sendAs(as, 'GET', path)
      expect(answer.status).toBe(200)
      expect(Object.keys(answer.body as object)).toEqual(forOwner)
      expect(answer.body).toMatchObject({
        organization: { id: cast.organization.id, name: cast.organization.name },
      })
    }
    expect((await sendAs(owningMember!.as, 'GET', path)).status).toBe(404)
    expect((await sendAs(owning.owner.asUser, 'GET', path)).status).toBe(404)
  })
})

describe('the list of authorizations (row 29)', () => {
  const idsOf = ({ body }: { body: unknown }) =>
    (body as { data: Authorization[] }).data.map(({ id }) => id)

  test.each(managers)('PER-2: %s gets %i for the organization by its id', async (kind, status) => {
    const path = `/authorized-application?organization=${cast.organization.id}`
    const answer = await send(kind, 'GET', path)
    expect(answer.status).toBe(status)
    if (status === 200) expect(idsOf(answer)).toContain(authorization.id)
  })

  test.each(verdicts(401, 403, 403, 403, 403, 200, 200, 200))(
    '%s gets %i for the organization acted for, and only its own',
    async (kind, acting) => {
      const status = kind === 'X-M' ? 403 : acting
      const answer = await send(kind, 'GET', '/authorized-application')
      expect(answer.status).toBe(status)
      if (status === 200) {
        expect(idsOf(answer).includes(authorization.id)).toBe(!kind.startsWith('X'))
      } else if (kind.startsWith('U')) expect(codeOf(answer)).toBe('select_organization_first')
    },
  )
})

describe('deciding on what is asked in addition', () => {
  const body = { decision: 'grant', scopes: ['survey:read'] }

  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const made = await freshlyAuthorized()
    await askFor(owning, made.application, [...made.application.scopes, 'survey:read'])
    const path = `/authorized-application/${made.authorization.id}`
    expect((await send(kind, 'PATCH', path, body)).status).toBe(status)
  })

  test('is not for those whose application it is', async () => {
    const made = await freshlyAuthorized()
    await askFor(owning, made.application, [...made.application.scopes, 'survey:read'])
    const path = `/authorized-application/${made.authorization.id}`
    expect((await sendAs(owning.owner.as, 'PATCH', path, body)).status).toBe(404)
  })
})

describe('revoking (row 30)', () => {
  test.each(managers)('PER-2: %s gets %i', async (kind, status) => {
    const made = await freshlyAuthorized()
    const path = `/authorized-application/${made.authorization.id}`
    expect((await send(kind, 'DELETE', path)).status).toBe(status)
  })

  test('is not for those whose application it is', async () => {
    const path = `/authorized-application/${authorization.id}`
    for (const { as } of [owning.owner, owningAdmin!, owningMember!]) {
      expect((await sendAs(as, 'DELETE', path)).status).toBe(404)
    }
  })
})

describe('of what is not there, an owner', () => {
  const id = randomUUID()
  test.each([
    ['GET', () => `/authorize-application/${cast.organization.id}/${id}`, undefined],
    ['GET', () => `/authorize-application/${id}/${application.id}`, undefined],
    ['GET', () => `/authorized-application/${id}`, undefined],
    ['PATCH', () => `/authorized-application/${id}`, { decision: 'grant', scopes: ['user:read'] }],
    ['DELETE', () => `/authorized-application/${id}`, undefined],
  ])('gets 404 from %s', async (method, path, body) => {
    expect((await send('O', method, path(), body)).status).toBe(404)
  })

  test('gets 404 when authorizing it', async () => {
    const body = { organization: cast.organization.id, application: id }
    expect((await send('O', 'POST', '/authorized-application', body)).status).toBe(404)
  })
})
