import { generateKeyPairSync, randomUUID } from 'node:crypto'
import * as jose from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { codeIn } from '#testing/single-sign-on.ts'
import { type SocialBrowser, socialBrowser } from '#testing/social-sign-in.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const team = { teamId: 'A1B2C3D4E5', keyId: 'F6G7H8I9J0' }
const clientId = 'com.example.signin'

let service: TestService
let apple: ScriptedProvider
beforeAll(async () => {
  service = await startTestService()
  apple = await startScriptedProvider(clientId)
  const { issuer } = apple
  apple.script.acceptsSecret = async (secret) => {
    const { payload, protectedHeader } = await jose.jwtVerify(secret, publicKey, {
      issuer: team.teamId,
      subject: clientId,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    })
    const seconds = payload.exp! - payload.iat!
    return protectedHeader.kid === team.keyId && protectedHeader.alg === 'ES256' && seconds <= 600
  }
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  service.context.config.signInWith = [
    { key: 'apple', name: 'Apple', issuer, clientId, apple: { ...team, privateKey: pem } },
  ]
})
afterAll(async () => {
  await apple[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const relay = () => `${randomUUID().slice(0, 8)}@privaterelay.appleid.com`
beforeEach(() => {
  apple.script.claims = { sub: randomUUID(), email: relay(), email_verified: 'true' }
})

/** Goes to Apple, which responds with a form that its page posts here. */
async function formFor(browser: SocialBrowser, user?: object) {
  const toApple = await browser.open(socialPaths.start('apple'))
  const asked = new URL(toApple.headers.get('location')!)
  const answer = await browser.open(asked.href)
  const form = new URLSearchParams(new URL(answer.headers.get('location')!).search)
  if (user) form.set('user', JSON.stringify(user))
  return { asked: asked.searchParams, form }
}

function post(form: URLSearchParams, cookie?: string) {
  return fetch(`${service.url}${socialPaths.callback('apple')}`, {
    method: 'POST',
    redirect: 'manual',
    body: form,
    ...(cookie !== undefined && { headers: { cookie } }),
  })
}

test("Apple's form is posted again by our own page, and the name in it begins the sign-up", async () => {
  const browser = socialBrowser(service)
  const name = { firstName: 'Zoë', lastName: 'Lind' }
  const { asked, form } = await formFor(browser, { name, email: 'forged@example.com' })
  expect(Object.fromEntries(asked)).toMatchObject({
    response_mode: 'form_post',
    scope: 'openid email name',
    code_challenge_method: 'S256',
  })
  // The browser sends no cookie with a form from another site.
  const page = await post(form)
  expect(page.status).toBe(200)
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)]
  const reposted = new URLSearchParams(
    fields.map(([, field, value]): [string, string] => [field!, value!.replaceAll('&quot;', '"')]),
  )
  const code = codeIn(await post(reposted, browser.cookie))
  const { email } = apple.script.claims as { email: string }
  expect(await browser.finishSocial(code)).toMatchObject({
    body: { unknown: { ...name, email, trusted: false } },
  })
  // A relay address must be verified like any other.
  expect(await browser.signUp(code, { email })).toMatchObject({ body: { verify: email } })
})

test('a form is rejected without the cookie, with the cookie of someone else, and twice', async () => {
  const browser = socialBrowser(service)
  const { form } = await formFor(browser)
  const without = new URLSearchParams([...form, ['reposted', 'yes']])
  expect((await post(without)).status).toBe(400)
  const other = socialBrowser(service)
  await other.open(socialPaths.start('apple'))
  expect((await post(form, other.cookie)).status).toBe(400)
  expect((await post(form, browser.cookie)).status).toBe(303)
  expect((await post(form, browser.cookie)).status).toBe(400)
})

test("a response in Apple's redirect URI isn't accepted as a query", async () => {
  const browser = socialBrowser(service)
  const { form } = await formFor(browser)
  const path = `${socialPaths.callback('apple')}?${form.toString()}`
  expect((await browser.open(path)).status).toBe(404)
})

test.each(['not json', '{"name":7}', 'null', '{"name":{"firstName":{}}}'])(
  'the unsigned name %j is ignored',
  async (user) => {
    const browser = socialBrowser(service)
    const { form } = await formFor(browser)
    form.set('user', user)
    const code = codeIn(await post(form, browser.cookie))
    expect(await browser.finishSocial(code)).toMatchObject({
      body: { unknown: { firstName: '', lastName: '' } },
    })
  },
)
