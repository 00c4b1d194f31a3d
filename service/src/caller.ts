import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request came from: for limits, the session list and activity. */
export interface Caller {
  address: string
  agent: string
  /** Browsers send one of these headers. A browser's token is bound to its cookie. */
  isBrowser: boolean
  /** The request's ID, for the log. */
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

/** The caller that an account's activity shows for an operator's command. */
export function byCommand(name: string): Pick<Caller, 'agent'> & { address: null } {
  return { address: null, agent: `accord ${name}` }
}

/**
 * The caller's IP address, without a zone, and IPv4 in its usual form. If a proxy passes on something that isn't an
 * address, the proxy's own address counts.
 */
export function ipAddressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIPv4(ip)) return ip
  const [given, connected] = [ip, socket.remoteAddress ?? '0.0.0.0'].map((address) =>
    address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, ''),
  )
  return isIP(given!) ? given! : connected!
}
