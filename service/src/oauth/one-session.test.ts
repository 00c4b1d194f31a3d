import { me, reportSignIn } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import { emailsTo } from '#testing/inbox.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  type OAuthBrowser,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let { service, organization, application, client, browser } = {} as Stage

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

const aWindow = () => createTestBrowser(service, organization.owner)
const arrivalIn = (window: OAuthBrowser) => window.cookies.get('accord-oauth')?.value

async function signedIn(scope: string, by: { window?: OAuthBrowser; as?: typeof client } = {}) {
  const { window = browser, as = client } = by
  const { address, checks } = await startAuthorization(as, { scope })
  const back = await approveClient(window, address, organization.owner.profileId)
  return oauth.authorizationCodeGrant(as, back, checks)
}

/** Signs in with the direct flow, in which the engine isn't involved between the decision and the code. */
async function signedInDirectly(window: OAuthBrowser, offlineAccess: boolean) {
  const asked = {
    application: application.id,
    state: 'x',
    redirect: testRedirectUri,
    offlineAccess,
  }
  const { body } = await window.decide({ ...asked, profile: organization.owner.profileId })
  const back = new URL((body as { redirect: string }).redirect)
  return oauth.authorizationCodeGrant(client, back, { expectedState: 'x' })
}

const isActive = async (token: string) => (await oauth.tokenIntrospection(client, token)).active
const statusAtApi = async (token: string) =>
  (await service.anonymous.with({ authorization: token }).request('GET', `/api${me.path}`)).status

describe('the session ID that an application gets', () => {
  test('the session ID stays the same for one application and sign-in, but differs for others', async () => {
    const first = (await signedIn('openid user:read')).claims()!['sid']
    expect(first).toMatch(/^[\w-]{22}$/)
    expect((await signedIn('openid user:read')).claims()!['sid']).toBe(first)

    const other = await clientOf(service, await registerTestClient(organization))
    expect((await signedIn('openid user:read', { as: other })).claims()!['sid']).not.toBe(first)
    const window = await aWindow()
    expect((await signedIn('openid user:read', { window })).claims()!['sid']).not.toBe(first)
  })

  test('the session ID is the same in both flows and after a refresh', async () => {
    const direct = await signedInDirectly(browser, true)
    const { sid } = direct.claims()!
    expect((await signedIn('openid user:read')).claims()!['sid']).toBe(sid)
    const refreshed = await oauth.refreshTokenGrant(client, direct.refresh_token!)
    expect(refreshed.claims()!['sid']).toBe(sid)
  })

  test('the session is recorded once, with the approval that was used last', async () => {
    const window = await aWindow()
    const { sid } = (await signedIn('openid user:read', { window })).claims()!
    await signedIn('openid user:read', { window })
    const { rows } = await service.context.pool.query(
      `select s.user_id, a.profile_id, n.application_id from session_applications n
       join sessions s on s.id = n.session_id join approvals a on a.id = n.approval_id where sid = $1`,
      [sid],
    )
    expect(rows).toEqual([
      {
        user_id: organization.owner.id,
        profile_id: organization.owner.profileId,
        application_id: application.id,
      },
    ])
  })
})

describe.each([
  ['the standard flow', (window: OAuthBrowser) => signedIn('openid user:read', { window })],
  ['the direct flow', (window: OAuthBrowser) => signedInDirectly(window, false)],
])('sign-out after %s', (_door, signIn) => {
  test('sign-out ends tokens without offline access', async () => {
    const window = await aWindow()
    const { access_token } = await signIn(window)
    expect(await isActive(access_token)).toBe(true)
    expect(await statusAtApi(access_token)).toBe(200)
    await window.signOut()
    expect(await isActive(access_token)).toBe(false)
    expect(await statusAtApi(access_token)).toBe(401)
    await expect(
      oauth.fetchUserInfo(client, access_token, organization.owner.id),
    ).rejects.toMatchObject({ code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' })
  })

  test("sign-out ends tokens even after the console's own token has expired", async () => {
    const window = await aWindow()
    const { access_token } = await signIn(window)
    await service.context.pool.query(
      'delete from tokens where session_id = (select id from sessions where browser_hash = $1)',
      [hashSecret(arrivalIn(window)!)],
    )
    await window.signOut()
    expect(await isActive(access_token)).toBe(false)
    expect(arrivalIn(window)).toBeUndefined()
  })

  test("sign-out in one browser doesn't affect another one", async () => {
    const [window, other] = [await aWindow(), await aWindow()]
    const { access_token } = await signIn(other)
    await window.signOut()
    expect(await isActive(access_token)).toBe(true)
  })
})

test.each([
  ['standard', (window: OAuthBrowser) => signedIn('openid offline_access user:read', { window })],
  ['direct', (window: OAuthBrowser) => signedInDirectly(window, true)],
])('offline access continues after sign-out (%s flow)', async (_way, signIn) => {
  const window = await aWindow()
  const { access_token, refresh_token } = await signIn(window)
  await window.signOut()
  expect(await statusAtApi(access_token)).toBe(200)
  expect(await oauth.refreshTokenGrant(client, refresh_token!)).toMatchObject({
    access_token: expect.stringMatching(/^aca_/),
  })
})

test("reporting a sign-in with 'This was not me' ends only the stranger's offline access", async () => {
  const { owner } = await service.createOrganization()
  const own = await createTestBrowser(service, owner)
  const offline = async (window: OAuthBrowser) => {
    const { address, checks } = await startAuthorization(client, {
      scope: 'openid user:read offline_access',
    })
    const back = await approveClient(window, address, owner.profileId)
    return oauth.authorizationCodeGrant(client, back, checks)
  }
  const before = await offline(own)
  const strangers = await createTestBrowser(service, owner)
  const theirs = await offline(strangers)
  // Signing out doesn't hide the other session.
  await strangers.signOut()
  await strangers.signIn(owner)
  const again = await offline(strangers)
  const meanwhile = await offline(own)

  const emails = await emailsTo(service.context, owner.email)
  const code = emails.map(({ text }) => /acm_[\w-]{43}/.exec(text ?? '')?.[0]).filter(Boolean)[0]!
  await service.anonymous.call(reportSignIn, { body: { code } })
  for (const { access_token, refresh_token } of [theirs, again]) {
    expect(await isActive(access_token)).toBe(false)
    await expect(oauth.refreshTokenGrant(client, refresh_token!)).rejects.toThrow()
  }
  for (const { access_token, refresh_token } of [before, meanwhile]) {
    expect(await isActive(access_token)).toBe(true)
    await oauth.refreshTokenGrant(client, refresh_token!)
  }
})

describe('another sign-in in the same browser', () => {
  test("after the same person's new sign-in, the tokens stay valid and the new session replaces the old one", async () => {
    const window = await aWindow()
    const first = await signedIn('openid user:read', { window })
    const { access_token } = first
    const { sid } = first.claims()!
    const sessions = async () => {
      const { rows } = await service.context.pool.query(
        'select from session_applications n join sessions s on s.id = n.session_id where sid = $1',
        [sid],
      )
      return rows.length
    }
    await window.signIn(organization.owner)
    expect(await isActive(access_token)).toBe(true)
    expect(await sessions()).toBe(1)
    const again = await signedIn('openid user:read', { window })
    expect(again.claims()!['sid']).toBe(sid)
    await window.signOut()
    expect(await isActive(access_token)).toBe(false)
    expect(await sessions()).toBe(0)
  })

  test("a sign-in of another person doesn't take over any tokens", async () => {
    const window = await aWindow()
    const { access_token } = await signedIn('openid user:read', { window })
    await window.signIn(await service.createMember(organization, ['admin']))
    await window.signOut()
    expect(await isActive(access_token)).toBe(true)
  })
})

describe('OA1: the engine and sessions', () => {
  test('the engine never sets the session cookie and stores no part of it', async () => {
    const window = await aWindow()
    const arrival = arrivalIn(window)
    const { address } = await startAuthorization(client)
    for (const cookie of [arrival!, `aco_${'A'.repeat(43)}`, '']) {
      const { headers } = await window.visit(address, { cookie: `accord-oauth=${cookie}` })
      expect(headers.getSetCookie().join()).not.toContain('accord-oauth')
    }
    await approveClient(window, address, organization.owner.profileId)
    expect(arrivalIn(window)).toBe(arrival)
    const { rows } = await service.context.pool.query(
      'select from oauth_artifacts where strpos(payload::text, $1) > 0',
      [arrival],
    )
    expect(rows).toEqual([])
  })

  test('a person can sign in, even as someone else, before they decide', async () => {
    const window = await aWindow()
    const { address, checks } = await startAuthorization(client)
    const member = await service.createMember(organization, ['admin'])
    const screen = await window.visit(address)
    await window.signOut()
    await window.signIn(member)
    const decision = Object.fromEntries(screen.location.searchParams)
    const { body } = await window.decide({
      application: application.id,
      state: decision['state']!,
      redirect: testRedirectUri,
      interaction: decision['interaction']!,
      profile: member.profileId,
    })
    const { location } = await window.visit((body as { redirect: string }).redirect)
    const tokens = await oauth.authorizationCodeGrant(client, location, checks)
    expect(tokens.claims()).toMatchObject({ sub: member.id })
  })

  test('a request continues for the person who decided, even if someone else signs in meanwhile', async () => {
    const window = await aWindow()
    const { address, checks } = await startAuthorization(client)
    const member = await service.createMember(organization, ['admin'])
    const screen = await window.visit(address)
    const read = (name: string) => screen.location.searchParams.get(name)!
    const { body } = await window.decide({
      application: application.id,
      state: read('state'),
      redirect: testRedirectUri,
      interaction: read('interaction'),
      profile: organization.owner.profileId,
    })
    await window.signIn(member)
    const { location } = await window.visit((body as { redirect: string }).redirect)
    const tokens = await oauth.authorizationCodeGrant(client, location, checks)
    expect(tokens.claims()).toMatchObject({ sub: organization.owner.id })
  })
})

describe('the cookie that identifies the browser for applications', () => {
  test('OA1: the browser cookie authorizes no call of the API, alone or instead of the session cookie', async () => {
    const window = await service.createBrowserOf(organization.owner)
    const [, arrival] = /accord-oauth=([^;]+)/.exec(window.cookie)!
    const asked = (headers: Record<string, string>) =>
      service.anonymous.with(headers).request('GET', `/api${me.path}`)
    for (const headers of [
      { cookie: `accord-oauth=${arrival}` },
      { cookie: `accord-oauth=${arrival}`, authorization: window.token },
      { cookie: `accord=${arrival}`, authorization: window.token },
      { authorization: arrival! },
    ]) {
      expect((await asked(headers)).status).toBe(401)
    }
  })

  test("SE1: the browser cookie changes with each sign-in, and a planted one isn't kept", async () => {
    const window = await aWindow()
    const planted = `aco_${'B'.repeat(43)}`
    window.cookies.set('accord-oauth', { value: planted, path: '/' })
    await window.signIn(organization.owner)
    expect(arrivalIn(window)).toMatch(/^aco_[\w-]{43}$/)
    expect(arrivalIn(window)).not.toBe(planted)
  })
})
