import { getApplicationUsage } from '@accord/contract/application-usage.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication } from '#testing/applications.ts'
import {
  issueTokensFor,
  registerPublicTestClient,
  registerTestClient,
  sharedOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let home: TestOrganization

beforeAll(async () => {
  service = await sharedOAuthService()
  home = await service.createOrganization()
})

async function usageOf({ id }: { id: string }) {
  await service.context.usage.flush()
  return home.owner.as.call(getApplicationUsage, { params: { id } })
}

async function requestToken(form: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(form)
  const { status } = await fetch(`${service.url}/oauth/token`, { method: 'POST', headers, body })
  return status
}

describe('the usage of an application', () => {
  test('the usage of an application covers 30 days up to today, even without any usage', async () => {
    const { days } = await usageOf(await createTestApplication(home))
    expect(days).toHaveLength(30)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    expect(days.at(-1)).toEqual({
      day: new Date(service.context.clock.now()).toISOString().slice(0, 10),
      signIns: 0,
      calls: 0,
      errors: 0,
    })
  })

  test('the usage of an application counts sign-ins, calls, and failed calls and token requests', async () => {
    const application = await registerTestClient(home, { scopes: ['user:read'] })
    const scope = 'openid user:read'
    const { client, tokens } = await issueTokensFor(service, application, home.owner, { scope })
    const bearing = caller(service.url, { authorization: `Bearer ${tokens.access_token}` })
    await bearing.call(me)
    await bearing.call(me)
    // The token lacks the scope of this call, and no application can make the next one.
    const organization = await bearing.request(
      'GET',
      `/api${getOrganization.path.replace('{id}', home.id)}`,
    )
    const members = await bearing.request('GET', `/api${listMembers.path.replace('{id}', home.id)}`)
    expect([organization.status, members.status]).toEqual([403, 403])
    await expect(oauth.refreshTokenGrant(client, 'acr_unknown')).rejects.toThrow()
    // It's unknown whose token this was.
    const unknown = caller(service.url, { authorization: `Bearer aca_${'x'.repeat(43)}` })
    expect((await unknown.request('GET', '/api/me')).status).toBe(401)

    const { days } = await usageOf(application)
    expect(days.at(-1)).toMatchObject({ signIns: 1, calls: 4, errors: 3 })
    expect(days.slice(0, -1).every(({ calls, signIns }) => calls + signIns === 0)).toBe(true)
  })

  test("the usage of an application doesn't count requests by strangers who know only its ID", async () => {
    const application = await registerTestClient(home)
    const page = await registerPublicTestClient(home, 'single-page')
    const payload = Buffer.from(JSON.stringify({ sub: application.id })).toString('base64url')
    const refreshed = { grant_type: 'refresh_token', refresh_token: 'acr_unknown' }
    const forged = [
      await requestToken({ ...refreshed, client_id: application.id, client_secret: 'wrong' }),
      await requestToken(
        { ...refreshed, client_id: application.id },
        { 'oauth-client-attestation': `x.${payload}.x` },
      ),
      await requestToken({ ...refreshed, client_id: page.id }),
      await requestToken({ grant_type: 'authorization_code', code: 'x', client_id: page.id }),
      await requestToken({ grant_type: 'password', client_id: page.id }),
    ]
    expect(forged).toEqual([401, 400, 400, 400, 400])
    for (const { id } of [application, page]) {
      expect((await usageOf({ id })).days.at(-1)).toMatchObject({ errors: 0 })
    }
  })

  test('the usage of an application without a secret counts only failed requests with its own tokens', async () => {
    const page = await registerPublicTestClient(home, 'single-page')
    const { tokens } = await issueTokensFor(service, page, home.owner, {
      scope: 'openid offline_access',
      prompt: 'consent',
    })
    const other = await registerPublicTestClient(home, 'single-page')
    for (const client_id of [page.id, other.id]) {
      const refresh_token = tokens.refresh_token!
      const scope = 'openid user:read'
      expect(
        await requestToken({ grant_type: 'refresh_token', refresh_token, client_id, scope }),
      ).toBe(400)
    }
    expect((await usageOf(page)).days.at(-1)).toMatchObject({ signIns: 1, errors: 1 })
    expect((await usageOf(other)).days.at(-1)).toMatchObject({ errors: 0 })
  })

  test('the usage of an application is shown only to people who manage the application', async () => {
    const other = await service.createOrganization()
    const { id } = await createTestApplication(other)
    await expect(home.owner.as.call(getApplicationUsage, { params: { id } })).rejects.toThrow()
  })
})
