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
    /** Returns the first invalid field. */
    firstComplaining: () => {
      const focus = vi.fn()
      props().ref.current = { querySelector: () => ({ focus }) } as unknown as HTMLFormElement
      return focus
    },
  }
}

describe('form input', () => {
  test('invalid form input is caught by the contract, shows errors at the fields, and isn’t sent', async () => {
    const { send, submit, now } = formOf()
    await send({ first: '', last: '' })
    expect(now().errors).toEqual({ first: 'First name is missing', last: 'Last name is missing' })
    expect(submit).not.toHaveBeenCalled()
  })

  test('form input is sent with the extra values', async () => {
    const { send, submit } = formOf({ extra: () => ({ last: 'Duarte' }) })
    await send({ first: 'Ana' })
    expect(submit).toHaveBeenCalledExactlyOnceWith(named, expect.anything())
  })

  test('form input clears earlier errors once it’s valid', async () => {
    const { send, now } = formOf()
    await send({ ...named, last: '' })
    await send(named)
    expect(now().errors).toEqual({})
  })

  test('form input clears the error only at its own field', async () => {
    const { send, type, now } = formOf()
    await send({ first: '', last: '' })
    type('first')
    expect(now().errors).toEqual({ last: 'Last name is missing' })
  })
})

describe('sending a form', () => {
  test('a form is sent once, even if the button is pressed again', async () => {
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

  test('a form shows the service’s field errors, reports the rejection, and can be sent again', async () => {
    const expectedError = new ApiError({ status: 409, fields: { first: 'Taken' } })
    const { send, now, onRefused } = formOf({ submit: () => Promise.reject(expectedError) })
    await send(named)
    expect(now()).toMatchObject({ errors: { first: 'Taken' }, pending: false })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expectedError)
  })

  test('a form reports other errors too', async () => {
    const fault = new TypeError('x is not a function')
    const { send, now, onRefused } = formOf({ submit: () => Promise.reject(fault) })
    await send(named)
    expect(now()).toMatchObject({ errors: {}, pending: false })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(fault)
  })

  test('a rejected form moves the focus to the first error, and typing doesn’t move it again', async () => {
    const { send, type, firstComplaining } = formOf()
    const focus = firstComplaining()
    await send({ first: '', last: '' })
    expect(focus).toHaveBeenCalledOnce()
    type('first')
    expect(focus).toHaveBeenCalledOnce()
  })
})

describe('a schema that loads later', () => {
  test('a late schema loads when the form gets the focus, and a failure to load causes no error', async () => {
    const schema = vi.fn(() => Promise.reject(new Error('offline')))
    const { focus, onRefused } = formOf({ schema })
    await act(async () => focus())
    expect(schema).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('a late schema validates what is sent', async () => {
    const { send, now, submit } = formOf({ schema: () => Promise.resolve(Names) })
    await send({ ...named, first: '' })
    expect(now().errors).toEqual({ first: 'First name is missing' })
    await send(named)
    expect(submit).toHaveBeenCalledOnce()
  })
})

// If a form was sent as a query string before its script loaded, the URL would contain the password.
test('a form is never sent as a query string', async () => {
  const { now } = formOf()
  expect(now().props.method).toBe('post')
})
