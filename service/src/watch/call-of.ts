import type { FastifyRequest } from 'fastify'

const health = /^\/(?:healthz|readyz)$/
const named = /^\/(?:api|oauth|\.well-known|dev)\//

/** By the object that Fastify makes once for each route. */
const calls = new WeakMap<object, string | null>()

/**
 * What a request asks for, in words of which there is a bounded number: the call's method and pattern, and one
 * name for all that is none. Undefined for health checks, which are neither counted nor told.
 */
export function callOf(request: FastifyRequest): string | undefined {
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
