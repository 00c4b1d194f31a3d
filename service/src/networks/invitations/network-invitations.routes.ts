import { invitationAnswered } from '@accord/contract/members.ts'
import {
  acceptNetworkInvitation,
  decideOnShares,
  deleteNetworkInvitation,
  getNetworkInvitation,
  inviteToNetwork,
  listNetworkInvitations,
  resendNetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { isRegisteredOrigin } from '#applications/redirect-origins.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { decideOn, dropInvitation, joinNetwork } from './answer-network-invitation.ts'
import { inviteOrganization, mailInvitation } from './invite-organization.ts'
import {
  findMembership,
  listMemberships,
  type MembershipRow,
  renewNetworkInvitation,
} from '#networks/network-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { recordNetworkActivity } from '#networks/record-network-activity.ts'
import { requireInvitationReader, requireSelectedReader } from '#networks/require-reader.ts'
import { requireActing, requireNetworkOwner, requireSide } from '#networks/require-standing.ts'

export function networkInvitationRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, inviteToNetwork, async ({ actor, body, caller }) => {
    requireActing(actor)
    const { acting } = await requireNetworkOwner(db, actor, body.network)
    await requireWithin(context, 'networkInvitationsPerOrganization', acting.organizationId)
    const { network: networkId, organization: organizationId, callback } = body
    const invited = { networkId, organizationId, callback }
    const invitation = await inviteOrganization(context, { actor, acting, caller }, invited)
    return presentNetworkInvitation(invitation, { side: 'owner' })
  })

  serve(app, context, listNetworkInvitations, async ({ actor, query }) => {
    const reading = await requireSelectedReader(db, actor, query.network)
    const { network, organizationId, owns } = reading
    const { rows, total } = await listMemberships(db, {
      networkId: network.id,
      organizationId: owns ? undefined : organizationId,
      $skip: query.$skip,
      $limit: query.$limit,
    })
    const side = owns ? 'owner' : 'invited'
    const data = rows.map((row) => presentNetworkInvitation(row, { side }))
    return presentPage(data, total, query)
  })

  serve(app, context, getNetworkInvitation, async ({ actor, params }) => {
    const { found, side } = await requireInvitationReader(db, actor, params.id)
    return presentNetworkInvitation(found, { side, redirectKnown: await isRedirectKnown(found) })
  })

  serve(app, context, acceptNetworkInvitation, async ({ actor, params, body, caller }) => {
    const { found, acting, side } = await requireSide(db, actor, params.id, ['invited'])
    const joined = await joinNetwork(db, { actor, acting, caller }, found, body?.shares)
    return presentNetworkInvitation(joined, { side, redirectKnown: await isRedirectKnown(joined) })
  })

  serve(app, context, decideOnShares, async ({ actor, params, body, caller }) => {
    const { found, acting, side } = await requireSide(db, actor, params.id, ['invited'])
    const decided = await decideOn(db, { actor, acting, caller }, found, body)
    return presentNetworkInvitation(decided, { side })
  })

  serve(app, context, deleteNetworkInvitation, async ({ actor, params, caller }) => {
    const { found, acting } = await requireSide(db, actor, params.id)
    await dropInvitation(db, { actor, acting, caller }, found)
    return {}
  })

  serve(app, context, resendNetworkInvitation, async ({ actor, params, caller }) => {
    const { found, acting: asked, side } = await requireSide(db, actor, params.id, ['owner'])
    if (found.accepted_at) throw new Refused(invitationAnswered)
    await requireWithin(context, 'resendPerInvitation', found.id)

    const resent = await inTransaction(db, async (trx) => {
      const acting = await requireStillManager(trx, asked)
      const renewed = await renewNetworkInvitation(trx, found.id)
      const invitation = await findMembership(trx, found.id)
      if (!invitation) throw new Refused(notFound)
      if (!renewed) throw new Refused(invitationAnswered)
      await mailInvitation(context, trx, actor.user.id, invitation)
      await recordNetworkActivity(
        trx,
        { actor, acting, caller },
        {
          kind: 'network_invitation_resent',
          detail: { subject: invitation.organization_name, change: invitation.network_name },
        },
      )
      return invitation
    })
    context.wakeMailer()
    return presentNetworkInvitation(resent, { side })
  })

  /**
   * Without an address there is nothing to know. An application vouches for its site in the networks of
   * its own organization alone: whose it is, the invited know from the network's owner.
   */
  async function isRedirectKnown({ redirect_url, owner_id }: MembershipRow): Promise<boolean> {
    if (redirect_url === null) return false
    const { origin } = new URL(redirect_url)
    return origin === config.publicUrl.origin || isRegisteredOrigin(db, origin, owner_id)
  }
}
