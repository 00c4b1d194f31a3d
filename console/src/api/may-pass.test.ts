import { expect, test } from 'vitest'
import { ApiError, mayPass, unreachable } from './api-error.ts'

test.each([
  [unreachable, true],
  [500, true],
  [503, true],
  [499, false],
  [429, false],
  [400, false],
])('status %i may pass: %s', (status, passes) => {
  expect(mayPass(new ApiError({ status }))).toBe(passes)
})

test('a fault of the page itself stays', () => {
  expect(mayPass(new TypeError('x is not a function'))).toBe(false)
})
