import {
  type AccountActivityKind,
  listActivity,
  listOrganizationActivity,
} from '@accord/contract/activity.ts'
import type { FastifyInstance } from 'fastify'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { describeAgent } from '#session/user-agent.rules.ts'
import type { Context } from '#context.ts'
import { listActivityOf } from './activity.store.ts'
import { listActivityIn } from './listed-activity.store.ts'
import { presentOrganizationActivity } from './organization-activity.present.ts'

export function activityRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listActivity, async ({ actor, query }) => {
    const { rows, total } = await listActivityOf(context.db, actor.user.id, query)
    const data = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind as AccountActivityKind,
      ...describeAgent(row.agent ?? ''),
      address: row.address,
      application: row.application,
    }))
    return presentPage(data, total, query)
  })

  serve(app, context, listOrganizationActivity, async ({ actor, params, query }) => {
    await requireManagerOf(context.db, actor, params.id)
    const { rows, total } = await listActivityIn(context.db, params.id, query)
    return presentPage(rows.map(presentOrganizationActivity), total, query)
  })
}
