import {
  alreadyInvited,
  alreadyMember,
  deleteInvitation as deleteCall,
  invitationAccepted,
  invitationAnswered,
  inviteMember as call,
  resendInvitation as resendCall,
  updateInvitation as updateCall,
} from '@accord/contract/invitations.ts'
import { cannotGiveRole } from '@accord/contract/members.ts'
import { can } from '#permissions/can.rules.ts'
import { requireReauthIf, grantsManagement } from '#permissions/reauthentication.rules.ts'
import { requireManagerOf, requireSession } from '#permissions/require-profile.ts'
import { change, unchanged } from '#calls/change.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import { invitationMail } from './invitations.mail.ts'
import { presentInvitation } from './invitations.present.ts'
import {
  deleteExpiredInvitation,
  findInvitation,
  insertInvitation,
  renewInvitation,
  setInvitationRoles,
} from '#data/members/invitations.store.ts'
import { isOpen, normalRoles } from '#members/members.rules.ts'
import { findEmailLogo } from '#data/logos/logos.store.ts'
import { isAddressOfMember } from '#data/members/members.store.ts'
import { forbidden, notFound } from '@accord/contract/errors.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Actor } from '#actor.ts'
import { withdrawInvitation } from './withdraw-invitations.ts'

export const inviteMember = change(call, {
  resolve({ actor, body }, db) {
    // An application can't make anyone an owner.
    if (body.roles.includes('owner')) requireSession(actor)
    return requireManagerOf(db, actor, body.organization)
  },
  authorize({ actor, own, body }) {
    if (!can.decideOnRoles(own, body.roles)) return cannotGiveRole
    return requireReauthIf(grantsManagement(body.roles), actor)
  },
  limits: ({ body }) => [['invitationsPerOrganization', body.organization]],
  records: ['member_invited'],

  async run({ trx, own, body, mailUnsolicited, happened }, { config }) {
    const { organization: organizationId, email } = body
    const roles = normalRoles(body.roles)
    if (await isAddressOfMember(trx, organizationId, email)) throw new RequestError(alreadyMember)
    await deleteExpiredInvitation(trx, organizationId, email)
    const offer = { organizationId, email, roles, invitedBy: own.id }
    const created = await insertInvitation(trx, offer)
    if (!created) throw new RequestError(alreadyInvited)
    const invitation = (await findInvitation(trx, created.id))!
    const logo = await findEmailLogo(trx, invitation.organization_logo_id)
    mailUnsolicited(invitationMail(emailContext(config), invitation, { code: created.code, logo }))
    happened('member_invited', { on: { invitation: invitation.id }, email, roles })
    return presentInvitation(invitation)
  },
})

interface Named {
  actor: Actor
  params: { id: string }
}

/** Takes the organization from the row, not from the request. */
async function requireInvitation({ actor, params }: Named, db: Kysely<Database>) {
  const invitation = await findInvitation(db, params.id)
  if (!invitation) throw new RequestError(notFound)
  return { invitation, ...(await requireManagerOf(db, actor, invitation.organization_id)) }
}

export const updateInvitation = change(updateCall, {
  resolve: requireInvitation,
  authorize({ actor, own, invitation, body }) {
    // The person must be able to give both the current and the new roles.
    if (!can.decideOnRoles(own, [...invitation.roles, ...body.roles])) return cannotGiveRole
    if (!isOpen(invitation)) return invitationAnswered
    return requireReauthIf(grantsManagement(body.roles, invitation.roles), actor)
  },
  records: ['invitation_changed'],

  async run({ trx, own, invitation, body, happened }) {
    const { id, email, roles: before } = invitation
    const after = normalRoles(body.roles)
    if (isSameSet(after, before)) return unchanged(presentInvitation(invitation))
    await setInvitationRoles(trx, id, { roles: after, invitedBy: own.id })
    happened('invitation_changed', { on: { invitation: id }, email, before, after })
    return presentInvitation((await findInvitation(trx, id))!)
  },
})

export const deleteInvitation = change(deleteCall, {
  // Any admin or owner may withdraw an invitation, even for higher roles, because no one gains permissions from that.
  resolve: requireInvitation,
  authorize: ({ invitation }) => invitation.accepted_at === null || invitationAccepted,
  records: ['invitation_deleted'],

  async run({ trx, invitation, happened }) {
    await withdrawInvitation(trx, invitation, { happened })
    return {}
  },
})

export const resendInvitation = change(resendCall, {
  resolve: requireInvitation,
  authorize({ actor, own, invitation }) {
    if (!can.decideOnRoles(own, invitation.roles)) return forbidden
    if (!isOpen(invitation)) return invitationAnswered
    // A new link offers the roles for longer, so it requires the same confirmation as an invitation.
    return requireReauthIf(grantsManagement(invitation.roles), actor)
  },
  limits: ({ invitation }) => [['resendPerInvitation', invitation.id]],
  records: ['invitation_resent'],

  async run({ trx, own, invitation: { id, email, roles }, mailUnsolicited, happened }, { config }) {
    const code = (await renewInvitation(trx, id, own.id))!
    const invitation = (await findInvitation(trx, id))!
    const logo = await findEmailLogo(trx, invitation.organization_logo_id)
    mailUnsolicited(invitationMail(emailContext(config), invitation, { code, logo }))
    happened('invitation_resent', { on: { invitation: id }, email, roles })
    return presentInvitation(invitation)
  },
})
