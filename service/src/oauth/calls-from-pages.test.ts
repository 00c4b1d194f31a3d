import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrganization } from '#testing/organizations.ts'
import { rawRequest } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { sharedOAuthService, registerPublicTestClient, registerTestClient } from '#testing/oauth.ts'

let service: TestService
let organization: TestOrganization
let page: { id: string }

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  page = await registerPublicTestClient(organization, 'single-page', [
    'https://page.example/signed-in',
  ])
  await registerPublicTestClient(organization, 'single-page', ['https://other-page.example/'])
  await registerPublicTestClient(organization, 'native', [
    'com.example.harbour:/cb',
    'http://127.0.0.1/cb',
  ])
  await registerTestClient(organization, { redirectUris: ['https://server.example/cb'] })
})

const own = 'https://page.example'
const endpoints = ['token', 'revoke', 'request', 'userinfo']
const foreign = [
  'https://evil.example',
  'https://page.example.evil.example',
  'https://page.example:8443',
  'http://page.example',
  'https://PAGE.example',
  'https://server.example',
  'com.example.harbour:',
  'null',
  '*',
]

/** Sends a browser's preflight request for a page. */
const preflight = (path: string, origin: string) =>
  rawRequest(service.url, `/oauth/${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })

/** Sends a request that fails for other reasons. Only the readability of the response matters. */
const call = (origin: string, clientId: string, path = 'token') =>
  rawRequest(service.url, `/oauth/${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `grant_type=refresh_token&refresh_token=acr_x&token=acr_x&client_id=${clientId}`,
  })

const readableBy = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['access-control-allow-origin']

describe("a page of an application's own site", () => {
  test.each(endpoints)(
    "an application's page can call /oauth/%s, without cookies",
    async (path) => {
      const { status, headers } = await preflight(path, own)
      expect(status).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': own,
        'access-control-allow-headers': 'authorization',
        vary: expect.stringMatching(/origin/i),
      })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  test("an application's page can read responses, including errors", async () => {
    for (const path of ['token', 'revoke', 'request']) {
      expect(readableBy(await call(own, page.id, path))).toBe(own)
    }
    const { status, headers } = await rawRequest(service.url, '/oauth/userinfo', {
      headers: { origin: own, authorization: 'Bearer aca_x' },
    })
    expect(status).toBe(401)
    expect(headers['access-control-allow-origin']).toBe(own)
    expect(headers['access-control-expose-headers']).toMatch(/www-authenticate/i)
  })

  test.each(['jwks', '.well-known/openid-configuration'])(
    'any page can read /oauth/%s',
    async (path) => {
      for (const origin of [own, 'https://elsewhere.example']) {
        expect(readableBy(await preflight(path, origin))).toBe(origin)
        const answer = await rawRequest(service.url, `/oauth/${path}`, { headers: { origin } })
        expect(readableBy(answer)).toBe(origin)
      }
    },
  )
})

describe('OA1: a page elsewhere', () => {
  test.each(foreign)("a page at %s can't read any response", async (origin) => {
    for (const path of endpoints) {
      const answer = await preflight(path, origin)
      expect(answer.status).toBe(400)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    for (const id of [page.id, 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11']) {
      const answer = await call(origin, id)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toMatchObject({ error: 'invalid_request' })
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    const { headers } = await rawRequest(service.url, '/oauth/userinfo', {
      headers: { origin, authorization: 'Bearer aca_x' },
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test("a page of another application can't call for this one", async () => {
    const answer = await call('https://other-page.example', page.id)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ error: 'invalid_request' })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test("introspection isn't available to pages", async () => {
    expect((await preflight('introspect', own)).status).toBe(404)
  })
})
