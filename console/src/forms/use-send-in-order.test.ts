import { tooManyRequests, tooMuchMail } from '@accord/contract/errors.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError, ReauthCanceled } from '../api/api-error.ts'
import { runHook } from '../testing/run-hook.ts'
import { useSendInOrder } from './send-card.tsx'

function sending(send: (item: string) => Promise<unknown>) {
  const told: [item: string, state: string][] = []
  const become = (item: string, change: { state: string }) => void told.push([item, change.state])
  return { ...runHook(() => useSendInOrder({ send, become })), told }
}

test('items are sent one after another, and each shows its result', async () => {
  const refused = new ApiError({ status: 409, message: 'Already a member.' })
  const { now, told } = sending((item) =>
    item === 'b' ? Promise.reject(refused) : Promise.resolve(),
  )
  let failures: number | undefined
  await act(async () => {
    failures = await now().sendAll(['a', 'b', 'c'])
  })
  expect(failures).toBe(1)
  expect(told).toEqual([
    ['a', 'sending'],
    ['a', 'sent'],
    ['b', 'sending'],
    ['b', 'failed'],
    ['c', 'sending'],
    ['c', 'sent'],
  ])
})

test('a canceled confirmation stops the list, and all items stay ready', async () => {
  const send = vi.fn((item: string) =>
    item === 'b' ? Promise.reject(new ReauthCanceled()) : Promise.resolve(),
  )
  const { now, told } = sending(send)
  let failures: number | undefined = 0
  await act(async () => {
    failures = await now().sendAll(['a', 'b', 'c'])
  })
  expect(failures).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(2)
  expect(told.slice(2)).toEqual([
    ['b', 'sending'],
    ['b', 'ready'],
  ])
  expect(now().progress).toBeUndefined()
})

test('a rate limit stops the list, and one message shows the progress', async () => {
  const message = 'Too many attempts. Try again in 31 minutes.'
  const refused = new ApiError({ ...tooManyRequests, message })
  let taken = 1
  const send = vi.fn(() => (taken-- > 0 ? Promise.resolve() : Promise.reject(refused)))
  const { now, told } = sending(send)
  let failures: number | undefined = 0
  await act(async () => {
    failures = await now().sendAll(['a', 'b', 'c'])
  })
  expect(failures).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(2)
  expect(told.at(-1)).toEqual(['b', 'ready'])
  expect(now().stopped).toBe(`1 of 3 sent. ${message}`)
  expect(now().progress).toBeUndefined()

  taken = 2
  await act(() => now().sendAll(['b', 'c']))
  expect(now().stopped).toBeUndefined()
})

test('an item for a full mailbox fails, and the next item is sent', async () => {
  const full = new ApiError(tooMuchMail)
  const send = vi.fn((item: string) => (item === 'a' ? Promise.reject(full) : Promise.resolve()))
  const { now, told } = sending(send)
  await act(() => now().sendAll(['a', 'b']))
  expect(told.filter(([, state]) => state !== 'sending')).toEqual([
    ['a', 'failed'],
    ['b', 'sent'],
  ])
  expect(now().stopped).toBeUndefined()
})

test('a failed item isn’t marked as sent', async () => {
  const last = Promise.withResolvers<void>()
  const { now } = sending((item) => (item === 'a' ? Promise.reject(new Error()) : last.promise))
  let all: Promise<unknown>
  await act(async () => {
    all = now().sendAll(['a', 'b'])
  })
  expect(now().progress).toEqual({ done: 0, of: 2 })
  await act(async () => {
    last.resolve()
    await all
  })
})

test.each([
  { status: 409, code: 'already', message: 'Already a member.', forGood: true },
  { status: 409, code: 'organization_deleted', message: 'It was deleted.', forGood: false },
  { status: 503, code: 'unavailable', message: 'Try again later.', forGood: false },
])('$code shows its own message, and only the named errors are final', async (expected) => {
  const { forGood, ...expectedError } = expected
  const send = () => Promise.reject(new ApiError(expectedError))
  const become = vi.fn()
  const { now } = runHook(() => useSendInOrder({ send, become, forGood: [{ code: 'already' }] }))
  await act(() => now().sendAll(['a']))
  const failed = { state: 'failed', said: expectedError.message, forGood }
  expect(become).toHaveBeenLastCalledWith('a', failed)
})

test('the progress is shown until all items are done', async () => {
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { now } = sending((item) => steps[Number(item)]!.promise)
  expect(now().progress).toBeUndefined()
  let all: Promise<unknown>
  await act(async () => {
    all = now().sendAll(['0', '1'])
  })
  expect(now().progress).toEqual({ done: 0, of: 2 })
  await act(async () => steps[0]!.resolve())
  expect(now().progress).toEqual({ done: 1, of: 2 })
  await act(async () => {
    steps[1]!.resolve()
    await all
  })
  expect(now().progress).toBeUndefined()
})

test('isHere is false after leaving the page', async () => {
  const { now, leave } = sending(() => Promise.resolve())
  const { isHere } = now()
  expect(isHere()).toBe(true)
  leave()
  expect(isHere()).toBe(false)
})
