import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import { type ScriptedGitHub, startScriptedGitHub } from '#testing/helpers/github.ts'
import { socialBrowser } from '#testing/social-sign-in.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

let service: TestService
let github: ScriptedGitHub
beforeAll(async () => {
  service = await startTestService()
  github = await startScriptedGitHub()
  service.context.config.signInWith = [github.provider]
})
afterAll(async () => {
  await github[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

/** Someone new, with a primary address and another one. */
function becomeSomeone({ verified = true } = {}) {
  const email = `${randomUUID()}@example.com`
  github.script.user = { id: randomInt(2 ** 40), login: 'zoe', name: 'Zoë van der Lind' }
  github.script.emails = [
    { email: `${randomUUID()}@example.com`, primary: false, verified: true },
    { email, primary: true, verified },
  ]
  return email
}

test('someone new signs up with their verified primary address, and signs in again after changing it', async () => {
  const email = becomeSomeone()
  const browser = socialBrowser(service)
  const code = await browser.code('github')
  expect(await browser.finishSocial(code)).toMatchObject({
    body: {
      unknown: { email, trusted: true, firstName: 'Zoë', lastName: 'van der Lind' },
    },
  })
  const made = await browser.signUp(code, { email })
  expect(made).toMatchObject({ status: 200, body: { email } })
  github.script.user.login = 'zoe-renamed'
  github.script.emails = [{ email: 'new@example.com', primary: true, verified: true }]
  const again = await browser.finishSocial(await browser.code('github'))
  expect(again).toMatchObject({
    status: 200,
    body: { id: (made.body as { id: string }).id, email },
  })
})

test('an address that GitHub has not verified must be verified here', async () => {
  const email = becomeSomeone({ verified: false })
  const browser = socialBrowser(service)
  const code = await browser.code('github')
  expect(await browser.finishSocial(code)).toMatchObject({ body: { unknown: { trusted: false } } })
  expect(await browser.signUp(code, { email })).toMatchObject({ body: { verify: email } })
})

test('someone else with the same address at GitHub is someone unknown', async () => {
  const email = becomeSomeone()
  const browser = socialBrowser(service)
  await browser.signUp(await browser.code('github'), { email })
  github.script.user.id += 1
  const { body } = await browser.finishSocial(await browser.code('github'))
  expect(body).toMatchObject({ unknown: { hasAccount: true } })
})

test('a sign-in fails if the API fails, or sends something else', async () => {
  becomeSomeone()
  const browser = socialBrowser(service)
  github.script.status = 500
  expect((await browser.signInAt(socialPaths.start('github'))).status).toBe(403)
  delete github.script.status
  github.script.user = { login: 'zoe' } as never
  expect((await browser.signInAt(socialPaths.start('github'))).status).toBe(403)
})

test("a sign-in fails with another flow's code, whose PKCE verifier differs", async () => {
  becomeSomeone()
  const browser = socialBrowser(service)
  const back = async () => {
    const toProvider = await browser.open(socialPaths.start('github'))
    const answer = await browser.open(toProvider.headers.get('location')!)
    return new URL(answer.headers.get('location')!)
  }
  const [first, second] = [await back(), await back()]
  first.searchParams.set('code', second.searchParams.get('code')!)
  expect((await browser.open(first.href)).status).toBe(403)
})
