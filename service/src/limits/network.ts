import { isIPv6 } from 'node:net'

/**
 * The part of an address that one customer holds: the whole IPv4 address, the first 64 bits of an
 * IPv6 one. Textual variants of one address give one key.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const bare = address.split('%')[0] ?? ''
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
