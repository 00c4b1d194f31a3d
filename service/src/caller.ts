import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request came from: for limits, the session list and activity. */
export interface Caller {
  address: string
  agent: string
  /** Browsers announce themselves with one of these; a token given to one is bound to its cookie. */
  isBrowser: boolean
  /** Of whose request it is, for the log. */
  requestId?: string
}

export function callerOf(request: FastifyRequest): Caller {
  const { headers } = request
  return {
    address: ipAddressOf(request),
    agent: (headers['user-agent'] ?? '').slice(0, 512),
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    requestId: request.id,
  }
}

/** As the activity of an account shows what came from no browser. */
export function byCommand(name: string): Pick<Caller, 'agent'> & { address: null } {
  return { address: null, agent: `accord ${name}` }
}

/** Without zone, and IPv4 as such. What a proxy hands on that is no address counts as the proxy's own. */
export function ipAddressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIPv4(ip)) return ip
  const [given, connected] = [ip, socket.remoteAddress ?? '0.0.0.0'].map((address) =>
    address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, ''),
  )
  return isIP(given!) ? given! : connected!
}
