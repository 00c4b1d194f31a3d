import { allScopes } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { settings } from '../../../browser/settings.ts'
import { firstCall } from './walk.ts'

const api = 'https://id.example/api'

test.each(allScopes)('an application with %s in its own name calls /me first', (scope) => {
  expect(firstCall(true, scope, api)).toBe(`${api}/me`)
})

test.each([
  ['openid user:read profile:read', `${api}/me`],
  ['openid profile:read survey:read', `${api}/profile`],
  ['openid service-account:manage', `${settings.issuer}/userinfo`],
  [undefined, `${settings.issuer}/userinfo`],
])('a token with %s makes a first call that it allows', (scope, address) => {
  expect(firstCall(false, scope, api)).toBe(address)
})
