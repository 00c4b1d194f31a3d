import { confirmFirst } from '@accord/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { freshWhere, givesPower, letsManage } from './fresh.rules.ts'

describe('what matters', () => {
  test('is asked of people who did not confirm lately, and of nobody else', () => {
    expect(freshWhere(true, { fresh: false })).toBe(confirmFirst)
    expect(freshWhere(true, {})).toBe(confirmFirst)
    expect(freshWhere(true, { fresh: true })).toBe(true)
    expect(freshWhere(true, { application: {} })).toBe(true)
    expect(freshWhere(false, { fresh: false })).toBe(true)
  })

  test('is to make somebody an admin or owner who was not', () => {
    expect(givesPower(['member'])).toBe(false)
    expect(givesPower(['member', 'admin'])).toBe(true)
    expect(givesPower(['owner'], ['admin'])).toBe(true)
    expect(givesPower(['admin'], ['admin'])).toBe(false)
    expect(givesPower(['member'], ['owner'])).toBe(false)
  })

  test('is to let an application change what it could only read', () => {
    expect(letsManage(['user:read'])).toBe(false)
    expect(letsManage(['user:read', 'user:manage'])).toBe(true)
    expect(letsManage(['user:manage'], ['user:manage'])).toBe(false)
    expect(letsManage(['user:manage', 'survey:manage'], ['user:manage'])).toBe(true)
  })
})
