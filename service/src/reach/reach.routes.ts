import {
  getReach,
  getReachSummary,
  listReach,
  type ReachKind,
  reachKinds,
  revokeReach,
} from '@accord/contract/reach.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#access/require-profile.ts'
import { serveOneByOne } from '#calls/change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { Refused } from '#refused.ts'
import { recordedSince } from '#uses/uses.store.ts'
import { presentDetail, presentWay } from './reach.present.ts'
import { findWay, listWays, type SummaryRow, summarizeWays } from './reach.store.ts'
import { revokeWays } from './revoke-ways.ts'
import { withUse } from './used-ways.store.ts'

export function reachRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listReach, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total } = await listWays(db, params.id, query, query)
    const ways = await withUse(db, rows)
    return presentPage(
      ways.map((way) => presentWay(own, way)),
      total,
      query,
    )
  })

  serve(app, context, getReachSummary, async ({ actor, params }) => {
    await requireManagerOf(db, actor, params.id)
    const [rows, organization, since] = await Promise.all([
      summarizeWays(db, params.id),
      findOrganization(db, params.id),
      recordedSince(db),
    ])
    const sum = (of: Exclude<keyof SummaryRow, 'kind'>, kind?: ReachKind) =>
      rows.reduce((all, row) => all + (kind && row.kind !== kind ? 0 : row[of]), 0)
    return {
      total: sum('count'),
      unused: sum('unused'),
      allowedByFormer: sum('allowed_by_former'),
      asksForMore: sum('asks_for_more'),
      byKind: Object.fromEntries(reachKinds.map((kind) => [kind, sum('count', kind)])) as Record<
        ReachKind,
        number
      >,
      findable: organization!.findable,
      recordedSince: since.toISOString(),
    }
  })

  serve(app, context, getReach, async ({ actor, params }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const row = await findWay(db, params.id, { kind: params.kind, id: params.reach })
    if (!row) throw new Refused(notFound)
    const [way] = await withUse(db, [row])
    return presentDetail(own, way!)
  })

  serveOneByOne(app, context, revokeReach, (handled) => revokeWays(context, handled))
}
