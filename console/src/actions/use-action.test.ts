import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, ReauthCanceled, offline, unreachable } from '../api/api-error.ts'
import { shownSnackbars } from '../ui/feedback/snackbar.tsx'
import { openConfirm } from '../ui/overlays/confirm-dialog.tsx'
import { type Action, useAction } from './use-action.ts'

type Tried = ReturnType<typeof useAction<string, number>>

/** Returns the result of rendering the hook once, without a browser. */
function actionOf(action: Partial<Action<string, number>>): Tried {
  const tried: Tried[] = []
  function Draws() {
    tried.push(useAction({ mutationFn: () => Promise.resolve(1), ...action }))
    return null
  }
  const client = new QueryClient()
  renderToString(createElement(QueryClientProvider, { client }, createElement(Draws)))
  return tried[0]!
}

const said = () => shownSnackbars.get().map(({ kind, message }) => `${kind}: ${message}`)
const refused = new ApiError({ status: 409, message: 'Somebody was faster.' })

beforeEach(() => shownSnackbars.set([]))

describe('a confirmation', () => {
  const question = { message: 'Sure?', action: 'Leave' }

  test('if the person answers no, nothing happens and no message is shown', async () => {
    const mutationFn = vi.fn(() => Promise.resolve(1))
    const running = actionOf({ mutationFn, ask: () => question, done: 'Left' }).run('Acme')
    openConfirm.get()!.answer(false)
    await running
    expect(mutationFn).not.toHaveBeenCalled()
    expect(said()).toEqual([])
  })

  test('if the person answers yes, the action runs, its message is shown, and the after callback is called', async () => {
    const after = vi.fn()
    const done = (count: number, name: string) => `${name}: ${count}`
    const running = actionOf({ ask: () => question, done, after }).run('Acme')
    openConfirm.get()!.answer(true)
    await running
    expect(said()).toEqual(['success: Acme: 1'])
    expect(after).toHaveBeenCalledExactlyOnceWith(1, 'Acme')
  })

  test('a confirmation isn’t shown if nothing would be lost', async () => {
    await actionOf({ ask: () => undefined, done: 'Done' }).run('Acme')
    expect(openConfirm.get()).toBeUndefined()
    expect(said()).toEqual(['success: Done'])
  })
})

describe('a rejection', () => {
  const mutationFn = () => Promise.reject(refused)

  test('a rejection is explained, and the after callback isn’t called', async () => {
    const after = vi.fn()
    await actionOf({ mutationFn, after }).run('Acme')
    expect(said()).toEqual(['error: Somebody was faster.'])
    expect(after).not.toHaveBeenCalled()
  })

  test('DLG-4: the message for a rejection names the failed action before the reason', async () => {
    await actionOf({ mutationFn, failed: 'Unable to leave.' }).run('Acme')
    expect(said()).toEqual(['error: Unable to leave. Somebody was faster.'])
  })

  test('a rejection isn’t shown if the page already shows it', async () => {
    await actionOf({ mutationFn, failed: () => undefined }).run('Acme')
    expect(said()).toEqual([])
  })

  test('a rejection after a canceled confirmation shows nothing, but reaches the form', async () => {
    const notConfirmed = new ReauthCanceled()
    const given = { mutationFn: () => Promise.reject(notConfirmed), failed: 'Unable to leave.' }
    await expect(actionOf(given).attempt('Acme')).rejects.toBe(notConfirmed)
    expect(said()).toEqual([])
  })

  test('a rejection also reaches the form, so its fields can show it', async () => {
    await expect(actionOf({ mutationFn }).attempt('Acme')).rejects.toBe(refused)
    expect(said()).toEqual(['error: Somebody was faster.'])
  })
})

test('a new attempt hides the form’s last message and keeps the messages of other rows', async () => {
  let answer: Promise<number> = Promise.resolve(1)
  const action = {
    mutationFn: () => answer,
    done: 'Updated',
    failed: (error: Error) => error.message,
  }
  const form = actionOf(action)
  await form.attempt('Acme')
  expect(said()).toEqual(['success: Updated'])
  const late = Promise.withResolvers<number>()
  answer = late.promise
  const attempt = form.attempt('Acme Ltd')
  expect(said()).toEqual([])
  late.reject(refused)
  await expect(attempt).rejects.toBe(refused)
  expect(said()).toEqual(['error: Somebody was faster.'])

  const { run } = actionOf({ done: (_, name) => `${name} left` })
  await run('Acme')
  await run('Borealis')
  expect(said().slice(1)).toEqual(['success: Acme left', 'success: Borealis left'])
})

test('a note about a missing connection is added once to any message', async () => {
  const mutationFn = () => Promise.reject(new ApiError({ status: unreachable, message: offline }))
  await actionOf({ mutationFn, failed: 'Unable to leave.' }).run('Acme')
  await actionOf({ mutationFn, failed: () => 'Unexpected error' }).run('Acme')
  await actionOf({ mutationFn, failed: (error) => error.message }).run('Acme')
  await actionOf({ mutationFn, failed: () => undefined }).run('Acme')
  expect(said()).toEqual([
    'error: Unable to leave. There is no network connection.',
    'error: Unexpected error. There is no network connection.',
    'error: There is no network connection.',
  ])
})

test("a second click while the first is pending does nothing, but another row's action can start", async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const mutationFn = vi.fn((_name: string) => promise)
  const { run } = actionOf({ mutationFn })
  const running = [run('Acme'), run('Acme'), run('Borealis')]
  resolve(1)
  await Promise.all(running)
  expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(['Acme', 'Borealis'])
  await run('Acme')
  expect(mutationFn).toHaveBeenCalledTimes(3)
})
