import { unavailable } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { type Readiness, readinessOf } from './readiness.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and what is amiss besides. */
export function healthRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  // Nobody is kept from asking, and however many do: the database is asked by one at a time.
  let looking: Promise<Readiness> | undefined
  const look = () =>
    (looking ??= readinessOf({ ...context, ...lifecycle }).finally(() => (looking = undefined)))

  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', async (request, reply) => {
    const readiness = await look()
    if (readiness.ready) return readiness
    const { status, code, message } = unavailable
    reply.status(status).header('retry-after', 2)
    return { code, message, requestId: request.id, ...readiness }
  })
}
