import { expect, test } from 'vitest'
import {
  requestedAcr,
  canBeMet,
  isStrongEnough,
  requestsSecondFactor,
  strengthOf,
  strengthOfSession,
} from './strength.rules.ts'

test('a sign-in has one factor with a password alone, and two with a second factor or a passkey', () => {
  expect(strengthOf(['password'])).toEqual({ acr: 'pwd', amr: ['pwd'] })
  expect(strengthOf(['password', 'totp'])).toEqual({ acr: 'mfa', amr: ['pwd', 'otp', 'mfa'] })
  expect(strengthOf(['passkey'])).toEqual({ acr: 'mfa', amr: ['swk', 'mfa'] })
  expect(strengthOf(['password', 'totp', 'recovery']).amr).toEqual(['pwd', 'otp', 'mfa'])
})

test('a session that an identity provider opened has only what the provider or the person proved', () => {
  const session = { factors: [], link_id: 'link', provider_factor: false }
  expect(strengthOfSession(session)).toEqual({ acr: 'pwd', amr: ['fed'] })
  expect(strengthOfSession({ ...session, provider_factor: true })).toEqual({
    acr: 'mfa',
    amr: ['fed', 'mfa'],
  })
  expect(strengthOfSession({ ...session, factors: ['totp'] })).toEqual({
    acr: 'mfa',
    amr: ['fed', 'otp', 'mfa'],
  })
  const own = { factors: ['password' as const], link_id: null, provider_factor: true }
  expect(strengthOfSession(own)).toEqual({ acr: 'pwd', amr: ['pwd'] })
})

test('only an essential acr must be met, and a stronger sign-in meets it', () => {
  for (const asked of [undefined, null, {}, { values: ['mfa'] }, { essential: true }]) {
    expect(isStrongEnough('pwd', asked)).toBe(true)
  }
  expect(isStrongEnough('pwd', { essential: true, value: 'mfa' })).toBe(false)
  expect(isStrongEnough('mfa', { essential: true, value: 'mfa' })).toBe(true)
  expect(isStrongEnough('mfa', { essential: true, values: ['pwd'] })).toBe(true)
  expect(isStrongEnough('mfa', { essential: true, values: ['urn:other'] })).toBe(false)
  expect(isStrongEnough(undefined, { essential: true, values: ['pwd'] })).toBe(false)
})

test("an acr that needs a second factor is distinguished from one that can't be met", () => {
  const mfa = { essential: true, values: ['urn:other', 'mfa'] }
  expect([canBeMet(mfa), requestsSecondFactor(mfa)]).toEqual([true, true])
  const pwd = { essential: true, value: 'pwd' }
  expect([canBeMet(pwd), requestsSecondFactor(pwd)]).toEqual([true, false])
  const other = { essential: true, value: 'urn:other' }
  expect([canBeMet(other), requestsSecondFactor(other)]).toEqual([false, false])
  expect([canBeMet(undefined), requestsSecondFactor(undefined)]).toEqual([true, false])
})

test('acr is requested in the claims of the ID token', () => {
  expect(requestedAcr(undefined)).toBeUndefined()
  const acr = { essential: true, value: 'mfa' }
  expect(requestedAcr(JSON.stringify({ id_token: { acr } }))).toEqual(acr)
  expect(requestedAcr(JSON.stringify({ userinfo: { acr } }))).toBeUndefined()
})
