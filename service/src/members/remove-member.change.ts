import { cannotRemoveMember, removeMember as call } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { getUser } from '#accounts/accounts.store.ts'
import { can } from '#access/can.rules.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { change } from '#calls/change.ts'
import { endTokensOfApprovals } from '#oauth/end-tokens.store.ts'
import { mailAddressOf } from '#organizations/mail-address.store.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { deleteProfile, findProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
import { memberRemovedMail } from './member-removed.mail.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

export const removeMember = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const member = await findProfile(db, params.memberId)
    if (member?.organization_id !== params.id) throw new Refused(notFound)
    return { own, member }
  },
  may: ({ own, member }) => can.removeMember(own, member) || cannotRemoveMember,
  records: ['member_removed', 'invitation_deleted'],

  async do({ trx, params, member, mail, job, happened }, { config }) {
    const person = await getUser(trx, member.user_id)
    const { name: organization } = (await findOrganization(trx, params.id))!
    await withdrawInvitations(trx, { sender: member.id, mayGive: [], happened })
    await endTokensOfApprovals(trx, { profile_id: member.id })
    await endSignInsBy(trx, { profile_id: member.id }, job)
    await deleteProfile(trx, member)
    const { first_name: firstName, email: ownAddress } = person
    const email = mailAddressOf(member, ownAddress)
    mail(memberRemovedMail(config, { email, firstName, organization }))
    happened('member_removed', { email: member.email, roles: member.roles })
    return {}
  },
})
