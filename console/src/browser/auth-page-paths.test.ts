import { expect, test } from 'vitest'
import { pageAt } from './auth-page-paths.ts'

test.each([
  ['/sign-in', 'sign-in'],
  ['/sign-in/', 'sign-in'],
  ['/reset_password', 'reset-password'],
  ['/reset_password/', 'reset-password'],
  ['/verify-email/', 'verify-email'],
  ['/verify-email/acc_code', 'verify-email'],
  ['/logout', 'logout'],
  ['/', undefined],
  ['/sign-in/more', undefined],
  ['/sign-in-elsewhere', undefined],
  ['/user/profile', undefined],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
