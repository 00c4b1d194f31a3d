import { isIPv6 } from 'node:net'

/**
 * Returns the part of an IP address that belongs to one customer, which is the whole IPv4 address or the first 64 bits
 * of an IPv6 address. All spellings of an address give the same result.
 */
export function ipNetworkOf(address: string): string {
  // The colon is checked first, because that's faster and every request gets here.
  if (!address.includes(':') || !isIPv6(address)) return address
  const groups = groupsOf(address)
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // URL normalizes every spelling to lower case, without dots, and with the longest run of zeros omitted.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = 8 - before!.length - after!.length
  return [...before!, ...Array<string>(zeros).fill('0'), ...after!]
}

function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = Buffer.from(
    groups
      .slice(6)
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  )
  return bytes.join('.')
}
