import type { FastifyRequest } from 'fastify'

/** Where a request came from: for limits, the session list and activity. */
export interface Caller {
  address: string
  agent: string
  /** Browsers announce themselves with one of these; a token given to one is bound to its cookie. */
  isBrowser: boolean
}

export function callerOf(request: FastifyRequest): Caller {
  const { headers } = request
  return {
    address: request.ip,
    agent: (headers['user-agent'] ?? '').slice(0, 512),
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
  }
}
