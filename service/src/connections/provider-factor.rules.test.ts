import { expect, test } from 'vitest'
import { provesSecondFactor } from './provider-factor.rules.ts'

test.each([
  [true, ['pwd', 'mfa'], true],
  [true, ['http://schemas.microsoft.com/claims/multipleauthn'], true],
  [true, ['https://refeds.org/profile/mfa'], true],
  [true, ['pwd', 'otp'], false],
  [true, ['MFA'], false],
  [true, undefined, false],
  [false, ['mfa'], false],
])('with trust %s, the methods %j count as a second factor: %s', (isTrusted, amr, counts) => {
  expect(provesSecondFactor({ enforces_second_factor: isTrusted }, { amr })).toBe(counts)
})
