import type { FastifyInstance } from 'fastify'

/** One line per request, with the route's pattern and never the address: addresses carry codes. */
export function logRequests(app: FastifyInstance) {
  // A hook costs something on every request, even when its line would be thrown away.
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return

  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
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
