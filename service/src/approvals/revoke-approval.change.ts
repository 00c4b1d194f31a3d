import { revokeApproval as call } from '@accord/contract/approvals.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { findOwnApproval } from '#data/approvals/approvals.store.ts'
import { endingWithApproval } from '#data/approvals/ending-approvals.store.ts'
import { endApproval } from './end-approval.ts'

export const revokeApproval = change(call, {
  async as({ actor, params }, db) {
    const approval = await findOwnApproval(db, params.id, actor.user.id)
    if (!approval) throw new Refused(notFound)
    const { organization_id: id } = approval
    return id === null ? { approval, person: actor.user } : { approval, organizations: [id] }
  },
  records: ['approval_revoked', 'approval_for_oneself_revoked', 'contact_ended'],

  async do({ trx, approval, job, happened }) {
    const { application_name: application, scopes } = approval
    const { organization_id: organizationId, profile_id: profileId } = approval
    const { tokens: endedTokens } = await endApproval(trx, approval, {
      job,
      left: (detail) =>
        happened('contact_ended', detail, { organizationId: organizationId!, profileId }),
    })
    if (organizationId === null) happened('approval_for_oneself_revoked', { application })
    else happened('approval_revoked', { application, scopes }, { organizationId, profileId })
    return { endedTokens }
  },
  consequences: ({ approval }, db) => endingWithApproval(db, approval),
})
