import { cannotRemoveMember, removeMember as call } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { change } from '#calls/change.ts'
import { findProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { endingWithProfile, endMember } from './end-profile.ts'

export const removeMember = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const member = await findProfile(db, params.memberId)
    if (member?.organization_id !== params.id) throw new Refused(notFound)
    return { own, member }
  },
  may: ({ own, member }) => can.removeMember(own, member) || cannotRemoveMember,
  records: ['member_removed', 'invitation_deleted'],

  async do({ trx, member, mail, job, happened }, { config }) {
    await endMember(trx, member, { mail, job, happened }, config)
    return {}
  },
  consequences: ({ member }, db) => endingWithProfile(db, member),
})
