import {
  type Application,
  deleteApplication,
  getApplication,
} from '@accord/contract/applications.ts'
import {
  type Authorization,
  decideOnScopes,
  getAuthorization,
} from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestActivity, databaseState } from '#testing/members.ts'
import { createTestApplication, requestApproval, authorizeForTest } from '#testing/applications.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { effectiveScopes } from './authorizations.rules.ts'

let service: TestService
let [owning, granting] = [] as TestOrganization[]

beforeAll(async () => {
  service = await sharedTestService()
  ;[owning, granting] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
  ])
})

/** Creates an application that was authorized for the first scopes and now requests the second ones. */
async function askingForMore(first: Scope[], then: Scope[]) {
  const application = await createTestApplication(owning!, { scopes: first })
  const { id } = await authorizeForTest(granting!, application)
  await requestApproval(owning!, application, then)
  return { application, id }
}
const read = (id: string) =>
  granting!.owner.as.call(getAuthorization, { params: { id }, query: { $with: 'application' } })
const decide = (id: string, decision: 'grant' | 'refuse', scopes: Scope[]) =>
  granting!.owner.as.call(decideOnScopes, { params: { id }, body: { decision, scopes } })
const inForce = ({ scopes, application }: Authorization) =>
  effectiveScopes(scopes, (application as Application).scopes)
const counted = async ({ id }: { id: string }) =>
  (await owning!.owner.as.call(getApplication, { params: { id }, query: {} })).authorizations

describe('an application that requests more', () => {
  test('PER-5: an application that requests more has only the granted scopes until someone decides', async () => {
    const { application, id } = await askingForMore(
      ['user:read'],
      ['user:read', 'survey:manage', 'network:read'],
    )
    const authorization = await read(id)
    expect(authorization.scopes).toEqual(['user:read'])
    expect(authorization.requestedScopes).toEqual(['survey:read', 'survey:manage', 'network:read'])
    expect(inForce(authorization)).toEqual(['user:read'])
    expect(await counted(application)).toEqual({ total: 1, upToDate: 0 })
  })

  test('PER-5: an application that requests more can be granted the new scopes', async () => {
    const { application, id } = await askingForMore(['user:read'], ['user:read', 'survey:manage'])
    const granted = await decide(id, 'grant', ['survey:manage', 'survey:read'])
    expect(granted.scopes).toEqual(['user:read', 'survey:read', 'survey:manage'])
    expect(granted.requestedScopes).toEqual([])
    expect(await newestActivity(service, granting!.id)).toMatchObject({
      kind: 'authorization_changed',
      user_id: granting!.owner.id,
      detail: {
        application: application.name,
        decision: 'grant',
        scopes: ['survey:read', 'survey:manage'],
      },
    })
    expect(await counted(application)).toEqual({ total: 1, upToDate: 1 })
  })

  test("an application that requests more can't be granted anything once it's deleted", async () => {
    const { application, id } = await askingForMore(['user:read'], ['user:read', 'survey:read'])
    await owning!.owner.as.call(deleteApplication, { params: { id: application.id } })
    const body = { decision: 'grant' as const, scopes: ['survey:read' as const] }
    const { status } = await granting!.owner.as.refused(decideOnScopes, { params: { id }, body })
    expect(status).toBe(404)
    const { rows } = await service.context.pool.query<{ scopes: Scope[] }>(
      'select scopes from authorizations where id = $1',
      [id],
    )
    expect(rows).toEqual([{ scopes: ['user:read'] }])
  })

  test("PER-5: an application that requests more can be refused the new scopes, which aren't requested again", async () => {
    const { application, id } = await askingForMore(['user:read'], ['user:read', 'survey:read'])
    const refused = await decide(id, 'refuse', ['survey:read'])
    expect(refused).toMatchObject({ scopes: ['user:read'], requestedScopes: [] })
    expect(await newestActivity(service, granting!.id)).toMatchObject({
      kind: 'authorization_changed',
      detail: { decision: 'refuse', scopes: ['survey:read'] },
    })
    expect(await counted(application)).toEqual({ total: 1, upToDate: 0 })
    await requestApproval(owning!, application, ['user:read'])
    await requestApproval(owning!, application, ['user:read', 'survey:manage'])
    expect((await read(id)).requestedScopes).toEqual(['survey:manage'])
  })

  test('a decision on an application that requests more applies exactly to what was shown', async () => {
    const { id } = await askingForMore(['user:read'], ['user:read', 'survey:read', 'network:read'])
    const before = await databaseState(service)
    const others: Scope[][] = [
      ['survey:read'],
      ['survey:read', 'network:read', 'network:manage'],
      ['user:read', 'survey:read', 'network:read'],
      ['transaction:manage'],
    ]
    for (const scopes of others) {
      for (const decision of ['grant', 'refuse'] as const) {
        const sent = { params: { id }, body: { decision, scopes } }
        const answer = await granting!.owner.as.refused(decideOnScopes, sent)
        expect(answer).toMatchObject({ status: 409, body: { code: 'asked_for_changed' } })
      }
    }
    expect(await databaseState(service)).toBe(before)
  })

  test("an application that requests more can't be granted scopes that it doesn't request, so a second decision is rejected", async () => {
    const { id } = await askingForMore(['user:read'], ['user:read', 'survey:read'])
    await decide(id, 'grant', ['survey:read'])
    const body = { decision: 'grant' as const, scopes: ['survey:read' as const] }
    const again = await granting!.owner.as.refused(decideOnScopes, { params: { id }, body })
    expect(again.status).toBe(409)
  })

  const unknown = "This field isn't recognized."
  test.each([
    [{ decision: 'maybe', scopes: ['survey:read'] }, { decision: 'Choose “grant” or “refuse”.' }],
    [{ decision: 'grant', scopes: [] }, { scopes: 'Include at least one scope.' }],
    [{ decision: 'grant', scopes: ['moon:read'] }, { 'scopes.0': "This isn't a valid scope." }],
    [{ decision: 'grant', scopes: ['survey:read'], organization: 'x' }, { organization: unknown }],
  ])('a decision on an application that requests more is rejected: %j', async (body, fields) => {
    const { id } = await askingForMore(['user:read'], ['user:read', 'survey:read'])
    const path = `/api/authorized-application/${id}`
    const answer = await granting!.owner.as.request('PATCH', path, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })
})

describe('an application that requests less', () => {
  test('PER-5: an application immediately loses scopes that it no longer requests, but they stay granted', async () => {
    const { application, id } = await askingForMore(
      ['user:manage', 'survey:read'],
      ['user:read', 'survey:read'],
    )
    const narrowed = await read(id)
    expect(narrowed.scopes).toEqual(['user:read', 'user:manage', 'survey:read'])
    expect(narrowed.requestedScopes).toEqual([])
    expect(inForce(narrowed)).toEqual(['user:read', 'survey:read'])
    expect(await counted(application)).toEqual({ total: 1, upToDate: 1 })

    await requestApproval(owning!, application, ['user:manage'])
    const widened = await read(id)
    expect(widened.requestedScopes).toEqual([])
    expect(inForce(widened)).toEqual(['user:read', 'user:manage'])
  })
})
