import { revokeApproval as call } from '@accord/contract/approvals.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { endTokensOfApprovals } from '#oauth/end-tokens.store.ts'
import { Refused } from '#refused.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
import { findOwnApproval, removeApproval } from './approvals.store.ts'

export const revokeApproval = change(call, {
  async as({ actor, params }, db) {
    const approval = await findOwnApproval(db, params.id, actor.user.id)
    if (!approval) throw new Refused(notFound)
    const { organization_id: id } = approval
    return id === null ? { approval, person: actor.user } : { approval, organizations: [id] }
  },
  records: ['approval_revoked', 'approval_for_oneself_revoked'],

  async do({ trx, approval, job, happened }) {
    const { id, application_name: application, scopes } = approval
    const { organization_id: organizationId, profile_id: profileId } = approval
    const endedTokens = await endTokensOfApprovals(trx, { id })
    await endSignInsBy(trx, { id }, job)
    await removeApproval(trx, id)
    if (organizationId === null) happened('approval_for_oneself_revoked', { application })
    else happened('approval_revoked', { application, scopes }, { organizationId, profileId })
    return { endedTokens }
  },
})
