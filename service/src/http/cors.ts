import type { FastifyInstance } from 'fastify'
import { limitHeaders } from '#limits/limit-headers.ts'
import type { Context } from '#context.ts'
import { requestIdHeader } from './headers.ts'
import { isOwnOrigin } from './own-origin.ts'

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-xsrf-token',
  'access-control-max-age': '600',
}

const exposed = ['date', 'content-disposition', requestIdHeader, ...limitHeaders].join(', ')

/** Lets the console call from its own hosts, cookies included. Every other origin gets no header. */
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
