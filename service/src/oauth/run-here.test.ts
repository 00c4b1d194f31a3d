import { allScopes, normalScopes } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveClient,
  registerTestClient,
  clientOf,
  publicUrl,
  type TestClientRegistration,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

// In a test run, a page of the console acts as an application's client (decision 022).

/** The redirect address of a test run. */
const here = `${publicUrl}/run`

let { service, organization, application, client, browser } = {} as Stage
let run: TestClientRegistration

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  run = await registerTestClient(organization, { redirectUris: [here] })
})
afterAll(() => service[Symbol.asyncDispose]())

type Form = Record<string, string>

/** Sends a request from a page on this origin. */
async function post(path: string, origin: string, form: Form) {
  const response = await fetch(`${service.url}/oauth/${path}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(form),
  })
  const text = await response.text()
  const body = (text ? JSON.parse(text) : {}) as Form
  return { status: response.status, body, readableBy: readableBy(response) }
}

const readableBy = ({ headers }: Response) => headers.get('access-control-allow-origin')
const proofOf = ({ id, secret }: TestClientRegistration) => ({
  client_id: id,
  client_secret: secret,
})

/** Returns a test run's code with the parameters that redeem it. */
async function aCode(): Promise<Form & { code: string }> {
  const { address, checks } = await startAuthorization(await clientOf(service, run), {
    redirect_uri: here,
  })
  const back = await approveClient(browser, address, organization.owner.profileId)
  expect(back.href).toMatch(`${here}?`)
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code')!,
    redirect_uri: here,
    code_verifier: checks.pkceCodeVerifier,
  }
}

describe('a page of the service itself', () => {
  test("the console's page can use an application's secret, from the code to the revoked token", async () => {
    const issued = await post('token', publicUrl, { ...proofOf(run), ...(await aCode()) })
    expect(issued.status).toBe(200)
    const { access_token: token } = issued.body as { access_token: string }
    const facts = await post('introspect', publicUrl, { ...proofOf(run), token })
    expect(facts.body).toMatchObject({ active: true, client_id: run.id })
    expect((await post('revoke', publicUrl, { ...proofOf(run), token })).status).toBe(200)
    const ended = await post('introspect', publicUrl, { ...proofOf(run), token })
    expect(ended.body).toEqual({ active: false })
  })

  test.each(['', 'wrong'])(
    "the console's page gets no token without the right secret: %j",
    async (secret) => {
      const redeemed = { client_id: run.id, client_secret: secret, ...(await aCode()) }
      const { status, body } = await post('token', publicUrl, redeemed)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).not.toHaveProperty('access_token')
    },
  )

  test.each([
    'http://localhost:5005.evil.example',
    'http://evil.example:5005',
    'https://evil.example',
    'null',
  ])("a page at %s doesn't count as the console's, even with the right secret", async (origin) => {
    const {
      status,
      body,
      readableBy: reader,
    } = await post('token', origin, {
      ...proofOf(run),
      ...(await aCode()),
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'invalid_request' })
    expect(reader).toBeNull()
  })
})

describe('the first call in its own name', () => {
  test('GET /me accepts a token with any single scope', async () => {
    const able = await registerTestClient(organization, { scopes: allScopes })
    for (const scope of normalScopes(allScopes)) {
      const grant = { grant_type: 'client_credentials', scope }
      const { body } = await post('token', publicUrl, { ...proofOf(able), ...grant })
      const headers = { authorization: `Bearer ${body['access_token']}` }
      const answer = await fetch(`${service.url}/api/me`, { headers })
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { application: { id: able.id }, scopes: expect.arrayContaining([scope]) as string[] },
      ])
    }
  })
})

describe('the address of a test run', () => {
  test.each([here, `${here}/`, `${here}?x=1`, `${publicUrl}/RUN`, `${publicUrl}//run`])(
    "%s gets no response of a test run if the application didn't register it, even if another one did",
    async (redirect_uri) => {
      const { address } = await startAuthorization(client, { redirect_uri })
      const { status, location, html } = await browser.visit(address)
      expect(status).toBe(400)
      expect(location.href).toBe('about:blank')
      expect(html).toContain('redirect_uri')
    },
  )

  test('the registered address must match exactly', async () => {
    for (const redirect_uri of [`${here}/`, `${here}?x=1`, `${here}%2f..`]) {
      const { address } = await startAuthorization(await clientOf(service, run), { redirect_uri })
      expect((await browser.visit(address)).status).toBe(400)
    }
  })
})

describe('the code of a test run', () => {
  test("a test run's code works only once, and a second use revokes its tokens", async () => {
    const redeemed = { ...proofOf(run), ...(await aCode()) }
    const { body } = await post('token', publicUrl, redeemed)
    const again = await post('token', publicUrl, redeemed)
    expect([again.status, again.body['error']]).toEqual([400, 'invalid_grant'])
    const token = body['access_token']!
    const ended = await post('introspect', publicUrl, { ...proofOf(run), token })
    expect(ended.body).toEqual({ active: false })
  })

  test("a test run's code fails for another application, without its verifier, or with another address", async () => {
    const attempts = [
      async () => ({ ...(await aCode()), ...proofOf(application) }),
      async () => ({ ...(await aCode()), ...proofOf(run), code_verifier: 'v'.repeat(43) }),
      async () => ({ ...(await aCode()), ...proofOf(run), redirect_uri: `${here}/` }),
    ]
    for (const attempt of attempts) {
      const { status, body } = await post('token', publicUrl, await attempt())
      expect([status, body['error']]).toEqual([400, 'invalid_grant'])
    }
  })
})
