import { expect, test } from 'vitest'
import { timezoneName } from './timezone-name.ts'

test.each([
  ['America/New_York', 'New York (America)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (America)'],
  ['UTC', 'UTC'],
])('%s is listed as %s', (zone, name) => {
  expect(timezoneName(zone)).toBe(name)
})
