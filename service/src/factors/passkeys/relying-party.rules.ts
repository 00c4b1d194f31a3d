import { brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'

/** What passkeys are bound to: the host name, and the origins that may request them. */
export interface RelyingParty {
  id: string
  name: string
  origins: string[]
}

/** The port of Vite's server during development of the console. */
const devServerPort = 5173

type Settings = Pick<Config, 'publicUrl' | 'consoleOrigins' | 'brand' | 'development'>

/** Undefined for an IP address or without https, because browsers don't create passkeys there. */
export function relyingPartyOf(config: Settings): RelyingParty | undefined {
  const { publicUrl, consoleOrigins, brand, development } = config
  const id = publicUrl.hostname
  if (isAddress(id) || !isTrusted(publicUrl)) return undefined
  const shares = (origin: string) => {
    const { hostname } = new URL(origin)
    return hostname === id || hostname.endsWith(`.${id}`)
  }
  const origins = new Set([publicUrl.origin, ...consoleOrigins.filter(shares)])
  if (development) origins.add(`http://${id}:${devServerPort}`)
  return { id, name: brandNameFor(brand, id), origins: [...origins] }
}

/** URLs write IPv6 addresses in brackets, and IPv4 addresses only in this form. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Browsers trust https and the local machine. */
function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/**
 * Whether the requesting page wasn't embedded. We never show anything inside other sites' pages, and not every browser
 * says which page embeds it.
 */
export function stoodAlone(clientDataJSON: string): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    crossOrigin?: unknown
    topOrigin?: unknown
  } | null
  return !said?.crossOrigin && said?.topOrigin === undefined
}
