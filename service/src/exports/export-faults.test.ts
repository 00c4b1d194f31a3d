import { expect, test } from 'vitest'
import { reasonFor } from './run-export.ts'

const fault = (values: object) => Object.assign(new Error('it did not work'), values)

test.each([
  [{ code: 'ENOSPC' }, 'there is no room left in EXPORTS_DIR /exports (ENOSPC)'],
  [{ code: '53100' }, 'the disk of the database is full (53100)'],
  [{ code: 'ENOENT', syscall: 'open' }, 'EXPORTS_DIR /exports cannot be written (ENOENT)'],
  [{ code: 'ENOENT', syscall: 'connect' }, undefined],
  [{ code: '23505' }, undefined],
])('an export that failed with %j is told as: %s', (values, reason) => {
  expect(reasonFor(fault(values), '/exports')).toBe(reason)
})
