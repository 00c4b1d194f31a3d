import { foreignOrigin, wrongHost } from '@accord/contract/errors.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '#config/addresses.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import { limitHeaders } from '#rate-limits/require-within.ts'
import { requestIdHeader } from './headers.ts'
import type { Config } from '#config/config.ts'

/** Returns whether pages of this origin may call the API from a browser. */
export function isOwnOrigin({ config }: Pick<Context, 'config'>, origin: string): boolean {
  if (origin === config.publicUrl.origin || config.consoleOrigins.includes(origin)) return true
  if (
    Object.keys(config.apiHosts).some((host) => origin === `${config.publicUrl.protocol}//${host}`)
  ) {
    return true
  }
  // Developers open the console under any local name and from Vite's own port.
  return config.development && URL.canParse(origin) && isLoopback(new URL(origin).hostname)
}

/** Rejects requests that another site's page makes a browser send, regardless of the browser's cookies. */
export function requireOwnOrigin(context: Context, request: FastifyRequest) {
  const { origin } = request.headers
  const foreign =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'cross-site'
      : !isOwnOrigin(context, origin)
  if (foreign) throw new RequestError(foreignOrigin, { detail: `origin ${origin ?? 'cross-site'}` })
}

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-xsrf-token',
  'access-control-max-age': '600',
}

const exposed = ['date', 'content-disposition', requestIdHeader, ...limitHeaders].join(', ')

/** Lets the console call the API from its own hosts, with cookies. Other origins get no CORS headers. */
export function allowOwnOrigins(app: FastifyInstance, context: Context) {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || !isOwnOrigin(context, origin)) return done()

    reply.headers({
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposed,
    })
    if (request.method !== 'OPTIONS') return done()
    return reply.headers(preflight).status(204).send()
  })
}

/**
 * Rejects requests for any other host name, so that a malicious page can't point its own name at this machine (DNS
 * rebinding). Health checks use IP addresses, so they're exempt.
 */
export function requireKnownHost(app: FastifyInstance, config: Config) {
  const known = new Set([
    config.publicUrl.hostname,
    ...Object.entries(config.apiHosts).flatMap(([host, api]) => [
      new URL(`http://${host}`).hostname,
      new URL(api).hostname,
    ]),
    ...config.consoleOrigins.map((origin) => new URL(origin).hostname),
  ])

  app.addHook('onRequest', (request, _reply, done) => {
    const { hostname } = request
    const fine =
      known.has(hostname) || isLoopback(hostname) || /^\/(healthz|readyz)$/.test(request.url)
    done(fine ? undefined : new RequestError(wrongHost, { detail: hostname }))
  })
}
