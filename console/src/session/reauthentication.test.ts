import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ReauthCanceled } from '../api/api-error.ts'
import { withReauthentication, openReauthentication } from './reauthentication.ts'

const expectedError = new ApiError({ status: 403, code: 'confirm_first' })

/** Returns a request that is rejected a given number of times and then succeeds. */
function refused(times: number) {
  const request = vi.fn(() => Promise.resolve('done'))
  for (let time = 0; time < times; time += 1) request.mockRejectedValueOnce(expectedError)
  return request
}

const untilAsked = () => vi.waitFor(() => openReauthentication.get()!.answer)

beforeEach(() => expect(openReauthentication.get()).toBeUndefined())

test('a request that succeeds needs no confirmation', async () => {
  expect(await withReauthentication(refused(0))).toBe('done')
  const other = new ApiError({ status: 403, code: 'forbidden' })
  await expect(withReauthentication(() => Promise.reject(other))).rejects.toBe(other)
})

test('a confirmed request is repeated once', async () => {
  const request = refused(1)
  const made = withReauthentication(request)
  ;(await untilAsked())(true)
  expect(await made).toBe('done')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a request that also needs a second factor requires another confirmation, and a third rejection is final', async () => {
  for (const times of [2, 3]) {
    const request = refused(times)
    const made = withReauthentication(request)
    const settled =
      times === 2 ? expect(made).resolves.toBe('done') : expect(made).rejects.toBe(expectedError)
    const first = await untilAsked()
    first(true)
    await vi.waitFor(() => expect(openReauthentication.get()!.answer).not.toBe(first))
    openReauthentication.get()!.answer(true)
    await settled
    expect(request).toHaveBeenCalledTimes(3)
  }
})

test('a canceled confirmation cancels the request', async () => {
  const request = refused(1)
  const made = withReauthentication(request)
  const rejected = expect(made).rejects.toBeInstanceOf(ReauthCanceled)
  ;(await untilAsked())(false)
  await rejected
  expect(request).toHaveBeenCalledTimes(1)
})

test('simultaneous requests share one confirmation', async () => {
  const asked = vi.fn()
  const stop = openReauthentication.subscribe(() => openReauthentication.get() && asked())
  const requests = [refused(1), refused(1), refused(1)]
  const made = Promise.all(requests.map((request) => withReauthentication(request)))
  ;(await untilAsked())(true)
  expect(await made).toEqual(['done', 'done', 'done'])
  expect(asked).toHaveBeenCalledOnce()
  stop()
})

test('a request that was pending during the confirmation needs no other one', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const slow = vi.fn(() => Promise.resolve('done')).mockReturnValueOnce(promise)
  const [late, made] = [withReauthentication(slow), withReauthentication(refused(1))]
  ;(await untilAsked())(true)
  await made
  reject(expectedError)
  expect(await late).toBe('done')
})

test('a confirmation that can’t be shown rejects the request, and the next request tries to show it again', async () => {
  const failed = withReauthentication(refused(1))
  const rejected = expect(failed).rejects.toThrow('offline')
  await untilAsked()
  openReauthentication.get()!.fail(new Error('offline'))
  await rejected
  const made = withReauthentication(refused(1))
  ;(await untilAsked())(true)
  expect(await made).toBe('done')
})
