import { expect, test } from 'vitest'
import {
  anyText,
  deepPageNumber,
  knownId,
  oneOf,
  pageNumber,
  searchOf,
  searchText,
} from './query-string.ts'

const { parse: read } = searchOf({
  page: pageNumber,
  deep: deepPageNumber,
  search: searchText,
  kind: oneOf(['one', 'other']),
  of: knownId,
  code: anyText,
})

test('each value is converted to the type that its page needs', () => {
  const of = '01890A5D-AC96-774B-BCCE-B302099A8057'
  expect(
    read({ page: '2', deep: '500001', search: ' ann  lee ', kind: 'other', of, code: ' x ' }),
  ).toEqual({
    page: 2,
    deep: 500_001,
    search: 'ann  lee',
    kind: 'other',
    of: of.toLowerCase(),
    code: ' x ',
  })
})

test('values from a router link are read like those from an address', () => {
  expect(read({ page: 3 })).toEqual({ page: 3 })
})

const nothing = {
  page: undefined,
  deep: undefined,
  search: undefined,
  kind: undefined,
  of: undefined,
  code: undefined,
}

test.each([
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: 'two' },
  { page: '' },
  { page: '5001' },
  { page: undefined },
  { deep: '500002' },
  { search: '   ' },
  { search: 'x'.repeat(101) },
  { kind: 'toString' },
  { of: 'new' },
])('an invalid value is ignored: %j', (query) => {
  expect(read(query)).toStrictEqual(nothing)
})

test('the router preserves parameters that the page doesn’t know', () => {
  expect(read({ page: '2', state: 'eyJ9' })).toStrictEqual({ ...nothing, page: 2 })
})
