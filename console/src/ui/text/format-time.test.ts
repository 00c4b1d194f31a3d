import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-time.ts'

const now = new Date('2026-11-15T10:00:00.000Z')
const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'now'],
  [-59 * second, 'now'],
  [-33 * minute, '33 minutes ago'],
  [-(hour - second), '59 minutes ago'],
  [-47 * hour, '1 day ago'],
  [-13 * day, '1 week ago'],
  [-400 * day, '1 year ago'],
])('a time %i seconds ago or ahead reads: %s', (seconds, words) => {
  expect(formatRelativeTime(new Date(now.getTime() + seconds * 1000), now, 'en-US')).toBe(words)
})

test.each([
  [59 * second, 'now'],
  [90 * second, 'in 2 minutes'],
  [hour - 20 * second, 'in 1 hour'],
  [day - 20 * minute, 'in 1 day'],
  [11 * hour, 'in 11 hours'],
  // These are invitations and files that were just created, a moment ago.
  [7 * day - second, 'in 7 days'],
  [7 * day, 'in 7 days'],
  [30 * day - 5 * minute, 'in 30 days'],
  [6 * day + 11 * hour, 'in 6 days'],
  [2 * day + 22 * hour, 'in 2 days'],
  [2 * day + hour, 'in 2 days'],
  [22 * hour + 50 * minute, 'in 22 hours'],
])('a deadline in %i seconds reads: %s', (seconds, words) => {
  expect(formatRelativeTime(new Date(now.getTime() + seconds * 1000), now, 'en-US')).toBe(words)
})
