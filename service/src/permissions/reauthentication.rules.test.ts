import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { requireReauthIf, grantsManagement, grantsManageScope } from './reauthentication.rules.ts'

describe('what matters', () => {
  test('is asked of people who did not confirm lately, and of nobody else', () => {
    expect(requireReauthIf(true, { reauthenticated: false })).toBe(reauthenticationRequired)
    expect(requireReauthIf(true, {})).toBe(reauthenticationRequired)
    expect(requireReauthIf(true, { reauthenticated: true })).toBe(true)
    expect(requireReauthIf(true, { application: {} })).toBe(true)
    expect(requireReauthIf(false, { reauthenticated: false })).toBe(true)
  })

  test('is to make somebody an admin or owner who was not', () => {
    expect(grantsManagement(['member'])).toBe(false)
    expect(grantsManagement(['member', 'admin'])).toBe(true)
    expect(grantsManagement(['owner'], ['admin'])).toBe(true)
    expect(grantsManagement(['admin'], ['admin'])).toBe(false)
    expect(grantsManagement(['member'], ['owner'])).toBe(false)
  })

  test('is to let an application change what it could only read', () => {
    expect(grantsManageScope(['user:read'])).toBe(false)
    expect(grantsManageScope(['user:read', 'user:manage'])).toBe(true)
    expect(grantsManageScope(['user:manage'], ['user:manage'])).toBe(false)
    expect(grantsManageScope(['user:manage', 'survey:manage'], ['user:manage'])).toBe(true)
  })
})
