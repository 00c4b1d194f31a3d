import { getAuditStream, listAuditStreams as listCall } from '@accord/contract/audit-streams.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listAuditStreams } from '#data/events/audit-streams.store.ts'
import { requireManagedStream } from '#permissions/require-endpoint.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { presentAuditStream } from './audit-stream.present.ts'
import {
  createAuditStream,
  deleteAuditStream,
  enableAuditStream,
  pauseAuditStream,
  revokePreviousAuditStreamSecret,
  rotateAuditStreamSecret,
  testAuditStream,
  updateAuditStream,
} from './audit-streams.change.ts'

export function auditStreamRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listCall, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const rows = await listAuditStreams(db, own.organizationId)
    const { $skip, $limit } = query
    const data = rows.slice($skip, $skip + $limit).map(presentAuditStream)
    return presentPage(data, rows.length, query)
  })

  serve(app, context, getAuditStream, async (handled) => {
    const { stream } = await requireManagedStream(handled, db)
    return presentAuditStream(stream)
  })

  serveChange(app, context, createAuditStream)
  serveChange(app, context, updateAuditStream)
  serveChange(app, context, deleteAuditStream)
  serveChange(app, context, testAuditStream)
  serveChange(app, context, pauseAuditStream)
  serveChange(app, context, enableAuditStream)
  serveChange(app, context, rotateAuditStreamSecret)
  serveChange(app, context, revokePreviousAuditStreamSecret)
}
