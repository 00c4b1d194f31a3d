import { expect, test } from 'vitest'
import { formatDay, formatPeriod, formatTime } from './format.ts'

const english = { language: 'en-US' }
const french = { language: 'fr-CA' }
const at = new Date('2026-03-04T23:06:07Z')

test('a time is formatted by the language, with its time zone', () => {
  expect(formatTime(english, at)).toMatch(/^March 4, 2026 at 11:06\sPM UTC$/)
  expect(formatTime(french, at)).toMatch(/^4 mars 2026,? à 23\sh\s06 UTC$/)
})

test('a day is formatted in the time zone', () => {
  expect(formatDay(english, at)).toBe('March 4, 2026')
  expect(formatDay(french, at, 'Asia/Tokyo')).toBe('5 mars 2026')
})

test("a period is formatted with the language's unit", () => {
  expect(formatPeriod(english, '7 days')).toBe('7 days')
  expect(formatPeriod(english, '1 hour')).toBe('1 hour')
  expect(formatPeriod(french, '7 days')).toMatch(/^7\sjours$/)
})
