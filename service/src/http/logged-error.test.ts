import { expect, test } from 'vitest'
import { loggedError } from '#http/request-log.ts'

const dropped = Object.assign(new Error('Connection terminated unexpectedly'), {
  code: 'ECONNRESET',
  detail: 'Key (email)=(ada@example.com) exists.',
})

test("an error is logged with its message and names, but no row's content", () => {
  expect(loggedError(dropped)).toEqual({
    type: 'Error',
    message: 'Connection terminated unexpectedly',
    code: 'ECONNRESET',
    stack: dropped.stack,
  })
})

test('a copy of an error from the job queue is logged in the same way', () => {
  const { message, stack, code, detail } = dropped
  expect(loggedError({ message, stack, code, detail, queue: 'exports' })).toEqual({
    type: 'object',
    message,
    code: 'ECONNRESET',
    stack,
  })
})

test('the errors of an AggregateError and causes are logged', () => {
  const both = new AggregateError([new Error('no IPv6')], 'unreachable', { cause: dropped })
  expect(loggedError(both)).toMatchObject({
    message: 'unreachable',
    cause: { code: 'ECONNRESET' },
    errors: [{ message: 'no IPv6' }],
  })
})

test("a thrown value that isn't an error is logged as text", () => {
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
  expect(loggedError(null)).toMatchObject({ message: 'null' })
})
