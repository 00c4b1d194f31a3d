import { describe, expect, test } from 'vitest'
import { firstUnstorable } from './unstorable.ts'

const half = '\ud83d'

describe("text that PostgreSQL can't store", () => {
  test.each([
    ['in a value', { names: { first: 'a\0' } }, 'names.first'],
    ['in a list', { roles: ['a', half] }, 'roles.1'],
    ['in a key', { names: { 'a\0': 1 } }, 'names.a\0'],
    ['in a key that is half a character', { [half]: 'x' }, half],
    ['as the whole value', '\0', 'body'],
  ])('unstorable text is found %s', (_where, value, path) => {
    expect(firstUnstorable(value)).toBe(path)
  })

  test.each([['😀'], [{ '😀': ['é', 1, null, true] }], [undefined]])(
    '%j contains no unstorable text',
    (value) => {
      expect(firstUnstorable(value)).toBeUndefined()
    },
  )
})
