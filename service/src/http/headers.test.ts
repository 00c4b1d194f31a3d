import packageJson from '../../../package.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let open: TestService

beforeAll(async () => {
  service = await sharedTestService()
  open = await startTestService({
    environment: {
      PUBLIC_URL: 'https://id.example',
      CONSOLE_ORIGINS: 'https://console.example',
      API_HOSTS: 'id-ca.example=https://api-ca.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  })
})
afterAll(async () => {
  await open[Symbol.asyncDispose]()
})

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': expect.stringContaining('camera=()'),
}
const strict = "default-src 'none'; frame-ancestors 'none'; sandbox"

const replies: [kind: string, path: string, status: number, cache: string][] = [
  ['the document of the API', '/api/openapi.json', 200, 'no-cache'],
  ['an error of the API', '/api/me', 401, 'no-store'],
  ['an unknown call', '/api/nothing', 404, 'no-store'],
  ['health', '/healthz', 200, 'no-store'],
  ['a document', '/', 200, 'no-cache'],
  ['a document before sign-in', '/sign-in', 200, 'no-cache'],
  ['an asset', '/assets/app-4f3c2b1a.js', 200, 'public, max-age=31536000, immutable'],
  ['a translation', '/locales/en-US.json', 200, 'no-cache'],
  ['a missing asset', '/assets/nothing.js', 404, 'no-store'],
  ['the reference', '/api/docs', 200, 'no-cache'],
  ['the reference for people', '/api/docs/people', 200, 'no-cache'],
  ['a script of the reference', '/api/docs/page.js', 200, 'no-cache'],
  ['an unknown page of the reference', '/api/docs/nothing.js', 404, 'no-store'],
  ['the outbox', '/dev/outbox', 200, 'no-store'],
]

describe("every response's headers", () => {
  test.each(replies)(
    'the response from %s has every security header (%s)',
    async (_kind, path, status, cache) => {
      const answer = await rawRequest(service.url, path)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({ ...always, 'cache-control': cache })
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';/)
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['strict-transport-security']).toBeUndefined()
      expect(answer.headers).not.toHaveProperty('x-powered-by')
      expect(answer.headers).not.toHaveProperty('server')
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-\d+$/)
    },
  )

  test("every response's headers have a unique request ID, which errors repeat and callers can't choose", async () => {
    const headers = { 'x-request-id': 'forged' }
    const answers = [
      await rawRequest(service.url, '/api/me', { headers }),
      await rawRequest(service.url, '/api/nothing', { headers }),
      // The framework rejects this address before any hook runs.
      await rawRequest(service.url, '/api/%zz', { headers }),
    ]
    const ids = answers.map((answer) => answer.headers['x-request-id'])
    expect(ids).toEqual(answers.map(({ body }) => JSON.parse(body).requestId))
    expect(new Set(ids).size).toBe(answers.length)
    expect(ids).not.toContain('forged')
  })

  test.each(['/oauth/jwks', '/oauth/.well-known/openid-configuration', '/oauth/authorize'])(
    "every response's headers have a request ID on %s",
    async (path) => {
      const { headers } = await rawRequest(service.url, path)
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-\d+$/)
    },
  )

  test("every response's headers are complete on errors about the host, the origin, and a preflight", async () => {
    const answers = [
      await rawRequest(service.url, '/', { headers: { host: 'evil.example' } }),
      await rawRequest(service.url, '/api/me', { headers: { origin: 'https://evil.example' } }),
      await rawRequest(service.url, '/api/me', {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      }),
    ]
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([421, 403])
    for (const { headers } of answers) expect(headers).toMatchObject(always)
  })

  test('every response except documents is sandboxed', async () => {
    for (const path of ['/api/me', '/healthz', '/api/openapi.json', '/assets/app-4f3c2b1a.js']) {
      const { headers } = await rawRequest(service.url, path)
      expect(headers['content-security-policy']).toBe(strict)
    }
  })

  test('every response requires https for two years if the service uses https', async () => {
    const host = 'id.example'
    for (const path of ['/', '/api/me', '/assets/app-4f3c2b1a.js']) {
      const { headers } = await rawRequest(open.url, path, { headers: { host } })
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
  })
})

describe("a document's policy", () => {
  test("a document's policy allows only our own files, the API, and inline styles with a known hash", async () => {
    const { headers } = await rawRequest(open.url, '/', { headers: { host: 'id.example' } })
    const policy = String(headers['content-security-policy'])
    const parts = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    )
    expect(parts).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://id.example https://api-ca.example",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })
})

describe('calls from another origin', () => {
  const preflight = (origin: string, method: string) =>
    rawRequest(open.url, '/api/me/sessions', {
      method: 'OPTIONS',
      headers: {
        host: 'id.example',
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,x-xsrf-token',
      },
    })

  test.each(['https://console.example', 'https://id.example', 'https://id-ca.example'])(
    'calls from the origin %s are allowed, with credentials and every method of the API',
    async (origin) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const { status, headers } = await preflight(origin, method)
        expect(status).toBe(204)
        expect(headers['access-control-allow-origin']).toBe(origin)
        expect(headers['access-control-allow-credentials']).toBe('true')
        expect(headers['access-control-allow-methods']).toContain(method)
        expect(headers['access-control-allow-headers']).toContain('x-xsrf-token')
      }
    },
  )

  test.each([
    'https://evil.example',
    'https://console.example.evil.example',
    'http://console.example',
    'https://console.example:8443',
    'http://localhost:5173',
    'null',
  ])('calls from the origin %s are rejected', async (origin) => {
    const { headers } = await preflight(origin, 'GET')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    const asked = await rawRequest(open.url, '/api/me', { headers: { host: 'id.example', origin } })
    expect(asked.status).toBe(403)
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('calls from another origin can read the retry headers', async () => {
    const { headers } = await rawRequest(open.url, '/api/me', {
      headers: { host: 'id.example', origin: 'https://console.example' },
    })
    expect(headers['access-control-expose-headers']).toBe(
      'date, content-disposition, x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
    )
    expect(headers['vary']).toMatch(/origin/i)
  })
})

describe('the Host header', () => {
  test.each(['id.example', 'id-ca.example', 'api-ca.example', 'console.example', 'localhost:80'])(
    'the Host header %s is accepted',
    async (host) => {
      expect((await rawRequest(open.url, '/', { headers: { host } })).status).toBe(200)
    },
  )

  test.each(['evil.example', 'id.example.evil.example', '203.0.113.9', '127.0.0.1.evil.example'])(
    'the Host header %s is rejected with 421',
    async (host) => {
      const { status, body } = await rawRequest(open.url, '/', { headers: { host } })
      expect(status).toBe(421)
      expect(JSON.parse(body)).toMatchObject({ code: 'wrong_host' })
    },
  )

  test('a probe is answered with any Host header', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await rawRequest(open.url, path, { headers: { host: '10.0.0.7' } })
      expect(answer.status).toBe(200)
    }
  })

  test('a probe gets the version that is ready, for upgrades', async () => {
    const { body } = await rawRequest(open.url, '/readyz', { headers: { host: '10.0.0.7' } })
    expect(JSON.parse(body)).toMatchObject({ version: packageJson.version })
  })
})
