import { leaveOrganization as call, ownerCannotLeave } from '@accord/contract/organizations.ts'
import { can } from '#access/can.rules.ts'
import { requireActing } from '#access/require-profile.ts'
import { change } from '#calls/change.ts'
import { withdrawInvitations } from '#members/withdraw-invitations.ts'
import { endTokensOfApprovals } from '#oauth/end-tokens.store.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
import { deleteProfile } from './profiles.store.ts'

export const leaveOrganization = change(call, {
  as: async ({ actor }) => ({ own: requireActing(actor) }),
  may: ({ own }) => can.leave(own) || ownerCannotLeave,
  records: ['member_left', 'invitation_deleted'],

  async do({ trx, own, job, happened }) {
    await withdrawInvitations(trx, { sender: own.id, mayGive: [], happened })
    await endTokensOfApprovals(trx, { profile_id: own.id })
    await endSignInsBy(trx, { profile_id: own.id }, job)
    await deleteProfile(trx, { id: own.id, organization_id: own.organizationId })
    happened('member_left', { email: own.email })
    return {}
  },
})
