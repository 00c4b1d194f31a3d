import {
  type FoundOrganization,
  getNetworkInvitation,
  listNetworkInvitations,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { type CallInput, presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listMemberships } from '#data/networks/network-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import {
  requireInvitationReader,
  requireNetworkOwner,
  requireSelectedReader,
} from '#permissions/require-in-network.ts'
import {
  acceptNetworkInvitation,
  decideOnShares,
  deleteNetworkInvitation,
  inviteToNetwork,
  isRedirectKnown,
  resendNetworkInvitation,
} from './network-invitations.change.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { inEqualTime } from '#accounts/equal-time.ts'
import { RequestError } from '#request-error.ts'
import { readAgain } from '#database/errors.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { searchByManager } from './network-invitations.store.ts'
import { ownsNetwork } from '#data/networks/networks.store.ts'
import { requireManager } from '#permissions/require-profile.ts'

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

export function searchRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  const look = async ({ actor, query }: CallInput<typeof searchOrganizations>) => {
    const { organizationId } = requireManager(actor).own
    if (!(await ownsNetwork(db, organizationId))) throw new RequestError(forbidden)
    if (query.network !== undefined) await requireNetworkOwner(db, actor, query.network)
    return organizationId
  }

  serve(app, context, { call: searchOrganizations, once: true }, async (handled) => {
    const { actor, query } = handled
    const searchedBy = await readAgain(() => look(handled))
    // The search is counted between two reads, so that a repeated read counts only once. The limit is per person,
    // because anyone can get more profiles by creating organizations.
    await requireWithinLimit(context, 'searchesPerPerson', actor.user.id)

    let found: FoundOrganization[] = []
    // The response takes the same time for a hidden organization and for a nonexistent one.
    await inEqualTime(async () => {
      const search = { email: query.email, searchedBy, networkId: query.network }
      found = await readAgain(() => searchByManager(db, search))
    })
    return found
  })
}
