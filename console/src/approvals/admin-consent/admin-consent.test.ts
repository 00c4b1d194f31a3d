import type { ApprovalStatus } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import {
  canConsentHere,
  isConsentGiven,
  mustRequestConsent,
  isConsentRequested,
  adminConsentFor,
} from './admin-consent.ts'

const at = '2026-11-15T12:00:00Z'
const profile: Profile = {
  id: 'ana-north',
  email: 'ana@example.com',
  emailProven: true,
  pendingEmail: null,
  roles: ['member'],
  createdAt: at,
  joinedAt: at,
  founder: false,
  suspended: false,
  organization: { id: 'north', name: 'Northside' },
}
const scopes: Scope[] = ['user:read', 'organization:read', 'organization:manage']
const request = { id: 'r1', scopes, createdAt: at, answer: null, answeredAt: null, note: '' }

function consentFor(status: Partial<ApprovalStatus>, shown = scopes, approvedAt?: string) {
  const whole = {
    profile: profile.id,
    organization: 'north',
    own: false,
    authorized: false,
    withheldScopes: [],
    canAuthorize: false,
    authorizationNeeded: false,
    request: null,
    ...status,
  }
  return adminConsentFor(profile, shown, whole, approvedAt)
}
const withheldScopes: Scope[] = ['organization:manage', 'network:manage']

test('no admin consent is needed if no scope is withheld', () => {
  expect(consentFor({})).toBeUndefined()
  expect(consentFor({ canAuthorize: true })).toBeUndefined()
  // The application is registered for the scope, but this request doesn't include it.
  expect(consentFor({ withheldScopes }, ['user:read'])).toBeUndefined()
  expect(adminConsentFor(profile, scopes, undefined)).toBeUndefined()
})

test('a member can approve, but scopes that change the organization are withheld', () => {
  const waits = consentFor({ withheldScopes })
  expect(waits).toMatchObject({ waiting: ['organization:manage'], scopes })
  expect([mustRequestConsent(waits), canConsentHere(waits)]).toEqual([false, undefined])
})

test('people who manage the organization consent in the same step', () => {
  expect(canConsentHere(consentFor({ withheldScopes, canAuthorize: true }))).toBe(true)
  expect(canConsentHere(consentFor({ authorizationNeeded: true, canAuthorize: true }))).toBe(true)
})

test('a member requests consent if only authorized applications can be approved', () => {
  expect(mustRequestConsent(consentFor({ authorizationNeeded: true }))).toBe(true)
  expect(mustRequestConsent(consentFor({ authorizationNeeded: true, canAuthorize: true }))).toBe(
    false,
  )
  expect(mustRequestConsent(undefined)).toBe(false)
})

test('a granted request is shown until the next approval and needs nothing more', () => {
  const given = consentFor({ request: { ...request, answer: 'authorized', answeredAt: at } })!
  expect([isConsentGiven(given), mustRequestConsent(given), canConsentHere(given)]).toEqual([
    true,
    false,
    undefined,
  ])
  const { request: answered } = given
  expect(consentFor({ request: answered }, scopes, '2026-11-15T11:00:00Z')).toBeDefined()
  expect(consentFor({ request: answered }, scopes, '2026-11-15T13:00:00Z')).toBeUndefined()
  expect(
    consentFor({ request: { ...request, answer: 'declined', answeredAt: at } }),
  ).toBeUndefined()
  const declined = { ...request, answer: 'declined' as const, answeredAt: at, note: 'Not yet.' }
  expect(consentFor({ withheldScopes, request: declined })).toMatchObject({ request: declined })
})

test('a request is pending only while the application requests the same scopes', () => {
  const waits = (more: Partial<typeof request>, shown = scopes) =>
    isConsentRequested(consentFor({ withheldScopes, request: { ...request, ...more } }, shown)!)
  expect(waits({})).toBe(true)
  expect(waits({ scopes: ['user:read', 'organization:manage'] })).toBe(false)
  expect(waits({}, [...scopes, 'network:manage'])).toBe(false)
  expect(isConsentRequested(consentFor({ withheldScopes })!)).toBe(false)
})
