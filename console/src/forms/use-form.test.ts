import { act, type ChangeEvent, type SubmitEvent } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { fakeForm } from '../testing/fake-form.ts'
import { runHook } from '../testing/run-hook.ts'
import { useForm } from './use-form.ts'

const Names = z.strictObject({
  first: z.string().check(z.minLength(1, 'First name is missing')),
  last: z.string().check(z.minLength(1, 'Last name is missing')),
})
const named = { first: 'Ana', last: 'Duarte' }

afterEach(() => void vi.unstubAllGlobals())

type Options = Partial<Parameters<typeof useForm<typeof Names>>[0]>

function formOf(options: Options = {}) {
  const submit = vi.fn(() => Promise.resolve())
  const onRefused = vi.fn()
  const hook = runHook(() => useForm({ schema: Names, submit, onRefused, ...options }))
  const props = () => hook.now().props
  return {
    now: hook.now,
    submit,
    onRefused,
    focus: () => props().onFocus(),
    send: (typed: Record<string, string>) =>
      act(async () => {
        const preventDefault = vi.fn()
        const currentTarget = fakeForm(typed)
        props().onSubmit({ preventDefault, currentTarget } as unknown as SubmitEvent<never>)
        expect(preventDefault).toHaveBeenCalledOnce()
      }),
    type: (name: string) =>
      act(() => props().onChange({ target: { name } } as ChangeEvent<HTMLFormElement>)),
    /** Stands in for the first field that complains. */
    firstComplaining: () => {
      const focus = vi.fn()
      props().ref.current = { querySelector: () => ({ focus }) } as unknown as HTMLFormElement
      return focus
    },
  }
}

describe('what is typed', () => {
  test('is checked by the contract: each complaint is at its field, and nothing is sent', async () => {
    const { send, submit, now } = formOf()
    await send({ first: '', last: '' })
    expect(now().errors).toEqual({ first: 'First name is missing', last: 'Last name is missing' })
    expect(submit).not.toHaveBeenCalled()
  })

  test('is sent with what the form does not ask for', async () => {
    const { send, submit } = formOf({ extra: () => ({ last: 'Duarte' }) })
    await send({ first: 'Ana' })
    expect(submit).toHaveBeenCalledExactlyOnceWith(named, expect.anything())
  })

  test('once right leaves no complaint of before', async () => {
    const { send, now } = formOf()
    await send({ ...named, last: '' })
    await send(named)
    expect(now().errors).toEqual({})
  })

  test('ends the complaint at its own field only', async () => {
    const { send, type, now } = formOf()
    await send({ first: '', last: '' })
    type('first')
    expect(now().errors).toEqual({ last: 'Last name is missing' })
  })
})

describe('sending', () => {
  test('happens once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const submit = vi.fn(() => promise)
    const { send, now } = formOf({ submit })
    await send(named)
    expect(now().pending).toBe(true)
    await send(named)
    expect(submit).toHaveBeenCalledOnce()
    await act(async () => resolve())
    expect(now().pending).toBe(false)
    await send(named)
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('that is refused puts the sentences at their fields, says so, and may be tried again', async () => {
    const expectedError = new ApiError({ status: 409, fields: { first: 'Taken' } })
    const { send, now, onRefused } = formOf({ submit: () => Promise.reject(expectedError) })
    await send(named)
    expect(now()).toMatchObject({ errors: { first: 'Taken' }, pending: false })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expectedError)
  })

  test('that breaks for another reason says so too', async () => {
    const fault = new TypeError('x is not a function')
    const { send, now, onRefused } = formOf({ submit: () => Promise.reject(fault) })
    await send(named)
    expect(now()).toMatchObject({ errors: {}, pending: false })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(fault)
  })

  test('moves the focus to the first complaint, and typing an answer does not move it again', async () => {
    const { send, type, firstComplaining } = formOf()
    const focus = firstComplaining()
    await send({ first: '', last: '' })
    expect(focus).toHaveBeenCalledOnce()
    type('first')
    expect(focus).toHaveBeenCalledOnce()
  })
})

describe('a schema that comes later', () => {
  test('is asked for when the form is entered, and its failing there is silent', async () => {
    const schema = vi.fn(() => Promise.reject(new Error('offline')))
    const { focus, onRefused } = formOf({ schema })
    await act(async () => focus())
    expect(schema).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('checks what is sent', async () => {
    const { send, now, submit } = formOf({ schema: () => Promise.resolve(Names) })
    await send({ ...named, first: '' })
    expect(now().errors).toEqual({ first: 'First name is missing' })
    await send(named)
    expect(submit).toHaveBeenCalledOnce()
  })
})

// Sent before the script arrived, it would put a password into the address.
test('a form is never sent by its address', async () => {
  const { now } = formOf()
  expect(now().props.method).toBe('post')
})
