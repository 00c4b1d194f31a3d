import { act, type FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeForm } from '../testing/fake-form.ts'
import { runHook } from '../testing/run-hook.ts'
import { useChanged } from './update-form.tsx'

afterEach(() => void vi.unstubAllGlobals())

function watching(initial: Record<string, string>) {
  const { now } = runHook(() => useChanged(initial))
  const type = (typed: Record<string, string>) =>
    act(() => now().onInput({ currentTarget: fakeForm(typed) } as FormEvent<HTMLFormElement>))
  return { now, type }
}

test('a form is considered changed as long as any field differs from its initial value', async () => {
  const { now, type } = watching({ name: 'Acme', description: '' })
  expect(now().changed).toBe(false)
  type({ name: 'Acme', description: 'Cables' })
  expect(now().changed).toBe(true)
  type({ name: 'Acme', description: '' })
  expect(now().changed).toBe(false)
})

test('an unchecked checkbox equals an empty initial value', async () => {
  const { now, type } = watching({ usesOwn: '' })
  type({})
  expect(now().changed).toBe(false)
  type({ usesOwn: 'on' })
  expect(now().changed).toBe(true)
})

test('a field without an initial value isn’t treated as a change', async () => {
  const { now, type } = watching({ name: 'Acme' })
  type({ name: 'Acme', search: 'typed' })
  expect(now().changed).toBe(false)
})

test('a saved value becomes the initial value', async () => {
  const { now, type } = watching({ name: 'Acme' })
  type({ name: 'Acme Ltd' })
  act(() => now().settle())
  expect(now().changed).toBe(false)
})
