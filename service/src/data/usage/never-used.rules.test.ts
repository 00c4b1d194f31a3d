import { expect, test } from 'vitest'
import { neverUsed } from './never-used.rules.ts'

test('never used are scopes that no call was made by; of what is used elsewhere nothing is said', () => {
  const scopes = ['user:read', 'profile:read', 'profile:manage', 'survey:read'] as const
  expect(neverUsed(scopes, new Set())).toEqual(['user:read', 'profile:read', 'profile:manage'])
  expect(neverUsed(scopes, new Set(['profile:read']))).toEqual(['user:read', 'profile:manage'])
  expect(neverUsed(scopes, new Set(['profile:manage']))).toEqual(['user:read'])
})
