import { listDomains, listJoinRequests, listJoinable } from '@accord/contract/domains.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listDomainRows } from '#data/domains/domains.store.ts'
import { listJoinableRows, listOpenJoinRequests } from '#data/domains/join-requests.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { addDomain, checkDomain, removeDomain, updateDomain } from './domains.change.ts'
import { presentDomain } from './domains.present.ts'
import { answerJoinRequest, askToJoin } from './joining/join-requests.change.ts'
import { presentJoinRequest, presentJoinable } from './joining/join-requests.present.ts'

export function domainRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listDomains, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total } = await listDomainRows(db, own.organizationId, query)
    return presentPage(rows.map(presentDomain), total, query)
  })

  serve(app, context, listJoinable, async ({ actor }) => {
    const rows = await listJoinableRows(db, actor.user.id)
    return { data: rows.map(presentJoinable) }
  })

  serve(app, context, listJoinRequests, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total } = await listOpenJoinRequests(db, own.organizationId, query)
    return presentPage(rows.map(presentJoinRequest), total, query)
  })

  serveChange(app, context, addDomain)
  serveChange(app, context, checkDomain)
  serveChange(app, context, updateDomain)
  serveChange(app, context, removeDomain)
  serveChange(app, context, askToJoin)
  serveChange(app, context, answerJoinRequest)
}
