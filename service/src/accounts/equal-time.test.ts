import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertTestNetwork } from '#testing/networks.ts'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { inEqualTime } from './equal-time.ts'

// The work is still done. The test only checks whether a call used this function and waited for it.
vi.mock('#accounts/equal-time.ts', async (real) => {
  const { inEqualTime: equalize } = await real<typeof import('./equal-time.ts')>()
  return { inEqualTime: vi.fn(equalize) }
})

let service: TestService
let finder: { as: TestService['anonymous']; email: string }

beforeAll(async () => {
  service = await startTestService()
  const organization = await service.createOrganization()
  await insertTestNetwork(service, { by: organization })
  finder = organization.owner
})
afterAll(() => service[Symbol.asyncDispose]())

test('an operation with nothing to do takes as long as a slow one', async () => {
  const order: string[] = []
  await Promise.all([
    delay(100).then(() => order.push('something short')),
    inEqualTime(async () => {}).then(() => order.push('nothing')),
  ])
  expect(order).toEqual(['something short', 'nothing'])
})

test('an operation that takes longer than the minimum runs to completion', async () => {
  let done = false
  await inEqualTime(async () => {
    await delay(140)
    done = true
  })
  expect(done).toBe(true)
})

/** Calls whose responses must not reveal whether an address has an account. */
const calls: [string, (email: string) => Promise<{ status: number }>][] = [
  [
    'another verification email',
    (email) => service.anonymous.request('POST', '/api/resend-verify-email', { email }),
  ],
  [
    'a reset link',
    (email) => service.anonymous.request('POST', '/api/password/reset/email', { email }),
  ],
  [
    'a search',
    (email) =>
      finder.as.request('GET', `/api/search/organization?email=${encodeURIComponent(email)}`),
  ],
]

test.each(calls)('%s responds after the same time for every address', async (_what, ask) => {
  const { email: unverified } = await service.anonymous
    .request('POST', '/api/user', signUpForm())
    .then(({ body }) => body as { email: string })
  const { email: verified } = await service.createPerson()
  const { email: managing } = (await service.createOrganization()).owner
  for (const email of [unverified, verified, managing, 'nobody@example.com']) {
    vi.mocked(inEqualTime).mockClear()
    expect((await ask(email)).status).toBe(200)
    expect(vi.mocked(inEqualTime).mock.settledResults).toMatchObject([{ type: 'fulfilled' }])
  }
})
