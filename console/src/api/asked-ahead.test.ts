import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAhead, dropAskedAhead, takeAskedAhead } from './asked-ahead.ts'

const address = 'https://api.example/api/me'
const fetched = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  // The page has just been opened, whenever this process was.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(() => Promise.resolve(new Response('{}'))),
  )
})
afterEach(() => {
  dropAskedAhead()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

test('an answer is taken once, and asked for once', async () => {
  askAhead(address, 'acu_1')
  expect(await (await takeAskedAhead(address, 'acu_1'))?.text()).toBe('{}')
  expect(takeAskedAhead(address, 'acu_1')).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test.each(['acu_2', undefined])('who asks with another token (%s) does not get it', (token) => {
  askAhead(address, 'acu_1')
  expect(takeAskedAhead(address, token)).toBeUndefined()
})

test('after a change nothing is left of what was answered before', () => {
  askAhead(address, 'acu_1')
  dropAskedAhead()
  expect(takeAskedAhead(address, 'acu_1')).toBeUndefined()
})

test('an old answer is not taken for new', () => {
  askAhead(address, 'acu_1')
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(takeAskedAhead(address, 'acu_1')).toBeUndefined()
})

test('what was lost on the way is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  askAhead(address, 'acu_1')
  expect(await (await takeAskedAhead(address, 'acu_1'))?.text()).toBe('{}')
  expect(fetched).toHaveBeenCalledTimes(2)
})
