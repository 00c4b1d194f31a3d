import { listActivity } from '@accord/contract/activity.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  setPostLogoutRedirect,
  setBackchannelLogout,
  logoutAt,
  tamperedLogoutToken,
  type SignedIn,
  signedInTo,
} from '#testing/logout.ts'
import {
  createTestBrowser,
  registerTestClient,
  clientOf,
  issuer,
  type OAuthBrowser,
  publicUrl,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

const goodbye = 'https://app.example/bye?lang=en'

let service: TestService
let organization: TestOrganization
let application: TestClientRegistration

beforeAll(async () => {
  service = await startOAuthService()
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
  await setPostLogoutRedirect(organization, application, goodbye)
})
afterAll(() => service[Symbol.asyncDispose]())

const signedIn = (options = {}) => signedInTo(service, application, organization.owner, options)
const isActive = async (token: string) =>
  (await oauth.tokenIntrospection(await clientOf(service, application), token)).active
const documentIn = ({ html }: { html: string }) => /data-document="([\w-]+)"/.exec(html)?.[1]
const stillSignedIn = (browser: OAuthBrowser) => browser.cookies.has('accord-oauth')

test('the discovery document lists the logout endpoint and states that applications are notified', async () => {
  expect((await clientOf(service, application)).serverMetadata()).toMatchObject({
    end_session_endpoint: `${issuer}/session/end`,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  })
})

describe('with the ID token of this session', () => {
  let there: SignedIn
  beforeEach(async () => {
    there = await signedIn()
  })

  test("a logout request with this session's ID token signs out immediately and returns through the console to the application with its state", async () => {
    const { browser, idToken, accessToken } = there
    const client = await clientOf(service, application)
    const address = oauth.buildEndSessionUrl(client, {
      id_token_hint: idToken,
      post_logout_redirect_uri: goodbye,
      state: 'a b&c',
    })
    const first = await browser.visit(address)
    expect(first.status).toBe(303)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.location.pathname).toBe('/logout')
    expect(stillSignedIn(browser)).toBe(false)
    expect(browser.cookies.has('accord')).toBe(false)

    // No one is signed in anymore, so there's nothing to confirm.
    const page = await browser.visit(first.location, { 'sec-fetch-site': 'cross-site' })
    expect(documentIn(page)).toBe('logout')
    const last = await browser.visit(first.location.searchParams.get('redirect')!)
    expect(last.status).toBe(303)
    expect(last.location.href).toBe(`${goodbye}&state=a+b%26c`)
    expect(await isActive(accessToken)).toBe(false)
  })

  test("a logout request with this session's ID token ends and records the session like a sign-out in the console", async () => {
    const { browser, idToken } = there
    const before = await signedOutLines()
    await browser.visit(logoutAt({ id_token_hint: idToken }))
    expect(await signedOutLines()).toBe(before + 1)
    const { rows } = await service.context.pool.query(
      'select from session_applications where sid = $1',
      [there.sid],
    )
    expect(rows).toEqual([])
  })

  test("a logout request with this session's ID token notifies the other applications of the session", async () => {
    const other = await registerTestClient(organization)
    await setBackchannelLogout(organization, other, 'https://other.example/hear')
    const { sid } = await signedInTo(service, other, organization.owner, there)
    await there.browser.visit(logoutAt({ id_token_hint: there.idToken }))
    const { rows } = await service.context.pool.query(
      `select application_id, sid from logout_notices n
       where exists (select from pgboss.job j where j.id = n.id and j.name = 'logout-notices')`,
    )
    expect(rows).toEqual([{ application_id: other.id, sid }])
  })

  test("a logout request with this session's ID token doesn't revoke tokens with offline access", async () => {
    const kept = await signedIn({ scope: 'openid offline_access user:read' })
    await kept.browser.visit(logoutAt({ id_token_hint: kept.idToken }))
    expect(stillSignedIn(kept.browser)).toBe(false)
    expect(await isActive(kept.accessToken)).toBe(true)
  })

  test("a logout request with this session's ID token leads to sign-in if no redirect address was sent", async () => {
    const { location } = await there.browser.visit(logoutAt({ id_token_hint: there.idToken }))
    expect(location.pathname).toBe('/logout')
    expect(location.searchParams.has('redirect')).toBe(false)
  })

  test('a logout request accepts an expired ID token of this session, and ignores unknown parameters', async () => {
    const expired = tamperedLogoutToken(service, there.idToken, { iat: 1_000_000, exp: 1_000_600 })
    const asked = { id_token_hint: expired, ui_locales: 'fr en', logout_hint: 'x', foo: '1' }
    await there.browser.visit(logoutAt({ ...asked, client_id: application.id, state: '' }))
    expect(stillSignedIn(there.browser)).toBe(false)
  })

  test('a logout request by form post is redirected, because it comes without the cookie', async () => {
    const form = { id_token_hint: there.idToken, post_logout_redirect_uri: goodbye }
    const answer = await fetch(`${service.url}/oauth/session/end`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(logoutAt(form))
    await there.browser.visit(answer.headers.get('location')!)
    expect(stillSignedIn(there.browser)).toBe(false)
  })
})

describe('OA1: without proof that this session is meant', () => {
  test.each<[string, () => Promise<Record<string, string>>]>([
    ['only the application is named', async () => ({ client_id: application.id })],
    [
      'the ID token is of another session of the person',
      async () => ({ id_token_hint: (await signedIn()).idToken }),
    ],
    [
      'the ID token is another person’s',
      async () => {
        const person = await service.createMember(organization, ['admin'])
        return { id_token_hint: (await signedInTo(service, application, person)).idToken }
      },
    ],
    [
      'the ID token is of a session that has ended',
      async () => {
        const { browser, idToken } = await signedIn()
        await browser.signOut()
        return { id_token_hint: idToken }
      },
    ],
  ])(
    'a logout request without proof of this session requires confirmation before anything ends: %s',
    async (_why, asked) => {
      const { browser, accessToken } = await signedIn()
      const sent = { ...(await asked()), post_logout_redirect_uri: goodbye, state: '7' }
      const { location } = await browser.visit(logoutAt(sent))
      expect(location.pathname).toBe('/logout')
      expect(location.searchParams.get('application')).toBe(application.id)
      expect(documentIn(await browser.visit(location))).toBe('asked-logout')
      expect(stillSignedIn(browser)).toBe(true)
      expect(await isActive(accessToken)).toBe(true)
      // The next page is the same whether the person signs out or stays.
      const next = await browser.visit(location.searchParams.get('redirect')!)
      expect(next.location.href).toBe(`${goodbye}&state=7`)
    },
  )

  test('the console itself asks for confirmation if the application is unknown', async () => {
    const { browser } = await signedIn()
    const { location } = await browser.visit('/oauth/session/end')
    expect(location.href).toBe(`${publicUrl}/logout`)
    const page = await browser.visit(location, { 'sec-fetch-site': 'cross-site' })
    expect(documentIn(page)).toBe('asked-logout')
  })

  test("a person who isn't signed in is redirected without a confirmation", async () => {
    const browser = await createTestBrowser(service, organization.owner)
    await browser.signOut()
    const sent = { client_id: application.id, post_logout_redirect_uri: goodbye }
    const { location } = await browser.visit(logoutAt(sent))
    expect(documentIn(await browser.visit(location, { 'sec-fetch-site': 'cross-site' }))).toBe(
      'logout',
    )
    const next = await browser.visit(location.searchParams.get('redirect')!)
    expect(next.location.href).toBe(goodbye)
  })
})

async function signedOutLines(): Promise<number> {
  const { data } = await organization.owner.asUser.call(listActivity, {
    query: { $skip: 0, $limit: 100 },
  })
  return data.filter(({ kind }) => kind === 'signed_out').length
}
