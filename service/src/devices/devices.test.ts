import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { decideOnDevice, findDeviceRequest } from '@accord/contract/devices.ts'
import { me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
import { createNativeApplication, createTestApplication, poll } from '#testing/applications.ts'
import { registerTestClient, clientOf, publicUrl, startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization
let application: { id: string }
let client: oauth.Configuration

beforeAll(async () => {
  service = await startOAuthService()
  organization = await service.createOrganization()
  application = await createNativeApplication(organization)
  client = await clientOf(service, application)
})
afterAll(() => service[Symbol.asyncDispose]())

const start = (parameters: Record<string, string> = { scope: 'openid offline_access user:read' }) =>
  oauth.initiateDeviceAuthorization(client, parameters)
const approve = (userCode: string, { owner } = organization) =>
  owner.as.call(decideOnDevice, { body: { userCode, profile: owner.profileId } })

describe('a device that a person connects', () => {
  test("a device leads the person to the console's page, and gets tokens that work and can be refreshed", async () => {
    const started = await start()
    expect(started).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${publicUrl}/device`,
      verification_uri_complete: `${publicUrl}/device?user_code=${started.user_code}`,
      expires_in: 600,
      interval: 1,
    })
    const polling = oauth.pollDeviceAuthorizationGrant(client, started)
    await approve(started.user_code)
    const tokens = await polling
    expect(tokens.scope?.split(' ')).toEqual(['openid', 'offline_access', 'user:read'])
    expect(tokens.claims()).toMatchObject({
      sub: organization.owner.id,
      aud: application.id,
      auth_time: expect.any(Number),
    })

    const bearing = (token: string) =>
      service.anonymous.with({ authorization: `Bearer ${token}` }).call(me)
    expect(await bearing(tokens.access_token)).toMatchObject({ id: organization.owner.id })
    const fresh = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect(await bearing(fresh.access_token)).toMatchObject({ id: organization.owner.id })
    const told = await oauth.fetchUserInfo(client, fresh.access_token, organization.owner.id)
    expect(told['organization_id']).toBe(organization.id)
  })

  test('connecting a device that can change things is rejected in an unconfirmed session', async () => {
    const managing = await createNativeApplication(organization, ['user:read', 'profile:manage'])
    const theirs = await clientOf(service, managing)
    const another = async () => {
      const scope = 'openid offline_access user:read profile:manage'
      const { user_code } = await oauth.initiateDeviceAuthorization(theirs, { scope })
      return { userCode: user_code, profile: organization.owner.profileId }
    }
    const { as, id } = organization.owner
    await as.call(decideOnDevice, { body: await another() })
    await expireReauthentication(service.context, id)
    const { status, body } = await as.refused(decideOnDevice, { body: await another() })
    expect([status, body.code]).toEqual([403, 'confirm_first'])
    await expireReauthentication(service.context, id, '0 minutes')
    await as.call(decideOnDevice, { body: await another() })
  })

  test('a device can be connected with the same code after an error, and then gets its tokens', async () => {
    const { pool } = service.context
    const { device_code, user_code: userCode } = await start()
    await pool.query(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`)
    await pool.query(`create trigger refuse before insert on oauth_artifacts
      for each row when (new.kind = 'Grant') execute function refuse()`)
    const { as, profileId: profile } = organization.owner
    const connect = () => as.request('POST', '/api/device/decide', { userCode, profile })
    expect((await connect()).status).toBe(500)
    await pool.query('drop function refuse cascade')
    expect((await connect()).status).toBe(200)
    const { body } = await poll(service, application, device_code)
    expect(body['access_token']).toEqual(expect.any(String))
  })

  test('the screen to connect a device shows its application, owner, scopes, location, and start time', async () => {
    const started = await fetch(`${service.url}/oauth/device_authorization`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; TV) Chrome/120.0' },
      body: new URLSearchParams({
        client_id: application.id,
        scope: 'openid user:read',
        orgId: organization.id,
        roles: 'admin,owner',
      }),
    })
    const { user_code } = (await started.json()) as { user_code: string }
    const found = await organization.owner.as.call(findDeviceRequest, {
      body: { userCode: user_code.toLowerCase().replace('-', ' ') },
    })
    expect(found).toEqual({
      application: expect.objectContaining({
        id: application.id,
        name: 'Harbour Calendar',
        organization: { id: organization.id, name: expect.any(String) },
      }),
      scope: 'openid user:read',
      orgId: organization.id,
      roles: ['admin', 'owner'],
      startedAt: expect.any(String),
      browser: 'Chrome',
      system: 'Android',
      address: '127.0.0.1',
    })
  })

  test("a device needs no organization for the person's own data", async () => {
    const person = await service.createPerson()
    const started = await start({ scope: 'openid profile' })
    const body = { userCode: started.user_code, personal: true as const }
    await person.as.call(decideOnDevice, { body })
    const tokens = await oauth.pollDeviceAuthorizationGrant(client, started)
    const told = await oauth.fetchUserInfo(client, tokens.access_token, person.id)
    expect(told).toMatchObject({ sub: person.id, name: 'Ana Duarte' })
    expect(told).not.toHaveProperty('organization_id')

    const { user_code: userCode } = await start({ scope: 'openid profile:read' })
    const refused = await person.as.refused(decideOnDevice, { body: { userCode, personal: true } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'profile_needed' } })
  })

  test.each(['openid nonsense', 'network:manage'])(
    "a device gets an error for a scope that can't be granted (%s)",
    async (scope) => {
      await expect(start({ scope })).rejects.toMatchObject({ error: 'invalid_scope' })
    },
  )

  test("a device that names no scope requests the person's identity", async () => {
    const { user_code: userCode } = await start({})
    const { scope } = await organization.owner.as.call(findDeviceRequest, { body: { userCode } })
    expect(scope).toBe('openid profile email')
  })

  test("connecting a device creates one recorded approval, as in a browser, and revoking it ends the device's access", async () => {
    const other = await service.createOrganization()
    for (const _twice of [1, 2]) await approve((await start()).user_code, other)
    const { owner } = other
    const query = { application: application.id }
    const { data: approvals } = await owner.as.call(listApprovals, { query })
    expect(approvals).toMatchObject([
      { application: { id: application.id }, scopes: ['user:read'] },
    ])
    const { data: here } = await owner.as.call(listOrganizationActivity, {
      params: other,
      query: { kind: 'application_approved' },
    })
    expect(here).toMatchObject([
      { detail: { application: 'Harbour Calendar', scopes: ['user:read'] } },
    ])
    const { data: own } = await owner.as.call(listActivity, { query: {} })
    expect(own.map(({ kind }) => kind)).toEqual([
      'device_connected',
      'device_connected',
      'signed_in',
      'signed_up',
    ])

    const { device_code, user_code } = await start()
    await approve(user_code, other)
    const { body } = await poll(service, application, device_code)
    await owner.as.call(revokeApproval, { params: { id: approvals[0]!.id } })
    const bearing = { authorization: `Bearer ${String(body['access_token'])}` }
    expect((await service.anonymous.with(bearing).request('GET', '/api/me')).status).toBe(401)
  })

  test('a device gets no refresh token unless it requested offline access', async () => {
    const { device_code, user_code } = await start({ scope: 'openid user:read' })
    await approve(user_code)
    const { status, body } = await poll(service, application, device_code)
    expect(status).toBe(200)
    expect(body['refresh_token']).toBeUndefined()
  })

  test('a device signs in a person without an organization as themselves, with the standard scopes', async () => {
    const { as, id, email } = await service.createPerson()
    const { device_code, user_code: userCode } = await start({ scope: 'openid profile email' })
    await as.call(decideOnDevice, { body: { userCode, personal: true } })
    const { body } = await poll(service, application, device_code)
    expect(body['scope']).toBe('openid profile email')
    const told = await oauth.fetchUserInfo(client, String(body['access_token']), id)
    expect(told).toMatchObject({ email, given_name: 'Ana' })
    expect(told).not.toHaveProperty('organization_id')
  })

  test('a device that a contact connects gets no more than a contact can share', async () => {
    const contact = await service.createMember(organization, ['contact'])
    const wide = await createNativeApplication(organization, ['user:read', 'organization:manage'])
    const { device_code, user_code } = await oauth.initiateDeviceAuthorization(
      await clientOf(service, wide),
      { scope: 'openid user:read organization:manage' },
    )
    const body = { userCode: user_code, profile: contact.profileId }
    await contact.as.call(decideOnDevice, { body })
    expect((await poll(service, wide, device_code)).body['scope']).toBe('openid user:read')
  })
})

describe('a device that polls for the decision', () => {
  test('a device that polls for the decision has to wait, and to slow down if it polls too fast', async () => {
    await using hasty = await startOAuthService({ beside: service, limits: 'pollsPerDevice=1/5s' })
    const { device_code, interval } = await oauth.initiateDeviceAuthorization(
      await clientOf(hasty, application),
      { scope: 'openid' },
    )
    expect(interval).toBe(5)
    const answers = []
    for (const _each of [1, 2]) answers.push(await poll(hasty, application, device_code))
    expect(answers).toMatchObject([
      { status: 400, body: { error: 'authorization_pending' } },
      { status: 400, body: { error: 'slow_down' } },
    ])
    const { pool } = service.context
    await pool.query(`update limits set blocked_until = now() - interval '1 second',
      window_ends_at = now() - interval '1 second' where name = 'pollsPerDevice'`)
    // The second window counts in the same way as the first one.
    for (const error of ['authorization_pending', 'slow_down']) {
      expect((await poll(hasty, application, device_code)).body['error']).toBe(error)
    }
  })

  test("a device that polls for the decision gets the person's denial each time it polls", async () => {
    const { device_code, user_code } = await start()
    const denied = { userCode: user_code, decision: 'deny' as const }
    await organization.owner.as.call(decideOnDevice, { body: denied })
    for (const _twice of [1, 2]) {
      const answer = await poll(service, application, device_code)
      expect(answer).toMatchObject({ status: 400, body: { error: 'access_denied' } })
    }
  })

  test('a device that polls after its code expired gets an error, and no one can decide on it anymore', async () => {
    const { device_code, user_code: userCode } = await start()
    await service.context.pool.query(
      `update oauth_artifacts set expires_at = expires_at - interval '10 minutes',
         payload = payload || jsonb_build_object('exp', (payload->>'exp')::int - 600)
       where kind = 'DeviceCode' and user_code_hash is not null`,
    )
    const answer = await poll(service, application, device_code)
    expect(answer).toMatchObject({ status: 400, body: { error: 'expired_token' } })
    const { as, profileId: profile } = organization.owner
    const refused = await as.refused(decideOnDevice, { body: { userCode, profile } })
    expect(refused.body.code).toBe('unknown_user_code')
  })

  test('a device that polls with an unknown code gets an error', async () => {
    const answer = await poll(service, application, 'made-up')
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })
})

describe('discovery', () => {
  test('discovery lists the endpoint and the grant', async () => {
    expect(client.serverMetadata()).toMatchObject({
      device_authorization_endpoint: `${publicUrl}/oauth/device_authorization`,
      grant_types_supported: expect.arrayContaining([
        'urn:ietf:params:oauth:grant-type:device_code',
      ]),
    })
  })
})

describe('rejected devices and decisions', () => {
  const ask = async (id: string, more: Record<string, string> = {}, authorization?: string) => {
    const response = await fetch(`${service.url}/oauth/device_authorization`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: new URLSearchParams({ client_id: id, ...more }),
    })
    return { status: response.status, body: await response.json() }
  }

  test("a web application, which can use a browser, can't connect devices", async () => {
    const web = await registerTestClient(organization)
    const basic = `Basic ${btoa(`${web.id}:${web.secret}`)}`
    const refused = { status: 400, body: { error: 'unauthorized_client' } }
    expect(await ask(web.id, {}, basic)).toMatchObject(refused)
    const answer = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: basic },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: 'x',
      }),
    })
    expect(await answer.json()).toMatchObject(refused.body)
  })

  test("a single-page application can't connect devices", async () => {
    const { id } = await createTestApplication(organization, { kind: 'single-page' })
    expect(await ask(id)).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } })
  })

  test.each([
    ['scope', 'openid nonsense', 'invalid_scope'],
    ['scope', 'organization:manage', 'invalid_scope'],
    ['orgId', 'x', 'invalid_request'],
    ['roles', 'a'.repeat(51), 'invalid_request'],
    ['request', 'x', 'request_not_supported'],
  ])("a device's request with %s=%s is rejected", async (name, value, error) => {
    expect(await ask(application.id, { [name]: value })).toMatchObject({ body: { error } })
  })

  test("an unknown application can't connect devices", async () => {
    const answer = await ask('00000000-0000-4000-8000-000000000000')
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  test.each([
    [{ userCode: '' }, { userCode: 'Enter the code.' }],
    [
      { userCode: 'WDJB-MJH' },
      { userCode: 'Enter a code with eight letters and no digits, such as WDJB-MJHT.' },
    ],
    [{ userCode: 'WDJB-MJHT', decision: 'approve' }, { profile: 'Choose a profile.' }],
    [{ userCode: 'WDJB-MJHT', decision: 'maybe' }, { decision: 'Choose “approve” or “deny”.' }],
  ])('a decision on a device is rejected: %j', async (body, fields) => {
    const answer = await organization.owner.as.request('POST', '/api/device/decide', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  test.each([
    ['a profile in another organization', { orgId: 'other' }, 'other_organization_expected'],
    ['a profile without the role', { roles: 'contact' }, 'role_expected'],
  ])("a device isn't connected under %s than it requested", async (_what, requested, code) => {
    const other = await service.createOrganization()
    const sent = 'orgId' in requested ? { orgId: other.id } : requested
    const { user_code: userCode } = await start({ scope: 'user:read', ...sent })
    const { as, profileId: profile } = organization.owner
    const refused = await as.refused(decideOnDevice, { body: { userCode, profile } })
    expect(refused.body.code).toBe(code)
  })

  test("a device isn't approved for scopes that the person wasn't shown", async () => {
    const { user_code: userCode } = await start({ scope: 'user:read profile:read' })
    const { as, profileId: profile } = organization.owner
    const body = { userCode, profile, scopes: ['user:read' as const] }
    expect((await as.refused(decideOnDevice, { body })).body.code).toBe('asked_for_changed')
  })
})
