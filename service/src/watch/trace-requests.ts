import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callOf } from './call-of.ts'
import { beginSpan, isTracing, markFailed } from './trace.ts'

/** A span for every request but those for health, named by its call and never by its address. */
export function traceRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const call = isTracing() ? callOf(request) : undefined
    if (call === undefined) return done()
    const place = sentAlong(request)
    const span = beginSpan(call, { kind: SpanKind.SERVER, attributes: asked(request) }, place)
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      if (statusCode >= 500) markFailed(span)
      span.setAttribute('http.response.status_code', writableFinished ? statusCode : 499)
      span.end()
    })
    // Fastify keeps the place also behind the body.
    context.with(trace.setSpan(place, span), done)
  })
}

function asked(request: FastifyRequest) {
  return {
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? '(none)',
    'accord.request_id': request.id,
  }
}

/**
 * From a proxy that is believed about addresses, and from nobody else: a stranger could have all be traced. Without
 * `tracestate`, whose values are anybody's.
 */
function sentAlong({ ips, headers: { traceparent } }: FastifyRequest) {
  return (ips?.length ?? 0) > 1 ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT
}
