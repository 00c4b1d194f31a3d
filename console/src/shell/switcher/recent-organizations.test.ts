import { expect, test } from 'vitest'
import { inOrderOf } from './remembered-organizations.ts'

test('recently visited organizations come first, then the others in their order', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrderOf(items, ['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrderOf(items, [])).toEqual(items)
})
