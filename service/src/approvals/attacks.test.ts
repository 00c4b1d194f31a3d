import { requestApplication, revokeAuthorization } from '@accord/contract/authorizations.ts'
import { createApplication } from '@accord/contract/applications.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  requestApproval,
  authorizeForTest,
  approveForTest,
  approvalStatusOf,
} from '#testing/applications.ts'
import { databaseState } from '#testing/members.ts'
import { sharedOAuthService, registerTestClient, issueTokensFor } from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

const harmless: Scope[] = ['user:read', 'organization:read']
const asked: Scope[] = [...harmless, 'organization:manage']
const scope = ['openid', 'offline_access', ...asked].join(' ')

let service: TestService
let attacker: TestOrganization
let home: TestOrganization
let admin: TestMember

beforeAll(async () => {
  service = await sharedOAuthService()
  attacker = await service.createOrganization()
  home = await service.createOrganization()
  admin = await service.createMember(home, ['admin'])
})

/** Returns the response to an application that tries to change the organization with this token. */
async function changing(token: string) {
  const as = caller(service.url, { authorization: `Bearer ${token}` })
  const params = { id: home.id }
  const { status, body } = await as.refused(updateOrganization, { params, body: { city: 'X' } })
  return [status, (body as { code: string }).code]
}
const withheld = [403, 'insufficient_scope']
const gone = [401, 'invalid_token']

describe("an application that only tricked one admin can't change the organization", () => {
  test("an application that tricked one admin can't change the organization with a token from before its authorization was revoked", async () => {
    const application = await registerTestClient(attacker, { scopes: asked })
    const { id } = await authorizeForTest(home, application)
    const { client, tokens } = await issueTokensFor(service, application, admin, { scope })
    await home.owner.as.call(revokeAuthorization, { params: { id } })
    expect(await changing(tokens.access_token)).toEqual(gone)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    // The person approves again without authorizing, so the application has the same scopes as without the
    // authorization.
    const again = await issueTokensFor(service, application, admin, { scope })
    expect(await changing(again.tokens.access_token)).toEqual(withheld)
    const renewed = await oauth.refreshTokenGrant(client, again.tokens.refresh_token!)
    expect(renewed.scope).not.toContain('organization:manage')
    expect(await changing(renewed.access_token)).toEqual(withheld)
  })

  test("an application that tricked one admin can't change the organization by requesting more and being approved again", async () => {
    const application = await registerTestClient(attacker, { scopes: harmless })
    await authorizeForTest(home, application)
    await requestApproval(attacker, application, asked)
    const { client, tokens } = await issueTokensFor(service, application, admin, { scope })
    expect(tokens.scope).not.toContain('organization:manage')
    expect(await changing(tokens.access_token)).toEqual(withheld)
    await expect(
      oauth.refreshTokenGrant(client, tokens.refresh_token!, {
        scope: 'openid organization:manage',
      }),
    ).resolves.toMatchObject({ scope: 'openid' })
  })

  test("an application that tricked one admin can't change the organization with another organization's authorization", async () => {
    const accomplice = await service.createOrganization({ owner: admin })
    const application = await registerTestClient(attacker, { scopes: asked })
    await authorizeForTest(accomplice, application)
    const { tokens } = await issueTokensFor(service, application, admin, { scope })
    expect(await changing(tokens.access_token)).toEqual(withheld)
  })

  test("an application that tricked one admin can't change the organization by registering an application of its own", async () => {
    const scopes: Scope[] = ['application:read', 'application:manage']
    const application = await registerTestClient(attacker, { scopes })
    await authorizeForTest(home, application)
    const { tokens } = await issueTokensFor(service, application, admin, {
      scope: ['openid', ...scopes].join(' '),
    })
    const as = caller(service.url, { authorization: `Bearer ${tokens.access_token}` })
    const body = { organization: home.id, name: 'Ours' }
    const before = await databaseState(service)
    expect(await as.refused(createApplication, { body: { ...body, scopes: asked } })).toMatchObject(
      {
        status: 403,
        body: { code: 'forbidden' },
      },
    )
    const redirectUris = ['https://attacker.example/callback']
    const redirecting = { ...body, scopes: harmless, redirectUris }
    expect(await as.refused(createApplication, { body: redirecting })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect(await databaseState(service)).toBe(before)
    await as.call(createApplication, { body: { ...body, scopes: harmless } })
  })

  test("an application that tricked one admin can't change the organization by authorizing under a profile in another organization", async () => {
    const application = await registerTestClient(attacker, { scopes: asked })
    const stranger = await service.createOrganization()
    const before = await databaseState(service)
    const as = { ...stranger.owner, profileId: admin.profileId }
    expect(await approveForTest(as, application, { authorize: true })).toMatchObject({
      status: 404,
    })
    expect(await databaseState(service)).toBe(before)
  })
})

test("outsiders can't request an application for an organization, or find out whether it's authorized", async () => {
  const application = await registerTestClient(attacker, { scopes: asked })
  const stranger = await service.createOrganization()
  await authorizeForTest(home, application)
  const before = await databaseState(service)
  const body = { application: application.id, scopes: asked }
  const sent = { params: { id: home.id }, body }
  for (const client of [stranger.owner.as, stranger.owner.asUser]) {
    expect(await client.refused(requestApplication, sent)).toMatchObject({ status: 404 })
  }
  expect(
    await approvalStatusOf({ ...stranger.owner, profileId: admin.profileId }, application),
  ).toBe(undefined)
  expect(await databaseState(service)).toBe(before)
})
