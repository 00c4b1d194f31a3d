import { updateApplication } from '@accord/contract/applications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '#testing/organizations.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  countIssued,
  decisionAt,
  type OAuthBrowser,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let { service, organization, client, browser } = {} as Stage
let member: TestMember
let members: OAuthBrowser
const otherRedirect = 'https://other.example/callback'

beforeAll(async () => {
  const stage = await startStage()
  ;({ service, organization, client, browser } = stage)
  await organization.owner.as.call(updateApplication, {
    params: { id: stage.application.id },
    body: { redirectUris: [testRedirectUri, otherRedirect] },
  })
  member = await service.createMember(organization, ['member'])
  members = await createTestBrowser(service, member)
})
afterAll(() => service[Symbol.asyncDispose]())

describe('OA1: a decision on the screen', () => {
  const roles = { roles: 'admin,owner' }

  const edits: [what: string, edit: object, code: string, status: number][] = [
    ['with another state', { state: 'changed' }, 'request_changed', 403],
    ['with another redirect address', { redirect: `${testRedirectUri}/` }, 'invalid_redirect', 400],
    [
      'PER-4: with other roles than the application requested',
      { roles: ['member'] },
      'request_changed',
      403,
    ],
    ['PER-4: with the roles removed', { roles: [] }, 'request_changed', 403],
    [
      "with an organization that the application didn't name",
      { orgId: crypto.randomUUID() },
      'request_changed',
      403,
    ],
    ["that doesn't mention offline access", { offlineAccess: false }, 'request_changed', 403],
    [
      'with another redirect address that the application registered too',
      { redirect: otherRedirect },
      'request_changed',
      403,
    ],
    ['on another request', { interaction: 'x'.repeat(43) }, 'not_started_here', 403],
    [
      'on other scopes than the application requested',
      { scopes: ['user:read', 'network:read'] },
      'asked_for_changed',
      409,
    ],
  ]

  test.each(edits)(
    'a decision %s is rejected, and nothing is issued',
    async (_what, edit, code, status) => {
      const { address } = await startAuthorization(client, roles)
      const { location } = await browser.visit(address)
      const before = await countIssued(service)
      const decision = { ...decisionAt(location, organization.owner.profileId), ...edit }
      expect(await browser.decide(decision)).toMatchObject({ status, body: { code } })
      expect(await countIssued(service)).toBe(before)
      const { location: still } = await browser.visit(
        `/oauth/authorize/${location.searchParams.get('interaction')}`,
      )
      expect(still.searchParams.has('code')).toBe(false)
    },
  )

  test('a decision on the approval screen for another application is rejected', async () => {
    const other = await registerTestClient(organization)
    const { location } = await browser.visit((await startAuthorization(client)).address)
    const decision = decisionAt(location, organization.owner.profileId)
    expect(await browser.decide({ ...decision, application: other.id })).toMatchObject({
      status: 403,
      body: { code: 'request_changed' },
    })
  })

  test('PER-4: a decision on the approval screen needs a profile with a required role, even if the browser omits the roles', async () => {
    const { location } = await members.visit((await startAuthorization(client, roles)).address)
    expect(location.searchParams.get('roles')).toBe('admin,owner')
    const decision = decisionAt(location, member.profileId)
    const { roles: _, ...silent } = decision
    for (const sent of [decision, silent]) {
      expect(await members.decide(sent)).toMatchObject({
        status: 403,
        body: { code: 'role_expected' },
      })
    }
    const allowed = await startAuthorization(client, { roles: 'member' })
    expect(
      (await approveClient(members, allowed.address, member.profileId)).searchParams.has('code'),
    ).toBe(true)
  })

  test('PER-4: a decision on the approval screen also needs the roles and organization in the state, which returns unchanged', async () => {
    const elsewhere = await service.createOrganization()
    const stateOf = (requested: object) => Buffer.from(JSON.stringify(requested)).toString('base64')
    for (const [requested, code] of [
      [{ roles: ['owner'] }, 'role_expected'],
      [{ roles: 'owner' }, 'role_expected'],
      [{ orgId: elsewhere.id }, 'other_organization_expected'],
      [{ roles: 5 }, 'invalid_state'],
    ] as const) {
      const { location } = await members.visit(
        (await startAuthorization(client, { state: stateOf(requested) })).address,
      )
      expect(await members.decide(decisionAt(location, member.profileId))).toMatchObject({
        body: { code },
      })
    }
    const state = `${stateOf({ orgId: organization.id, roles: ['member'], nonce: 'ü' })}==+/ %20`
    const { address } = await startAuthorization(client, { state })
    expect(
      (await approveClient(members, address, member.profileId)).searchParams.get('state'),
    ).toBe(state)
  })

  test("a decision on the approval screen under another person's profile is rejected like an unknown one", async () => {
    const { location } = await members.visit((await startAuthorization(client)).address)
    for (const profile of [organization.owner.profileId, crypto.randomUUID()]) {
      expect(await members.decide(decisionAt(location, profile))).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
  })

  test('a person can decide only once on the approval screen, and the decision ends the request', async () => {
    const { location } = await browser.visit((await startAuthorization(client)).address)
    const decision = decisionAt(location, organization.owner.profileId)
    const { body } = await browser.decide(decision)
    const { redirect: onwards } = body as { redirect: string }
    expect((await browser.visit(onwards)).location.searchParams.has('code')).toBe(true)
    expect((await browser.visit(onwards)).status).toBe(400)
    expect(await browser.decide(decision)).toMatchObject({ body: { code: 'not_started_here' } })
  })
})
