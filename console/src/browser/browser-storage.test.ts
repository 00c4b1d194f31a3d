import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import {
  type StorageKey,
  removeStored,
  removeExpired,
  removePersonal,
  saveStored,
  keptAfterSignOut,
  loadStored,
  removedAtSignOut,
  takeStored,
} from './browser-storage.ts'

const hour = 60 * 60 * 1000
const lifetimes = Object.entries({ ...removedAtSignOut, ...keptAfterSignOut }) as [
  StorageKey,
  number,
][]
let browser: Map<string, string>
let tab: Map<string, string>
/** The value's format doesn't matter here, only its key does. */
const keepSomething = (key: StorageKey) => saveStored(key, 'something')
const keptKeys = () => [...browser.keys(), ...tab.keys()].filter((key) => key !== 'ends')

describe('browser storage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
    browser = stubStorage()
    tab = stubStorage('sessionStorage')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('an expired value isn’t found', () => {
    saveStored('originLocation', { path: '/user/account', expiresAt: Date.now() + hour })
    vi.advanceTimersByTime(hour)
    expect(loadStored('originLocation')?.path).toBe('/user/account')
    vi.advanceTimersByTime(1)
    expect(loadStored('originLocation')).toBeUndefined()
  })

  test('an expired token is still found, because it must end the session', () => {
    saveStored('tokens', {
      _user: { token: 'acu_x', expiresAt: '2020-01-01T00:00:00Z', key: '_user' },
    })
    expect(loadStored('tokens')?.['_user']?.token).toBe('acu_x')
  })

  test('a value that was already taken isn’t found again', () => {
    saveStored('networkInvitationId', 'n-1')
    expect([takeStored('networkInvitationId'), takeStored('networkInvitationId')]).toEqual([
      'n-1',
      undefined,
    ])
  })

  test('an invalid value that was edited by hand isn’t found', () => {
    localStorage.setItem('user', '{"id":')
    expect(loadStored('user')).toBeUndefined()
  })

  test('a browser that rejects storage causes no error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    saveStored('signInEmail', 'ada@example.org')
    removeStored('signInEmail')
    expect(loadStored('signInEmail')).toBeUndefined()
  })

  test.each(lifetimes)(
    '%s in browser storage expires %i ms after it was written, and the next start removes it',
    (key, ms) => {
      keepSomething(key)
      vi.advanceTimersByTime(ms)
      removeExpired()
      expect(loadStored(key)).toBe('something')
      vi.advanceTimersByTime(1)
      expect(loadStored(key)).toBeUndefined()
      removeExpired()
      expect([...browser, ...tab]).toEqual([])
    },
  )

  test('no value stays in browser storage for more than a year', () => {
    expect(Math.max(...lifetimes.map(([, ms]) => ms))).toBe(365 * 24 * hour)
  })

  test('a value without an expiry, or with one too far away, gets a new one at the next start', () => {
    browser.set('signUpEmail', '"ada@example.org"')
    saveStored('linkSent', { email: 'a@b.c', firstName: 'A', lastName: 'B', expiresAt: 9e15 })
    browser.set('ends', JSON.stringify({ linkSent: 9e15 }))
    removeExpired()
    vi.advanceTimersByTime(24 * hour + 1)
    removeExpired()
    expect(keptKeys()).toEqual([])
  })

  test('sign-out removes everything personal, including from the tab', () => {
    for (const [key] of lifetimes) keepSomething(key)
    removePersonal()
    expect(keptKeys().toSorted()).toEqual([
      'begunFirstSteps',
      'exactTimes',
      'helpKey',
      'hiddenFirstSteps',
      'invitationId',
      'notice',
      'pinnedOrganizations',
      'scheme',
      'seenMaps',
      'signedOut',
      'verifiedCode',
    ])
  })

  test('no other file of the console writes into storage', async () => {
    const writing: string[] = []
    for await (const file of glob('**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/..` })) {
      if (file.includes('.test.') || file.startsWith('testing/')) continue
      const source = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')
      if (/(?:local|session)Storage\s*[.[]|indexedDB/.test(source)) writing.push(file)
    }
    expect(writing).toEqual([])
  })
})
