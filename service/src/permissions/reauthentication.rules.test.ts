import { reauthenticationRequired } from '@accord/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { requireReauthIf, grantsManagement, grantsManageScope } from './reauthentication.rules.ts'

describe('changes that need a confirmed identity', () => {
  test('only people without a recent confirmation must confirm their identity', () => {
    expect(requireReauthIf(true, { reauthenticated: false })).toBe(reauthenticationRequired)
    expect(requireReauthIf(true, {})).toBe(reauthenticationRequired)
    expect(requireReauthIf(true, { reauthenticated: true })).toBe(true)
    expect(requireReauthIf(true, { application: {} })).toBe(true)
    expect(requireReauthIf(false, { reauthenticated: false })).toBe(true)
  })

  test('making someone an admin or owner needs a confirmed identity', () => {
    expect(grantsManagement(['member'])).toBe(false)
    expect(grantsManagement(['member', 'admin'])).toBe(true)
    expect(grantsManagement(['owner'], ['admin'])).toBe(true)
    expect(grantsManagement(['admin'], ['admin'])).toBe(false)
    expect(grantsManagement(['member'], ['owner'])).toBe(false)
  })

  test('letting an application change data that it could only read needs a confirmed identity', () => {
    expect(grantsManageScope(['user:read'])).toBe(false)
    expect(grantsManageScope(['user:read', 'user:manage'])).toBe(true)
    expect(grantsManageScope(['user:manage'], ['user:manage'])).toBe(false)
    expect(grantsManageScope(['user:manage', 'survey:manage'], ['user:manage'])).toBe(true)
  })
})
