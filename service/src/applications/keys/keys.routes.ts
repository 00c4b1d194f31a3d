import { listKeyCards } from '@accord/contract/applications.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagedApplication } from '#permissions/require-application.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { presentKeyCard } from '#data/applications/applications.present.ts'
import { createKey, deleteKey, listKeys, rotateSecret } from './change-keys.change.ts'
import { listLiveKeys } from '#data/applications/keys.store.ts'

export function keyRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listKeyCards, async (handled) => {
    const { application } = await requireManagedApplication(handled, context.db)
    const keys = await listLiveKeys(context.db, application.id)
    return keys.map(presentKeyCard)
  })

  serveChange(app, context, listKeys)
  serveChange(app, context, createKey)
  serveChange(app, context, rotateSecret)
  serveChange(app, context, deleteKey)
}
