import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { countIssued, type Stage, startAuthorization, startStage } from '#testing/oauth.ts'

let { service, application, client, browser } = {} as Stage

beforeAll(async () => {
  ;({ service, application, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

const more = ['nonce', 'login_hint', 'ui_locales', 'roles']

/** Returns the parameters that an application starts with. */
async function parameters(): Promise<[string, string][]> {
  const { address } = await startAuthorization(client)
  const extra = more.map((name): [string, string] => [name, 'x'])
  return [...new Map([...extra, ...address.searchParams])]
}

const withNul = (all: [string, string][], name: string) =>
  new URLSearchParams(
    all.map(([key, value]): [string, string] => [key, key === name ? `${value}\0` : value]),
  )

describe("NUL in a parameter, which PostgreSQL can't store, never causes an error 500", () => {
  test('NUL is rejected at /oauth/authorize, and nothing is issued', async () => {
    const all = await parameters()
    const before = await countIssued(service)
    for (const [name] of all) {
      await expectRefused(name, `/oauth/authorize?${withNul(all, name).toString()}`)
    }
    expect(await countIssued(service)).toBe(before)
  })

  test('NUL in a pushed request is rejected, at the latest when a browser opens it', async () => {
    const all = await parameters()
    for (const [name] of all) {
      const { status, body } = await post('/oauth/request', withNul(all, name))
      expect([name, [201, 400, 401].includes(status)]).toEqual([name, true])
      if (status !== 201) continue
      const { request_uri } = JSON.parse(body) as { request_uri: string }
      const query = new URLSearchParams({ client_id: application.id, request_uri })
      await expectRefused(name, `/oauth/authorize?${query.toString()}`)
    }
  })

  async function expectRefused(name: string, path: string) {
    const { status, location } = await browser.visit(path)
    const refused = status === 400 || (status === 303 && location.searchParams.has('error'))
    expect([name, status, refused]).toEqual([name, status, true])
  }

  const forms: [path: string, form: Record<string, string>][] = [
    ['/oauth/token', { grant_type: 'client_credentials', scope: 'user:read', resource: 'x' }],
    ['/oauth/token', { grant_type: 'authorization_code', code: 'x', redirect_uri: 'x' }],
    ['/oauth/token', { grant_type: 'refresh_token', refresh_token: 'acr_x', scope: 'x' }],
    ['/oauth/introspect', { token: 'aca_x', token_type_hint: 'x' }],
    ['/oauth/revoke', { token: 'aca_x', token_type_hint: 'x' }],
    ['/oauth/userinfo', { access_token: 'aca_x' }],
  ]

  test.each(forms)('NUL causes no error 500 at %s with %j', async (path, form) => {
    for (const name of ['client_id', 'client_secret', ...Object.keys(form)]) {
      const { id: client_id, secret: client_secret } = application
      const all = Object.entries({ client_id, client_secret, ...form })
      expect([name, (await post(path, withNul(all, name), false)).status]).not.toEqual([name, 500])
    }
  })

  test("NUL in an application's credentials is rejected", async () => {
    const form = new URLSearchParams({ grant_type: 'client_credentials' })
    for (const credentials of [`${application.id}%00:x`, `${application.id}:%00`, '%00:%00']) {
      expect((await post('/oauth/token', form, credentials)).status).toBe(400)
    }
  })
})

test('a pushed request that would fill the database is rejected and not stored', async () => {
  const all = await parameters()
  const before = await countIssued(service)
  for (const name of ['login_hint', 'ui_locales', 'nonce']) {
    const form = new URLSearchParams(all)
    form.set(name, 'x'.repeat(50_000))
    const { status } = await post('/oauth/request', form)
    expect([name, status]).toEqual([name, 400])
  }
  expect(await countIssued(service)).toBe(before)
})

function post(path: string, form: URLSearchParams, credentials?: string | false) {
  const pair = credentials ?? `${application.id}:${application.secret}`
  return rawRequest(service.url, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(pair !== false && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
    },
    body: form.toString(),
  })
}
