import { describe, expect, test } from 'vitest'
import { approvableScopes, requestedScopesOf, isPersonal } from './approval-scopes.ts'
import type { Scope } from './scopes.ts'

describe('the scopes of an approval', () => {
  const registered: Scope[] = ['user:read', 'user:manage', 'survey:read']

  test("an approval's scopes are the requested scopes that the application has", () => {
    expect(requestedScopesOf(registered, undefined)).toEqual(registered)
    expect(requestedScopesOf(registered, 'openid survey:read network:read')).toEqual([
      'survey:read',
    ])
    expect(requestedScopesOf(registered, 'user:manage')).toEqual(['user:read', 'user:manage'])
    expect(requestedScopesOf(registered, '')).toEqual([])
  })

  test("the scopes of a contact's approval concern only the contact", () => {
    const asked: Scope[] = [
      'user:read',
      'organization:read',
      'profile:manage',
      'service-account:manage',
    ]
    expect(approvableScopes(['contact'], asked)).toEqual(['user:read', 'profile:manage'])
    expect(approvableScopes(['member', 'contact'], asked)).toEqual(asked)
  })

  test('scopes can be approved without a profile if neither they nor the request names an organization', () => {
    const personal: Scope[] = ['user:read', 'user:manage']
    expect(isPersonal([], [])).toBe(true)
    expect(isPersonal(personal, [{}, { roles: [] }])).toBe(true)
    expect(isPersonal([...personal, 'profile:read'], [])).toBe(false)
    expect(isPersonal(personal, [{}, { orgId: 'north' }])).toBe(false)
    expect(isPersonal(personal, [{ roles: ['owner'] }])).toBe(false)
  })
})
