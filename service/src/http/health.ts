import { unavailable } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { version } from '#version.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and which version does it. */
export function healthRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', () => readinessOf(context, lifecycle))
}

/** What a process that can do its work says of it; a refusal while it cannot. */
export async function readinessOf(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  lifecycle: { stopping: boolean },
) {
  if (lifecycle.stopping) throw new Refused(unavailable, { detail: 'stopping' })
  if (!jobs.running) throw new Refused(unavailable, { detail: 'job queue' })
  await sql`select 1 from users limit 1`.execute(db)
  return { status: 'ready', version }
}
