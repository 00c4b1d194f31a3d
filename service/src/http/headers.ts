import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const forEveryReply: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
  // The strictest policy is the default; documents set their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** Security headers on every reply, errors and files included; what a route set itself is kept. */
export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  // The API may be called by a console on another host of the same site.
  const always = { ...forEveryReply, 'cross-origin-resource-policy': 'same-site' }
  const headers =
    config.publicUrl.protocol === 'https:'
      ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : always
  const entries = Object.entries(headers)

  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
}
