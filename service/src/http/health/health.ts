import { unavailable } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { readinessOf } from './readiness.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and what is amiss besides. */
export function healthRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', async (request, reply) => {
    const readiness = await readinessOf({ ...context, ...lifecycle })
    if (readiness.ready) return readiness
    const { status, code, message } = unavailable
    reply.status(status).header('retry-after', 2)
    return { code, message, requestId: request.id, ...readiness }
  })
}
