import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, unreachable } from './api-error.ts'
import { queryClient, shouldRetry } from './query-client.ts'

test.each([400, 401, 403, 404, 409, 429])('a rejection (%i) isn’t retried', (status) => {
  expect(shouldRetry(0, new ApiError({ status }))).toBe(false)
})

test.each([unreachable, 500, 503])('a server error (%i) is retried twice', (status) => {
  const error = new ApiError({ status })
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false])
})

test('an error in the console isn’t retried', () => {
  expect(shouldRetry(0, new TypeError('x is not a function'))).toBe(false)
})

test('a failed query is retried when the connection is back', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection'))
  queryFn.mockResolvedValue('here')
  queryClient.mount()
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn })
  const leave = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'))
  leave()
  queryClient.unmount()
})
