import {
  type AccountActivityKind,
  checkActivity,
  findActivityAuthors,
  listActivity,
  listOrganizationActivity,
} from '@accord/contract/activity.ts'
import { getActivityRetention } from '@accord/contract/organization-policies.ts'
import { listRetained, retention } from '@accord/contract/retention.ts'
import type { FastifyInstance } from 'fastify'
import { presentPage, serve } from '#calls/serve.ts'
import { serveChange } from '#calls/serve-change.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import type { Context } from '#context.ts'
import { kyselyOn, readerTimeout } from '#database/open.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { listMembersAndInvitations } from '#data/members/members.store.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { listActivityOf } from '#activity/activity.store.ts'
import { checkStep, chainPositionFrom } from '#activity/check-chains.ts'
import { downloadActivity } from './download-activity.change.ts'
import { linksOf, listActivityIn, wantedIn } from '#activity/listed-activity.store.ts'
import { presentOrganizationActivity } from '#activity/organization-activity.present.ts'
import { readActivityRetention } from '#activity/activity-retention.store.ts'
import { setActivityRetention } from '#lifecycle/activity/set-activity-retention.change.ts'

export function activityRoutes(app: FastifyInstance, context: Context) {
  // This call uses separate connections, so that many checks by one person don't slow down others.
  const reader = kyselyOn(context.reader, readerTimeout)

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
    const filter = await wantedIn(context.db, params.id, query)
    // An unknown person has no activity here.
    if (!filter) return { ...presentPage([], 0, query), author: null }
    const { rows, total } = await listActivityIn(context.db, params.id, filter)
    const linkOf = await linksOf(context.db, params.id, rows)
    const data = rows.map((row) => presentOrganizationActivity(row, linkOf(row)))
    return { ...presentPage(data, total, query), author: filter.author ?? null }
  })

  serve(app, context, findActivityAuthors, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(context.db, actor, id)
    const first = { ...query, sort: 'name', $skip: 0, $limit: 10 } as const
    const { members } = await listMembersAndInvitations(context.db, id, first, false)
    const data = members.map(({ user_id, first_name, last_name, email }) => ({
      id: user_id,
      name: `${first_name} ${last_name}`,
      email,
    }))
    return { data }
  })

  serveChange(app, context, downloadActivity)

  serve(
    app,
    context,
    { call: checkActivity, once: true },
    async ({ actor, params: { id }, query }) => {
      const { own } = await requireManagerOf(context.db, actor, id)
      await requireWithinLimit(context, 'activityChecksPerProfile', own.id)
      const publicKey = publicKeyOf(context.secrets.signatureKey)
      return checkStep(reader, id, { after: chainPositionFrom(query), publicKey })
    },
  )

  serve(app, context, getActivityRetention, async ({ actor, params: { id } }) => {
    await requireManagerOf(context.db, actor, id)
    return readActivityRetention(context.db, id)
  })

  serveChange(app, context, setActivityRetention)

  serve(app, context, listRetained, async () => ({ data: Object.values(retention) }))
}
