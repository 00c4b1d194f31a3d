import { expect, test } from 'vitest'
import { unusedScopes } from './unused-scopes.rules.ts'

test('unused are scopes that no call was made by; of what is used elsewhere nothing is said', () => {
  const scopes = ['user:read', 'profile:read', 'profile:manage', 'survey:read'] as const
  expect(unusedScopes(scopes, new Set())).toEqual(['user:read', 'profile:read', 'profile:manage'])
  expect(unusedScopes(scopes, new Set(['profile:read']))).toEqual(['user:read', 'profile:manage'])
  expect(unusedScopes(scopes, new Set(['profile:manage']))).toEqual(['user:read'])
})
