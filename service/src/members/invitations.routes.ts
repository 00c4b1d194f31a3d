import {
  acceptInvitation,
  alreadyInvited,
  alreadyMember,
  cannotGiveRole,
  declineInvitation,
  deleteInvitation,
  getInvitation,
  invitationAccepted,
  invitationAnswered,
  inviteMember,
  listOwnInvitations,
  resendInvitation,
  updateInvitation,
} from '@accord/contract/members.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/roles.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { queueUnasked } from '#mail/queue-unasked.ts'
import { requireManagerOf, requireStillManager } from '#organizations/require-profile.ts'
import type { Actor } from '#session/actor.ts'
import { requireSession } from '#session/require-session.ts'
import type { Context } from '#context.ts'
import { accept, decline, findInvitationFor, isId } from './answer-invitation.ts'
import { changeInvitation } from './change-invitation.ts'
import { invitationMail } from './invitation.mail.ts'
import {
  deleteExpiredInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitationsTo,
  removeInvitation,
  renewInvitation,
} from './invitations.store.ts'
import { canDecideOn, normalRoles } from './members.rules.ts'
import { isAddressOfMember } from './members.store.ts'
import { presentInvitation } from './present-invitation.ts'

export function invitationRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, inviteMember, async ({ actor, body, caller }) => {
    const { organization: organizationId, email } = body
    const roles = normalRoles(body.roles)
    // An application never makes an owner.
    if (roles.includes('owner')) requireSession(actor)
    const asked = await requireManagerOf(db, actor, organizationId)
    if (!canDecideOn(asked.roles, roles)) throw new Refused(cannotGiveRole)
    await requireWithin(context, 'invitationsPerOrganization', organizationId)

    const invited = await inTransaction(db, async (trx) => {
      const acting = await requireStillManager(trx, asked)
      if (!canDecideOn(acting.roles, roles)) throw new Refused(cannotGiveRole)
      if (await isAddressOfMember(trx, organizationId, email)) throw new Refused(alreadyMember)
      await deleteExpiredInvitation(trx, organizationId, email)
      const invitedBy = acting.id
      const created = await insertInvitation(trx, { organizationId, email, roles, invitedBy })
      if (!created) throw new Refused(alreadyInvited)
      const invitation = (await findInvitation(trx, created.id))!
      const letter = invitationMail(config, invitation, created.code)
      await queueUnasked(context, trx, actor.user.id, letter)
      await recordOrganizationActivity(trx, {
        kind: 'member_invited',
        organizationId,
        actor,
        profileId: acting.id,
        caller,
        detail: detailOf(invitation),
      })
      return invitation
    })
    context.wakeMailer()
    return presentInvitation(invited)
  })

  serve(app, context, listOwnInvitations, async ({ actor, query }) => {
    const { rows, total } = await listInvitationsTo(db, actor.user.id, query)
    const data = rows.map((row) => presentInvitation(row))
    return presentPage(data, total, query)
  })

  serve(app, context, getInvitation, async ({ actor, params, query }) => {
    const invitation =
      (await findInvitationFor(db, actor, params.id)) ?? (await findAsManager(actor, params.id))
    if (!invitation) throw new Refused(notFound)
    return presentInvitation(invitation, { named: query.$with === 'organization' })
  })

  serve(app, context, acceptInvitation, ({ actor, params, caller }) =>
    accept(db, { actor, caller, key: params.id }),
  )

  serve(app, context, declineInvitation, ({ actor, params, caller }) =>
    decline(context, { actor, caller, key: params.id }),
  )

  serve(app, context, updateInvitation, async ({ actor, params, body, caller }) => {
    const { asked } = await requireInvitation(actor, params.id)
    const change = { actor, asked, id: params.id, roles: body.roles, caller }
    return presentInvitation(await changeInvitation(db, change))
  })

  serve(app, context, deleteInvitation, async ({ actor, params, caller }) => {
    const { asked } = await requireInvitation(actor, params.id)

    return inTransaction(db, async (trx) => {
      const acting = await requireStillManager(trx, asked)
      const invitation = await findInvitation(trx, params.id)
      if (!invitation) throw new Refused(notFound)
      // Whoever manages may take back what gives too much: nobody gains a right by it.
      if (invitation.accepted_at) throw new Refused(invitationAccepted)
      await removeInvitation(trx, invitation.id)
      await recordOrganizationActivity(trx, {
        kind: 'invitation_deleted',
        organizationId: acting.organizationId,
        actor,
        profileId: acting.id,
        caller,
        detail: detailOf(invitation),
      })
      return {}
    })
  })

  serve(app, context, resendInvitation, async ({ actor, params, caller }) => {
    const { asked, found } = await requireInvitation(actor, params.id)
    if (!canDecideOn(asked.roles, found.roles)) throw new Refused(forbidden)
    if (found.accepted_at || found.declined_at) throw new Refused(invitationAnswered)
    await requireWithin(context, 'resendPerInvitation', found.id)

    const resent = await inTransaction(db, async (trx) => {
      const acting = await requireStillManager(trx, asked)
      if (!canDecideOn(acting.roles, found.roles)) throw new Refused(forbidden)
      const code = await renewInvitation(trx, found.id)
      const invitation = await findInvitation(trx, found.id)
      if (!invitation) throw new Refused(notFound)
      if (!code) throw new Refused(invitationAnswered)
      await queueUnasked(context, trx, actor.user.id, invitationMail(config, invitation, code))
      await recordOrganizationActivity(trx, {
        kind: 'invitation_resent',
        organizationId: acting.organizationId,
        actor,
        profileId: acting.id,
        caller,
        detail: detailOf(invitation),
      })
      return invitation
    })
    context.wakeMailer()
    return presentInvitation(resent)
  })

  /** The organization is the row's, whatever a request says. */
  async function requireInvitation(actor: Actor, id: string) {
    const found = await findInvitation(db, id)
    if (!found) throw new Refused(notFound)
    return { found, asked: await requireManagerOf(db, actor, found.organization_id) }
  }

  async function findAsManager({ profile }: Actor, key: string) {
    if (!profile || !canManage(profile.roles) || !isId(key)) return undefined
    const invitation = await findInvitation(db, key)
    return invitation?.organization_id === profile.organizationId ? invitation : undefined
  }
}

function detailOf({ email, roles }: InvitationRow) {
  return { subject: email, change: roles.join(', ') }
}
