import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestMetrics } from './metrics.ts'
import { ROOT_CONTEXT, SpanKind, context, propagation, trace } from '@opentelemetry/api'
import { beginSpan, isTracing, markFailed } from './trace.ts'

const health = /^\/(?:healthz|readyz)$/
const named = /^\/(?:api|oauth|\.well-known|dev)\//

/** Caches call names by the object that Fastify creates once for each route. */
const calls = new WeakMap<object, string | null>()

/**
 * Returns the name of a request's call from a bounded set, which is the method and pattern, or one name for everything
 * else. Returns undefined for health checks, which are neither counted nor logged.
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

/** Counts each request when it ends, even if the client has disconnected. Health checks aren't counted. */
export function countRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const call = routeCallOf(request)
    if (call === undefined) return done()
    const began = performance.now()
    requestMetrics.underWay.inc()
    reply.raw.once('close', () => {
      requestMetrics.underWay.dec()
      requestMetrics.seconds.observe({ call }, (performance.now() - began) / 1000)
      // The status 499 is nginx's code for clients that disconnected before the response.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      requestMetrics.answered.inc({ call, status })
    })
    done()
  })
}

/** Creates a span for every request except health checks. It's named after the call and never after the URL. */
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
    // Fastify keeps the context after the body has been read.
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
 * Returns the trace context of a request. Only a trusted proxy can set it, because anyone else could have every request
 * traced. `tracestate` is ignored, because it can contain anything.
 */
function sentAlong({ ips, headers: { traceparent } }: FastifyRequest) {
  return (ips?.length ?? 0) > 1 ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT
}
