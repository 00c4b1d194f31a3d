import { expect, test } from 'vitest'
import { t } from '../i18n/translation.ts'
import { dayName, daysOf } from './days.tsx'

const at = (day: number, hour: number, month = 2) => ({
  at: new Date(2026, month, day, hour).toISOString(),
})

test('entries are grouped by day and keep their order', () => {
  const rows = [at(12, 9), at(12, 0), at(11, 23), at(9, 1)]
  expect(daysOf(rows)).toEqual([[rows[0], rows[1]], [rows[2]], [rows[3]]])
  expect(daysOf([])).toEqual([])
})

test.each([
  [12, 0, 2, 'Today'],
  [11, 23, 2, 'Yesterday'],
  [10, 23, 2, 'Tuesday, March 10, 2026'],
  [12, 9, 1, 'Thursday, February 12, 2026'],
])('day %i at %i o’clock in month %i has the right name', (day, hour, month, name) => {
  const now = new Date(2026, 2, 12, 0, 30)
  expect(dayName(new Date(at(day, hour, month).at), now, { t, language: 'en-US' })).toBe(name)
})

test('yesterday can be in the previous month', () => {
  const [now, before] = [new Date(2026, 2, 1, 8), new Date(2026, 1, 28, 22)]
  expect(dayName(before, now, { t, language: 'en-US' })).toBe('Yesterday')
})
