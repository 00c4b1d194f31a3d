import { ssoPaths } from '@accord/contract/connections.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import {
  approveClient,
  clientOf,
  createTestBrowser,
  registerTestClient,
  startAuthorization,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestMember } from '#testing/organizations.ts'
import {
  type ReadyOrganization,
  memberInDomain,
  personAt,
  prove,
  readyToRequire,
  requireProvider,
  tokenAgain,
} from '#testing/provider-policy.ts'
import { signInThrough } from '#testing/single-sign-on.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: ReadyOrganization

beforeAll(async () => {
  service = await startOAuthService()
  provider = await startScriptedProvider()
})
afterAll(async () => {
  await provider[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(async () => {
  organization = await readyToRequire(service, provider)
})

async function signOut(claims: Record<string, unknown>) {
  const path = ssoPaths.backchannelLogout(organization.connection.id)
  const body = new URLSearchParams({ logout_token: await provider.signLogout(claims) })
  expect((await fetch(`${service.url}${path}`, { method: 'POST', body })).status).toBe(200)
}

/** Approves an application, which then acts for the member without a session. */
async function approve(member: TestMember) {
  const scope = 'openid offline_access user:read profile:read'
  const client = await clientOf(service, await registerTestClient(organization))
  const { address, checks } = await startAuthorization(client, { scope })
  const browser = await createTestBrowser(service, member)
  const back = await approveClient(browser, address, member.profileId)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  return {
    isActive: async () => (await oauth.tokenIntrospection(client, tokens.access_token)).active,
    refresh: () => oauth.refreshTokenGrant(client, tokens.refresh_token!),
  }
}

/** A member who proved the provider in a session of their own account, with an application that acts for them. */
async function provedMember(sid: string) {
  const member = await memberInDomain(service, organization)
  const claims = personAt(organization.domain, { email: member.address, sid })
  provider.script.claims = claims
  await prove(service, organization, member)
  const application = await approve(member)
  return { member, application, claims, subject: claims.sub }
}

describe('a sign-out message while single sign-on is required', () => {
  test.each([
    ['the person', ({ subject }: { subject: string }) => ({ sub: subject })],
    ['the session', () => ({ sid: 'one' })],
    ['both', ({ subject }: { subject: string }) => ({ sub: subject, sid: 'one' })],
  ])(
    'that names %s ends the access of their applications, and of no one else’s',
    async (_what, named) => {
      const one = await provedMember('one')
      const other = await provedMember('other')
      await requireProvider(service, organization)
      await tokenAgain(service, one.member)
      expect([await one.application.isActive(), await other.application.isActive()]).toEqual([
        true,
        true,
      ])
      await signOut(named(one))
      expect([await one.application.isActive(), await other.application.isActive()]).toEqual([
        false,
        true,
      ])
      await expect(one.application.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
      await expect(tokenAgain(service, one.member)).rejects.toThrow('provider_needed')
      await tokenAgain(service, other.member)

      provider.script.claims = one.claims
      await prove(service, organization, one.member)
      await one.application.refresh()
    },
  )

  test("that names the session of a provider's sign-in ends what it proved for applications", async () => {
    const { application, claims } = await provedMember('one')
    provider.script.claims = { ...claims, sid: 'app' }
    await signInThrough(service, organization.connection)
    await requireProvider(service, organization)
    await signOut({ sid: 'app' })
    expect(await application.isActive()).toBe(false)
  })
})
