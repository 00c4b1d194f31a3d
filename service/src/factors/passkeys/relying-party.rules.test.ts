import { describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { relyingPartyOf } from './relying-party.rules.ts'

const partyOf = (environment: Record<string, string>, more = {}) =>
  relyingPartyOf({
    ...readConfig({ SMTP_URL: 'smtp://mail.example', ...environment }),
    ...more,
  })

describe('the hosts of a passkey', () => {
  test('passkeys are bound to the public host and the consoles at or below it', () => {
    const party = partyOf({
      PUBLIC_URL: 'https://id.example.com',
      CONSOLE_ORIGINS:
        'https://id.example.com:8443,https://eu.id.example.com,https://example.com,https://evil-id.example.com,https://id.example.com.evil.example',
    })
    expect(party).toEqual({
      id: 'id.example.com',
      name: 'Accord',
      origins: [
        'https://id.example.com',
        'https://id.example.com:8443',
        'https://eu.id.example.com',
      ],
    })
  })

  test("passkeys are also bound to Vite's server during development", () => {
    expect(partyOf({ DEVELOPMENT: 'on' })?.origins).toEqual([
      'http://localhost:5005',
      'http://localhost:5173',
    ])
  })

  test.each([
    'http://127.0.0.1:5005',
    'http://[::1]:5005',
    'https://192.0.2.7',
    'https://3221225991',
    'http://id.example.com',
  ])(
    'passkeys are bound to no host at %s, because browsers require https and a host name',
    (PUBLIC_URL) => {
      expect(partyOf({}, { publicUrl: new URL(PUBLIC_URL) })).toBeUndefined()
    },
  )
})
