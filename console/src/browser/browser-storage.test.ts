import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { forget, keep, recall, take } from './browser-storage.ts'

const hour = 60 * 60 * 1000

describe('browser storage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
    stubStorage()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('what has an end is not found after it', () => {
    keep('originLocation', { path: '/user/account', expiresAt: Date.now() + hour })
    vi.advanceTimersByTime(hour)
    expect(recall('originLocation')?.path).toBe('/user/account')
    vi.advanceTimersByTime(1)
    expect(recall('originLocation')).toBeUndefined()
  })

  test('an expired token is still found: it must end the session, not go unnoticed', () => {
    keep('tokens', { _user: { token: 'acu_x', expiresAt: '2020-01-01T00:00:00Z', key: '_user' } })
    expect(recall('tokens')?.['_user']?.token).toBe('acu_x')
  })

  test('what is taken is gone for the next reader', () => {
    keep('networkInvitationId', 'n-1')
    expect([take('networkInvitationId'), take('networkInvitationId')]).toEqual(['n-1', undefined])
  })

  test('what was edited by hand into nonsense is not found', () => {
    localStorage.setItem('user', '{"id":')
    expect(recall('user')).toBeUndefined()
  })

  test('a browser that refuses storage is no error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keep('signInEmail', 'ada@example.org')
    forget('signInEmail')
    expect(recall('signInEmail')).toBeUndefined()
  })
})
