import { expect, test } from 'vitest'
import { isAhead } from './start-time.ts'

const now = new Date('2026-03-01T12:00').getTime()

test.each([
  ['2026-03-01T12:01', true],
  ['2027-02-28T12:00', true],
  ['2026-03-01T12:00', false],
  ['2020-01-01T00:00', false],
  ['2028-03-01T12:00', false],
  ['', false],
])('%s is in the future and within a year: %s', (typed, ahead) => {
  expect(isAhead(typed, now)).toBe(ahead)
})
