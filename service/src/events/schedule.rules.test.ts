import { describe, expect, test } from 'vitest'
import { delayAfter, judgeHealth, maxAttempts, restAfter } from './schedule.rules.ts'

describe('the schedule of attempts', () => {
  test('the delays grow from five seconds to a day, and the tenth attempt is the last', () => {
    const delays = Array.from({ length: maxAttempts }, (_, at) => delayAfter(at + 1, 0.5))
    const hour = 3600
    expect(delays.map((delay) => delay && Math.round(delay))).toEqual([
      5,
      300,
      1800,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
      undefined,
    ])
  })

  test('a delay varies by a tenth', () => {
    expect([delayAfter(2, 0), delayAfter(2, 1)]).toEqual([expect.closeTo(270), expect.closeTo(330)])
  })
})

describe('a rest that a receiver asks for', () => {
  const now = Date.parse('2026-11-18T14:00:00Z')
  test.each([
    [undefined, 0],
    ['0', 0],
    ['90', 90],
    ['99999999', 3600],
    ['Wed, 18 Nov 2026 14:01:00 GMT', 60],
    ['Wed, 18 Nov 2099 14:01:00 GMT', 3600],
    ['Wed, 18 Nov 2020 14:01:00 GMT', 0],
    ['-5', 0],
    ['soon', 0],
    ['9'.repeat(400), 0],
  ])('Retry-After %s is %i seconds', (retryAfter, seconds) => {
    expect(restAfter(retryAfter, now)).toBe(seconds)
  })
})

describe("an endpoint's health", () => {
  const health = (failing_hours: number, failures: number, is_emailed = false) => ({
    failing_hours,
    failures,
    is_emailed,
  })
  test.each([
    [health(0, 1), 500, 'fine'],
    [health(0, 1), 410, 'gone'],
    [health(23.9, 100), 500, 'fine'],
    [health(24, 3), null, 'email'],
    [health(30, 3, true), 500, 'fine'],
    [health(72, 19, true), 500, 'fine'],
    [health(72, 20, true), 500, 'failing'],
    [health(71.9, 500, true), 500, 'fine'],
  ])('%o with the status %s is %s', (now, status, verdict) => {
    expect(judgeHealth(now, status)).toBe(verdict)
  })
})
