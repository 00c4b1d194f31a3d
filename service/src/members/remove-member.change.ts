import { cannotRemoveMember, removeMember as call } from '@accord/contract/members.ts'
import { can } from '#permissions/can.rules.ts'
import { change } from '#calls/change.ts'
import { endingWithProfile, endMember } from './end-profile.ts'
import { requireMember } from './require-member.ts'

export const removeMember = change(call, {
  as: requireMember,
  may: ({ own, member }) => can.removeMember(own, member) || cannotRemoveMember,
  records: ['member_removed', 'invitation_deleted'],

  async do({ trx, member, mail, job, happened }, { config }) {
    await endMember(trx, member, { mail, job, happened }, config)
    return {}
  },
  consequences: ({ member }, db) => endingWithProfile(db, member),
})
