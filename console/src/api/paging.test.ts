import { expect, test } from 'vitest'
import { pageQuery } from './paging.ts'

test('API-4 the first page of 20 unless told', () => {
  expect(pageQuery()).toEqual({ $skip: 0, $limit: 20 })
})

test('API-4 skips the pages before', () => {
  expect(pageQuery(3)).toEqual({ $skip: 40, $limit: 20 })
  expect(pageQuery(2, 10)).toEqual({ $skip: 10, $limit: 10 })
})
