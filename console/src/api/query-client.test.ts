import { expect, test } from 'vitest'
import { ApiError, unreachable } from './api-error.ts'
import { shouldRetry } from './query-client.ts'

test.each([400, 401, 403, 404, 409, 429])('a refusal (%i) is not asked again', (status) => {
  expect(shouldRetry(0, new ApiError({ status }))).toBe(false)
})

test.each([unreachable, 500, 503])('a fault (%i) is asked again, twice', (status) => {
  const error = new ApiError({ status })
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false])
})

test('a fault of ours is not asked again', () => {
  expect(shouldRetry(0, new TypeError('x is not a function'))).toBe(false)
})
