import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '#context.ts'
import { countRequest } from './flood.ts'

const limit = { max: 2, seconds: 60 }
const aContext = () => ({}) as Context

afterEach(() => void vi.useRealTimers())

test.each([
  ['back by a day', -86_400_000],
  ['forward by a day', 86_400_000],
])('the limit on requests still holds if the system clock jumps %s', (_how, jump) => {
  const context = aContext()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const _call of [1, 2]) expect(countRequest(context, 'caller', limit).exceeded).toBe(false)
  vi.setSystemTime(Date.now() + jump)
  const { exceeded, seconds } = countRequest(context, 'caller', limit)
  expect(exceeded).toBe(true)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})
