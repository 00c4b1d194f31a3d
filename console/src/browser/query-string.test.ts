import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery, writeQuery } from './query-string.ts'

describe('query string', () => {
  test.each([
    { state: '123' },
    { state: 'true' },
    { state: 'null' },
    { state: '"quoted"' },
    { state: '{"orgId":"7"}' },
    { state: 'eyJvcmdJZCI6Ij8+Lz8ifQ==', redirect: 'https://app.example/cb?a=1&b=2#end' },
    { state: 'a+b/c=d', application: '0042' },
  ])('a query string preserves %o as unchanged text', (query) => {
    expect(readQuery(writeQuery(query))).toEqual(query)
  })

  test('a query string preserves any text', () => {
    const anyQuery = fc.dictionary(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      {
        noNullPrototype: true,
      },
    )
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readQuery(writeQuery(query))).toEqual(query)
      }),
    )
  })

  test('a query string leaves out unset values, and is empty without parameters', () => {
    expect(writeQuery({ activity: undefined })).toBe('')
    expect(writeQuery({ activity: 2, sessions: undefined })).toBe('?activity=2')
  })

  test('a raw plus sign survives reading and writing', () => {
    expect(writeQuery(readQuery('?state=a+b'))).toBe('?state=a+b')
  })
})
