import { describe, expect, test } from 'vitest'
import {
  type Scope,
  allScopes,
  effectiveForOrganization,
  governedScopes,
  scopesPendingConsent,
} from './scopes.ts'

const approved: Scope[] = [
  'user:manage',
  'organization:read',
  'organization:manage',
  'survey:manage',
]
const member = { own: false, authorized: null, roles: ['member'] as const }

test('what changes an organization is the managing of itself, its applications, people and networks', () => {
  expect(governedScopes(allScopes)).toEqual([
    'application:manage',
    'organization:manage',
    'profile:manage',
    'network:manage',
  ])
})

describe('what somebody approved', () => {
  test('changes nothing of an organization that did not authorize it', () => {
    expect(effectiveForOrganization(approved, member)).toEqual([
      'user:manage',
      'organization:read',
      'survey:manage',
    ])
    expect(scopesPendingConsent(approved, member)).toEqual(['organization:manage'])
  })

  test('an owner’s word alone is not the organization’s', () => {
    expect(scopesPendingConsent(approved, { ...member, roles: ['owner'] })).toEqual([
      'organization:manage',
    ])
  })

  test('has all of it where the same was authorized, and no more where something else was', () => {
    const given = { ...member, authorized: ['organization:manage' as const] }
    expect(effectiveForOrganization(approved, given)).toEqual(approved)
    const less = { ...member, authorized: ['organization:read', 'network:manage'] as Scope[] }
    expect(scopesPendingConsent(approved, less)).toEqual(['organization:manage'])
  })

  test('has all of it where the application is the organization’s own', () => {
    expect(effectiveForOrganization(approved, { ...member, own: true })).toEqual(approved)
  })

  test('a contact changes nothing of the organization anyway', () => {
    const own: Scope[] = ['user:manage', 'profile:read', 'profile:manage']
    expect(effectiveForOrganization(own, { ...member, roles: ['contact'] })).toEqual(own)
    const both = { ...member, roles: ['contact', 'member'] as const }
    expect(scopesPendingConsent(own, both)).toEqual(['profile:manage'])
  })
})
