import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serviceTime, setClock } from './service-clock.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const minute = 60_000
const answeredAt = (at: number | string) =>
  setClock(new Response(null, { headers: { date: new Date(at).toUTCString() } }))

beforeEach(() => vi.useFakeTimers({ now: noon }))
afterEach(() => {
  // Other tests share the clock, so it's reset.
  answeredAt(Date.now())
  vi.useRealTimers()
})

test.each([3 * 24 * 60, 7, -90])('a clock that’s %i minutes off is corrected', (off) => {
  answeredAt(noon + off * minute)
  vi.advanceTimersByTime(minute)
  expect(serviceTime().getTime()).toBe(noon + (off + 1) * minute)
})

test('neither a response’s travel time nor a missing date changes the clock', () => {
  answeredAt(noon - 20_000)
  expect(serviceTime().getTime()).toBe(noon)
  answeredAt(noon + 5 * minute)
  setClock(new Response(null))
  setClock(new Response(null, { headers: { date: 'never' } }))
  expect(serviceTime().getTime()).toBe(noon + 5 * minute)
})

test('the clock doesn’t jump between slower and faster responses', () => {
  answeredAt(noon + 5 * minute)
  for (const seconds of [31, -31, 29, -60, 60]) {
    answeredAt(noon + 5 * minute + seconds * 1000)
    expect(serviceTime().getTime()).toBe(noon + 5 * minute)
  }
  answeredAt(noon + 6.5 * minute)
  expect(serviceTime().getTime()).toBe(noon + 6.5 * minute)
})
