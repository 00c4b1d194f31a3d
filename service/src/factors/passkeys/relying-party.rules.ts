import { brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'

/** What passkeys are tied to: the host that they work on, and the pages there that may ask for them. */
export interface RelyingParty {
  id: string
  name: string
  origins: string[]
}

/** Where Vite serves the console to whoever works on it. */
const devServerPort = 5173

type Settings = Pick<Config, 'publicUrl' | 'consoleOrigins' | 'brand' | 'development'>

/** None where people come by an IP address or without https: no browser makes a passkey there. */
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

/** As a URL writes them: IPv6 in brackets, and of IPv4 only this one form. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
}

/** By https, or on this machine: browsers trust that as well. */
function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/**
 * Whether the page that asked stood alone. Nothing of ours is shown within pages of others, and not every browser says
 * whose those are.
 */
export function stoodAlone(clientDataJSON: string): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    crossOrigin?: unknown
    topOrigin?: unknown
  } | null
  return !said?.crossOrigin && said?.topOrigin === undefined
}
