import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callOf } from './call-of.ts'
import { readTraceparent } from './span.ts'
import { beginSpan, endSpan, within } from './trace.ts'

/** A span for every request but those for health, named by its call and never by its address. */
export function traceRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const call = callOf(request)
    const span =
      call === undefined
        ? undefined
        : beginSpan({ name: call, kind: 'server', attributes: asked(request) }, sentAlong(request))
    if (!span) return done()
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.failed = statusCode >= 500
      endSpan(span, { 'http.response.status_code': writableFinished ? statusCode : 499 })
    })
    // Fastify keeps the place also behind the body.
    within(span, done)
  })
}

function asked(request: FastifyRequest) {
  return {
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? '(none)',
    'accord.request_id': request.id,
  }
}

/** From a proxy that is believed about addresses, and from nobody else: a stranger could have all be traced. */
function sentAlong(request: FastifyRequest) {
  return (request.ips?.length ?? 0) > 1 ? readTraceparent(request.headers.traceparent) : undefined
}
