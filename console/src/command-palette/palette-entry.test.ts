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

test('places are found by every word of name, hint and heading, without case and accents', () => {
  expect(found('jose gar')).toEqual(['José García'])
  expect(found('northside EXPORT')).toEqual(['Data Export'])
  expect(found('x.example')).toEqual(['José García'])
  expect(matchingEntries([...places, access], 'who can reach')).toEqual([access])
  expect(found('nobody')).toEqual([])
  // All of them stand under it.
  expect(found('northside')).toEqual([])
  expect(found(' ')).toHaveLength(3)
})

test('those whose name begins with what was typed come first, then those whose name has it', () => {
  const all = [place('Ana', 'member@x.example'), place('All members'), place('Members')]
  expect(matchingEntries(all, 'mem').map(({ label }) => label)).toEqual([
    'Members',
    'All members',
    'Ana',
  ])
})

test('what was found in two ways stands once, where it stood first', () => {
  expect(uniqueEntries([...places, place('Members', 'again')])).toEqual(places)
})
