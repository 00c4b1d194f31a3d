import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchCall, dropPrefetched, takePrefetched } from './request.ts'

const address = 'https://api.example/api/me'
const fetched = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(() => Promise.resolve(new Response('{}'))),
  )
})
afterEach(() => {
  dropPrefetched()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

test('a prefetched response is requested once and used once', async () => {
  prefetchCall(address, 'acu_1')
  expect(await (await takePrefetched(address, 'acu_1'))?.text()).toBe('{}')
  expect(takePrefetched(address, 'acu_1')).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test.each(['acu_2', undefined])(
  'another token (%s) doesn’t get the prefetched response',
  (token) => {
    prefetchCall(address, 'acu_1')
    expect(takePrefetched(address, token)).toBeUndefined()
  },
)

test('a change discards all prefetched responses', () => {
  prefetchCall(address, 'acu_1')
  dropPrefetched()
  expect(takePrefetched(address, 'acu_1')).toBeUndefined()
})

test.each([
  [6000, true],
  [6001, false],
])('a prefetched response is fresh for five seconds (%i, %s)', async (now, isNew) => {
  prefetchCall(address, 'acu_1')
  await globalThis.askedAhead?.get(address)?.answer
  vi.spyOn(performance, 'now').mockReturnValue(now)
  expect(takePrefetched(address, 'acu_1') !== undefined).toBe(isNew)
})

test('a pending response stays fresh, however long it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  prefetchCall(address, 'acu_1')
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  const taken = takePrefetched(address, 'acu_1')
  resolve(new Response('{}'))
  expect(await (await taken)?.text()).toBe('{}')
})

test('a prefetched response that is lost is requested again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  prefetchCall(address, 'acu_1')
  expect(await (await takePrefetched(address, 'acu_1'))?.text()).toBe('{}')
  expect(fetched).toHaveBeenCalledTimes(2)
})
