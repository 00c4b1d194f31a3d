import { randomUUID } from 'node:crypto'
import { beginSignIn, ssoPaths } from '@accord/contract/connections.ts'
import { beginReauthentication } from '@accord/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let connection: { id: string }
let domain: string

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
  organization = await service.createOrganization({ form: { name: 'Fish & <b>Chips</b>' } })
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  provider.script.claims = {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
  }
})
afterAll(() => provider[Symbol.asyncDispose]())

/** The address of the button on the page that asks. Fails if there is none. */
async function onwardIn(response: Response): Promise<string> {
  const html = await response.text()
  expect([response.status, html]).toEqual([200, expect.stringContaining('Continue to')])
  expect(html).toContain('Fish &amp; &lt;b&gt;Chips')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  return /class="onward" href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
}

test('a tile, a third-party login and a link from anyone ask before the provider is opened', async () => {
  const tile = `${ssoPaths.tile}${organization.id}`
  const asked = new URLSearchParams({ iss: provider.issuer, login_hint: `noor@${domain}` })
  for (const path of [tile, `${tile}?${asked.toString()}`, ssoPaths.start(connection.id)]) {
    const browser = new VisitingBrowser(service)
    const first = await browser.open(path)
    const start = first.status === 302 ? first.headers.get('location')! : path
    const page = first.status === 302 ? await browser.open(start) : first
    const onward = await onwardIn(page)
    const toProvider = await browser.open(onward)
    expect(toProvider.status).toBe(302)
    const { origin, searchParams } = new URL(toProvider.headers.get('location')!)
    expect(origin).toBe(provider.issuer)
    // What the third party asked for is kept.
    expect(searchParams.get('login_hint')).toBe(path.includes('?') ? `noor@${domain}` : null)
  }
})

test('nobody can answer for another browser or for another connection', async () => {
  const attacker = new VisitingBrowser(service)
  const theirs = await onwardIn(await attacker.open(ssoPaths.start(connection.id)))
  const victim = new VisitingBrowser(service)
  const own = await onwardIn(await victim.open(theirs))
  await onwardIn(await victim.open(theirs))
  const other = await connectTo(service, organization, provider)
  await onwardIn(await victim.open(own.replace(connection.id, other.id)))
  expect((await victim.open(own)).status).toBe(302)
})

test('links on our own pages lead to the provider without a question', async () => {
  const body = { email: `someone@${domain}` }
  const browser = new VisitingBrowser(service)
  const answer = await service.anonymous.request('POST', `/api${beginSignIn.path}`, body)
  browser.keep(answer.headers)
  const { provider: found } = answer.body as { provider: { url: string } }
  expect((await browser.open(found.url)).status).toBe(302)
  // In another browser, the same link asks.
  await onwardIn(await new VisitingBrowser(service).open(found.url))

  const { as, browser: signedIn } = await signInThrough(service, connection)
  const { provider: confirming } = await as.call(beginReauthentication, { body: {} })
  expect((await signedIn.open(confirming!.url)).status).toBe(302)
})

test('a page that was told to lead to the provider begins the sign-in without a question', async () => {
  const begin = (connectionId: string) =>
    service.anonymous.request('POST', `/api${beginSignIn.path}`, { connection: connectionId })
  const browser = new VisitingBrowser(service)
  const answer = await begin(connection.id)
  browser.keep(answer.headers)
  const { provider: found } = answer.body as { provider: { name: string; url: string } }
  expect(found.name).toBe('Northside')
  // The page adds where the person comes back to.
  const toProvider = await browser.open(
    `${found.url}&target=${encodeURIComponent('/user/account')}`,
  )
  expect([toProvider.status, new URL(toProvider.headers.get('location')!).origin]).toEqual([
    302,
    provider.issuer,
  ])
  // In another browser, the same link asks, and so does one without the proof.
  await onwardIn(await new VisitingBrowser(service).open(found.url))
  await onwardIn(await browser.open(ssoPaths.start(connection.id)))
  // A connection that's unknown or turned off leads nowhere, and other sites can't make the call.
  expect((await begin(randomUUID())).body).toEqual({ provider: null })
  const foreign = await service.anonymous
    .with({ origin: 'https://elsewhere.example' })
    .request('POST', `/api${beginSignIn.path}`, { connection: connection.id })
  expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
})
