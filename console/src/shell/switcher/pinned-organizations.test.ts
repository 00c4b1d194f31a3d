import { expect, test } from 'vitest'
import { pinnedFirst } from './remembered-organizations.ts'

test('pinned organizations come first, in the order of the list', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(pinnedFirst(items, ['d', 'b', 'gone']).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  expect(pinnedFirst(items, [])).toEqual(items)
})
