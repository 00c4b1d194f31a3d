import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The origin of a request, for rate limits, the session list, and activity. */
export interface Caller {
  address: string
  agent: string
  /** Whether the request has one of the headers that browsers send. A browser's token is bound to its cookie. */
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

/** Returns the caller that an account's activity shows for an operator's command. */
export function byCommand(name: string): Pick<Caller, 'agent'> & { address: null } {
  return { address: null, agent: `accord ${name}` }
}

/**
 * Returns the caller's IP address without a zone, and an IPv4 address in its usual form. If a proxy forwards something
 * that isn't an address, this is the proxy's own address.
 */
export function ipAddressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIPv4(ip)) return ip
  const [given, connected] = [ip, socket.remoteAddress ?? '0.0.0.0'].map((address) =>
    address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, ''),
  )
  return isIP(given!) ? given! : connected!
}
