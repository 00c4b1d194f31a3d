import {
  type AccountActivityKind,
  listActivity,
  listOrganizationActivity,
} from '@accord/contract/activity.ts'
import { getActivityRule } from '@accord/contract/activity-rule.ts'
import { retention } from '@accord/contract/retention.ts'
import { listKept } from '@accord/contract/what-we-keep.ts'
import type { FastifyInstance } from 'fastify'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import { serveChange } from '#calls/serve-change.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { describeAgent } from '#session/user-agent.rules.ts'
import type { Context } from '#context.ts'
import { listActivityOf } from './activity.store.ts'
import { listActivityIn } from './listed-activity.store.ts'
import { presentOrganizationActivity } from './organization-activity.present.ts'
import { readActivityRule } from './retention/rule.store.ts'
import { setActivityRule } from './retention/set-activity-rule.change.ts'

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

  serve(app, context, getActivityRule, async ({ actor, params: { id } }) => {
    await requireManagerOf(context.db, actor, id)
    return readActivityRule(context.db, id)
  })

  serveChange(app, context, setActivityRule)

  serve(app, context, listKept, async () => ({ data: Object.values(retention) }))
}
