import {
  listApplicationRequests,
  listOwnApplicationRequests,
} from '@accord/contract/application-requests.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { isStrongActor } from '#permissions/require-strong.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { answerApplicationRequest } from './answer-request.change.ts'
import { requestApplication } from './request-application.change.ts'
import { presentOpenRequest, presentRequest } from './requests.present.ts'
import { listOpenRequestsBy, listRequestsOf } from './requests.store.ts'
import { withdrawApplicationRequest } from './withdraw-request.change.ts'

export function applicationRequestRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listApplicationRequests, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const { rows, total, open } = await listRequestsOf(db, id, query)
    return { ...presentPage(rows.map(presentRequest), total, query), open }
  })

  serve(app, context, listOwnApplicationRequests, async ({ actor, query }) => {
    const asking = { userId: actor.user.id, strong: isStrongActor(actor) }
    const { rows, total } = await listOpenRequestsBy(db, asking, query)
    return presentPage(rows.map(presentOpenRequest), total, query)
  })

  serveChange(app, context, requestApplication)
  serveChange(app, context, answerApplicationRequest)
  serveChange(app, context, withdrawApplicationRequest)
}
