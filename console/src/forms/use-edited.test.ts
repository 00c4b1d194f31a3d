import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import type { useTypedBefore } from './use-typed-before.ts'
import { useEdited } from './edit-form.tsx'

const before = vi.hoisted(() => vi.fn<typeof useTypedBefore>())
vi.mock('./use-typed-before.ts', () => ({ useTypedBefore: before }))

function editing(save: (value: string) => Promise<unknown> = () => Promise.resolve()) {
  const { now } = runHook(() => useEdited<string>('choice', 'kept', save))
  return { now, edit: (next: string) => act(() => now().edit(next)) }
}

test('saving sends the choice and then shows the service’s value', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { now, edit } = editing(save)
  edit('chosen')
  expect(now().value).toBe('chosen')
  await act(() => now().update())
  expect(save).toHaveBeenCalledExactlyOnceWith('chosen')
  expect(now().value).toBe('kept')
})

test('a choice made during a save is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { now, edit } = editing(() => promise)
  edit('chosen')
  const saving = now().update()
  edit('chosen meanwhile')
  await act(async () => {
    resolve()
    await saving
  })
  expect(now().value).toBe('chosen meanwhile')
})

test('a rejected choice is kept and can be submitted again', async () => {
  const { now, edit } = editing(() => Promise.reject(new Error('no')))
  edit('chosen')
  await act(() => now().update())
  expect(now().value).toBe('chosen')
})

test('discarding restores the service’s value', async () => {
  const { now, edit } = editing()
  edit('chosen')
  act(() => now().discard())
  expect(now().value).toBe('kept')
})

test('a choice is restored after the session expired', async () => {
  const { now, edit } = editing()
  const last = () => before.mock.lastCall!
  expect([last()[0], last()[1]()]).toEqual([false, { choice: '"kept"' }])
  edit('chosen')
  expect([last()[0], last()[1]()]).toEqual([true, { choice: '"chosen"' }])
  act(() => now().discard())
  act(() => void last()[2]('choice', '"chosen before"'))
  expect(now().value).toBe('chosen before')
})
