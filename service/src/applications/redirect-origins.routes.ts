import { getRedirectOrigin } from '@accord/contract/redirect-origins.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { isKnownTo } from '#data/applications/redirect-origins.store.ts'

export function redirectOriginRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, getRedirectOrigin, async ({ actor, query }) => ({
    known: await isKnownTo(context.db, actor.user.id, query),
  }))
}
