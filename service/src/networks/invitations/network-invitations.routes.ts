import {
  getNetworkInvitation,
  listNetworkInvitations,
} from '@accord/contract/network-invitations.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listMemberships } from '#data/networks/shown-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import {
  requireInvitationReader,
  requireSelectedReader,
} from '#permissions/require-network-reader.ts'
import {
  acceptNetworkInvitation,
  deleteNetworkInvitation,
} from './answer-network-invitation.change.ts'
import { decideOnShares } from './decide-on-shares.change.ts'
import { inviteToNetwork, resendNetworkInvitation } from './invite-to-network.change.ts'
import { isRedirectKnown } from './redirect-known.ts'

export function networkInvitationRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, listNetworkInvitations, async ({ actor, query }) => {
    const { network, organizationId, side } = await requireSelectedReader(db, actor, query.network)
    const { rows, total } = await listMemberships(db, {
      networkId: network.id,
      organizationId: side === 'owner' ? undefined : organizationId,
      $skip: query.$skip,
      $limit: query.$limit,
    })
    const data = rows.map((row) => presentNetworkInvitation(row, { side }))
    return presentPage(data, total, query)
  })

  serve(app, context, getNetworkInvitation, async ({ actor, params }) => {
    const { membership, side } = await requireInvitationReader(db, actor, params.id)
    const redirectKnown = await isRedirectKnown(db, config, membership, actor.user?.id)
    return presentNetworkInvitation(membership, { side, redirectKnown })
  })

  serveChange(app, context, inviteToNetwork)
  serveChange(app, context, resendNetworkInvitation)
  serveChange(app, context, acceptNetworkInvitation)
  serveChange(app, context, deleteNetworkInvitation)
  serveChange(app, context, decideOnShares)
}
