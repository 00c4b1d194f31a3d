import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveClient,
  decisionAt,
  testRedirectUri,
  type Stage,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.service[Symbol.asyncDispose]())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${stage.service.url}${path}`, { redirect: 'manual', ...init })

async function redeem(parameters: Record<string, string>) {
  const { id, secret } = stage.application
  const response = await ask('/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams(parameters),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** Returns a code with the parameters that redeem it. */
async function aCode() {
  const { client, browser, organization } = stage
  const { address, checks } = await startAuthorization(client, {
    scope: 'openid offline_access user:read',
  })
  const back = await approveClient(browser, address, organization.owner.profileId)
  return {
    grant_type: 'authorization_code',
    redirect_uri: testRedirectUri,
    code: back.searchParams.get('code')!,
    code_verifier: checks.pkceCodeVerifier,
  }
}

describe('OA1: RFC 9700', () => {
  test("2.1.1: a code that was issued for a challenge can't be redeemed without its verifier", async () => {
    const { code_verifier: _proof, ...unproven } = await aCode()
    expect(await redeem(unproven)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const wrong = { ...(await aCode()), code_verifier: 'x'.repeat(43) }
    expect(await redeem(wrong)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await redeem(await aCode())).status).toBe(200)
  })

  test('2.4: no token is issued for a password', async () => {
    const { email: username, password } = stage.organization.owner
    const answer = await redeem({ grant_type: 'password', username, password })
    expect(answer).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } })
  })

  test("2.6: pages on other origins can't read responses from the authorization endpoint", async () => {
    const { address } = await startAuthorization(stage.client)
    const path = `${address.pathname}${address.search}`
    for (const origin of ['https://app.example', 'https://evil.example']) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin, 'access-control-request-method': 'GET' }
        const answer = await ask(path, { method, headers })
        expect(answer.headers.get('access-control-allow-origin'), method).toBeNull()
      }
    }
  })

  test('4.5: a code can be redeemed only with the redirect address that received it', async () => {
    const elsewhere = { ...(await aCode()), redirect_uri: `${testRedirectUri}/other` }
    expect(await redeem(elsewhere)).toMatchObject({ body: { error: 'invalid_grant' } })
  })

  test('4.12: every redirect is a 303, so browsers never resend a form', async () => {
    const { client, browser, organization } = stage
    const { address } = await startAuthorization(client)
    const posted = await ask('/oauth/authorize', {
      method: 'POST',
      body: new URLSearchParams(address.searchParams),
    })
    const led = await browser.visit(address)
    const decision = decisionAt(led.location, organization.owner.profileId)
    const { body } = await browser.decide(decision)
    const back = await browser.visit((body as { redirect: string }).redirect)
    expect([posted, led, back].map(({ status }) => status)).toEqual([303, 303, 303])
  })

  test('4.14: a refreshed token has no more scopes than the person approved', async () => {
    const { body } = await redeem(await aCode())
    const refresh = { grant_type: 'refresh_token', refresh_token: body['refresh_token']! }
    const wider = await redeem({ ...refresh, scope: 'openid user:read profile:read' })
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    const same = await redeem(refresh)
    expect(same.body['scope']?.split(' ')).not.toContain('profile:read')
  })

  test.each([
    ['the sign-in page', '/sign-in'],
    ['the approval screen', '/approval'],
    ['the device page', '/device'],
    ['the error page of a request', '/oauth/authorize'],
  ])('4.16: no page can embed %s in a frame', async (_page, path) => {
    const { headers } = await ask(path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
