import {
  getInvitation,
  listOwnInvitations,
  readMailedInvitation,
} from '@accord/contract/invitations.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { can } from '#permissions/can.rules.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import type { Actor } from '#actor.ts'
import {
  acceptInvitation,
  declineInvitation,
  declineMailedInvitation,
  findInvitationFor,
  isId,
  invitationError,
  requireMailedInvitation,
} from './answer-invitation.change.ts'
import {
  deleteInvitation,
  inviteMember,
  resendInvitation,
  updateInvitation,
} from './invitations.change.ts'
import { inviterOf, presentInvitation } from './invitations.present.ts'
import { findInvitation, listInvitationsTo } from '#data/members/invitations.store.ts'

export function invitationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listOwnInvitations, async ({ actor, query }) => {
    const { rows, total } = await listInvitationsTo(db, actor.user.id, query)
    const data = rows.map((row) => presentInvitation(row))
    return presentPage(data, total, query)
  })

  serve(app, context, getInvitation, async ({ actor, params, query }) => {
    const invitation =
      (await findInvitationFor(db, actor, params.id)) ?? (await findAsManager(actor, params.id))
    if (!invitation) throw invitationError(params.id, notFound)
    return presentInvitation(invitation, { named: query.$with === 'organization' })
  })

  serve(app, context, { call: readMailedInvitation, once: true }, async (handled) => {
    const invitation = await requireMailedInvitation(handled, context)
    const { organization_name: organization, email } = invitation
    return { organization, email, invitedBy: inviterOf(invitation) }
  })

  serveChange(app, context, inviteMember)
  serveChange(app, context, acceptInvitation)
  serveChange(app, context, declineInvitation)
  serveChange(app, context, declineMailedInvitation)
  serveChange(app, context, updateInvitation)
  serveChange(app, context, deleteInvitation)
  serveChange(app, context, resendInvitation)

  async function findAsManager({ profile }: Actor, key: string) {
    if (!profile || !can.manage(profile) || !isId(key)) return undefined
    const invitation = await findInvitation(db, key)
    return invitation?.organization_id === profile.organizationId ? invitation : undefined
  }
}
