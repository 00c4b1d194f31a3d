import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callOf } from './call-of.ts'
import { requests } from './metrics.ts'

/** Counts every request but those for health, at its end: also those whose client went away. */
export function countRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const call = callOf(request)
    if (call === undefined) return done()
    const began = performance.now()
    requests.underWay.inc()
    reply.raw.once('close', () => {
      requests.underWay.dec()
      requests.seconds.observe({ call }, (performance.now() - began) / 1000)
      // As nginx says it of whoever did not wait for the answer.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      requests.answered.inc({ call, status })
    })
    done()
  })
}
