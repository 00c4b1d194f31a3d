import { login, logout, me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '#testing/browser.ts'
import { type Person, signIn } from '#testing/people.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person
let browser: Browser

beforeAll(async () => {
  service = await sharedTestService()
  ana = await service.createPerson()
  browser = await service.createBrowserOf(ana)
})

const status = async (headers: Record<string, string>, method = 'GET', path = '/api/me') =>
  (await service.anonymous.with(headers).request(method, path)).status

describe('SE1: a token issued to a browser', () => {
  test('a token issued to a browser works only with its cookie', async () => {
    const authorization = `Bearer ${browser.token}`
    expect(await status({ authorization, cookie: browser.cookie })).toBe(200)
    expect(await status({ authorization })).toBe(401)
    expect(await status({ cookie: browser.cookie })).toBe(401)
    expect(await status({ authorization, cookie: 'accord=' })).toBe(401)
    expect(await status({ authorization, cookie: `accord=acb_${'A'.repeat(43)}` })).toBe(401)
  })

  test("a token issued to a browser does not work with another browser's cookie, even the same person's", async () => {
    const other = await service.createBrowserOf(ana)
    expect(await status({ authorization: browser.token, cookie: other.cookie })).toBe(401)
  })

  test('a token issued to a browser is also bound if only Sec-Fetch-Site shows a browser', async () => {
    const answer = await service.anonymous
      .with({ 'sec-fetch-site': 'same-origin' })
      .request('POST', '/api/auth/login', { email: ana.email, password: ana.password })
    const { accessToken } = answer.body as { accessToken: string }
    expect(answer.headers.getSetCookie()).toHaveLength(4)
    expect(await status({ authorization: accessToken })).toBe(401)
  })

  test('a token issued to a browser is bound to a new cookie, not one from before the sign-in', async () => {
    const planted = `accord=acb_${'A'.repeat(43)}; XSRF-TOKEN=${'A'.repeat(43)}`
    const theirs = await openBrowser(service.url, ana, planted)
    expect(theirs.cookie).not.toContain('A'.repeat(43))
    expect(await status({ authorization: theirs.token, cookie: planted })).toBe(401)
    const before = await openBrowser(service.url, ana, theirs.cookie)
    expect(await status({ authorization: before.token, cookie: theirs.cookie })).toBe(401)
  })

  test('a token issued to a browser stays bound through a refresh', async () => {
    const theo = await service.createPerson()
    const window = await service.createBrowserOf(theo)
    const { body } = await window.as.request('POST', '/api/auth/refresh')
    const { token } = body as { token: string }
    expect(await status({ authorization: token })).toBe(401)
    expect(await status({ authorization: token, cookie: window.cookie })).toBe(200)
  })
})

describe('the cookies', () => {
  test("a session's cookies stay on this site, only the device cookie outlives the browser, and only the XSRF cookie is readable by scripts", () => {
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^accord=acb_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^accord-oauth=aco_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict$/),
      expect.stringMatching(
        /^accord-device=acd_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    ])
  })

  test("a session's cookies are Secure and host-bound on https", async () => {
    await using secure = await startTestService({
      beside: service,
      environment: { PUBLIC_URL: 'https://localhost', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const { setCookies, token, cookie, xsrf } = await secure.createBrowserOf(ana)
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^__Host-accord=acb_[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-accord-oauth=aco_[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^__Host-XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Strict; Secure$/),
      expect.stringMatching(
        /^__Host-accord-device=acd_[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
      ),
    ])
    const { headers } = await secure.anonymous
      .with({ origin: 'https://localhost', cookie, authorization: token, 'x-xsrf-token': xsrf })
      .request('POST', '/api/auth/logout')
    expect(headers.getSetCookie()).toEqual([
      '__Host-accord-sign-up=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
      '__Host-accord=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
      '__Host-accord-oauth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      '__Host-XSRF-TOKEN=; Path=/; SameSite=Strict; Max-Age=0; Secure',
      expect.stringMatching(
        /^__Host-accord-left=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300; Secure$/,
      ),
    ])
  })

  test("a session's cookies aren't set for a program", async () => {
    const { headers } = await service.anonymous.request('POST', '/api/auth/login', {
      email: ana.email,
      password: ana.password,
    })
    expect(headers.getSetCookie()).toEqual([])
  })

  test("a session's cookies are removed at sign-out", async () => {
    const window = await service.createBrowserOf(ana)
    const { headers } = await window.as.request('POST', '/api/auth/logout')
    expect(headers.getSetCookie()).toEqual([
      'accord-sign-up=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
      'accord=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
      'accord-oauth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'XSRF-TOKEN=; Path=/; SameSite=Strict; Max-Age=0',
      // This cookie contains encrypted information about the sign-out.
      expect.stringMatching(
        /^accord-left=[\w-]{100,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/,
      ),
    ])
  })
})

describe('the XSRF header', () => {
  const own = () => ({ authorization: browser.token, cookie: browser.cookie })

  test('changes from a browser require the XSRF header', async () => {
    const path = '/api/auth/refresh'
    for (const extra of [{}, { origin: service.url }, { 'sec-fetch-site': 'same-origin' }]) {
      expect(await status({ ...own(), ...extra }, 'POST', path)).toBe(403)
      expect(await status({ ...own(), ...extra, 'x-xsrf-token': 'guess' }, 'POST', path)).toBe(403)
      const right = { ...own(), ...extra, 'x-xsrf-token': browser.xsrf }
      expect(await status(right, 'POST', path)).toBe(200)
    }
  })

  test("the XSRF header of one session doesn't work in another", async () => {
    const other = await service.createBrowserOf(ana)
    const mixed = { ...own(), 'x-xsrf-token': other.xsrf }
    expect(await status(mixed, 'DELETE', '/api/me/sessions')).toBe(403)
  })

  test('the XSRF header is required when the token has expired and the cookies alone sign out', async () => {
    const window = await service.createBrowserOf(ana)
    const ranOut = { authorization: `acu_${'A'.repeat(43)}`, 'x-xsrf-token': window.xsrf }
    const signOut = (headers: object) =>
      status({ ...ranOut, ...headers }, 'POST', `/api${logout.path}`)
    const [half = '', arrival = ''] = window.cookie.split('; ')
    expect(await signOut({ cookie: window.cookie, 'x-xsrf-token': browser.xsrf })).toBe(403)
    expect(await signOut({ cookie: half })).toBe(401)
    expect(await signOut({ cookie: arrival })).toBe(401)
    const live = { authorization: window.token, cookie: window.cookie }
    expect(await status(live)).toBe(200)
    expect(await signOut({ cookie: window.cookie })).toBe(200)
    expect(await status(live)).toBe(401)
  })

  test("the XSRF header isn't required to read", async () => {
    expect(await status({ ...own(), origin: service.url })).toBe(200)
    expect(await status({ ...own(), origin: service.url }, 'HEAD')).toBe(200)
  })

  test("the XSRF header isn't required from a program", async () => {
    expect(await status({ authorization: ana.token }, 'POST', '/api/auth/refresh')).toBe(200)
  })
})

describe("another site's page", () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])("another site's page %j is rejected before anything else", async (headers) => {
    const foreign = { ...headers, authorization: browser.token, cookie: browser.cookie }
    const calls = [
      ['GET', '/api/me'],
      ['POST', '/api/auth/logout'],
      ['POST', '/api/auth/login'],
    ] as const
    for (const [method, path] of calls) expect(await status(foreign, method, path)).toBe(403)
    expect((await browser.as.call(me)).id).toBe(ana.id)
  })

  test('a page of another port of this machine is accepted during development', async () => {
    const headers = { authorization: browser.token, cookie: browser.cookie }
    const vite = { ...headers, origin: 'http://localhost:5173' }
    expect(await status(vite, 'POST', '/api/auth/refresh')).toBe(200)
  })

  test('a page of another port is rejected on a public address', async () => {
    await using open = await startTestService({
      beside: service,
      environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const body = { email: ana.email, password: ana.password }
    const from = (origin: string) => open.anonymous.with({ origin })
    expect((await from('http://localhost:5173').refused(login, { body })).status).toBe(403)
    expect((await signIn(from('https://id.example'), ana)).id).toBe(ana.id)
  })
})

describe('SE1: signing out in a browser', () => {
  test('SES-9: signing out in a browser invalidates the token and the cookie', async () => {
    const window = await service.createBrowserOf(ana)
    await window.as.call(logout, { body: {} })
    expect((await window.as.refused(me)).status).toBe(401)
  })
})
