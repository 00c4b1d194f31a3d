import { revokeApproval, listApprovals } from '@accord/contract/approvals.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import { requestApproval } from '#testing/applications.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  countIssued,
  testRedirectUri,
  decisionAt,
  type OAuthBrowser,
  type TestClientRegistration,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import type { TestMember } from '#testing/organizations.ts'

let { service, organization } = {} as Stage
let owner: TestMember
/** A new application without approvals. The owner is signed in to the browser. */
let application: TestClientRegistration
let as: oauth.Configuration
let browser: OAuthBrowser

beforeAll(async () => {
  ;({ service, organization } = await startStage())
  owner = organization.owner
})
afterAll(() => service[Symbol.asyncDispose]())

async function begin() {
  application = await registerTestClient(organization)
  as = await clientOf(service, application)
  browser = await createTestBrowser(service, owner)
}

const scope = 'openid user:read'

async function approve(profile = owner.profileId, asked: Record<string, string> = {}) {
  const { address, checks } = await startAuthorization(as, { scope, ...asked })
  return oauth.authorizationCodeGrant(as, await approveClient(browser, address, profile), checks)
}

/** Returns the response to a request without a page. */
async function silently(asked: Record<string, string> = {}, window = browser) {
  const { address, checks } = await startAuthorization(as, { scope, prompt: 'none', ...asked })
  const issued = await countIssued(service)
  const { location } = await window.visit(address, { referer: testRedirectUri })
  const error = location.searchParams.get('error')
  // An error stores nothing, not even a request to decide.
  if (error) expect(await countIssued(service)).toBe(issued)
  return { error, location, checks }
}
const errorOf = async (...asked: Parameters<typeof silently>) => (await silently(...asked)).error

async function silentTokens(...asked: Parameters<typeof silently>) {
  const { location, checks } = await silently(...asked)
  return oauth.authorizationCodeGrant(as, location, checks)
}

const update = (text: string, values: unknown[]) => service.context.pool.query(text, values)

/** Changes the current session of a browser. */
const changeSession = (set: string, window = browser) =>
  update(`update sessions set ${set} where browser_hash = $1`, [
    hashSecret(window.cookies.get('accord-oauth')!.value),
  ])
const halfAnHourAgo = `confirmed_at = now() - interval '30 minutes'`

describe('OA1: prompt=none', () => {
  beforeAll(begin)

  test("prompt=none fails if no one is signed in or the application wasn't approved", async () => {
    expect(await errorOf({}, await createTestBrowser(service, owner))).toBe('consent_required')
    browser.cookies.delete('accord-oauth')
    expect(await errorOf()).toBe('login_required')
    await browser.signIn(owner)
  })

  test('prompt=none signs in without a page after an approval, with the same profile and session', async () => {
    const shown = await approve()
    const silent = await silentTokens()
    expect(silent).toMatchObject({ scope, access_token: expect.stringMatching(/^aca_/) })
    const { sub, sid, profile_id, auth_time } = shown.claims()!
    expect(silent.claims()).toMatchObject({ sub, sid, profile_id, auth_time })
    expect(silent.refresh_token).toBeUndefined()
  })

  test("prompt=none records the approval's use and writes no activity", async () => {
    const count = async () =>
      (
        await update('select from organization_activity where organization_id = $1', [
          organization.id,
        ])
      ).rows.length
    const before = await count()
    await silentTokens()
    await service.context.usage.flush()
    const { data } = await owner.asUser.call(listApprovals, {
      query: { application: application.id },
    })
    expect(data).toMatchObject([{ lastUsedAt: expect.any(String) }])
    expect(await count()).toBe(before)
  })

  test('prompt=none grants at most the approved scopes', async () => {
    await approve(owner.profileId, { scope: 'openid user:read profile:read' })
    expect((await silentTokens()).scope).toBe(scope)
    await requestApproval(organization, application, ['user:read', 'profile:read', 'network:read'])
    expect(await errorOf({ scope: 'openid user:read network:read' })).toBe('consent_required')
    expect(await errorOf({ scope: 'openid network:manage' })).toBe('invalid_scope')
  })

  test('prompt=none returns at most the approved standard scopes and claims', async () => {
    const wide = { scope: `${scope} email offline_access` }
    const userinfo = (name: string) => JSON.stringify({ userinfo: { [name]: null } })
    expect(await errorOf(wide)).toBe('consent_required')
    await approve(owner.profileId, wide)
    expect((await silentTokens(wide)).refresh_token).toMatch(/^acr_/)
    expect((await silentTokens()).refresh_token).toBeUndefined()
    expect(await errorOf({ scope: 'openid profile' })).toBe('consent_required')
    expect(await errorOf({ claims: userinfo('email') })).toBeNull()
    expect(await errorOf({ claims: userinfo('updated_at') })).toBe('consent_required')
  })

  test('a sign-out ends tokens from prompt=none', async () => {
    const { access_token } = await silentTokens()
    await browser.signOut()
    expect((await oauth.tokenIntrospection(as, access_token)).active).toBe(false)
    expect(await errorOf()).toBe('login_required')
    await browser.signIn(owner)
  })

  test('prompt=none fails with the cookie of a session that expired, was idle too long, or was ended elsewhere', async () => {
    for (const set of [`expires_at = now()`, `last_seen_at = now() - interval '61 minutes'`]) {
      const window = await createTestBrowser(service, owner)
      expect(await errorOf({}, window)).toBeNull()
      await changeSession(set, window)
      expect(await errorOf({}, window)).toBe('login_required')
    }
    browser = await createTestBrowser(service, owner)
    const cookie = browser.cookies.get('accord-oauth')!
    await browser.signOut()
    browser.cookies.set('accord-oauth', cookie)
    expect(await errorOf()).toBe('login_required')
    await browser.signIn(owner)
  })

  test('prompt=none fails if the hint names someone else', async () => {
    const { id_token } = await approve()
    const other = await service.createMember(organization, ['admin'])
    const window = await createTestBrowser(service, other)
    expect(await errorOf({ id_token_hint: id_token! }, window)).toBe('login_required')
    expect(await errorOf({ id_token_hint: id_token! })).toBeNull()
  })

  test('prompt=none fails once the approval is revoked', async () => {
    const { data } = await owner.asUser.call(listApprovals, {
      query: { application: application.id },
    })
    await owner.asUser.call(revokeApproval, { params: { id: data[0]!.id } })
    expect(await errorOf()).toBe('consent_required')
    await approve()
  })

  test("prompt=none can't be combined, and unknown prompts are rejected", async () => {
    expect(await errorOf({ prompt: 'none login' })).toBe('invalid_request')
    expect(await errorOf({ prompt: 'create' })).toBe('invalid_request')
  })

  test("prompt=none succeeds with a form post, but never in another site's frame", async () => {
    const { address } = await startAuthorization(as, {
      scope,
      prompt: 'none',
      response_mode: 'form_post',
    })
    const { html, headers } = await browser.visit(address)
    expect(html).toContain('name="code"')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('prompt=none of a person with several profiles', () => {
  let elsewhere: TestMember

  beforeAll(async () => {
    await begin()
    const other = await service.createOrganization()
    elsewhere = await service.createMember(other, ['admin'], owner)
    await approve(elsewhere.profileId)
    await approve()
  })

  test("prompt=none uses this session's profile, and a new session must select one", async () => {
    expect((await silentTokens()).claims()).toMatchObject({ profile_id: owner.profileId })
    const window = await createTestBrowser(service, owner)
    expect(await errorOf({}, window)).toBe('account_selection_required')
  })

  test('prompt=none uses the profile identified by the hint, organization, or role', async () => {
    const window = await createTestBrowser(service, owner)
    const { id_token } = await silentTokens()
    for (const [asked, profile_id] of [
      [{ id_token_hint: id_token! }, owner.profileId],
      [{ orgId: organization.id }, owner.profileId],
      [{ roles: 'admin' }, elsewhere.profileId],
      [{ state: btoa(JSON.stringify({ roles: ['admin'] })) }, elsewhere.profileId],
    ] as const) {
      const { address, checks } = await startAuthorization(as, { scope, prompt: 'none', ...asked })
      const { location } = await window.visit(address)
      const expectedState = address.searchParams.get('state')!
      const tokens = await oauth.authorizationCodeGrant(as, location, { ...checks, expectedState })
      expect(tokens.claims()).toMatchObject({ profile_id })
      // The next request must not find the session's profile.
      await update('delete from session_applications where application_id = $1', [application.id])
    }
  })

  test('prompt=none fails if the profile lost the named role', async () => {
    await update(`update profiles set roles = '{member}' where id = $1`, [elsewhere.profileId])
    expect(await errorOf({ roles: 'admin' })).toBe('consent_required')
    await update(`update profiles set roles = '{admin}' where id = $1`, [elsewhere.profileId])
  })

  test('a contact shares only their own data with prompt=none', async () => {
    await requestApproval(organization, application, ['user:read', 'network:read'])
    const wide = { scope: 'openid user:read network:read' }
    await approve(elsewhere.profileId, wide)
    expect((await silentTokens(wide)).scope).toBe('openid user:read network:read')
    await update(`update profiles set roles = '{contact}' where id = $1`, [elsewhere.profileId])
    expect((await silentTokens(wide)).scope).toBe(scope)
    await update(`update profiles set roles = '{admin}' where id = $1`, [elsewhere.profileId])
  })
})

describe('prompt=none of a person who approved for themselves', () => {
  test("prompt=none continues for the person alone, without an organization's data", async () => {
    await begin()
    const { address, checks } = await startAuthorization(as, { scope })
    const screen = await browser.visit(address)
    const { profile: _, ...decision } = decisionAt(screen.location, '')
    const { body } = await browser.decide({ ...decision, personal: true })
    const { location } = await browser.visit((body as { redirect: string }).redirect)
    await oauth.authorizationCodeGrant(as, location, checks)

    const silent = await silentTokens()
    expect(silent.claims()).toMatchObject({ sub: owner.id })
    expect(silent.claims()).not.toHaveProperty('profile_id')
    expect(await errorOf({ orgId: organization.id })).toBe('consent_required')
    expect(await errorOf({ scope: 'openid profile:read' })).toBe('consent_required')
  })
})

describe.each([
  ['prompt=login', { prompt: 'login' }],
  ['max_age=0', { max_age: '0', prompt: '' }],
  ['max_age that has passed', { max_age: '60', prompt: '' }],
])('%s', (_name, asked) => {
  beforeAll(begin)

  async function begun() {
    await changeSession(halfAnHourAgo)
    const { address, checks } = await startAuthorization(as, { scope, ...asked })
    if (asked.prompt === '') address.searchParams.delete('prompt')
    return { screen: (await browser.visit(address)).location, checks }
  }

  test("a request for a new sign-in isn't satisfied by an earlier session", async () => {
    const { screen } = await begun()
    expect(screen.searchParams.get('prompt')).toBe('login')
    expect(await browser.decide(decisionAt(screen, owner.profileId))).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    })
  })

  test('the request continues after a new sign-in and returns its time', async () => {
    const { screen, checks } = await begun()
    const started = Math.floor(Date.now() / 1000)
    await browser.signIn(owner)
    const { body } = await browser.decide(decisionAt(screen, owner.profileId))
    const { location } = await browser.visit((body as { redirect: string }).redirect)
    const tokens = await oauth.authorizationCodeGrant(as, location, checks)
    expect(tokens.claims()!['auth_time']).toBeGreaterThanOrEqual(started)
  })

  test('the request continues after a confirmation and returns its time', async () => {
    const { screen, checks } = await begun()
    const started = Math.floor(Date.now() / 1000)
    await browser.confirm(owner)
    const { body } = await browser.decide(decisionAt(screen, owner.profileId))
    const { location } = await browser.visit((body as { redirect: string }).redirect)
    const tokens = await oauth.authorizationCodeGrant(as, location, checks)
    expect(tokens.claims()!['auth_time']).toBeGreaterThanOrEqual(started)
  })

  test('a person can deny the request without signing in again', async () => {
    const { screen } = await begun()
    const { profile: _, ...decision } = decisionAt(screen, '')
    expect((await browser.decide({ ...decision, decision: 'deny' })).status).toBe(200)
  })
})

describe('the strength of a sign-in', () => {
  beforeAll(begin)

  const mfa = JSON.stringify({ id_token: { acr: { essential: true, values: ['mfa'] } } })
  const proved = (factors: string) => changeSession(`factors = '{${factors}}'`)

  test.each([
    ['password', { acr: 'pwd', amr: ['pwd'] }],
    ['password,totp', { acr: 'mfa', amr: ['pwd', 'otp', 'mfa'] }],
    ['passkey', { acr: 'mfa', amr: ['swk', 'mfa'] }],
  ])('every ID token states the factors: %s', async (factors, told) => {
    await proved(factors)
    const shown = await approve(owner.profileId, { scope: `${scope} offline_access` })
    expect(shown.claims()).toMatchObject(told)
    expect((await silentTokens()).claims()).toMatchObject(told)
    const renewed = await oauth.refreshTokenGrant(as, shown.refresh_token!)
    expect(renewed.claims()).toMatchObject(told)
  })

  test('a second factor satisfies an application that requires one', async () => {
    await proved('password,totp')
    expect((await approve(owner.profileId, { claims: mfa })).claims()).toMatchObject({ acr: 'mfa' })
    expect(await errorOf({ claims: mfa })).toBeNull()
    const pwd = mfa.replace('mfa', 'pwd')
    expect((await approve(owner.profileId, { claims: pwd })).claims()).toMatchObject({ acr: 'mfa' })
  })

  test('a missing second factor is reported to the person and the application', async () => {
    await proved('password')
    const { address } = await startAuthorization(as, { scope, claims: mfa })
    const { location } = await browser.visit(address)
    expect(location.searchParams.get('acr')).toBe('mfa')
    expect(await browser.decide(decisionAt(location, owner.profileId))).toMatchObject({
      status: 403,
      body: { code: 'second_factor_expected' },
    })
    expect(await errorOf({ claims: mfa })).toBe('unmet_authentication_requirements')
    // A voluntary acr never causes an error.
    const wished = await approve(owner.profileId, { acr_values: 'mfa' })
    expect(wished.claims()).toMatchObject({ acr: 'pwd' })
  })
})

describe('max_age', () => {
  beforeAll(begin)

  test("max_age doesn't affect a person who signed in more recently", async () => {
    const { address } = await startAuthorization(as, { scope, max_age: '3600' })
    const { location } = await browser.visit(address)
    expect(location.searchParams.has('prompt')).toBe(false)
    expect((await browser.decide(decisionAt(location, owner.profileId))).status).toBe(200)
  })

  test('max_age also applies without a page', async () => {
    await changeSession(halfAnHourAgo)
    expect(await errorOf({ max_age: '1700' })).toBe('login_required')
    expect(await errorOf({ max_age: '1900' })).toBeNull()
  })
})

describe('the approval screen', () => {
  beforeAll(begin)

  test('prompt=select_account reaches the approval screen, which continues as usual', async () => {
    const { address, checks } = await startAuthorization(as, { scope, prompt: 'select_account' })
    const { location } = await browser.visit(address)
    expect(location.searchParams.get('prompt')).toBe('select_account')
    const { body } = await browser.decide(decisionAt(location, owner.profileId))
    const back = await browser.visit((body as { redirect: string }).redirect)
    await oauth.authorizationCodeGrant(as, back.location, checks)
  })

  test("a person who isn't signed in doesn't have to sign in again", async () => {
    const { address } = await startAuthorization(as, { scope, prompt: 'login' })
    browser.cookies.delete('accord-oauth')
    expect((await browser.visit(address)).location.searchParams.has('prompt')).toBe(false)
    await browser.signIn(owner)
  })

  test('the approval screen receives the suggested email address and languages', async () => {
    const hints = { login_hint: 'ana@example.org', ui_locales: 'fr-CA en-CA' }
    const { address } = await startAuthorization(as, { scope, ...hints })
    const { location } = await browser.visit(address)
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      loginHint: 'ana@example.org',
      uiLocales: 'fr-CA en-CA',
    })
  })

  test("an unexpected person isn't sent to sign in, and the approval screen explains the problem", async () => {
    const { id_token } = await approve()
    const window = await createTestBrowser(
      service,
      await service.createMember(organization, ['admin']),
    )
    const { address } = await startAuthorization(as, { scope, id_token_hint: id_token! })
    expect((await window.visit(address)).location.searchParams.has('prompt')).toBe(false)
  })
})
