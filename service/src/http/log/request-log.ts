import type { FastifyInstance } from 'fastify'
import { callOf } from '#watch/call-of.ts'
import { traceIdNow } from '#watch/trace.ts'
import { involvedIn } from './involved.ts'

/**
 * One line per request: who, from where, which call and what came of it. With the route's pattern and never the address,
 * which may carry codes; without health checks, which would be most of it.
 */
export function logRequests(app: FastifyInstance) {
  // A hook costs something on every request, even when its line would be thrown away.
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return

  app.addHook('onResponse', (request, reply, done) => {
    if (callOf(request) === undefined) return done()
    request.log.info(
      {
        ...involvedIn(request),
        traceId: traceIdNow(),
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
