import { type ActivityKind, listActivity } from '@accord/contract/activity.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { describeAgent } from '#session/user-agent.ts'
import type { Context } from '../context.ts'
import { listActivityOf } from './activity.store.ts'

export function activityRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listActivity, async ({ actor, query }) => {
    const { rows, total } = await listActivityOf(context.db, actor.user.id, query)
    return {
      data: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind as ActivityKind,
        ...describeAgent(row.agent ?? ''),
        address: row.address,
      })),
      __meta: { total, skip: query.$skip, limit: query.$limit },
    }
  })
}
