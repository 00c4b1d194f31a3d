import { authorize, listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { lockOrganization } from '#organizations/profiles.store.ts'
import type { Context } from '#context.ts'
import { answerNo, answerYes, findRequest } from './answer.ts'
import { findOwnApproval, listApprovalsOf, removeApproval } from './approvals.store.ts'
import { approve, requireAnswerable } from './decide-on-approval.change.ts'
import { presentApproval } from './approvals.present.ts'

export function approvalRoutes(app: FastifyInstance, context: Context, provider: Provider) {
  const { db } = context

  serve(app, context, listApprovals, async ({ actor, query }) => {
    const { rows, total } = await listApprovalsOf(db, actor.user.id, query, query.application)
    const data = rows.map((row) => presentApproval(row, query.$with))
    return presentPage(data, total, query)
  })

  serve(app, context, authorize, async ({ actor, body: decision, caller, reply }) => {
    const exchange = { req: reply.request.raw, res: reply.raw }
    const request = await findRequest(provider, exchange, decision)
    const answering = { exchange, decision, request }
    const asking = { actor, caller, decision, request }
    if (decision.decision === 'deny') {
      await requireAnswerable(db, asking)
      return { redirect: await answerNo(provider, answering) }
    }
    return { redirect: await answerYes(provider, answering, await approve(db, asking)) }
  })

  serve(app, context, revokeApproval, async ({ actor, params, caller }) => {
    const { id } = params
    return inTransaction(db, async (trx) => {
      const asked = await findOwnApproval(trx, id, actor.user.id)
      if (!asked) throw new Refused(notFound)
      const { organization_id: organizationId, profile_id: profileId } = asked
      await lockOrganization(trx, organizationId)
      // Once more under the lock: of two at once, one revokes it.
      if (!(await findOwnApproval(trx, id, actor.user.id))) throw new Refused(notFound)
      const endedTokens = await removeApproval(trx, id)
      await recordOrganizationActivity(trx, {
        kind: 'approval_revoked',
        organizationId,
        profileId,
        actor,
        caller,
        detail: { subject: asked.application_name, change: asked.scopes.join(', ') },
      })
      return { endedTokens }
    })
  })
}
