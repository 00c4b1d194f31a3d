import type { Attestation } from '@accord/contract/factors.ts'
import { expect, test } from 'vitest'
import { namePasskey } from './factors.api.ts'

const none = '00000000-0000-0000-0000-000000000000'
const iCloud = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

function made(aaguid: string, more: Partial<Attestation> = {}): Attestation {
  const data = Buffer.alloc(60, 0xff)
  Buffer.from(aaguid.replaceAll('-', ''), 'hex').copy(data, 37)
  const authenticatorData = data.toString('base64url')
  return { response: { authenticatorData }, ...more } as Attestation
}

test('a passkey is named after its provider', () => {
  expect(namePasskey(made(iCloud), [], iPhone)).toBe('iCloud Keychain')
})

test('a passkey without a known provider is named after the device', () => {
  expect(namePasskey(made(none), [], iPhone)).toBe('Passkey on iPhone')
  expect(namePasskey(made(none), [], 'Lynx')).toBe('Passkey')
  expect(namePasskey(made(none, { authenticatorAttachment: 'cross-platform' }), [], iPhone)).toBe(
    'Security key',
  )
})

test('a passkey without authenticator data gets a name too', () => {
  expect(namePasskey({ response: {} } as Attestation, [], iPhone)).toBe('Passkey on iPhone')
})

test('no two passkeys of a person have the same name', () => {
  expect(namePasskey(made(iCloud), ['iCloud Keychain'], iPhone)).toBe('iCloud Keychain (2)')
  expect(namePasskey(made(iCloud), ['iCloud Keychain (2)'], iPhone)).toBe('iCloud Keychain')
  expect(namePasskey(made(iCloud), ['iCloud Keychain', 'iCloud Keychain (2)'], iPhone)).toBe(
    'iCloud Keychain (3)',
  )
})
