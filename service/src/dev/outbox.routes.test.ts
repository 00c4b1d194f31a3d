import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

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
  test('shows a letter that was kept, as text and as HTML', async () => {
    const form = signUpForm()
    await service.anonymous.request('POST', '/api/user', form)
    const list = await page('/dev/outbox')
    expect(list.body).toContain(form.email)
    expect(list.body).toContain('Verify your e-mail address')

    const id = await idOf(form.email)
    const code = await service.codeFor(form.email)
    const shown = await page(`/dev/outbox/${id}`)
    expect(shown.body).toContain(`/verify-email/${code}</a>`)
    expect(shown.body).toContain(`src="/dev/outbox/${id}/html"`)
    const html = await page(`/dev/outbox/${id}/html`)
    expect(html.body).toContain(`/verify-email/${code}`)
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
  })

  test('shows a letter that waits for its mail server, with the reason', async () => {
    await using waiting = await startTestService({
      environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    await waiting.anonymous.request('POST', '/api/user', signUpForm())
    const { pool } = waiting.context
    await expect
      .poll(async () => (await pool.query('select last_error from mails')).rows[0].last_error)
      .toContain('ECONNREFUSED')
    const { rows } = await pool.query('select id from mails')
    expect((await page('/dev/outbox', waiting)).body).toContain('waiting after 1 tries')
    const { body } = await page(`/dev/outbox/${rows[0].id}`, waiting)
    expect(body).toContain('ECONNREFUSED')
    expect(body).toContain('/verify-email/acc_')
  })

  test('cannot be broken by a name', async () => {
    const form = signUpForm({ firstName: '<script>alert(1)</script>' })
    await service.anonymous.request('POST', '/api/user', form)
    const id = await idOf(form.email)
    for (const path of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) {
      const { body, headers } = await page(path)
      expect(body).not.toContain('<script')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test.each([randomUUID(), 'x', '------------------------------------', "'--"])(
    'has no letter %s: 404',
    async (id) => {
      expect((await page(`/dev/outbox/${encodeURIComponent(id)}`)).status).toBe(404)
    },
  )

  test('does not exist on a public address', async () => {
    await using open = await startTestService({
      beside: service,
      environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const id = (await service.context.pool.query('select id from mails')).rows[0].id as string
    for (const path of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) {
      expect((await page(path, open)).status).toBe(404)
    }
  })
})
