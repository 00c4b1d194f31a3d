import { allScopes } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { settings } from '../../../browser/settings.ts'
import { firstCall } from './walk.ts'

const api = 'https://id.example/api'

test.each(allScopes)('an application itself with %s asks who it is', (scope) => {
  expect(firstCall(true, scope, api)).toBe(`${api}/me`)
})

test.each([
  ['openid user:read profile:read', `${api}/me`],
  ['openid profile:read survey:read', `${api}/profile`],
  ['openid service-account:manage', `${settings.issuer}/userinfo`],
  [undefined, `${settings.issuer}/userinfo`],
])('a person who gave %s is asked for with it', (scope, address) => {
  expect(firstCall(false, scope, api)).toBe(address)
})
