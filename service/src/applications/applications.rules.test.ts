import { describe, expect, test } from 'vitest'
import { changedDetails, differenceOf, isUsedLately } from './applications.rules.ts'

const stored = { name: 'Harbour', description: 'Boats' }

describe('a change of an application', () => {
  test('of the details names only the fields that differ', () => {
    expect(changedDetails(stored, {})).toEqual([])
    expect(changedDetails(stored, stored)).toEqual([])
    expect(changedDetails(stored, { name: 'Harbour', description: '' })).toEqual(['description'])
    expect(changedDetails(stored, { name: 'Port', description: 'Ships' })).toEqual([
      'name',
      'description',
    ])
  })

  test('of a set tells what came and what went', () => {
    expect(differenceOf(['user:read', 'user:manage'], ['user:read', 'survey:read'])).toEqual({
      added: ['survey:read'],
      removed: ['user:manage'],
    })
    expect(differenceOf(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [] })
  })
})

test('a secret is in use for 30 days', () => {
  const now = new Date('2026-11-16T12:00:00Z').getTime()
  const days = (ago: number) => new Date(now - ago * 24 * 60 * 60 * 1000)
  expect(isUsedLately(days(29), now)).toBe(true)
  expect(isUsedLately(days(30), now)).toBe(false)
  expect(isUsedLately(null, now)).toBe(false)
})
