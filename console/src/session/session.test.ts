import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveStored, loadStored } from '../browser/browser-storage.ts'
import { setClock } from '../browser/service-clock.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { saveToken, startSession } from './tokens.ts'
import {
  clearSession,
  dropToken,
  validToken,
  hasSession,
  remaining,
  tokenEntry,
} from './session.ts'

const ana = { id: 'u1', firstName: 'Ana', lastName: 'Duarte', email: 'ana@example.com' }
const signedIn = {
  ...ana,
  deletion: null,
  profiles: [],
  accessToken: 'acu_1',
  accessTokenExpiresAt: '2026-11-15T13:00:00Z',
}
const entry = (token: string) => ({ key: 'org', token, expiresAt: '2026-11-15T13:00:00Z' })

beforeEach(() => {
  stubStorage()
})
afterEach(() => void vi.unstubAllGlobals())

test('a new session has only the person’s own token', () => {
  saveToken(entry('acp_of_another_person'))
  startSession(signedIn)
  expect(loadStored('tokens')).toEqual({
    _user: { key: '_user', token: 'acu_1', expiresAt: '2026-11-15T13:00:00.000Z' },
  })
  expect([hasSession(), loadStored('activeToken')]).toEqual([true, '_user'])
})

describe('with a wrong clock in the browser', () => {
  const minute = 60_000
  const ends = Date.parse(signedIn.accessTokenExpiresAt)
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    setClock(new Response(null, { headers: { date: new Date().toUTCString() } }))
    vi.useRealTimers()
  })

  test.each([90, -90])(
    'a token is valid for its full lifetime, even if the clock is %i minutes off',
    (off) => {
      const now = ends - 15 * minute
      vi.setSystemTime(now + off * minute)
      setClock(new Response(null, { headers: { date: new Date(now).toUTCString() } }))
      startSession(signedIn)
      saveToken(entry('acp_1'))
      vi.advanceTimersByTime(9 * minute)
      expect([validToken('_user'), validToken('org')]).toEqual(['acu_1', 'acp_1'])
      vi.advanceTimersByTime(2 * minute)
      expect([validToken('_user'), validToken('org')]).toEqual([undefined, undefined])
      expect(remaining(tokenEntry('_user')!)).toBe(4 * minute)
    },
  )
})

test('no email address is stored with the session', () => {
  startSession(signedIn)
  expect(loadStored('user')).toEqual({ id: 'u1', firstName: 'Ana', lastName: 'Duarte' })
})

test("discarding a token doesn't affect the others", () => {
  startSession(signedIn)
  saveToken(entry('acp_1'))
  dropToken('org')
  expect([tokenEntry('org'), hasSession()]).toEqual([undefined, true])
})

test("discarding an old token doesn't affect the one that another tab renewed", () => {
  saveToken(entry('acp_new'))
  dropToken('org', 'acp_old')
  expect(tokenEntry('org')?.token).toBe('acp_new')
})

test('when a session ends, everything in progress is removed, but not the email address', () => {
  startSession(signedIn)
  saveStored('signInEmail', 'ana@example.com')
  saveStored('externalRedirect', { url: 'https://acme.example', expiresAt: Date.now() + 1000 })
  clearSession()
  expect(hasSession()).toBe(false)
  expect([loadStored('tokens'), loadStored('externalRedirect')]).toEqual([undefined, undefined])
  expect(loadStored('signInEmail')).toBe('ana@example.com')
})
