import { expect, test } from 'vitest'
import { colourOf, coloursOf, initialsOf } from './avatar.tsx'

test.each([
  ['Ana Duarte', 'AD'],
  ['ana maria duarte', 'AD'],
  ['Ana', 'A'],
  ['ana.duarte@example.com', 'AD'],
  ['  ', '?'],
  ['𝒜na 𝒟uarte', '𝒜𝒟'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a person always has the same one of six colors, and people share all of them', () => {
  const people = Array.from({ length: 600 }, (_, number) => `person-${number}@example.com`)
  const colours = people.map(colourOf)
  expect(colours).toEqual(people.map((person) => colourOf(person.toUpperCase())))
  const counts = [1, 2, 3, 4, 5, 6].map((one) => colours.filter((colour) => colour === one).length)
  expect(counts.reduce((sum, count) => sum + count)).toBe(600)
  expect(Math.min(...counts)).toBeGreaterThan(60)
})

test('listed items with the same initials get different colors, and the others keep theirs', () => {
  const twins = Array.from({ length: 6 }, (_, at) => ({ id: `id-${at}`, name: 'Ward Rounds' }))
  const other = { id: 'other', name: 'Nightly Reports' }
  const found = coloursOf([...twins, other])
  expect(new Set(twins.map(({ id }) => found.get(id))).size).toBe(6)
  expect(found.get(other.id)).toBe(colourOf(other.id))
})
