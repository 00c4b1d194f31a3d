import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { isSecure } from './cookies.ts'

/** Callers find their request in the log by it. */
export const requestIdHeader = 'x-request-id'

const forEveryReply: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
  // The strictest policy is the default. Documents set their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** The headers of every response, including errors and files. */
export function securityHeaders(config: Config): Record<string, string> {
  // The API may be called by a console on another host of the same site.
  const always = { ...forEveryReply, 'cross-origin-resource-policy': 'same-site' }
  return isSecure(config)
    ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : always
}

/** This runs before anything else, so that errors have the headers too. A route may override them. */
export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const headers = securityHeaders(config)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header(requestIdHeader, request.id)
    done()
  })
}
