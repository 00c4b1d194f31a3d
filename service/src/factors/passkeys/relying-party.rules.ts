import { brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'

/** The host name that passkeys are bound to, and the origins that may request them. */
export interface RelyingParty {
  id: string
  name: string
  origins: string[]
}

/** The port of Vite's server when the console is developed. */
const devServerPort = 5173

type Settings = Pick<Config, 'publicUrl' | 'consoleOrigins' | 'brand' | 'development'>

/** Returns undefined for an IP address or without https, because browsers don't create passkeys there. */
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

/** Parsed URLs put IPv6 addresses in brackets and normalize IPv4 addresses to four numbers. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Browsers trust https and the local machine. */
function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/**
 * Returns whether the requesting page was not embedded in another one. Our pages are never embedded in other sites, and
 * some browsers don't report the embedding page.
 */
export function stoodAlone(clientDataJSON: string): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    crossOrigin?: unknown
    topOrigin?: unknown
  } | null
  return !said?.crossOrigin && said?.topOrigin === undefined
}
