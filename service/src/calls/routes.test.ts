import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { expect, test } from 'vitest'
import { startTestService } from '#testing/test-service.ts'

/** The routes besides the contract's calls: health, reference, development pages, console, and OAuth. */
const otherRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/openapi-people.json',
  'GET /api/docs',
  'GET /api/docs/people',
  'GET /api/docs/:file',
  'GET /dev/outbox',
  'GET /dev/outbox/:id',
  'GET /dev/outbox/:id/html',
  'GET /favicon.svg',
  'GET /logos/:id',
  'GET /assets/*',
  'GET /locales/*',
  'GET /*',
  'GET /oauth/authorize',
  'POST /oauth/authorize',
  'GET /oauth/authorize/:uid',
  'POST /oauth/token',
  'POST /oauth/introspect',
  'POST /oauth/revoke',
  'POST /oauth/request',
  'POST /oauth/device_authorization',
  'GET /oauth/userinfo',
  'POST /oauth/userinfo',
  'GET /oauth/jwks',
  'GET /oauth/.well-known/openid-configuration',
  'GET /.well-known/openid-configuration',
  'GET /.well-known/oauth-authorization-server',
  'GET /.well-known/oauth-authorization-server/oauth',
  'GET /oauth/session/end',
  'POST /oauth/session/end',
  'GET /oauth/session/ended',
  'GET /sso/:id',
  'GET /sso/:id/start',
  'GET /sso/:id/callback',
  'GET /sso/saml/:id/metadata',
  'POST /sso/:id/backchannel-logout',
  'POST /sso/saml/:id/acs',
  'GET /social/:provider/start',
  'GET /social/:provider/callback',
  'POST /social/:provider/callback',
  'OPTIONS /oauth/token',
  'OPTIONS /oauth/revoke',
  'OPTIONS /oauth/request',
  'OPTIONS /oauth/userinfo',
  'OPTIONS /oauth/jwks',
  'OPTIONS /oauth/.well-known/openid-configuration',
]
const frontDoor = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset_password',
  '/reset_password/',
  '/verify-email',
  '/verify-email/',
  '/verify-email/:code',
  '/logout',
]

const contract = Object.values(callsByFeature)
  .flatMap((feature) => Object.values(feature) as Call[])
  .map(({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)

test("AM1: the running service serves the contract's calls, the routes listed here, and no others", async () => {
  await using service = await startTestService()
  const pages = frontDoor.flatMap((url) => [`GET ${url}`, `POST ${url}`])
  // Fastify adds a HEAD route to every GET route.
  const served = service.routes.filter((route) => !route.startsWith('HEAD '))
  expect(served.toSorted()).toEqual([...contract, ...otherRoutes, ...pages].toSorted())
})

test('the running service has no development pages on a public address', async () => {
  await using open = await startTestService({
    environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  expect(open.routes.filter((route) => route.includes('/dev/'))).toEqual([])
  expect((await open.anonymous.request('GET', '/dev/outbox')).status).toBe(404)
})
