import {
  alreadyInvited,
  alreadyMember,
  inviteMember as call,
} from '@accord/contract/invitations.ts'
import { cannotGiveRole } from '@accord/contract/members.ts'
import { can } from '#permissions/can.rules.ts'
import { freshWhere, givesPower } from '#permissions/fresh.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { requireSession } from '#permissions/require-session.ts'
import { invitationMail } from './invitation.mail.ts'
import { presentInvitation } from './invitations.present.ts'
import { deleteExpiredInvitation, insertInvitation } from '#data/members/invitations.store.ts'
import { findInvitation } from '#data/members/shown-invitations.store.ts'
import { normalRoles } from '#members/members.rules.ts'
import { isAddressOfMember } from '#data/members/members.store.ts'

export const inviteMember = change(call, {
  as({ actor, body }, db) {
    // An application never makes an owner.
    if (body.roles.includes('owner')) requireSession(actor)
    return requireManagerOf(db, actor, body.organization)
  },
  may({ actor, own, body }) {
    if (!can.decideOnRoles(own, body.roles)) return cannotGiveRole
    return freshWhere(givesPower(body.roles), actor)
  },
  limits: ({ body }) => [['invitationsPerOrganization', body.organization]],
  records: ['member_invited'],

  async do({ trx, own, body, mailUnasked, happened }, { config }) {
    const { organization: organizationId, email } = body
    const roles = normalRoles(body.roles)
    if (await isAddressOfMember(trx, organizationId, email)) throw new Refused(alreadyMember)
    await deleteExpiredInvitation(trx, organizationId, email)
    const offer = { organizationId, email, roles, invitedBy: own.id }
    const created = await insertInvitation(trx, offer)
    if (!created) throw new Refused(alreadyInvited)
    const invitation = (await findInvitation(trx, created.id))!
    mailUnasked(invitationMail(config, invitation, created.code))
    happened('member_invited', { email, roles })
    return presentInvitation(invitation)
  },
})
