import { allScopes } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { settings } from '../../../browser/settings.ts'
import { firstCall } from './walk.ts'

const api = 'https://id.example/api'

test.each(allScopes)(
  'an application that acts in its own name with %s calls /me first',
  (scope) => {
    expect(firstCall(true, scope, api)).toBe(`${api}/me`)
  },
)

test.each([
  ['openid user:read profile:read', `${api}/me`],
  ['openid profile:read survey:read', `${api}/profile`],
  ['openid service-account:manage', `${settings.issuer}/userinfo`],
  [undefined, `${settings.issuer}/userinfo`],
])('the first call of a token with %s is one that it allows', (scope, address) => {
  expect(firstCall(false, scope, api)).toBe(address)
})
