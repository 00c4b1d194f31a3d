import { expect, test } from 'vitest'
import { readResetLink, readVerificationCode } from './mailed-link.ts'

test('a reset link carries a token and an address', () => {
  expect(readResetLink('?token=acc_1&email=ann%2Bx%40example.org')).toEqual({
    token: 'acc_1',
    email: 'ann+x@example.org',
  })
})

test.each(['', '?token=acc_1', '?email=ann@example.org', '?token=&email=ann@example.org'])(
  'a reset link of %j is broken',
  (search) => expect(readResetLink(search)).toBeUndefined(),
)

test('a verification link carries its code in the path', () => {
  expect(readVerificationCode('/verify-email/acc_1')).toBe('acc_1')
  expect(readVerificationCode('/verify-email/acc_1/')).toBe('acc_1')
  expect(readVerificationCode('/verify-email/')).toBeUndefined()
})
