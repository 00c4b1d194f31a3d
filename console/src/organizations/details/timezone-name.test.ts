import { timezonesOf } from '@accord/contract/rules/regions.ts'
import { expect, test } from 'vitest'
import { ownTimezone, timezoneName } from './organization-values.ts'

const winter = new Date('2026-11-16T12:00:00Z')

test.each([
  ['America/Chicago', 'Central Time · Chicago (UTC−6)'],
  ['Asia/Kolkata', 'India Standard Time · Kolkata (UTC+5:30)'],
  ['America/Argentina/Buenos_Aires', 'Argentina Standard Time · Buenos Aires (UTC−3)'],
  ['UTC', 'UTC'],
])('OC-3: time zone %s is labeled %s', (zone, name) => {
  expect(timezoneName(zone, 'en-US', winter)).toBe(name)
})

test('OC-3: every time zone of both countries has a unique label', () => {
  for (const country of ['US', 'CA'] as const) {
    const zones = timezonesOf(country)
    const names = zones.map((zone) => timezoneName(zone, 'en-CA'))
    expect(new Set(names).size).toBe(zones.length)
  }
})

test("a new organization starts with the browser's time zone if it's in the list", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(ownTimezone(['Europe/Paris', timeZone])).toBe(timeZone)
  expect(ownTimezone(['Nowhere/Else'])).toBe('')
})
