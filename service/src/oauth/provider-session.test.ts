import { ssoPaths } from '@accord/contract/connections.ts'
import { randomUUID } from 'node:crypto'
import { login, me, logout } from '@accord/contract/session.ts'
import {
  type Decision,
  authorize,
  listApprovalStatuses,
  listApprovals,
  revokeApproval,
} from '@accord/contract/approvals.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import { decideOnDevice } from '@accord/contract/devices.ts'
import {
  deleteConnection,
  disconnectProvider,
  turnOffConnection,
} from '@accord/contract/connections.ts'
import { suspendMember, removeMember } from '@accord/contract/members.ts'
import { setApprovalPolicy } from '@accord/contract/organization-policies.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitOptions } from '#testing/concurrency.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { type Receiver, startReceiver } from '#testing/helpers/receiver.ts'
import { openLogoutToken, setBackchannelLogout } from '#testing/logout.ts'
import {
  type TestClientRegistration,
  approveClient,
  clientOf,
  createTestBrowser,
  decisionAt,
  issueTokensFor,
  registerPublicTestClient,
  registerTestClient,
  startAuthorization,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { personAt } from '#testing/provider-policy.ts'
import {
  type SignedInThrough,
  VisitingBrowser,
  connectTo,
  signInThrough,
  verifyDomain,
} from '#testing/single-sign-on.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let receiver: Receiver
let organization: TestOrganization
let connection: { id: string }
let domain: string
let application: TestClientRegistration
let client: oauth.Configuration

beforeAll(async () => {
  provider = await startScriptedProvider()
  receiver = await startReceiver()
  service = await startOAuthService({ worker: true })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

beforeEach(async () => {
  receiver.received.length = 0
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  application = await registerTestClient(organization)
  client = await clientOf(service, application)
  provider.script.claims = personAt(domain)
})

/** Opens an address of the engine in the browser, and returns where it leads. */
async function visit({ browser }: Pick<SignedInThrough, 'browser'>, address: URL | string) {
  const response = await browser.open(address.toString())
  return new URL(response.headers.get('location') ?? 'about:blank', 'http://localhost:5005')
}

/** Sends the decision of the approval screen at this address. */
function decide({ browser, body }: SignedInThrough, at: URL, decision: Partial<Decision> = {}) {
  const sent = { ...decisionAt(at, body.profile), ...decision }
  return browser.as(body.accessToken).request('POST', `/api${authorize.path}`, sent)
}

/** Signs in to the application, and returns its tokens. */
async function signInTo(
  signedIn: SignedInThrough,
  { to = client, ...parameters }: { to?: oauth.Configuration; [name: string]: unknown } = {},
) {
  const { address, checks } = await startAuthorization(to, parameters as Record<string, string>)
  const answer = await decide(signedIn, await visit(signedIn, address))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const back = await visit(signedIn, (answer.body as { redirect: string }).redirect)
  const tokens = await oauth.authorizationCodeGrant(to, back, checks)
  return { tokens, claims: tokens.claims()! }
}

const isActive = async (token: string) => (await oauth.tokenIntrospection(client, token)).active

const meOf = (token: string) =>
  service.anonymous.with({ authorization: `Bearer ${token}` }).call(me)

/** Makes someone with their own account a member whom the provider recognizes by their address. */
async function linkableMember(roles: Parameters<TestService['createMember']>[1] = ['member']) {
  const member = await service.createMember(organization, roles)
  const person = personAt(domain)
  await service.context.pool.query(
    'update profiles set email = $2, email_proven = true where id = $1',
    [member.profileId, person.email],
  )
  provider.script.claims = person
  return { ...member, address: person.email }
}

/** Links a person to the provider, as if they had connected it themselves. */
async function link({ profileId }: TestMember) {
  const person = personAt(domain)
  await service.context.pool.query(
    `insert into connection_links (id, connection_id, issuer, subject, profile_id) values ($1, $2, $3, $4, $5)`,
    [randomUUID(), connection.id, provider.issuer, person.sub, profileId],
  )
  provider.script.claims = person
}

describe('someone with only a provider account', () => {
  test('approves an application for their profile, and signs in to it with the claims of the provider', async () => {
    const checked = Math.floor(Date.now() / 1000) - 120
    provider.script.claims = personAt(domain, { auth_time: checked })
    const noor = await signInThrough(service, connection)
    const { tokens, claims } = await signInTo(noor)
    expect(claims).toMatchObject({
      sub: noor.body.id,
      profile_id: noor.body.profile,
      organization_id: organization.id,
      auth_time: checked,
      acr: 'pwd',
      amr: ['fed'],
    })
    expect(await meOf(tokens.access_token)).toMatchObject({
      email: provider.script.claims['email'],
      profiles: [{ id: noor.body.profile, roles: ['member'] }],
    })
    const [shown] = (await noor.as.call(listApprovals, { query: {} })).data
    expect(shown).toMatchObject({ application: { id: application.id } })
    await noor.as.call(revokeApproval, { params: { id: shown!.id } })
    expect(await isActive(tokens.access_token)).toBe(false)
  })

  test('sees the standing of an application only in their organization', async () => {
    const noor = await signInThrough(service, connection)
    const elsewhere = await service.createOrganization()
    const query = { application: application.id, organization: elsewhere.id }
    const { data } = await noor.as.call(listApprovalStatuses, { query })
    expect(data.map(({ organization: id }) => id)).toEqual([organization.id])
  })

  test('is asked for nothing the second time, and only a recent check at the provider meets max_age', async () => {
    const checked = Math.floor(Date.now() / 1000) - 120
    provider.script.claims = personAt(domain, { auth_time: checked })
    const noor = await signInThrough(service, connection)
    await signInTo(noor)
    const silently = async (parameters: Record<string, string> = {}) => {
      const { address, checks } = await startAuthorization(client, {
        prompt: 'none',
        ...parameters,
      })
      const back = await visit(noor, address)
      if (back.searchParams.has('error')) return back.searchParams.get('error')
      return (await oauth.authorizationCodeGrant(client, back, checks)).claims()!['auth_time']
    }
    expect(await silently()).toBe(checked)
    expect(await silently({ max_age: '600' })).toBe(checked)
    expect(await silently({ max_age: '60' })).toBe('login_required')
    const essential = { id_token: { acr: { essential: true, values: ['mfa'] } } }
    expect(await silently({ claims: JSON.stringify(essential) })).toBe(
      'unmet_authentication_requirements',
    )
  })

  test('must sign in at the provider again for prompt=login and for an old sign-in', async () => {
    const checked = Math.floor(Date.now() / 1000) - 600
    for (const parameters of [{ prompt: 'login' }, { max_age: '300' }]) {
      provider.script.claims = personAt(domain, { auth_time: checked })
      const noor = await signInThrough(service, connection)
      const { address, checks } = await startAuthorization(client, parameters)
      const screen = await visit(noor, address)
      expect(screen.searchParams.get('prompt')).toBe('login')
      const refused = await decide(noor, screen)
      expect(refused.body).toMatchObject({ code: 'sign_in_again' })
      provider.script.claims['auth_time'] = Math.floor(Date.now() / 1000)
      const again = await signInThrough(service, connection, { browser: noor.browser })
      const answer = await decide(again, screen)
      const back = await visit(again, (answer.body as { redirect: string }).redirect)
      const tokens = await oauth.authorizationCodeGrant(client, back, checks)
      expect(tokens.claims()!['auth_time']).toBe(provider.script.claims['auth_time'])
    }
  })

  test('has the second factor that the provider checked, if owners trust it with that', async () => {
    const essential = JSON.stringify({ id_token: { acr: { essential: true, values: ['mfa'] } } })
    provider.script.claims = personAt(domain, { amr: ['pwd', 'mfa'] })
    const before = await signInThrough(service, connection)
    await expect(signInTo(before, { claims: essential })).rejects.toThrow(
      'provider_factor_expected',
    )
    const { pool } = service.context
    await pool.query('update connections set enforces_second_factor = true where id = $1', [
      connection.id,
    ])
    const after = await signInThrough(service, connection)
    const { claims } = await signInTo(after, { claims: essential })
    expect(claims).toMatchObject({ acr: 'mfa', amr: ['fed', 'mfa'] })
    // The organization's own requirement is met in the same way.
    await pool.query('update organizations set second_factor_from = now() where id = $1', [
      organization.id,
    ])
    const { tokens } = await signInTo(after)
    expect(await oauth.refreshTokenGrant(client, tokens.refresh_token!)).toBeDefined()
  })

  test("can't approve as themselves, or for another profile", async () => {
    const noor = await signInThrough(service, connection)
    const { address } = await startAuthorization(client)
    const screen = await visit(noor, address)
    const { profile: _, ...decision } = decisionAt(screen, noor.body.profile)
    const asOneself = await noor.browser
      .as(noor.body.accessToken)
      .request('POST', `/api${authorize.path}`, { ...decision, personal: true })
    expect([asOneself.status, asOneself.body]).toEqual([
      403,
      expect.objectContaining({ code: 'own_sign_in_needed' }),
    ])
    const other = await service.createMember(organization, ['member'])
    expect((await decide(noor, screen, { profile: other.profileId })).status).toBe(404)
  })

  test("can't approve what the organization's policy forbids", async () => {
    const elsewhere = await service.createOrganization()
    const theirs = await registerTestClient(elsewhere)
    const { as } = organization.owner
    await as.call(setApprovalPolicy, {
      params: organization,
      body: { memberApprovals: 'authorized' },
    })
    const noor = await signInThrough(service, connection)
    const to = await clientOf(service, theirs)
    await expect(signInTo(noor, { to })).rejects.toThrow('authorization_needed')
    await as.call(authorizeApplication, {
      body: {
        organization: organization.id,
        application: theirs.id,
        scopes: ['user:read', 'profile:read', 'service-account:manage'],
      },
    })
    expect((await signInTo(noor, { to })).claims.sub).toBe(noor.body.id)
  })
})

describe('someone with their own account', () => {
  test('shows an application neither their account nor their other organizations', async () => {
    const member = await linkableMember()
    const elsewhere = await service.createOrganization()
    await issueTokensFor(service, application, member)
    const ours = await signInThrough(service, connection)
    // The application knows their account by this ID, and only in this organization.
    const { tokens, claims } = await signInTo(ours)
    expect(claims.sub).toBe(member.id)
    expect(await meOf(tokens.access_token)).toMatchObject({ email: member.address })
    expect(await oauth.fetchUserInfo(client, tokens.access_token, claims.sub)).toMatchObject({
      email: member.address,
    })
    const { data } = await ours.as.call(listProfiles, {
      query: { organization: elsewhere.id, $with: 'organization' },
    })
    expect(data.map(({ id }) => id)).toEqual([member.profileId])
  })

  test('has an ID of their own at an application that they approve here first', async () => {
    const member = await linkableMember()
    const signedIn = await signInThrough(service, connection)
    const { claims } = await signInTo(signedIn)
    expect(claims.sub).not.toBe(member.id)
    // With their own account, the application recognizes them under the same profile.
    const { tokens } = await issueTokensFor(service, application, member)
    expect(tokens.claims()!.sub).toBe(claims.sub)
  })

  test('loses what an application was granted once it knows their account elsewhere', async () => {
    const member = await linkableMember()
    await issueTokensFor(service, application, member)
    const signedIn = await signInThrough(service, connection)
    const { tokens, claims } = await signInTo(signedIn)
    expect(claims.sub).toBe(member.id)
    const { address, checks } = await startAuthorization(client)
    const back = await approveClient(await createTestBrowser(service, member), address)
    const own = await oauth.authorizationCodeGrant(client, back, checks)
    expect(own.claims()!.sub).toBe(member.id)
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await isActive(own.access_token)).toBe(true)
  })

  test('what was granted ends with a sign-out at the provider, also after they signed in to their own account', async () => {
    const member = await linkableMember()
    const signedIn = await signInThrough(service, connection)
    const { tokens } = await signInTo(signedIn, { scope: 'openid user:read' })
    const { email, password } = member
    const at = service.anonymous.with({ origin: service.url, cookie: signedIn.browser.cookie })
    await at.call(login, { body: { email, password } })
    const token = await provider.signLogout({ sub: provider.script.claims['sub'] })
    await fetch(`${service.url}${ssoPaths.backchannelLogout(connection.id)}`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
    expect(await isActive(tokens.access_token)).toBe(false)
  })

  test("can't be signed in to what an application knows of their account elsewhere", async () => {
    const member = await linkableMember()
    await issueTokensFor(service, application, member)
    const signedIn = await signInThrough(service, connection)
    await signInTo(signedIn)
    await service.context.pool.query(
      `insert into approvals (id, application_id, user_id, scopes, standard_scopes)
       values ($1, $2, $3, '{}', '{openid}')`,
      [randomUUID(), application.id, member.id],
    )
    await expect(signInTo(signedIn)).rejects.toThrow('own_account_expected')
    const { address } = await startAuthorization(client, { prompt: 'none' })
    const back = await visit(signedIn, address)
    expect(back.searchParams.get('error')).toBe('consent_required')
  })

  test('is an admin for applications if they are an owner', async () => {
    await link(organization.owner)
    const signedIn = await signInThrough(service, connection)
    const { tokens, claims } = await signInTo(signedIn)
    expect(claims['roles']).toEqual(['admin'])
    expect(await oauth.tokenIntrospection(client, tokens.access_token)).toMatchObject({
      active: true,
      roles: ['admin'],
    })
    const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect(renewed.claims()!['roles']).toEqual(['admin'])
    await expect(signInTo(signedIn, { roles: 'owner' })).rejects.toThrow('role_expected')
    expect((await meOf(tokens.access_token)).profiles[0]!.roles).toEqual(['admin'])
    const { address, checks } = await startAuthorization(client, { prompt: 'none' })
    const silent = await oauth.authorizationCodeGrant(
      client,
      await visit(signedIn, address),
      checks,
    )
    expect(silent.claims()!['roles']).toEqual(['admin'])
  })
})

describe("an application's access ends", () => {
  const ends: [string, (signedIn: SignedInThrough) => Promise<unknown>, lasts?: true][] = [
    ['when the person signs out', ({ as }) => as.call(logout, { body: {} }), true],
    [
      'when the provider signs them out',
      async () => {
        const { sub } = provider.script.claims
        const token = await provider.signLogout({ sub, jti: randomUUID() })
        const response = await fetch(`${service.url}/sso/${connection.id}/backchannel-logout`, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
        })
        expect(response.status).toBe(200)
      },
      true,
    ],
    [
      'when the connection is turned off',
      () => organization.owner.as.call(turnOffConnection, { params: connection, body: {} }),
    ],
    [
      'when the connection is deleted',
      () => organization.owner.as.request('DELETE', `/api/connection/${connection.id}`),
    ],
    [
      'when the person is suspended',
      ({ body: { profile } }) =>
        organization.owner.as.call(suspendMember, {
          params: { id: organization.id, memberId: profile },
        }),
    ],
    [
      'when the person is removed',
      ({ body: { profile } }) =>
        organization.owner.as.call(removeMember, {
          params: { id: organization.id, memberId: profile },
        }),
    ],
  ]

  test.each(ends)('%s, and it is notified', async (_when, end, lasts) => {
    await setBackchannelLogout(organization, application, `${receiver.url}/hear`)
    const noor = await signInThrough(service, connection)
    const offline = await signInTo(noor)
    const { tokens, claims } = await signInTo(noor, { scope: 'openid user:read' })
    await end(noor)
    expect(await isActive(tokens.access_token)).toBe(false)
    // Offline access ends only if the person can no longer act here, as with any sign-out.
    expect(await isActive(offline.tokens.access_token)).toBe(lasts === true)
    await vi.waitFor(async () => {
      const sent = receiver.received.map(({ form }) => form.get('logout_token'))
      const opened = await Promise.all(sent.map((token) => openLogoutToken(service, token)))
      expect(opened.map(({ claims: said }) => [said.sid, said['sub']])).toContainEqual([
        claims['sid'],
        noor.body.id,
      ])
    }, waitOptions)
  })

  test('when a member disconnects the provider, but not what they granted with their own account', async () => {
    const member = await linkableMember()
    const own = await issueTokensFor(service, application, member)
    const { tokens } = await signInTo(await signInThrough(service, connection))
    await member.as.call(disconnectProvider, { params: connection })
    expect(await isActive(tokens.access_token)).toBe(false)
    expect(await isActive(own.tokens.access_token)).toBe(true)
  })

  test('with the session that replaced the one in which it began', async () => {
    const noor = await signInThrough(service, connection)
    const { tokens } = await signInTo(noor, { scope: 'openid user:read' })
    const again = await signInThrough(service, connection, { browser: noor.browser })
    expect(await isActive(tokens.access_token)).toBe(true)
    await again.as.call(logout, { body: {} })
    expect(await isActive(tokens.access_token)).toBe(false)
  })
})

test('a device that was connected in such a session loses access with the connection', async () => {
  const native = await registerPublicTestClient(organization, 'native', [])
  const device = await clientOf(service, native)
  const noor = await signInThrough(service, connection)
  const started = await oauth.initiateDeviceAuthorization(device, {
    scope: 'openid offline_access',
  })
  const userCode = started.user_code.replace('-', '')
  const body = { userCode, personal: true as const }
  await expect(noor.as.call(decideOnDevice, { body })).rejects.toThrow('own_sign_in_needed')
  await noor.as.call(decideOnDevice, { body: { userCode, profile: noor.body.profile } })
  const tokens = await oauth.pollDeviceAuthorizationGrant(device, { ...started, interval: 0 })
  expect(tokens.claims()).toMatchObject({ sub: noor.body.id, amr: ['fed'] })
  const impact = await organization.owner.as.preview(deleteConnection, { params: connection })
  expect(impact).toContainEqual({ kind: 'tokens', count: 2, names: [] })
  await organization.owner.as.call(deleteConnection, { params: connection })
  await expect(oauth.refreshTokenGrant(device, tokens.refresh_token!)).rejects.toThrow()
})

test('a visitor signs in at the provider during a request, and continues with it', async () => {
  const browser = new VisitingBrowser(service)
  const { address, checks } = await startAuthorization(client)
  const screen = await visit({ browser }, address)
  const noor = await signInThrough(service, connection, { browser })
  const answer = await decide(noor, screen)
  const back = await visit(noor, (answer.body as { redirect: string }).redirect)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  expect(tokens.claims()!.sub).toBe(noor.body.id)
})
