import { expect, test } from 'vitest'
import { redirectTargetName } from './approval-panel.tsx'

test.each([
  ['https://app.example:8443/callback', 'app.example:8443'],
  ['http://127.0.0.1:49152/callback', '127.0.0.1:49152'],
  ['com.example.app:/callback', 'com.example.app'],
  // The application can choose any text for this part, which looks like a host.
  ['com.example.app://bank.example/callback', 'com.example.app'],
])('the redirect URI %s is shown as %s', (redirect, place) => {
  expect(redirectTargetName(redirect)).toBe(place)
})
