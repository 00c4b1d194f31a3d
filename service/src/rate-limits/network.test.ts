import { describe, expect, test } from 'vitest'
import { ipNetworkOf } from './network.ts'

describe('RL1: the network of an IP address', () => {
  test("the network of an IP address is the whole IPv4 address, however it's written", () => {
    const spellings = [
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '::FFFF:203.0.113.7',
      '::ffff:cb00:7107',
      '0:0:0:0:0:ffff:203.0.113.7',
      '0000:0000:0000:0000:0000:ffff:cb00:7107',
    ]
    expect(new Set(spellings.map(ipNetworkOf))).toEqual(new Set(['203.0.113.7']))
    expect(ipNetworkOf('203.0.113.8')).not.toBe(ipNetworkOf('203.0.113.7'))
  })

  test("the network of an IP address is the first 64 bits of an IPv6 address, however it's written", () => {
    const spellings = [
      '2001:db8::1',
      '2001:DB8::1',
      '2001:0db8:0000:0000:0000:0000:0000:0001',
      '2001:db8:0:0::ffff',
      '2001:db8::aaaa:bbbb:cccc:dddd',
      '2001:db8:0:0:1:2:3.4.5.6',
      '2001:db8::1%eth0',
    ]
    expect(new Set(spellings.map(ipNetworkOf))).toEqual(new Set(['2001:db8:0:0::/64']))
  })

  test('the network of an IP address is different if those bits differ', () => {
    const keys = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db9::1', '::1', 'fe80::1%eth0']
    expect(new Set(keys.map(ipNetworkOf)).size).toBe(keys.length)
  })
})
