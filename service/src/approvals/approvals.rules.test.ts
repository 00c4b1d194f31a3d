import { describe, expect, test } from 'vitest'
import { addressWith, approvableScopes, askedScopes } from './approvals.rules.ts'

describe('the address of an answer', () => {
  test('keeps its own query as it is and adds the answer behind it', () => {
    const answer = { code: 'a b', state: 'ü&' }
    expect(addressWith('https://app.example/x', answer)).toBe(
      'https://app.example/x?code=a+b&state=%C3%BC%26',
    )
    expect(addressWith('https://app.example/?a=b%20c+d&e', answer)).toBe(
      'https://app.example/?a=b%20c+d&e&code=a+b&state=%C3%BC%26',
    )
  })

  test('never says a thing twice', () => {
    const address = new URL(addressWith('https://app.example/?code=x&a=1&code=y', { code: 'z' }))
    expect([...address.searchParams]).toEqual([
      ['a', '1'],
      ['code', 'z'],
    ])
  })
})

describe('the scopes of an approval', () => {
  const application = { scopes: ['user:read', 'user:manage', 'survey:read'] as never }
  const request = { client_id: '', redirect_uri: '' }

  test('are those that were asked for and that the application has', () => {
    expect(askedScopes(application, undefined)).toEqual(application.scopes)
    expect(
      askedScopes(application, { ...request, scope: 'openid survey:read network:read' }),
    ).toEqual(['survey:read'])
    expect(askedScopes(application, { ...request, scope: 'user:manage' })).toEqual([
      'user:read',
      'user:manage',
    ])
    expect(askedScopes(application, request)).toEqual([])
  })

  test('of a contact are about themselves only', () => {
    const asked = ['user:read', 'organization:read', 'profile:manage', 'service-account:manage']
    expect(approvableScopes(['contact'], asked as never)).toEqual(['user:read', 'profile:manage'])
    expect(approvableScopes(['member', 'contact'], asked as never)).toEqual(asked)
  })
})
