import { isIP } from 'node:net'
import { invalidSetting } from './startup-error.ts'

/** Whose word on a caller's address is taken: nobody's, that of so many hops, or that of these networks. */
export type Proxies = false | number | string

const wanted =
  'false, a number of proxies such as 1, or their addresses such as 10.0.0.0/8, loopback'

/** Not `true`: that would take the word of whoever calls, and each guess could come from another address. */
export function readProxies(text: string): Proxies {
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) throw invalidSetting('TRUST_PROXY', text, wanted)
  return networks.join(', ')
}

/** Fastify counts no hops by itself, because whoever comes past the proxies could name any address. */
export function trustOf(proxies: Proxies) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}

/** By family: the widest network that somebody can own whole, and the length of an address. */
const bitsOf: Record<number, readonly [fewest: number, all: number]> = { 4: [8, 32], 6: [7, 128] }

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const range = bitsOf[isIP(address)]
  if (!range || more.length > 0) return false
  // A network of everybody, whole or in halves, is `true` by another name.
  const [fewest, all] = range
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= fewest && Number(bits) <= all)
}
