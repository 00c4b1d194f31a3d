import { isIP } from 'node:net'
import { invalidSetting } from './startup-error.ts'

/** The proxies that are trusted to report a caller's address: none, a number of hops, or these networks. */
export type Proxies = false | number | string

const wanted =
  'false, a number of proxies (such as 1), or their addresses (such as 10.0.0.0/8 or loopback)'

/**
 * Reads the setting. `true` isn't allowed, because every caller would be trusted and could use a new address for each
 * guess.
 */
export function readProxies(text: string): Proxies {
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) throw invalidSetting('TRUST_PROXY', text, wanted)
  return networks.join(', ')
}

/** Converts the setting for Fastify, which doesn't count hops by itself. */
export function trustOf(proxies: Proxies) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}

/** Reads internal networks that registered addresses may lead to. */
export function readNetworks(text: string): string[] {
  const networks = text.split(',').map((network) => network.trim())
  const isOne = (network: string) => network.includes('/') && isNetwork(network)
  if (!networks.every(isOne)) {
    throw invalidSetting('OUTSIDE_ALLOW', text, 'networks such as 10.20.0.0/16, fd12:3456::/32')
  }
  return networks
}

/**
 * For each address family, the shortest prefix of a network that someone can own, and the length of an address in bits.
 */
const bitsOf: Record<number, readonly [fewest: number, all: number]> = { 4: [8, 32], 6: [7, 128] }

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const range = bitsOf[isIP(address)]
  if (!range || more.length > 0) return false
  // A network of all addresses, whether as a whole or in halves, would be `true` by another name.
  const [fewest, all] = range
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= fewest && Number(bits) <= all)
}
