import { expect, test } from 'vitest'
import { loggedError } from '#http/request-log.ts'

const dropped = Object.assign(new Error('Connection terminated unexpectedly'), {
  code: 'ECONNRESET',
  detail: 'Key (email)=(ada@example.com) exists.',
})

test('a fault is told by its message and by names, never by what stands in a row', () => {
  expect(loggedError(dropped)).toEqual({
    type: 'Error',
    message: 'Connection terminated unexpectedly',
    code: 'ECONNRESET',
    stack: dropped.stack,
  })
})

test('so is the copy of one, as the job queue tells of it', () => {
  const { message, stack, code, detail } = dropped
  expect(loggedError({ message, stack, code, detail, queue: 'exports' })).toEqual({
    type: 'object',
    message,
    code: 'ECONNRESET',
    stack,
  })
})

test('each of several is told, and what caused one', () => {
  const both = new AggregateError([new Error('no IPv6')], 'unreachable', { cause: dropped })
  expect(loggedError(both)).toMatchObject({
    message: 'unreachable',
    cause: { code: 'ECONNRESET' },
    errors: [{ message: 'no IPv6' }],
  })
})

test('whatever else was thrown is told as it reads', () => {
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
  expect(loggedError(null)).toMatchObject({ message: 'null' })
})
