import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { audiences } from './audiences.ts'
import { documentPath, type OpenApiDocument } from './openapi/document.ts'
import { oauthEndpoints } from './descriptions/oauth-endpoints.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({
    environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const get = (path: string, headers = {}) =>
  rawRequest(service.url, path, { headers: { host: 'id.example', ...headers } })

describe("a running service's reference", () => {
  test("the page and the document name this installation's issuer", async () => {
    const page = (await get('/api/docs')).body
    expect(page).toContain('https://id.example/oauth/token')
    const document = JSON.parse((await get('/api/openapi.json')).body) as OpenApiDocument
    expect(document.components.securitySchemes).toMatchObject({
      person: {
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://id.example/oauth/authorize',
            tokenUrl: 'https://id.example/oauth/token',
          },
        },
      },
      service: { flows: { clientCredentials: { tokenUrl: 'https://id.example/oauth/token' } } },
    })
  })

  test('the reference is compressed and cached', async () => {
    for (const path of [documentPath, ...Object.values(audiences).map(({ page }) => page)]) {
      const plain = await get(path)
      const gzip = await get(path, { 'accept-encoding': 'gzip' })
      expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body)
      const again = await get(path, { 'if-none-match': plain.headers['etag'] })
      expect([again.status, again.body]).toEqual([304, ''])
    }
  })

  test('the address of the former document for people returns the one document', async () => {
    const [one, former] = await Promise.all([get(documentPath), get('/api/openapi-people.json')])
    expect(former.status).toBe(200)
    expect(former.body).toBe(one.body)
    expect(former.headers['content-type']).toBe(one.headers['content-type'])
  })

  test.each(['/api/docs', '/api/docs/people'])(
    'the reference page %s runs only our own scripts',
    async (page) => {
      const { headers, body } = await get(page)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
      const files = [...body.matchAll(/(?:src|href)="(\/[^"#]*)"/g)].map(([, path]) => path!)
      expect(files.length).toBeGreaterThan(4)
      for (const path of new Set(files)) expect((await get(path)).status, path).toBe(200)
    },
  )

  test.each([
    '/api/docs/',
    '/api/docs/..%2fstyle.css',
    '/api/docs/files.ts',
    '/api/docs/constructor',
  ])("the reference doesn't serve %s", async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('oauth-endpoints.ts describes every served OAuth endpoint', async () => {
    const served = service.routes.filter((route) =>
      /^(GET|POST) \/(oauth|\.well-known)\//.test(route),
    )
    expect(served.length).toBeGreaterThan(8)
    const wordless = served.filter((route) => !oauthEndpoints[route])
    expect(wordless, 'describe it in reference/descriptions/oauth-endpoints.ts').toEqual([])
    const page = (await get('/api/docs')).body
    const shown = (route: string) =>
      page.includes(`<code>${route.split(' ')[1]!.replaceAll(/:(\w+)/g, '{$1}')}</code>`)
    expect(served.filter((route) => !shown(route))).toEqual([])
  })
})
