import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { replyWithErrors } from '#http/error-replies.ts'
import { signUpForm } from '#testing/people.ts'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { outboxRoutes } from './outbox.routes.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

const page = async (path: string, at = service) =>
  (await at.anonymous.request('GET', path)) as { status: number; body: string; headers: Headers }
const idOf = async (email: string) =>
  (await service.context.pool.query('select id from mails where recipient = $1', [email])).rows[0]
    .id as string

describe('the outbox', () => {
  test('the outbox shows a stored email as text and as HTML', async () => {
    const form = signUpForm()
    await service.anonymous.request('POST', '/api/user', form)
    const list = await page('/dev/outbox')
    expect(list.body).toContain(form.email)
    expect(list.body).toContain('Verify your email address')
    expect(list.body).toContain('>just now</time>')

    const id = await idOf(form.email)
    const code = await service.codeFor(form.email)
    expect(list.body).toMatch(
      new RegExp(`<a class="button" href="[^"]+/verify-email/${code}">Verify email address</a>`),
    )
    const shown = await page(`/dev/outbox/${id}`)
    expect(shown.body).toContain(`/verify-email/${code}</a>`)
    expect(shown.body).toContain(`src="/dev/outbox/${id}/html"`)
    const html = await page(`/dev/outbox/${id}/html`)
    expect(html.body).toContain(`/verify-email/${code}`)
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
  })

  test('the outbox shows an email that waits for its mail server, with the reason', async () => {
    await using waiting = await startTestService({
      environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    await waiting.anonymous.request('POST', '/api/user', signUpForm())
    const { pool } = waiting.context
    await expect
      .poll(async () => (await pool.query('select last_error from mails')).rows[0].last_error)
      .toContain('ECONNREFUSED')
    const { rows } = await pool.query('select id from mails')
    expect((await page('/dev/outbox', waiting)).body).toContain('Waiting after one try')
    const { body } = await page(`/dev/outbox/${rows[0].id}`, waiting)
    expect(body).toContain('ECONNREFUSED')
    expect(body).toContain('/verify-email/acc_')
  })

  test('the outbox escapes names', async () => {
    const form = signUpForm({ firstName: '<script>alert(1)</script>' })
    await service.anonymous.request('POST', '/api/user', form)
    const id = await idOf(form.email)
    for (const path of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) {
      const { body, headers } = await page(path)
      expect(body).not.toContain('<script>alert')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test.each([randomUUID(), 'x', '------------------------------------', "'--"])(
    'the outbox returns 404 for an unknown email: %s',
    async (id) => {
      expect((await page(`/dev/outbox/${encodeURIComponent(id)}`)).status).toBe(404)
    },
  )
})

describe('access to the outbox by others', () => {
  const everyPage = async () => {
    const { rows } = await service.context.pool.query<{ id: string }>('select id from mails')
    return ['/dev/outbox', `/dev/outbox/${rows[0]!.id}`, `/dev/outbox/${rows[0]!.id}/html`]
  }

  test.each([
    ['a public address', { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['a local address with DEVELOPMENT off', { DEVELOPMENT: 'off' }],
  ])("the outbox doesn't exist on %s", async (_where, environment) => {
    await using open = await startTestService({ beside: service, environment })
    for (const path of await everyPage()) expect((await page(path, open)).status).toBe(404)
    expect(open.routes.filter((route) => route.includes('/dev/'))).toEqual([])
  })

  test('the outbox rejects other machines, no matter which address they claim', async () => {
    const app = Fastify()
    replyWithErrors(app)
    outboxRoutes(app, service.context, import.meta.dirname)
    const statusFor = async (url: string, remoteAddress: string, headers = {}) =>
      (await app.inject({ url, remoteAddress, headers })).statusCode
    for (const url of await everyPage()) {
      for (const near of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
        expect(await statusFor(url, near)).toBe(200)
      }
      for (const far of ['203.0.113.7', '10.0.0.2', '::2', '::ffff:10.0.0.2', '127.example']) {
        expect(await statusFor(url, far)).toBe(404)
        expect(await statusFor(url, far, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
      }
    }
  })

  test('the outbox rejects requests through a proxy on this machine, trusted or not', async () => {
    await using trusting = await startTestService({
      beside: service,
      environment: { TRUST_PROXY: 'loopback' },
    })
    for (const at of [service, trusting]) {
      for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
        for (const path of await everyPage()) {
          const { status } = await at.anonymous.with({ [name]: '127.0.0.1' }).request('GET', path)
          expect(status).toBe(404)
        }
      }
    }
  })

  test('the outbox rejects a foreign host name that resolves to this machine (DNS rebinding)', async () => {
    for (const path of await everyPage()) {
      const headers = { host: 'rebound.example' }
      expect((await rawRequest(service.url, path, { headers })).status).toBe(421)
    }
  })
})
