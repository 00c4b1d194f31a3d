import { wrongHost } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { isLoopback } from '#config/loopback.ts'
import { Refused } from '#refused.ts'

/**
 * Answers only for names it was configured with: a page that points its own name at this machine
 * (DNS rebinding) gets nothing. Probes ask by address, so health is exempt.
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
    done(fine ? undefined : new Refused(wrongHost, { detail: hostname }))
  })
}
