import { expect, test } from 'vitest'
import { neverUsed } from './never-used.rules.ts'

test('a scope is unused if no call used it', () => {
  const scopes = ['user:read', 'profile:read', 'profile:manage', 'survey:read'] as const
  expect(neverUsed(scopes, new Set())).toEqual(['user:read', 'profile:read', 'profile:manage'])
  expect(neverUsed(scopes, new Set(['profile:read']))).toEqual(['user:read', 'profile:manage'])
  expect(neverUsed(scopes, new Set(['profile:manage']))).toEqual(['user:read'])
})
