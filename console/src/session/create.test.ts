import { createNetwork } from '@accord/contract/networks.ts'
import { createOrganization } from '@accord/contract/organizations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, unreachable } from '../api/api-error.ts'
import { callFor } from './act-for.ts'
import { call } from './call.ts'
import { create, createFor } from './create.ts'

vi.mock('./call.ts', () => ({ call: vi.fn() }))
vi.mock('./act-for.ts', () => ({ callFor: vi.fn() }))

const lost = new ApiError({ status: unreachable })
const found = (name: string) => create(createOrganization, { body: { name } })
/** Returns the keys that were sent, in order. */
const keys = (mock: unknown = call) =>
  vi.mocked(mock as typeof call).mock.calls.map((sent) => (sent.at(-1) as { key?: string }).key)

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(call).mockReset()
  vi.mocked(callFor).mockReset()
})

async function settled(asked: Promise<unknown>) {
  const result = asked.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return result
}

test('every create request has its own idempotency key', async () => {
  vi.mocked(call).mockResolvedValue('made')
  for (const name of ['Pier', 'Pier', 'Quay']) await settled(found(name))
  expect(new Set(keys()).size).toBe(3)
  for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test.each([unreachable, 502, 503, 504])(
  'a lost response (%i) is requested again',
  async (status) => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError({ status })).mockResolvedValue('made')
    expect(await settled(found('Pier'))).toEqual({ answer: 'made' })
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  },
)

test('a response from the service isn’t retried', async () => {
  for (const [status, code] of [
    [503, 'unavailable'],
    [409, 'exists'],
    [400, ''],
  ] as const) {
    vi.mocked(call).mockReset().mockRejectedValue(new ApiError({ status, code }))
    await settled(found('Pier'))
    expect(keys()).toHaveLength(1)
  }
})

test('repeating the same values reuses the key until the request is answered', async () => {
  vi.mocked(call).mockRejectedValue(lost)
  expect(await settled(found('Pier'))).toEqual({ error: lost })
  vi.mocked(call).mockRejectedValue(new ApiError({ status: 503, code: 'unavailable' }))
  await settled(found('Pier'))
  await settled(found('Quay'))
  vi.mocked(call).mockResolvedValue('made')
  await settled(found('Pier'))
  await settled(found('Pier'))
  const [first, retry, pressed, other, answered, next] = keys()
  expect([retry, pressed, answered]).toEqual([first, first, first])
  expect(other).not.toBe(first)
  expect(next).not.toBe(first)
})

test('a corrected request after a rejection gets a new key', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ status: 400, code: 'invalid_input' }))
  await settled(found('Pier'))
  await settled(found('Pier'))
  expect(new Set(keys()).size).toBe(2)
})

test('the same request for another organization gets its own key', async () => {
  vi.mocked(callFor).mockRejectedValue(lost)
  for (const id of ['one', 'other'])
    await settled(createFor(id, createNetwork, { body: { name: 'Pier' } }))
  const [one, again, other] = keys(callFor)
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})
