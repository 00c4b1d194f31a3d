import { impactKinds } from '@accord/contract/impact.ts'
import { expect, test } from 'vitest'
import { t } from '../../i18n/translation.ts'
import { impactNames, impactLabel } from '../what-ends.tsx'

test('every kind of impact has a unique label with a count', () => {
  const words = impactKinds.map((kind) => impactLabel({ kind, count: 3, names: [] }, t))
  expect(new Set(words).size).toBe(impactKinds.length)
  for (const sentence of words) expect(sentence).toMatch(/^\p{Lu}.+: 3$/u)
})

test('an impact names its first items and shows that there are more', () => {
  const named = (count: number, ...names: string[]) =>
    impactNames({ kind: 'approvals', count, names }, t)
  expect(named(0)).toBe('')
  // Two of the three approvals may be for the same application.
  expect(named(3, 'Diary', 'Tide Table')).toBe('Diary, Tide Table')
  expect(named(5, 'A', 'B', 'C', 'D', 'E')).toBe('A, B, C, D, E')
  expect(named(6, 'A', 'B', 'C', 'D', 'E')).toBe('A, B, C, D, E, …')
})

test('an impact names scopes and shares by their labels', () => {
  const names = ['survey:manage', 'service-account:read']
  expect(impactNames({ kind: 'scopes', count: 2, names }, t)).toBe(
    'Surveys (Manage), Service accounts (Read-only)',
  )
  expect(impactNames({ kind: 'shares', count: 1, names: ['profile'] }, t)).toBe('Members')
})
