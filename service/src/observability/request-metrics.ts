import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestMetrics } from './metrics.ts'
import { ROOT_CONTEXT, SpanKind, context, propagation, trace } from '@opentelemetry/api'
import { beginSpan, isTracing, markFailed } from './trace.ts'

const health = /^\/(?:healthz|readyz)$/
const named = /^\/(?:api|oauth|\.well-known|dev)\//

/** By the object that Fastify makes once for each route. */
const calls = new WeakMap<object, string | null>()

/**
 * What a request asks for, in words of which there is a bounded number: the call's method and pattern, and one
 * name for all that is none. Undefined for health checks, which are neither counted nor told.
 */
export function routeCallOf(request: FastifyRequest): string | undefined {
  const { config } = request.routeOptions
  if (config === undefined) return '(none)'
  let call = calls.get(config)
  if (call === undefined) {
    const { method, url } = config as { method?: string | string[]; url?: string }
    calls.set(config, (call = nameOf(method, url)))
  }
  return call ?? undefined
}

function nameOf(method: string | string[] | undefined, url: string | undefined): string | null {
  if (url === undefined) return '(none)'
  if (health.test(url)) return null
  return named.test(url) ? `${[method].flat().join(',')} ${url}` : '(console)'
}

/** Counts every request but those for health, at its end: also those whose client went away. */
export function countRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const call = routeCallOf(request)
    if (call === undefined) return done()
    const began = performance.now()
    requestMetrics.underWay.inc()
    reply.raw.once('close', () => {
      requestMetrics.underWay.dec()
      requestMetrics.seconds.observe({ call }, (performance.now() - began) / 1000)
      // As nginx says it of whoever did not wait for the answer.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      requestMetrics.answered.inc({ call, status })
    })
    done()
  })
}

/** A span for every request but those for health, named by its call and never by its address. */
export function traceRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const call = isTracing() ? routeCallOf(request) : undefined
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
