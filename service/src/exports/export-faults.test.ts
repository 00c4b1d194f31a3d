import { expect, test } from 'vitest'
import { reasonFor } from './run-export.ts'

const fault = (values: object) => Object.assign(new Error('it did not work'), values)

test.each([
  [{ code: 'ENOSPC' }, 'EXPORTS_DIR /exports is full (ENOSPC)'],
  [{ code: '53100' }, 'the database disk is full (53100)'],
  [{ code: 'ENOENT', syscall: 'open' }, "EXPORTS_DIR /exports isn't writable (ENOENT)"],
  [{ code: 'ENOENT', syscall: 'connect' }, undefined],
  [{ code: '23505' }, undefined],
])('for an export that failed with %j, the logged reason is: %s', (values, reason) => {
  expect(reasonFor(fault(values), '/exports')).toBe(reason)
})
