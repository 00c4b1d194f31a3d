import { createHmac, createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keySetOf } from '#crypto/signing-keys.ts'
import {
  setPostLogoutRedirect,
  logoutAt,
  decodeTokenPart,
  tamperedLogoutToken,
  type SignedIn,
  signedInTo,
  encodeTokenPart,
} from '#testing/logout.ts'
import {
  createTestBrowser,
  registerTestClient,
  type TestClientRegistration,
  startOAuthService,
  type Visit,
} from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

const goodbye = 'https://app.example/bye'
const elsewhere = 'https://other.example/bye'

let service: TestService
let organization: TestOrganization
let application: TestClientRegistration
let other: TestClientRegistration
let there: SignedIn

beforeAll(async () => {
  service = await startOAuthService()
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
  other = await registerTestClient(organization)
  await setPostLogoutRedirect(organization, application, goodbye)
  await setPostLogoutRedirect(organization, other, elsewhere)
  there = await signedInTo(service, application, organization.owner)
})
afterAll(() => service[Symbol.asyncDispose]())

const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)

/** Expects our own page without a redirect, and that the person stays signed in. */
async function expectRefused({ status, html, headers }: Visit) {
  expect(status).toBe(400)
  expect(headers.get('location')).toBeNull()
  expect(html).toContain("This request can't be completed")
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const { rows } = await query('select from session_applications where sid = $1', [there.sid])
  expect(rows).toHaveLength(1)
}

describe('OA1: an open redirect after logout', () => {
  const tricks: [string, string][] = [
    ['not registered', 'https://evil.example/'],
    ['of another application', elsewhere],
    ['a prefix', 'https://app.example/b'],
    ['longer', `${goodbye}/more`],
    ['with a query', `${goodbye}?x=1`],
    ['with a fragment', `${goodbye}#x`],
    ['with another case', 'https://app.example/BYE'],
    ['with a port', 'https://app.example:443/bye'],
    ['with a user', 'https://app.example@evil.example/bye'],
    ['with dots', 'https://app.example/x/../bye'],
    ['http', 'http://app.example/bye'],
    // oxlint-disable-next-line no-script-url -- the test checks that this address is rejected
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['relative', '//evil.example/bye'],
    ['split', `${goodbye}\r\nx: y`],
    ['the redirect address of sign-in', 'https://app.example/callback'],
  ]
  test.each(tricks)(
    'a redirect address is rejected even with a valid hint: %s',
    async (_trick, to) => {
      const sent = { post_logout_redirect_uri: to, id_token_hint: there.idToken }
      await expectRefused(await there.browser.visit(logoutAt(sent)))
    },
  )

  test.each(tricks)(
    'a redirect address is rejected at the end of the flow too: %s',
    async (_trick, to) => {
      const sent = { post_logout_redirect_uri: to, client_id: application.id }
      const ended = logoutAt(sent).replace('/end?', '/ended?')
      await expectRefused(await there.browser.visit(ended))
    },
  )

  test('a redirect address without an application is rejected', async () => {
    await expectRefused(await there.browser.visit(logoutAt({ post_logout_redirect_uri: goodbye })))
    await expectRefused(await there.browser.visit('/oauth/session/ended'))
    await expectRefused(
      await there.browser.visit(`/oauth/session/ended?client_id=${application.id}`),
    )
  })

  test('two redirect addresses are rejected', async () => {
    const twice = `${logoutAt({ client_id: application.id, post_logout_redirect_uri: goodbye })}&post_logout_redirect_uri=${elsewhere}`
    await expectRefused(await there.browser.visit(twice))
    await expectRefused(await there.browser.visit(twice.replace('/end?', '/ended?')))
  })

  describe("the redirect address of an application that the person doesn't know", () => {
    const ended = () =>
      `/oauth/session/ended?${new URLSearchParams({ client_id: application.id, post_logout_redirect_uri: goodbye, state: '7' }).toString()}`
    const aStranger = async () => {
      const browser = await createTestBrowser(service, await service.createPerson())
      return browser
    }
    function expectAsked({ status, headers, html }: Visit) {
      expect({ status, location: headers.get('location') }).toEqual({ status: 200, location: null })
      expect(html).toContain(`href="${goodbye}?state=7"`)
      expect(html).toContain('Continue to app.example')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }

    test('a redirect to an unknown application waits for a click, whether the person is signed in or not', async () => {
      const browser = await aStranger()
      expectAsked(await browser.visit(ended()))
      await browser.signOut()
      expectAsked(await browser.visit(ended()))
      browser.cookies.clear()
      expectAsked(await browser.visit(ended()))
    })

    test('a redirect with a valid ID token needs no click', async () => {
      const browser = await aStranger()
      const sent = { id_token_hint: there.idToken, post_logout_redirect_uri: goodbye, state: '7' }
      const first = await browser.visit(logoutAt(sent))
      const next = await browser.visit(first.location.searchParams.get('redirect')!)
      expect(next.location.href).toBe(`${goodbye}?state=7`)
      // The cookie is valid for this application only, and can't be forged.
      const { value } = browser.cookies.get('accord-left')!
      const others = new URLSearchParams({
        client_id: other.id,
        post_logout_redirect_uri: elsewhere,
      })
      const { headers } = await browser.visit(`/oauth/session/ended?${others.toString()}`)
      expect(headers.get('location')).toBeNull()
      browser.cookies.set('accord-left', {
        value: `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`,
        path: '/',
      })
      expectAsked(await browser.visit(ended()))
      browser.cookies.clear()
      const { location } = await browser.visit(logoutAt(sent).replace('/end?', '/ended?'))
      expect(location.href).toBe(`${goodbye}?state=7`)
    })

    test('a redirect waits for a click again five minutes after this browser signed out', async () => {
      const browser = await createTestBrowser(service, organization.owner)
      await browser.signOut()
      expect((await browser.visit(ended())).location.href).toBe(`${goodbye}?state=7`)
      const { clock } = service.context
      const now = clock.now()
      const spy = vi.spyOn(clock, 'now').mockReturnValue(now + 5 * 60_000)
      try {
        expectAsked(await browser.visit(ended()))
      } finally {
        spy.mockRestore()
      }
    })
  })

  test('an address hidden in the state stays part of the state', async () => {
    const sent = { client_id: application.id, post_logout_redirect_uri: goodbye }
    const state = '&x=1#https://evil.example'
    const { location } = await there.browser.visit(
      logoutAt({ ...sent, state }).replace('/end?', '/ended?'),
    )
    expect(location.href).toBe(`${goodbye}?${new URLSearchParams({ state }).toString()}`)
    await expectRefused(await there.browser.visit(logoutAt({ ...sent, state: 'é'.repeat(1025) })))
  })
})

describe("OA1: a hint that isn't one of our ID tokens for that application", () => {
  const es256 = () => {
    const { keys } = keySetOf(service.context.signingKeys, new Date())
    return keys.find(({ alg }) => alg === 'ES256')!
  }
  const parts = () => there.idToken.split('.') as [string, string, string]

  test.each<[string, () => string]>([
    ['unsigned', () => `${encodeTokenPart({ alg: 'none' })}.${parts()[1]}.`],
    [
      'unsigned, with a signature',
      () => `${encodeTokenPart({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`,
    ],
    [
      'changed',
      () =>
        `${parts()[0]}.${encodeTokenPart({ ...decodeTokenPart(parts()[1]), sub: 'x' })}.${parts()[2]}`,
    ],
    [
      'signed with our public key as a shared secret',
      () => {
        const { d: _secret, ...jwk } = es256()
        const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({
          type: 'spki',
          format: 'pem',
        })
        const signed = `${encodeTokenPart({ alg: 'HS256', kid: jwk.kid })}.${parts()[1]}`
        return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`
      },
    ],
    [
      'by another issuer',
      () => tamperedLogoutToken(service, there.idToken, { iss: 'https://x.example' }),
    ],
    ['without an audience', () => tamperedLogoutToken(service, there.idToken, { aud: undefined })],
    [
      'with two audiences',
      () => tamperedLogoutToken(service, there.idToken, { aud: [application.id, 'x'] }),
    ],
    ['with an unknown audience', () => tamperedLogoutToken(service, there.idToken, { aud: 'x' })],
    ['without a subject', () => tamperedLogoutToken(service, there.idToken, { sub: undefined })],
    ['an access token', () => there.accessToken],
    ['no token', () => 'x.y.z'],
    ['only dots', () => '...'],
  ])('an ID token hint is rejected: %s', async (_which, hint) => {
    const sent = { id_token_hint: hint(), client_id: application.id }
    await expectRefused(await there.browser.visit(logoutAt(sent)))
    const { client_id: _named, ...unnamed } = sent
    await expectRefused(await there.browser.visit(logoutAt(unnamed)))
  })

  test('a hint of another application is rejected if the application identifies itself', async () => {
    const theirs = await signedInTo(service, other, organization.owner)
    const sent = { id_token_hint: theirs.idToken, client_id: application.id }
    await expectRefused(await there.browser.visit(logoutAt(sent)))
  })

  test('an ID token hint for another person or for no session signs no one out', async () => {
    const another = tamperedLogoutToken(service, there.idToken, { sub: organization.id })
    const none = tamperedLogoutToken(service, there.idToken, { sid: undefined })
    // The same is true for an application that the person isn't signed in to.
    const never = tamperedLogoutToken(service, none, { aud: other.id })
    for (const id_token_hint of [another, none, never]) {
      const { status, location } = await there.browser.visit(logoutAt({ id_token_hint }))
      expect([status, location.pathname]).toEqual([303, '/logout'])
    }
    const { rows } = await query('select from session_applications where sid = $1', [there.sid])
    expect(rows).toHaveLength(1)
  })
})

describe('OA1: a sign-out by another site', () => {
  test("an image, a frame, or a form without proof doesn't end the session", async () => {
    for (const destination of ['image', 'iframe', 'document']) {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': destination }
      const { headers: answered } = await there.browser.visit('/oauth/session/end', headers)
      expect(answered.getSetCookie()).toEqual([])
    }
    const posted = await fetch(`${service.url}/oauth/session/end`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `accord-oauth=${there.browser.cookies.get('accord-oauth')!.value}` },
      body: new URLSearchParams({ client_id: application.id }),
    })
    expect(posted.headers.getSetCookie()).toEqual([])
    const { rows } = await query('select from session_applications where sid = $1', [there.sid])
    expect(rows).toHaveLength(1)
  })

  test("another person's cookie ends no session", async () => {
    const forged = { cookie: `accord-oauth=aco_${'A'.repeat(43)}` }
    await there.browser.visit(logoutAt({ id_token_hint: there.idToken }), forged)
    const { rows } = await query('select from session_applications where sid = $1', [there.sid])
    expect(rows).toHaveLength(1)
  })

  test('a body of another type ends no session', async () => {
    const { headers } = await service.anonymous.request('POST', '/oauth/session/end', {
      id_token_hint: there.idToken,
    })
    expect(headers.get('location')).toBe('/oauth/session/end?')
  })
})

test("OA1: parameters don't appear in any page, or in any address except the redirect", async () => {
  const { html } = await there.browser.visit(
    logoutAt({ client_id: '<script>alert(1)</script>', state: 'x' }),
  )
  expect(html).not.toContain('<script>')
  const { location } = await there.browser.visit(
    logoutAt({ id_token_hint: there.idToken, client_id: application.id }),
  )
  expect(location.href).not.toContain(there.idToken)
})
