import fc from 'fast-check'
import { expect, test } from 'vitest'
import { common, isSameSet, missing } from './small-sets.ts'

const someLetters = fc.subarray(['a', 'b', 'c', 'd'])

test('the intersection and the difference add up to the first set', () => {
  fc.assert(
    fc.property(someLetters, someLetters, (some, others) => {
      const [both, lacked] = [common(some, others), missing(some, others)]
      expect([...both, ...lacked].toSorted()).toEqual(some.toSorted())
      expect(both.every((item) => others.includes(item))).toBe(true)
      expect(lacked.some((item) => others.includes(item))).toBe(false)
    }),
  )
})

test('two sets are equal only if they have the same items, in any order', () => {
  expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSameSet(['a'], ['b', 'a'])).toBe(false)
  expect(isSameSet(['a', 'b'], ['a'])).toBe(false)
  expect(isSameSet([], [])).toBe(true)
})
