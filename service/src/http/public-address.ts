import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that only look like the internet: this machine's, a house's, a provider's own, examples. */
const special = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Where clouds answer a machine with its own credentials.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // To many at once, reserved, to all.
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Within what is given out to the public, ways that lead to an IPv4 address again, and examples. */
const specialIPv6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])
const givenOut = blockList('ipv6', ['2000::/3'])

/** Whether an address is one that anybody on the internet could reach just as well. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  // Of IPv6 nothing else is: neither this machine, nor one's own network, nor IPv4 in other clothes.
  return givenOut.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Names that never lead into the internet (RFC 6761, RFC 6762, RFC 8375, and `internal`, which ICANN keeps free). */
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Whether a URL's host could be one of the public internet, as far as its text tells. A name is looked up when it is
 * connected to, and only then.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.replace(/\.$/, '').includes('.') && !ownNames.test(host)
}

function blockList(family: 'ipv4' | 'ipv6', networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
