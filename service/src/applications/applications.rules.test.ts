import { describe, expect, test } from 'vitest'
import { changedDetails, differenceOf } from './applications.rules.ts'

const stored = { name: 'Harbour', description: 'Boats' }

describe('a change of an application', () => {
  test("a change to an application's details lists only the fields that differ", () => {
    expect(changedDetails(stored, {})).toEqual([])
    expect(changedDetails(stored, stored)).toEqual([])
    expect(changedDetails(stored, { name: 'Harbour', description: '' })).toEqual(['description'])
    expect(changedDetails(stored, { name: 'Port', description: 'Ships' })).toEqual([
      'name',
      'description',
    ])
  })

  test("a change to one of an application's sets lists the added and removed items", () => {
    expect(differenceOf(['user:read', 'user:manage'], ['user:read', 'survey:read'])).toEqual({
      added: ['survey:read'],
      removed: ['user:manage'],
    })
    expect(differenceOf(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [] })
  })
})
