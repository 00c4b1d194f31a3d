import { expect, test } from 'vitest'
import { inOrderOf } from './remembered-organizations.ts'

test('those that somebody was in last come first, then the others as they were', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrderOf(items, ['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrderOf(items, [])).toEqual(items)
})
