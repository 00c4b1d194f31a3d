import { createKey, deleteKey } from '@accord/contract/applications.ts'
import { acceptInvitation, invitationExpired } from '@accord/contract/invitations.ts'
import { revokeAccessGrants } from '@accord/contract/access.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testUsage } from '#testing/access/things.ts'
import { createTestSignUp, expireCodes, invalidLink } from '#testing/accounts.ts'
import { createTestApplication } from '#testing/applications.ts'
import { createTestInvitation, expire } from '#testing/members.ts'
import { urlTo } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({ limits: 'resetPerEmail=2/1h' })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => service[Symbol.asyncDispose]())

/** Sets the clock ahead or behind by this many days, as if another machine handled the next requests. */
function onMachine(days: number) {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
}

const ask = (path: string, body: object) => service.anonymous.request('POST', `/api${path}`, body)

/** The difference is longer than any emailed link is valid. */
describe.each([30, -30])('instances whose clocks differ by %i days', (days) => {
  test('instances with different clocks agree on links that verify an address', async () => {
    onMachine(days)
    const { browser, code } = await createTestSignUp(service)
    onMachine(-days)
    expect((await browser.request('POST', '/api/verify-email', { code })).status).toBe(200)
  })

  test('instances with different clocks agree that such a link has expired', async () => {
    const person = await createTestSignUp(service)
    await expireCodes(service, person)
    onMachine(days)
    const late = await person.browser.request('POST', '/api/verify-email', { code: person.code })
    expect(late).toMatchObject(invalidLink)
  })

  test('instances with different clocks agree on links that reset a password', async () => {
    const { email } = await service.createPerson()
    onMachine(days)
    await ask('/password/reset/email', { email })
    const token = await service.codeFor(email)
    onMachine(-days)
    const reset = { email, token, password: 'Orchard-77-Window' }
    expect((await ask('/password/reset', reset)).status).toBe(200)
  })

  test('instances with different clocks agree on valid and expired invitations', async () => {
    const organization = await service.createOrganization()
    onMachine(days)
    const [good, over] = [
      await createTestInvitation(service, organization),
      await createTestInvitation(service, organization),
    ]
    await expire(service, over.id)
    onMachine(-days)
    const accept = async ({ email, code }: typeof good) => {
      const { as } = await service.createPerson({ email })
      return as.request('POST', urlTo(acceptInvitation, { params: { id: code } }))
    }
    expect((await accept(good)).status).toBe(200)
    expect((await accept(over)).body).toMatchObject({ code: invitationExpired.code })
  })

  test('instances with different clocks agree on invitations that still permit a sign-up', async () => {
    const organization = await service.createOrganization()
    const { id, owner } = organization
    const [open, over] = [
      await createTestInvitation(service, organization),
      await createTestInvitation(service, organization),
    ]
    await expire(service, over.id)
    onMachine(days)
    const items = [open, over].map((each) => ({ kind: 'invitation' as const, id: each.id }))
    const body = { items, dryRun: true }
    const answer = await owner.as.call(revokeAccessGrants, { params: { id }, body })
    expect(answer.items.map(({ outcome }) => outcome)).toEqual(['ends', 'gone'])
  })

  test.each([
    [29, [1]],
    [31, []],
  ])(
    'instances with different clocks agree on whether a secret that was used %i days ago is in use',
    async (ago, counts) => {
      const organization = await service.createOrganization()
      const { id } = await createTestApplication(organization)
      const { as } = organization.owner
      const { id: keyId } = await as.call(createKey, { params: { id }, body: {} })
      await testUsage(service).used('key', keyId, [], ago)
      onMachine(days)
      const foreseen = await as.preview(deleteKey, { params: { id, keyId } })
      const used = foreseen.filter(({ kind }) => kind === 'used_secrets')
      expect(used.map(({ count }) => count)).toEqual(counts)
    },
  )

  test('instances with different clocks agree on the number of attempts and the time to wait', async () => {
    const { email } = await service.createPerson()
    const sent = () => ask('/password/reset/email', { email })
    await sent()
    onMachine(days)
    await sent()
    onMachine(-days)
    const { status, headers } = await sent()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600)
  })
})
