import { expect, test } from 'vitest'
import { uniqueEntries, matchingEntries, type PaletteEntry } from './palette-entry.ts'

const place = (label: string, hint?: string): PaletteEntry => ({
  id: label,
  group: 'Northside',
  label,
  hint,
  icon: null,
  to: '/user/profile',
})
const places = [place('Data Export'), place('Members'), place('José García', 'jose@x.example')]
const access = { ...place('Access'), also: 'Who can reach the data' }
const found = (typed: string) => matchingEntries(places, typed).map(({ label }) => label)

test('entries are found by words of their label, hint, and heading, ignoring case and accents', () => {
  expect(found('jose gar')).toEqual(['José García'])
  expect(found('northside EXPORT')).toEqual(['Data Export'])
  expect(found('x.example')).toEqual(['José García'])
  expect(matchingEntries([...places, access], 'who can reach')).toEqual([access])
  expect(found('nobody')).toEqual([])
  // The word occurs only in the heading of all these entries.
  expect(found('northside')).toEqual([])
  expect(found(' ')).toHaveLength(3)
})

test('entries whose label starts with the text come before entries that contain it elsewhere', () => {
  const all = [place('Ana', 'member@x.example'), place('All members'), place('Members')]
  expect(matchingEntries(all, 'mem').map(({ label }) => label)).toEqual([
    'Members',
    'All members',
    'Ana',
  ])
})

test('an entry that’s found twice appears once, in its first position', () => {
  expect(uniqueEntries([...places, place('Members', 'again')])).toEqual(places)
})
