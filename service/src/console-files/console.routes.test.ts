import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { consolePaths } from '@accord/contract/console-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { version } from '#version.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({
    environment: {
      PUBLIC_URL: 'https://id.example',
      API_HOSTS: 'id.example.ca=https://api.example.ca',
      SUPPORT_EMAIL: 'help@"example.com',
      AVATAR_URL: 'https://avatars.example/{hash}?"<',
      HELP_URL: 'https://help.example/?q="<',
      TERMS_URL: 'https://terms.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const get = (path: string, headers: object = {}) =>
  rawRequest(service.url, path, { headers: { host: 'id.example', ...headers } })
/** The cookie of a person who is signed in to this browser. */
const arrival = `__Host-accord-oauth=aco_${'a'.repeat(43)}`
const documentOf = ({ body }: { body: string }) => /data-document="([\w-]+)"/.exec(body)?.[1]

describe('the documents of the console', () => {
  test.each([
    ['/sign-in', 'sign-in'],
    ['/sign-in?application=x', 'sign-in'],
    ['/sign-up', 'sign-up'],
    ['/forgot-password', 'forgot-password'],
    ['/reset_password/?token=x&email=y', 'reset-password'],
    ['/verify-email/acc_x', 'verify-email'],
    ['/logout', 'logout'],
    ['/', 'index'],
    ['/user/profile', 'index'],
    ['/organization/7/members', 'index'],
    ['/User/Profile/', 'index'],
    ['/join_organization', 'index'],
    ['/join_organization/acc_x', 'index'],
  ])("for %s, the console's document is %s", async (path, name) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(documentOf(answer)).toBe(name)
  })

  test("the console's documents are sent for every screen of the console", async () => {
    for (const path of consolePaths) {
      const { status, headers } = await get(path.replaceAll(/:\w+\??/g, '7'))
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      })
    }
  })

  test.each([
    ['/', 'frames-user'],
    ['/user/account?sessions=2', 'frames-user'],
    ['/organization/7/members', 'frames-organization'],
    ['/organization/7/members/invite', 'frames-organization'],
    ['/network/7/map', 'frames-organization'],
    ['/application-authorization/7', 'frames-organization'],
    ['/approval?application=x', 'index'],
    ['/device', 'index'],
    ['/sign-in', 'sign-in'],
  ])(
    "for %s with someone signed in, the console's document is %s, whose frame is visible before any script runs",
    async (path, name) => {
      const answer = await get(path, { cookie: arrival })
      expect(documentOf(answer)).toBe(name)
      // Caches must not mix up the two documents.
      if (name !== 'sign-in') expect(answer.headers['vary']).toContain('cookie')
    },
  )

  test("the console's documents allow only the inline script with the right hash", async () => {
    const { body, headers } = await get('/user', { cookie: arrival })
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body)!
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}'; `)
  })

  test.each([
    ['cross-site', 'asked-logout'],
    ['same-site', 'asked-logout'],
    ['same-origin', 'logout'],
    ['none', 'logout'],
  ])(
    'RT-12: the document for /logout opened %s: %s, and other sites sign no one out',
    async (site, name) => {
      const opened = { cookie: arrival, 'sec-fetch-site': site }
      const answer = await get('/logout', opened)
      expect(documentOf(answer)).toBe(name)
      // Caches must not mix up the two documents.
      expect(answer.headers['vary']).toContain('sec-fetch-site')
      expect(answer.headers['vary']).toContain('cookie')
      const { headers } = await get('/logout', { 'sec-fetch-site': 'none' })
      const again = await get('/logout', { ...opened, 'if-none-match': headers['etag'] })
      expect(again.status).toBe(name === 'logout' ? 304 : 200)
    },
  )

  test('RT-12: the document for /logout with an application asks for confirmation, no matter where it was opened', async () => {
    const path = '/logout?application=3b1f8a52-0c1d-4d52-9d0e-6a1f7f2d9c10'
    for (const headers of [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(documentOf(await get(path, { ...headers, cookie: arrival }))).toBe('asked-logout')
    }
  })

  test("RT-12: the document for /logout doesn't ask for confirmation if no one is signed in here", async () => {
    for (const path of ['/logout', '/logout?application=x']) {
      const answer = await get(path, { 'sec-fetch-site': 'cross-site', cookie: 'other=1' })
      expect(documentOf(answer)).toBe('logout')
    }
  })

  test("settings in the console's documents are escaped, so that no text can break out of them", async () => {
    const { body } = await get('/')
    expect(body).not.toContain('{{')
    expect(body).toContain('help@&quot;example.com')
    expect(body).toContain('{hash}?\\&quot;&lt;')
    const settings = /content="([^"]*)"/.exec(body)![1]!
    expect(JSON.parse(settings.replaceAll('&quot;', '"').replaceAll('&lt;', '<'))).toMatchObject({
      brand: 'Accord',
      supportEmail: 'help@"example.com',
      avatars: 'https://avatars.example/{hash}?"<',
      // There is no link to a privacy policy, because its setting isn't set.
      links: { help: 'https://help.example/?q=%22%3C', terms: 'https://terms.example/' },
      apiHosts: { 'id.example': 'https://id.example', 'id.example.ca': 'https://api.example.ca' },
    })
  })

  test("the console's documents contain the version only after sign-in", async () => {
    expect((await get('/')).body).toContain(`&quot;version&quot;:&quot;${version}&quot;`)
    expect((await get('/sign-in')).body).not.toContain('version')
  })

  test("GEN-6: the console's documents contain the Canadian name on a host with the country marker", async () => {
    expect((await get('/sign-in')).body).toContain('<title>Accord</title>')
    const canadian = await get('/sign-in', { host: 'id.example.ca' })
    expect(canadian.body).toContain('<title>Accord Canada</title>')
    expect(canadian.headers['vary']).toContain('host')
  })

  test("the console's documents get a 304 if the browser already has them", async () => {
    const { headers } = await get('/sign-in')
    const again = await get('/sign-in', { 'if-none-match': headers['etag'] })
    expect([again.status, again.body]).toEqual([304, ''])
    const other = await get('/sign-in', { host: 'id.example.ca', 'if-none-match': headers['etag'] })
    expect(other.status).toBe(200)
  })

  test("the console's documents are compressed for clients that accept it, with the same content", async () => {
    const plain = (await get('/sign-in')).body
    const brotli = await get('/sign-in', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/sign-in', { 'accept-encoding': 'gzip' })
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain)
  })
})

describe('an unknown address', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const unknown = [
    '/nosuch',
    '/metrics',
    '/version',
    '/user/nosuch',
    '/organization/7/nosuch',
    '/organization',
    '/userx',
  ]

  test.each(unknown)(
    'the unknown address %s gets a 404 with the console in a browser',
    async (path) => {
      const answer = await get(path, browser)
      expect(answer.status).toBe(404)
      expect(documentOf(answer)).toBe('index')
      expect(answer.headers['vary']).toContain('accept')
      const known = { ...browser, 'if-none-match': answer.headers['etag'] }
      expect((await get(path, known)).status).toBe(404)
    },
  )

  test.each(unknown)('the unknown address %s gets a 404 with JSON in a program', async (path) => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const { status, body } = await get(path, headers)
      expect(status).toBe(404)
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found', message: 'Not found' })
    }
  })

  test('an unknown address in an area that someone is signed in to gets a 404 in its frame', async () => {
    const answer = await get('/organization/7/nosuch', { ...browser, cookie: arrival })
    expect([answer.status, documentOf(answer)]).toEqual([404, 'frames-organization'])
  })
})

describe('a form that is sent before its script has loaded', () => {
  test('a form that is sent before its script has loaded is discarded unread, and the person gets the page again', async () => {
    const { status, headers } = await rawRequest(service.url, '/sign-in?application=x', {
      method: 'POST',
      headers: { host: 'id.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=ana%40example.com&password=secret',
    })
    expect(status).toBe(303)
    expect(headers['location']).toBe('/sign-in?application=x')
  })
})

describe('files', () => {
  test('console files are served from their folders', async () => {
    expect((await get('/assets/app-4f3c2b1a.js')).headers['content-type']).toMatch(/javascript/)
    expect(JSON.parse((await get('/locales/en-US.json')).body)).toEqual({ hello: 'Hello' })
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  })

  test.each([
    '/assets/',
    '/assets/nothing.js',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/assets/app-4f3c2b1a.js/',
    '/assets/app%00.js',
    '/locales/xx.json',
    '/index.html',
    '/pages/sign-in.html',
    '/package.json',
    '/.git/config',
    '/.env',
    '/assets/app-4f3c2b1a.js.map',
  ])("the console's file %s isn't served", async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  })

  test('console files are always sent completely, even for a range request', async () => {
    const { status } = await get('/assets/app-4f3c2b1a.js', { range: 'bytes=9999-' })
    expect(status).toBe(200)
  })
})
