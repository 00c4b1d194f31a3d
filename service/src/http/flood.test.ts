import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '#context.ts'
import { secondsToWait } from './flood.ts'

const limit = { max: 2, seconds: 60 }
const aContext = () => ({}) as Context

afterEach(() => void vi.useRealTimers())

test.each([
  ['back by a day, and nobody waits for it', -86_400_000],
  ['forward by a day, and nobody is let through', 86_400_000],
])('the clock of the machine jumps %s', (_how, jump) => {
  const context = aContext()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const _call of [1, 2]) expect(secondsToWait(context, 'caller', limit)).toBeUndefined()
  vi.setSystemTime(Date.now() + jump)
  const wait = secondsToWait(context, 'caller', limit)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})
