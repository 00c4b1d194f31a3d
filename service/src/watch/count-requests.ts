import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callOf } from './call-of.ts'
import { requests } from './metrics.ts'
import type { Cell, Spread } from './registry.ts'

/** What one call's requests are counted in, looked up once for all of them. */
interface Counted {
  call: string
  seconds: Spread
  byStatus: Map<number, Cell>
}

/** Counts every request but those for health, at its end: also those whose client went away. */
export function countRequests(app: FastifyInstance) {
  const counted = new Map<string, Counted>()
  const underWay = requests.underWay.of()

  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const call = callOf(request)
    if (call === undefined) return done()
    let into = counted.get(call)
    if (!into) {
      counted.set(call, (into = { call, seconds: requests.seconds.of(call), byStatus: new Map() }))
    }
    const began = performance.now()
    underWay.value += 1
    reply.raw.once('close', () => {
      underWay.value -= 1
      into.seconds.observe((performance.now() - began) / 1000)
      // As nginx says it of whoever did not wait for the answer.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      let answered = into.byStatus.get(status)
      if (!answered) {
        answered = requests.answered.of(into.call, String(status))
        into.byStatus.set(status, answered)
      }
      answered.value += 1
    })
    done()
  })
}
