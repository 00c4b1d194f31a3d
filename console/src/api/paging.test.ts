import { expect, test } from 'vitest'
import { pageQuery } from './paging.ts'

test('API-4: the default is the first page with 20 rows', () => {
  expect(pageQuery()).toEqual({ $skip: 0, $limit: 20 })
})

test('API-4: a page skips the rows of the pages before it', () => {
  expect(pageQuery(3)).toEqual({ $skip: 40, $limit: 20 })
  expect(pageQuery(2, 10)).toEqual({ $skip: 10, $limit: 10 })
})
