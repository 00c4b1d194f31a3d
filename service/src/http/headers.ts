import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { isSecure } from './cookies.ts'

/** Lets callers and operators find a request in the log. */
export const requestIdHeader = 'x-request-id'

const forEveryReply: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
  // The default is the strictest policy. Documents set their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** Returns the headers of every response, including errors and files. */
export function securityHeaders(config: Config): Record<string, string> {
  // A console on another host of the same site may call the API.
  const always = { ...forEveryReply, 'cross-origin-resource-policy': 'same-site' }
  return isSecure(config)
    ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : always
}

/** Adds the headers before anything else runs, so that errors have them, too. A route may override them. */
export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const headers = securityHeaders(config)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header(requestIdHeader, request.id)
    done()
  })
}
