import { domainErrors } from '@accord/contract/domains.ts'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { displayDomain, readDomain } from './domain-name.ts'

const config = readConfig({
  PUBLIC_URL: 'https://accord.harbour.example',
  SMTP_URL: 'smtp://mail.harbour.example',
  API_HOSTS: 'id.harbour.example=https://api.harbour.example',
})

describe('a domain to verify', () => {
  test.each([
    ['harbour.example', 'harbour.example'],
    ['harbour.example.', 'harbour.example'],
    ['team.harbour.co.uk', 'team.harbour.co.uk'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    ['harbour.github.io', 'harbour.github.io'],
  ])('%s is stored as %s', async (typed, domain) => {
    expect(await readDomain(config, typed)).toEqual({ domain })
  })

  test.each([
    ['example', 'invalid'],
    ['harbour', 'invalid'],
    ['-.example', 'invalid'],
    ['a_b.example', 'invalid'],
    ['a..example', 'invalid'],
    [`${'a'.repeat(64)}.example`, 'invalid'],
    [`${'a.'.repeat(120)}example`, 'invalid'],
    ['printer.local', 'invalid'],
    ['db.internal', 'invalid'],
    ['192.0.2.1', 'address'],
    ['0x7f.1', 'address'],
    ['com', 'invalid'],
    ['co.uk', 'suffix'],
    ['github.io', 'suffix'],
    ['gmail.com', 'consumer'],
    ['team.outlook.com', 'consumer'],
    ['accord.harbour.example', 'service'],
    ['api.harbour.example', 'service'],
    ['id.harbour.example', 'service'],
  ] as const)('%s is rejected as %s', async (typed, error) => {
    expect(await readDomain(config, typed)).toEqual({ error: domainErrors[error] })
  })

  test('punycode is shown as people write it', () => {
    expect(displayDomain('xn--mnchen-3ya.example')).toBe('münchen.example')
    expect(displayDomain('harbour.example')).toBe('harbour.example')
  })
})
