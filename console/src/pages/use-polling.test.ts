import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, unreachable } from '../api/api-error.ts'
import { runHook } from '../testing/run-hook.ts'
import { usePolling } from './use-polling.ts'

const halfAnHour = 30 * 60_000

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const polling = () => runHook(() => usePolling((known: { moves: boolean }) => known.moves && 1000))
const knowing = (moves: boolean, error: unknown = null) => ({ state: { data: { moves }, error } })

test('polling repeats only while the data requires it', () => {
  const every = polling().now()
  expect(every(knowing(true))).toBe(1000)
  expect(every(knowing(false))).toBe(false)
  expect(every({ state: { data: undefined, error: null } })).toBe(false)
})

test('polling stops while the page is unattended and resumes when someone returns', () => {
  const { now } = polling()
  act(() => void vi.advanceTimersByTime(halfAnHour - 1))
  expect(now()(knowing(true))).toBe(1000)
  act(() => void vi.advanceTimersByTime(1))
  expect(now()(knowing(true))).toBe(false)
  act(() => void page.dispatchEvent(new Event('keydown')))
  expect(now()(knowing(true))).toBe(1000)
})

test('EX-2: polling retries transient errors only', () => {
  const every = polling().now()
  for (const status of [unreachable, 503])
    expect(every(knowing(true, new ApiError({ status })))).toBe(10_000)
  for (const status of [401, 403, 404])
    expect(every(knowing(true, new ApiError({ status })))).toBe(false)
})
