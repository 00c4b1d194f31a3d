import type { FastifyInstance } from 'fastify'

/** One line per request, with the route's pattern and never the address: addresses carry codes. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
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
