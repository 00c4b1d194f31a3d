import { expect, test } from 'vitest'
import { placeLabels, shortened } from './map-picture.ts'

const wanted = (id: string, x: number, forced = false) => ({
  id,
  text: 'Northwind',
  places: [
    { x, y: 0 },
    { x, y: 40 },
  ],
  forced,
})

test('labels are moved or omitted before they would cover others', () => {
  const placed = placeLabels(
    [wanted('a', 0), wanted('b', 10), wanted('c', 20), wanted('d', 500)],
    [],
  )
  expect([...placed]).toMatchObject([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 10, y: 40 }],
    ['d', { x: 500, y: 0 }],
  ])
})

test("labels don't cover marks unless forced to", () => {
  const marks = [{ at: { x: 0, y: 20 }, radius: 40 }]
  expect([...placeLabels([wanted('a', 0)], marks)]).toEqual([])
  expect([...placeLabels([wanted('a', 0, true)], marks)]).toMatchObject([['a', { x: 0, y: 0 }]])
})

test('a long name is shortened without splitting a surrogate pair', () => {
  expect(shortened('Northwind', 9)).toBe('Northwind')
  expect(shortened('Northwind Traders', 11)).toBe('Northwind…')
  expect(shortened('𝒜𝒜𝒜', 2)).toBe('𝒜…')
})
