import { getReach, getReachSummary, listReach, revokeReach } from '@accord/contract/reach.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { reachFigures } from './figures.ts'
import { presentDetail, presentWay } from './reach.present.ts'
import { findWay, listWays, useByScope } from './reach.store.ts'
import { revokeWays } from './revoke-ways.ts'

export function reachRoutes(app: FastifyInstance, context: Context) {
  const { db } = context
  const figures = reachFigures(db)

  serve(app, context, listReach, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total, more } = await listWays(db, params.id, query, query)
    const ways = rows.map((way) => presentWay(own, way))
    return presentPage(ways, total, query, more)
  })

  serve(app, context, getReachSummary, async ({ actor, params }) => {
    await requireManagerOf(db, actor, params.id)
    return figures(params.id)
  })

  serve(app, context, getReach, async ({ actor, params }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const key = { kind: params.kind, id: params.reach }
    const way = await findWay(db, params.id, key)
    if (!way) throw new Refused(notFound)
    return presentDetail(own, way, await useByScope(db, key))
  })

  serveChange(app, context, {
    call: revokeReach,
    run: (handled) => revokeWays(context, handled),
  })
}
