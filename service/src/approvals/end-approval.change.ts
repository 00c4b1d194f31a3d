import { endApproval as call } from '@accord/contract/reach.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { findApprovalIn } from '#data/approvals/approvals.store.ts'
import { endingWithApproval } from '#data/approvals/ending-approvals.store.ts'
import { endApprovalOf } from './end-approval.ts'

/** Of somebody in the organization, by whoever manages it. */
export const endApproval = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const approval = await findApprovalIn(db, params.id, params.approval)
    if (!approval) throw new Refused(notFound)
    return { own, approval }
  },
  records: ['approval_ended', 'approval_ended_by_manager', 'contact_ended'],

  async do({ trx, actor, approval, mail, job, happened }, { config }) {
    const effects = { mail, job, happened }
    const { tokens } = await endApprovalOf(trx, approval, actor, effects, config)
    return { endedTokens: tokens }
  },
  consequences: ({ approval }, db) => endingWithApproval(db, approval),
})
