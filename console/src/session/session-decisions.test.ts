import { describe, expect, test } from 'vitest'
import { afterStorageChange, decideEntry } from './session-check.ts'

describe('session check', () => {
  test('RT-10: a visitor without a session signs in, keeping the query string and the location', () => {
    const address = { href: '/user/account?activity=2', searchStr: '?activity=2' }
    expect(decideEntry(false, address)).toEqual({
      go: 'sign-in',
      href: '/sign-in?activity=2',
      comeBackTo: '/user/account?activity=2',
    })
  })

  test('a visitor with a session continues', () => {
    expect(decideEntry(true, { href: '/user/profile', searchStr: '' })).toEqual({ go: 'on' })
  })

  test('a sign-out in another tab also applies to this one', () => {
    expect(afterStorageChange('ada', undefined)).toBe('sign-in')
  })

  test('a sign-in as someone else in another tab reloads this one', () => {
    expect(afterStorageChange('ada', 'grace')).toBe('reload')
  })

  test('a renewed token of the same person changes nothing', () => {
    expect(afterStorageChange('ada', 'ada')).toBe('stay')
  })

  test('a page without a signed-in person stays open', () => {
    expect(afterStorageChange(undefined, 'ada')).toBe('stay')
    expect(afterStorageChange(undefined, undefined)).toBe('stay')
  })
})
