import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const published = { PUBLIC_URL: 'https://accord.example', SMTP_URL: 'smtp://mail.example' }

describe('DNS_SERVERS', () => {
  test('it has two groups of addresses', () => {
    const { dnsServers } = readConfig({ ...published, DNS_SERVERS: '1.1.1.1, 1.0.0.1;2001:db8::1' })
    expect(dnsServers).toEqual([['1.1.1.1', '1.0.0.1'], ['2001:db8::1']])
    expect(readConfig(published).dnsServers).toBeUndefined()
  })

  test.each([
    '1.1.1.1',
    '1.1.1.1;',
    '1.1.1.1;dns.example',
    '1.1.1.1;8.8.8.8;9.9.9.9',
    '1.1.1.1;[::1',
  ])('%s is rejected', (text) => {
    expect(() => readConfig({ ...published, DNS_SERVERS: text })).toThrow(
      'two groups of addresses such as 1.1.1.1,1.0.0.1;8.8.8.8',
    )
  })

  test('a port is possible only in a local installation', () => {
    const servers = { DNS_SERVERS: '127.0.0.1:5353;[::1]:5353' }
    expect(readConfig(servers).dnsServers).toEqual([['127.0.0.1:5353'], ['[::1]:5353']])
    expect(() => readConfig({ ...published, ...servers })).toThrow('DNS_SERVERS contains a port')
  })
})
