import { expect, test } from 'vitest'
import { callsFor } from './audiences.ts'

test("the applications' reference lists calls with a scope first, both within a subject and among subjects", () => {
  const subjects = callsFor('applications')
  for (const { calls } of subjects) {
    const scoped = calls.map(([, { scope }]) => scope !== undefined)
    expect(scoped).toEqual(scoped.toSorted((one, other) => Number(other) - Number(one)))
  }
  const names = subjects.map(({ subject }) => subject)
  expect(names.indexOf('organizations')).toBeLessThan(names.indexOf('session'))
  expect(subjects[0]!.calls[0]![1].scope).toBeDefined()
})
