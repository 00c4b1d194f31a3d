import { expect, test } from 'vitest'
import { standardScopesIn } from './scopes.ts'

test('standard scopes are parsed only as whole words, even if our scopes start with the same word', () => {
  expect(standardScopesIn('email openid profile:read user:read')).toEqual(['openid', 'email'])
  expect(standardScopesIn('profile offline_access openid profile')).toEqual([
    'openid',
    'profile',
    'offline_access',
  ])
  expect(standardScopesIn('')).toEqual([])
})
