import {
  connectAndProve,
  disconnectProvider,
  proveProvider,
  ssoPaths,
  updateConnection,
} from '@accord/contract/connections.ts'
import { listOwnInvitations } from '@accord/contract/invitations.ts'
import {
  getOrganization,
  leaveOrganization,
  listOrganizations,
} from '@accord/contract/organizations.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import {
  getProviderPolicy,
  pauseProviderPolicy,
  resumeProviderPolicy,
  setProviderPolicy,
} from '@accord/contract/provider-policy.ts'
import { beginReauthentication, logout, me, refresh } from '@accord/contract/session.ts'
import { listToDo } from '@accord/contract/to-do.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runConcurrently, statusCodes, untilBlocked } from '#testing/concurrency.ts'
import { listClosedTo } from '#data/organizations/provider-policy.store.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { addSecondFactor, putTotp } from '#testing/factors.ts'
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
  askToken,
  memberInDomain,
  personAt,
  prove,
  readyToRequire,
  requireProvider,
  tokenAgain,
} from '#testing/provider-policy.ts'
import { VisitingBrowser, codeIn, signInThrough } from '#testing/single-sign-on.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

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
  provider.script.claims = personAt(organization.domain)
})

const params = () => ({ id: organization.id })
const read = () => ({ params: params(), query: {} })
const query = (text: string, ...values: unknown[]) => service.context.pool.query(text, values)
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600

/** A member whom the provider recognizes by their address, as its next person. */
async function memberAtProvider() {
  const member = await memberInDomain(service, organization)
  provider.script.claims = personAt(organization.domain, { email: member.address })
  return member
}

describe("a session of a person's own account", () => {
  test('gets an error with the address of the provider, and its token has ended', async () => {
    const member = await memberAtProvider()
    await requireProvider(service, organization)
    expect((await member.as.refused(getOrganization, read())).status).toBe(401)
    const { status, body } = await member.asUser.refused(profileToken, askToken(member))
    const { name } = organization
    expect([status, body.code, body.fields]).toEqual([
      403,
      'provider_needed',
      {
        organization: `${name} requires single sign-on. Continue with Northside.`,
        url: ssoPaths.start(organization.connection.id),
        connection: organization.connection.id,
        provider: 'Northside',
      },
    ])
  })

  test('carries on with its other organizations once it has proved the provider', async () => {
    const member = await memberAtProvider()
    const elsewhere = await service.createOrganization()
    await service.createMember(elsewhere, ['member'], member)
    await requireProvider(service, organization)
    expect(await prove(service, organization, member)).toMatchObject({
      status: 200,
      body: { organization: organization.id },
    })
    const as = await tokenAgain(service, member)
    await as.call(getOrganization, read())
    const { __meta } = await member.asUser.call(listOrganizations, { query: {} })
    expect(__meta.total).toBe(2)
    await member.asUser.call(listOwnInvitations, { query: {} })
  })

  test('needs the provider again after the maximum age, and its token expires by then', async () => {
    const member = await memberAtProvider()
    provider.script.claims['auth_time'] = hoursAgo(24) + 600
    await requireProvider(service, organization)
    await prove(service, organization, member)
    const { tokenExpiresAt } = await member.asUser.call(profileToken, askToken(member))
    const proved = (provider.script.claims['auth_time'] as number) + 24 * 3600
    expect(Date.parse(tokenExpiresAt)).toBe(proved * 1000)
    await query(`update provider_proofs set proved_at = proved_at - interval '10 minutes'`)
    expect(codeOf(await member.asUser.refused(profileToken, askToken(member)))).toBe(
      'provider_needed',
    )
  })

  test('a proof in one session opens no other session', async () => {
    const member = await memberAtProvider()
    await requireProvider(service, organization)
    await prove(service, organization, member)
    const asUser = service.anonymous.with({ authorization: `Bearer ${await member.signInAgain()}` })
    expect(codeOf(await asUser.refused(profileToken, askToken(member)))).toBe('provider_needed')
  })

  test('a shorter maximum age ends older proofs immediately', async () => {
    const member = await memberAtProvider()
    provider.script.claims['auth_time'] = hoursAgo(5)
    await requireProvider(service, organization)
    await prove(service, organization, member)
    const as = await tokenAgain(service, member)
    await organization.owner.as.call(setProviderPolicy, {
      params: params(),
      body: { maxAgeHours: 4 },
    })
    expect((await as.request('GET', `/api/organization/${organization.id}`)).status).toBe(401)
    expect(codeOf(await member.asUser.refused(profileToken, askToken(member)))).toBe(
      'provider_needed',
    )
  })

  test('lists the organization and can leave it without the provider, and To do says what is needed', async () => {
    const member = await memberAtProvider()
    await organization.owner.as.call(setProviderPolicy, {
      params: params(),
      body: { from: new Date(Date.now() + 86_400_000).toISOString() },
    })
    const kindsOf = async () => (await member.asUser.call(listToDo)).data.map(({ kind }) => kind)
    expect(await kindsOf()).toContain('provider')
    await requireProvider(service, organization)
    expect(await kindsOf()).toContain('provider')
    expect((await member.asUser.call(listOrganizations, { query: {} })).__meta.total).toBe(1)
    await member.asUser.call(leaveOrganization, { body: { organization: organization.id } })
    expect(await kindsOf()).not.toContain('provider')
  })

  test('a sign-out message from the provider ends what the session proved', async () => {
    const member = await memberAtProvider()
    const sid = `session-${organization.id}`
    provider.script.claims['sid'] = sid
    await requireProvider(service, organization)
    await prove(service, organization, member)
    const as = await tokenAgain(service, member)
    await as.call(getOrganization, read())
    const token = await provider.signLogout({ sid })
    const path = ssoPaths.backchannelLogout(organization.connection.id)
    const body = new URLSearchParams({ logout_token: token })
    expect((await fetch(`${service.url}${path}`, { method: 'POST', body })).status).toBe(200)
    expect(codeOf(await as.refused(getOrganization, read()))).toBe('provider_needed')
    expect(await member.asUser.call(me)).toMatchObject({ id: member.id })
  })
})

describe("an owner's second factor", () => {
  test('does not replace the provider if it was added with only a password, until one session proved both', async () => {
    const owner = await memberInDomain(service, organization, ['owner'])
    provider.script.claims = personAt(organization.domain, { email: owner.address })
    await requireProvider(service, organization)
    await addSecondFactor(service, owner)
    expect(codeOf(await owner.asUser.refused(profileToken, askToken(owner)))).toBe(
      'provider_needed',
    )
    // The owner's own sign-in at the provider says nothing about who added the factor.
    await query('update connection_links set proved_at = now()')
    expect(codeOf(await owner.asUser.refused(profileToken, askToken(owner)))).toBe(
      'provider_needed',
    )
    await prove(service, organization, owner, connectAndProve)
    await query('delete from provider_proofs where profile_id = $1', owner.profileId)
    await tokenAgain(service, owner)
  })

  test('replaces the provider if it is older than the policy, and no longer once it was reset', async () => {
    const owner = await service.createMember(organization, ['owner'])
    await addSecondFactor(service, owner)
    await requireProvider(service, organization)
    await tokenAgain(service, owner)
    await query('update users set second_factor_since = now() where id = $1', owner.id)
    expect(codeOf(await owner.asUser.refused(profileToken, askToken(owner)))).toBe(
      'provider_needed',
    )
  })
})

describe('a second factor that someone added with only the password of an owner', () => {
  test('does not count after a pause either', async () => {
    const victim = await memberInDomain(service, organization, ['owner'])
    await requireProvider(service, organization)
    await addSecondFactor(service, victim)
    const { as } = organization.owner
    await as.call(pauseProviderPolicy, { params: params(), body: { hours: 1 } })
    await as.call(resumeProviderPolicy, { params: params() })
    expect(codeOf(await victim.asUser.refused(profileToken, askToken(victim)))).toBe(
      'provider_needed',
    )
  })

  test('does not count after they connected another person at the provider', async () => {
    const victim = await service.createMember(organization, ['owner'])
    await requireProvider(service, organization)
    await addSecondFactor(service, victim)
    await prove(service, organization, victim, connectAndProve)
    await query('delete from provider_proofs where profile_id = $1', victim.profileId)
    expect(codeOf(await victim.asUser.refused(profileToken, askToken(victim)))).toBe(
      'provider_needed',
    )
  })
})

test('a factor counts from now if an earlier version removed the one before without noting it', async () => {
  const owner = await service.createMember(organization, ['owner'])
  await putTotp(service.context, owner.id)
  await query(`update sessions set factors = '{password,totp}' where user_id = $1`, owner.id)
  await query(
    `update users set second_factor = false, second_factor_since = now() - interval '1 day' where id = $1`,
    owner.id,
  )
  await requireProvider(service, organization)
  await decideSecondFactor(service.context.db, owner.id)
  expect(codeOf(await owner.asUser.refused(profileToken, askToken(owner)))).toBe('provider_needed')
})

describe('proving the provider in a session', () => {
  test("someone else's account at the provider never opens or links the session", async () => {
    const other = await memberAtProvider()
    const member = await memberInDomain(service, organization)
    const linked = provider.script.claims
    expect(codeOf(await prove(service, organization, member, connectAndProve))).toBe(undefined)
    // The address is the other member's, and the session's person connected it knowingly. The other one is rejected.
    expect(codeOf(await prove(service, organization, other))).toBe('provider_of_other')
    provider.script.claims = { ...linked, sub: 'another' }
    expect(codeOf(await prove(service, organization, member, connectAndProve))).toBe(
      'provider_sign_in_rejected',
    )
  })

  test('another address at the provider is connected only if the person asks for it and has confirmed their identity', async () => {
    const member = await service.createMember(organization, ['member'])
    await requireProvider(service, organization)
    expect(await prove(service, organization, member)).toMatchObject({
      status: 409,
      body: {
        code: 'provider_not_connected',
        fields: { name: provider.script.claims['email'], organization: organization.name },
      },
    })
    await query(
      `update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`,
      member.id,
    )
    await query(
      `update tokens set confirmed_at = now() - interval '1 hour'
      where session_id in (select id from sessions where user_id = $1)`,
      member.id,
    )
    expect(codeOf(await prove(service, organization, member, connectAndProve))).toBe(
      'confirm_first',
    )
    await query('update sessions set confirmed_at = now() where user_id = $1', member.id)
    await query(
      `update tokens set confirmed_at = now()
      where session_id in (select id from sessions where user_id = $1)`,
      member.id,
    )
    expect((await prove(service, organization, member, connectAndProve)).status).toBe(200)
    await tokenAgain(service, member)
    expect((await prove(service, organization, member)).status).toBe(200)
  })

  test('a code counts once, in the browser that began, and never for a stranger', async () => {
    const member = await memberAtProvider()
    const stranger = await service.createPerson()
    const browser = new VisitingBrowser(service)
    const code = codeIn(await browser.signInAt(ssoPaths.start(organization.connection.id)))
    const with_ = (cookie: string, as = member.asUser) => as.with({ cookie })
    const sent = { body: { code } }
    const refused = async (as: typeof member.asUser) =>
      codeOf(await as.refused(proveProvider, sent))
    expect(await refused(with_(''))).toBe('sign_in_over')
    expect(await refused(with_(new VisitingBrowser(service).cookie))).toBe('sign_in_over')
    expect(await refused(with_(browser.cookie, stranger.as))).toBe('provider_of_other')
    await with_(browser.cookie).call(proveProvider, sent)
    expect(await refused(with_(browser.cookie))).toBe('sign_in_over')
  })
})

describe("a provider's session", () => {
  test('is open while its sign-in at the provider is within the maximum age, and is then sent there again', async () => {
    provider.script.claims['auth_time'] = hoursAgo(20)
    const { as } = await signInThrough(service, organization.connection)
    await requireProvider(service, organization)
    await as.call(getOrganization, read())
    await query(`update provider_proofs set proved_at = proved_at - interval '4 hours'`)
    expect(await as.refused(getOrganization, read())).toMatchObject({
      status: 403,
      body: {
        code: 'provider_needed',
        fields: { url: ssoPaths.start(organization.connection.id) },
      },
    })
    expect((await as.call(beginReauthentication, { body: {} })).provider).toBeDefined()
    await as.call(logout, { body: {} })
  })

  test('begins with a new sign-in at the provider if the last one would be too old', async () => {
    await requireProvider(service, organization)
    provider.script.claims['auth_time'] = hoursAgo(25)
    const browser = new VisitingBrowser(service)
    const toProvider = await browser.begin(ssoPaths.start(organization.connection.id))
    const asked = new URL(toProvider.headers.get('location')!).searchParams
    expect(asked.get('max_age')).toBe(String(24 * 3600))
    const back = await browser.open(toProvider.headers.get('location')!)
    const again = await browser.open(back.headers.get('location')!)
    const location = new URL(again.headers.get('location')!)
    expect([location.pathname, location.searchParams.get('confirm')]).toEqual([
      ssoPaths.start(organization.connection.id),
      '1',
    ])
    const prompted = await browser.open(location.href)
    expect(new URL(prompted.headers.get('location')!).searchParams.get('prompt')).toBe('login')
    // A provider that ignores this is rejected.
    const ignored = await browser.open(prompted.headers.get('location')!)
    expect((await browser.open(ignored.headers.get('location')!)).status).toBe(403)
  })

  test('a provider that does not say when people signed in counts from now', async () => {
    provider.script.claims['auth_time'] = undefined
    await requireProvider(service, organization)
    const { as } = await signInThrough(service, organization.connection)
    await as.call(getOrganization, read())
  })
})

describe('a second factor at the provider', () => {
  const trust = (enforcesSecondFactor: boolean) =>
    organization.owner.as.call(updateConnection, {
      params: organization.connection,
      body: { enforcesSecondFactor },
    })
  const requireSecondFactor = () =>
    organization.owner.as.call(setSecondFactorPolicy, { params: params(), body: { from: 'now' } })

  test('counts only if owners said so and the provider says it did', async () => {
    await requireSecondFactor()
    const start = async (amr: string[]) => {
      provider.script.claims = personAt(organization.domain, { amr })
      const browser = new VisitingBrowser(service)
      const code = codeIn(await browser.signInAt(ssoPaths.start(organization.connection.id)))
      return browser.finish(code)
    }
    expect(codeOf(await start(['mfa']))).toBe('second_factor_needed')
    await trust(true)
    expect(codeOf(await start(['pwd']))).toBe('second_factor_needed')
    expect((await start(['pwd', 'mfa'])).status).toBe(200)
  })

  test('stops counting when owners withdraw that, also in a session of the person', async () => {
    await trust(true)
    const member = await memberAtProvider()
    provider.script.claims['amr'] = ['mfa']
    await prove(service, organization, member)
    await requireSecondFactor()
    const as = await tokenAgain(service, member)
    await as.call(getOrganization, read())
    await trust(false)
    expect(codeOf(await member.asUser.refused(profileToken, askToken(member)))).toBe(
      'second_factor_needed',
    )
    expect((await as.refused(getOrganization, read())).status).toBe(401)
  })

  test('stops counting when the person disconnects', async () => {
    await trust(true)
    const member = await memberAtProvider()
    provider.script.claims['amr'] = ['mfa']
    await prove(service, organization, member)
    await requireSecondFactor()
    const as = await tokenAgain(service, member)
    await as.call(getOrganization, read())
    await as.call(disconnectProvider, { params: organization.connection })
    expect((await as.refused(getOrganization, read())).status).toBe(401)
  })
})

test('a password and a social sign-in are two first factors, also for calls without a profile', async () => {
  const member = await memberInDomain(service, organization)
  await organization.owner.as.call(setSecondFactorPolicy, {
    params: params(),
    body: { from: 'now' },
  })
  const { rows } = await query(
    `update sessions set factors = '{identity,password}' where user_id = $1 returning id`,
    member.id,
  )
  const closed = await listClosedTo(service.context.db, { sessionId: rows[0].id }, [
    organization.id,
  ])
  expect(closed).toMatchObject([{ needs: 'second_factor' }])
})

describe('turning the policy on', () => {
  test('eight requests in flight on two connections neither block it nor survive it', async () => {
    const member = await memberAtProvider()
    const { pool } = service.context
    const another = await pool.connect()
    await another.query('begin')
    await another.query('select from organizations where id = $1 for key share', [organization.id])
    const setting = organization.owner.as.call(setProviderPolicy, {
      params: params(),
      body: { from: 'now' },
    })
    await untilBlocked(pool)
    const given = await runConcurrently(8, () => member.asUser.call(profileToken, askToken(member)))
    await another.query('commit')
    another.release()
    expect(await setting).toMatchObject({ inForce: true })
    const answers = await Promise.all(
      given.map(({ token }) =>
        service.anonymous
          .with({ authorization: `Bearer ${token}` })
          .request('GET', `/api/organization/${organization.id}`),
      ),
    )
    expect(statusCodes(answers)).toEqual({ 401: 8 })
  })

  test('a request for a token waits for the change and is then rejected', async () => {
    const member = await memberAtProvider()
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      await another.query('select from organizations where id = $1 for update', [organization.id])
      const asked = member.asUser.refused(profileToken, askToken(member))
      await untilBlocked(pool)
      await another.query('update organizations set provider_required_from = now() where id = $1', [
        organization.id,
      ])
      await another.query('commit')
      expect(codeOf(await asked)).toBe('provider_needed')
    } finally {
      another.release(true)
    }
  })

  test('a change by someone without the provider that waited for it is rejected', async () => {
    const admin = await memberInDomain(service, organization, ['admin'])
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      await another.query('select from organizations where id = $1 for update', [organization.id])
      const asked = admin.as.request('PATCH', `/api/organization/${organization.id}`, {
        description: 'changed',
      })
      await untilBlocked(pool)
      await another.query('update organizations set provider_required_from = now() where id = $1', [
        organization.id,
      ])
      await another.query('commit')
      expect(codeOf(await asked)).toBe('provider_needed')
    } finally {
      another.release(true)
    }
  })

  test('two instances reject the same sessions, and let the same ones in', async () => {
    await using beside = await startTestService({ beside: service })
    const member = await memberAtProvider()
    const proved = await memberInDomain(service, organization)
    provider.script.claims = personAt(organization.domain, { email: proved.address })
    await prove(service, organization, proved)
    await requireProvider(service, organization)
    const as = await tokenAgain(service, proved)
    for (const at of [service, beside]) {
      const path = `/api/organization/${organization.id}`
      expect((await member.as.at(at.url).request('GET', path)).status).toBe(401)
      const refused = await member.asUser.at(at.url).refused(profileToken, askToken(member))
      expect(codeOf(refused)).toBe('provider_needed')
      expect((await as.at(at.url).request('GET', path)).status).toBe(200)
    }
  })

  test('a refreshed token keeps to the proof', async () => {
    const member = await memberAtProvider()
    provider.script.claims['auth_time'] = hoursAgo(24) + 600
    await requireProvider(service, organization)
    await prove(service, organization, member)
    const as = await tokenAgain(service, member)
    const { tokenExpiresAt } = await as.call(refresh, { body: {} })
    expect(Date.parse(tokenExpiresAt)).toBe(
      ((provider.script.claims['auth_time'] as number) + 24 * 3600) * 1000,
    )
  })
})

describe('an application that acts for a member', () => {
  const scope = 'openid offline_access user:read profile:read'

  async function signedIn(member: TestMember) {
    const application = await registerTestClient(organization)
    const client = await clientOf(service, application)
    const { address, checks } = await startAuthorization(client, { scope })
    const browser = await createTestBrowser(service, member)
    const back = await approveClient(browser, address, member.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    return { client, tokens, browser }
  }
  const statusOf = async (token: string) =>
    (await service.anonymous.with({ authorization: `Bearer ${token}` }).request('GET', '/api/me'))
      .status

  test('loses its tokens, cannot refresh them or get new ones, and works again once the person proved the provider', async () => {
    const member = await memberAtProvider()
    const { client, tokens, browser } = await signedIn(member)
    const works = async (token = tokens.access_token) =>
      (await oauth.tokenIntrospection(client, token)).active
    expect([await works(), await statusOf(tokens.access_token)]).toEqual([true, 200])

    await requireProvider(service, organization)
    expect([await works(), await statusOf(tokens.access_token)]).toEqual([false, 401])
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const silent = await startAuthorization(client, { scope, prompt: 'none' })
    const { location } = await browser.visit(silent.address)
    expect(location.searchParams.get('error')).toBe('consent_required')
    await expect(
      approveClient(
        browser,
        (await startAuthorization(client, { scope })).address,
        member.profileId,
      ),
    ).rejects.toThrow('provider_needed')

    await prove(service, organization, member)
    const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
    expect([await works(renewed.access_token), await statusOf(renewed.access_token)]).toEqual([
      true,
      200,
    ])
    await query("update connection_links set proved_at = now() - interval '25 hours'")
    expect([await works(renewed.access_token), await statusOf(renewed.access_token)]).toEqual([
      false,
      401,
    ])
  })

  test('works for an owner with a second factor, and not after they become a member', async () => {
    const owner = await service.createMember(organization, ['owner'])
    const { tokens } = await signedIn(owner)
    await addSecondFactor(service, owner)
    await requireProvider(service, organization)
    expect(await statusOf(tokens.access_token)).toBe(200)
    await query(`update profiles set roles = '{member}' where id = $1`, owner.profileId)
    expect(await statusOf(tokens.access_token)).toBe(401)
  })

  test('the access of an application in its own name stays', async () => {
    const { id, secret } = await registerTestClient(organization)
    const client = await clientOf(service, { id, secret })
    const { access_token: token } = await oauth.clientCredentialsGrant(client, {})
    await requireProvider(service, organization)
    expect(await statusOf(token)).toBe(200)
  })
})

test('the policy is visible to an admin in a provider session', async () => {
  const { as, body } = await signInThrough(service, organization.connection)
  await query(`update profiles set roles = '{admin}' where id = $1`, body.profile)
  expect(await as.call(getProviderPolicy, { params: params() })).toMatchObject({ from: null })
})
