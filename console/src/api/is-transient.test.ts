import { expect, test } from 'vitest'
import { ApiError, isTransient, unreachable } from './api-error.ts'

test.each([
  [unreachable, true],
  [500, true],
  [503, true],
  [499, false],
  [429, false],
  [400, false],
])('status %i is transient: %s', (status, passes) => {
  expect(isTransient(new ApiError({ status }))).toBe(passes)
})

test('an error in the page itself isn’t transient', () => {
  expect(isTransient(new TypeError('x is not a function'))).toBe(false)
})
