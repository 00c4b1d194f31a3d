import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as oauth from 'openid-client'
import { requestApproval } from '#testing/applications.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { findLiveApplicationToken } from '#data/approvals/live-token.store.ts'
import { registerTestClient, issueTokensFor, startOAuthService } from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let member: TestMember

beforeAll(async () => {
  service = await startOAuthService()
  organization = await service.createOrganization()
  member = await service.createMember(organization, ['member'])
})
afterAll(() => service[Symbol.asyncDispose]())

const find = (token: string) => findLiveApplicationToken(service.context.db, token)
const run = (statement: string, ...values: unknown[]) =>
  service.context.pool.query(statement, values)

async function issued() {
  const application = await registerTestClient(organization)
  const { client, tokens } = await issueTokensFor(service, application, member)
  const own = await oauth.clientCredentialsGrant(client)
  return { application, tokens, own }
}

describe('a live token of an application', () => {
  test('a live token identifies its person or application and its current scopes', async () => {
    const { application, tokens, own } = await issued()
    const both = { applicationId: application.id, applicationOrganizationId: organization.id }
    const live = await find(tokens.access_token)
    expect(live).toEqual({
      kind: 'person',
      ...both,
      scopes: ['user:read'],
      user: { id: member.id, email: member.email, firstName: 'Ana', lastName: 'Duarte' },
      subject: member.id,
      profile: {
        id: member.profileId,
        organizationId: organization.id,
        email: member.email,
        roles: ['member'],
      },
      approvalId: expect.any(String),
    })
    expect(await find(own.access_token)).toEqual({
      kind: 'service',
      ...both,
      scopes: ['user:read', 'profile:read', 'service-account:manage'],
    })

    await run(`update profiles set roles = '{admin}' where id = $1`, member.profileId)
    await requestApproval(organization, application, ['profile:read'])
    expect(await find(tokens.access_token)).toMatchObject({
      scopes: [],
      profile: { roles: ['admin'] },
    })
    // An application needs a separate scope to act in its own name.
    expect(await find(own.access_token)).toBeUndefined()
    await requestApproval(organization, application, ['profile:read', 'service-account:manage'])
    expect(await find(own.access_token)).toMatchObject({
      scopes: ['profile:read', 'service-account:manage'],
    })
  })

  test.each([
    ['the grant was deleted', `delete from oauth_artifacts where kind = 'Grant'`],
    ['the grant has expired', `update oauth_artifacts set expires_at = now() where kind = 'Grant'`],
    ['the approval was deleted', 'delete from approvals'],
    ['the token has expired', 'update oauth_artifacts set expires_at = now()'],
  ])('a token is no longer live once %s', async (_why, statement) => {
    const { tokens } = await issued()
    expect(await find(tokens.access_token)).toBeDefined()
    await run(statement)
    expect(await find(tokens.access_token)).toBeUndefined()
  })

  test("a refresh token, a code, or a made-up value isn't accepted as a live token", async () => {
    const { tokens } = await issued()
    expect(await find(tokens.refresh_token!)).toBeUndefined()
    expect(await find(`aca_${'A'.repeat(43)}`)).toBeUndefined()
    expect(await find('')).toBeUndefined()
  })
})
