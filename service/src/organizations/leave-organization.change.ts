import {
  leaveOrganization as call,
  ownerCannotLeave,
  selectOrganizationFirst,
} from '@accord/contract/organizations.ts'
import { can } from '#access/can.rules.ts'
import { change } from '#calls/change.ts'
import { withdrawInvitations } from '#members/withdraw-invitations.ts'
import { Refused } from '#refused.ts'
import { deleteProfile } from './profiles.store.ts'

export const leaveOrganization = change(call, {
  async as({ actor: { profile: own } }) {
    if (!own) throw new Refused(selectOrganizationFirst)
    return { own }
  },
  may: ({ own }) => can.leave(own) || ownerCannotLeave,
  records: ['member_left', 'invitation_deleted'],

  async do({ trx, own, happened }) {
    await withdrawInvitations(trx, { sender: own.id, mayGive: [], happened })
    await deleteProfile(trx, { id: own.id, organization_id: own.organizationId })
    happened('member_left', { email: own.email })
    return {}
  },
})
