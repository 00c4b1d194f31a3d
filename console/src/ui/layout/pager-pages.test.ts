import { expect, test } from 'vitest'
import { pageCount, pagesToShow } from './pager.tsx'

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows need %i pages of twenty', (total, pages) => {
  expect(pageCount(total, 20)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [9, 9, [1, 'gap', 8, 9]],
  [12, 9, [1, 'gap', 9]],
])('page %i of %i links to %o', (page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown)
})
