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

test('four manage scopes change an organization: organization, application, profile, and network', () => {
  expect(governedScopes(allScopes)).toEqual([
    'application:manage',
    'organization:manage',
    'profile:manage',
    'network:manage',
  ])
})

describe('an approval', () => {
  test("an approval changes nothing in an organization that didn't authorize the application", () => {
    expect(effectiveForOrganization(approved, member)).toEqual([
      'user:manage',
      'organization:read',
      'survey:manage',
    ])
    expect(scopesPendingConsent(approved, member)).toEqual(['organization:manage'])
  })

  test("an approval by an owner doesn't authorize the application for the organization", () => {
    expect(scopesPendingConsent(approved, { ...member, roles: ['owner'] })).toEqual([
      'organization:manage',
    ])
  })

  test('an approval has all scopes if the organization authorized the same ones, and not if it authorized others', () => {
    const given = { ...member, authorized: ['organization:manage' as const] }
    expect(effectiveForOrganization(approved, given)).toEqual(approved)
    const less = { ...member, authorized: ['organization:read', 'network:manage'] as Scope[] }
    expect(scopesPendingConsent(approved, less)).toEqual(['organization:manage'])
  })

  test('an approval has all scopes if the application belongs to the organization', () => {
    expect(effectiveForOrganization(approved, { ...member, own: true })).toEqual(approved)
  })

  test('an approval by a contact never changes the organization', () => {
    const own: Scope[] = ['user:manage', 'profile:read', 'profile:manage']
    expect(effectiveForOrganization(own, { ...member, roles: ['contact'] })).toEqual(own)
    const both = { ...member, roles: ['contact', 'member'] as const }
    expect(scopesPendingConsent(own, both)).toEqual(['profile:manage'])
  })
})
