import { authorize, listApprovalStatuses, listApprovals } from '@accord/contract/approvals.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import { recordedSince, scopeUsageOf, usageOf } from '#data/usage/usage.store.ts'
import { presentApproval, presentApprovalStatus } from './approvals.present.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { reachOf } from '#data/sessions/session.rules.ts'
import { listApprovalsOf } from '#data/approvals/approvals.store.ts'
import { approveWith, denyWith, revokeMemberApproval, revokeApproval } from './approvals.change.ts'
import { listApprovalStatusRows } from './approval-status.store.ts'
import { getApprovalPolicy } from '@accord/contract/organization-policies.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { countUnauthorized, getMemberApprovals } from '#data/approvals/approval-policy.store.ts'
import { isPolicyRevoking } from '#data/approvals/policy-revocations.store.ts'
import { setApprovalPolicy } from './policy/set-approval-policy.change.ts'

export function approvalRoutes(app: FastifyInstance, context: Context, provider: Provider) {
  const { db } = context
  const decisions = { approve: approveWith(provider), deny: denyWith(provider) }

  serve(app, context, listApprovals, async ({ actor, query }) => {
    const { rows, total } = await listApprovalsOf(db, reachOf(actor), query, query.application)
    const ids = rows.map(({ id }) => id)
    const [used, scopes, since] = await Promise.all([
      usageOf(db, 'approval', ids),
      scopeUsageOf(db, 'approval', ids),
      recordedSince(db),
    ])
    const data = rows.map((row) => {
      const use = { days: used.get(row.id)!.days, scopes: scopes.get(row.id)!, since }
      return presentApproval(row, use, query.$with)
    })
    return presentPage(data, total, query)
  })

  serve(app, context, listApprovalStatuses, async ({ actor, query }) => {
    const application = await findWorkingApplication(db, query.application)
    if (!application) throw new RequestError(notFound)
    const organization = actor.provider ? actor.profile?.organizationId : query.organization
    const standing = { ...query, organization }
    const { rows, total } = await listApprovalStatusRows(db, actor.user.id, application, standing)
    const data = rows.map((row) =>
      presentApprovalStatus(actor.provider ? withoutOwnership(row) : row, application),
    )
    return presentPage(data, total, query)
  })

  serveChange(app, context, {
    call: authorize,
    choose: ({ body }) => decisions[body.decision],
  })
  serveChange(app, context, revokeApproval)
  serveChange(app, context, revokeMemberApproval)
}

export function approvalPolicyRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getApprovalPolicy, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [memberApprovals, ends, ending] = await Promise.all([
      getMemberApprovals(db, id),
      countUnauthorized(db, id),
      isPolicyRevoking(db, id),
    ])
    return { memberApprovals, ends, ending }
  })

  serveChange(app, context, setApprovalPolicy)
}
