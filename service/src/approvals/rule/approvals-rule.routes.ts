import { getApprovalsRule } from '@accord/contract/approvals-rule.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { countUnauthorized, getMemberApprovals } from '#data/approvals/approvals-rule.store.ts'
import { isRuleEnding } from '#data/approvals/rule-ends.store.ts'
import { setApprovalsRule } from './set-approvals-rule.change.ts'

export function approvalsRuleRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getApprovalsRule, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [memberApprovals, ends, ending] = await Promise.all([
      getMemberApprovals(db, id),
      countUnauthorized(db, id),
      isRuleEnding(db, id),
    ])
    return { memberApprovals, ends, ending }
  })

  serveChange(app, context, setApprovalsRule)
}
