import { randomUUID } from 'node:crypto'
import { ssoPaths } from '@accord/contract/connections.ts'
import { listSessions } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { providerMetrics } from '#observability/metrics.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string
let connection: { id: string }
let logged = ''

beforeAll(async () => {
  provider = await startScriptedProvider()
  service = await startTestService({
    environment: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' },
    log: { write: (line: string) => (logged += line) },
  })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})
beforeEach(async () => {
  logged = ''
  organization = await service.createOrganization({ form: { name: 'Harbour' } })
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  provider.script.claims = person()
})

const person = (changes: object = {}) => ({
  sub: randomUUID(),
  email: `noor@${domain}`,
  email_verified: true,
  ...changes,
})

const events = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'provider-sign-in.rejected')

type Metric = { get(): Promise<{ values: { value: number; labels: object }[] }> }

/** The sum of a metric's values with these labels. */
async function figure(metric: Metric, labels: Record<string, string>): Promise<number> {
  const { values } = await metric.get()
  const has = ({ labels: its }: { labels: object }) =>
    Object.entries(labels).every(
      ([name, value]) => (its as Record<string, unknown>)[name] === value,
    )
  return values.filter(has).reduce((sum, { value }) => sum + value, 0)
}

const signIns = (outcome: string) => figure(providerMetrics.signIns, { protocol: 'oidc', outcome })

test('sign-ins are counted by outcome, and a rejection by a linking rule is logged without personal data', async () => {
  const before = [await signIns('person_added'), await signIns('email_outside_domains')]
  await signInThrough(service, connection)
  expect(events()).toEqual([])
  provider.script.claims = person({ email: 'someone@elsewhere.example' })
  expect((await signInThrough(service, connection)).answer.status).toBe(403)
  const after = [await signIns('person_added'), await signIns('email_outside_domains')]
  expect(after).toEqual(before.map((count) => count + 1))
  expect(events()).toMatchObject([
    { organization: organization.id, detail: 'email_outside_domains', address: '127.0.0.1' },
  ])
  expect(logged).not.toContain('elsewhere.example')
  expect(logged).not.toContain('"event":"access.refused"')
})

test("a provider's error is counted and logged, and its failed request too", async () => {
  const failures = () => figure(providerMetrics.failures, { document: 'token' })
  const before = [await signIns('provider_error'), await failures()]
  provider.script.clientSecret = 'another-secret'
  const browser = new VisitingBrowser(service)
  expect((await browser.signInAt(ssoPaths.start(connection.id))).status).toBe(403)
  provider.script.clientSecret = 'secret-of-accord'
  expect([await signIns('provider_error'), await failures()]).toEqual(before.map((one) => one + 1))
  expect(events()).toMatchObject([
    { organization: organization.id, connection: connection.id, rejection: 'provider_error' },
  ])
})

test('the duration of each request to a provider is measured', async () => {
  const { values } = await providerMetrics.seconds.get()
  // Other tests in this process may have requested other documents.
  const measured = values.map(({ labels }) => labels.document)
  expect(measured).toEqual(expect.arrayContaining(['configuration', 'keys', 'token']))
})

test('a sign-in from a new network is reported with its connection, which the list of sessions shows, too', async () => {
  const noor = person()
  provider.script.claims = noor
  const { as } = await signInThrough(service, connection)
  const { data } = await as.call(listSessions, { query: {} })
  expect(data).toMatchObject([{ provider: { name: 'Northside', organization: 'Harbour' } }])
  const mails = async () =>
    (await emailsTo(service.context, noor.email)).filter(({ kind }) => kind === 'new_place')
  // Everything is new at the first sign-in.
  expect(await mails()).toEqual([])
  const browser = new VisitingBrowser(service)
  browser.headers = { 'x-forwarded-for': '198.51.100.7' }
  await signInThrough(service, connection, { browser })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toBe('New sign-in to Harbour through Northside')
  expect(mail!.text).toContain('contact an admin of Harbour now')
  expect(mail!.text).not.toContain('choose a new password now')
  expect(mail!.text).toMatch(/\/not-me\?code=acm_[\w-]+&through=provider\n/)
})
