import { isStrong } from '@accord/contract/rules/factors.ts'
import { getFirstSteps, listWaiting } from '@accord/contract/waiting.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { readFirstSteps } from './first-steps.store.ts'
import { presentWaiting } from './waiting.present.ts'
import { listWaitingRows } from './waiting.store.ts'

export function waitingRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listWaiting, async ({ actor: { user, factors } }) =>
    presentWaiting(await listWaitingRows(context.db, [user.id, isStrong(factors)])),
  )

  serve(app, context, getFirstSteps, async ({ actor, params: { id } }) => {
    await requireManagerOf(context.db, actor, id)
    return readFirstSteps(context.db, id)
  })
}
