import {
  getNetwork,
  getNetworkHistory,
  getNetworkMap,
  listNetworks,
} from '@accord/contract/networks.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagingReaderOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import type { Context } from '#context.ts'
import {
  createNetwork,
  deleteNetwork,
  leaveNetwork,
  removeFromNetwork,
  updateNetwork,
} from './networks.change.ts'
import { findHistory, listNetworksOf } from '#data/networks/networks.store.ts'
import { listAuthorizationsAmong, listOnMap, listSharingApplications } from './network-map.store.ts'
import { presentHistory, presentNetwork } from './networks.present.ts'
import { requireNetworkOwner, requireNetworkReader } from '#permissions/require-in-network.ts'
import { requireActing } from '#permissions/require-profile.ts'

export function networkRoutes(app: FastifyInstance, context: Context) {
  const { db, usage } = context

  serveChange(app, context, createNetwork)

  serve(app, context, listNetworks, async ({ actor, query }) => {
    // The default is the organization that the person acts for, or the application's own.
    const organizationId = query.organization ?? ownOrganization(actor)
    await requireManagingReaderOf(db, actor, organizationId)
    const { rows, total } = await listNetworksOf(db, organizationId, query)
    const data = rows.map((row) => presentNetwork(row))
    return presentPage(data, total, query)
  })

  serve(app, context, getNetwork, async ({ actor, params }) => {
    const { network } = await requireNetworkReader(db, actor, params.id)
    return presentNetwork(network)
  })

  serve(app, context, getNetworkMap, async ({ actor, params }) => {
    await requireNetworkOwner(db, actor, params.id)
    const organizations = await listOnMap(db, params.id)
    const ids = organizations.map(({ id }) => id)
    const authorizations = await listAuthorizationsAmong(db, params.id, ids)
    for (const id of await listSharingApplications(db, params.id, ids)) {
      usage.note('network_member', id, 'application')
    }
    return {
      organizations,
      authorizations: authorizations.map(({ id, name, owner, organization }) => ({
        application: { id, name },
        owner,
        organization,
      })),
    }
  })

  serve(app, context, getNetworkHistory, async ({ actor, params }) => {
    await requireNetworkOwner(db, actor, params.id)
    return presentHistory(await findHistory(db, params.id))
  })

  serveChange(app, context, updateNetwork)
  serveChange(app, context, deleteNetwork)
  serveChange(app, context, {
    call: removeFromNetwork.call,
    choose: ({ actor, params }) =>
      params.memberId === actor.profile?.organizationId ? leaveNetwork : removeFromNetwork,
  })
}

function ownOrganization(actor: Actor | ServiceActor): string {
  return actor.user ? requireActing(actor).organizationId : actor.application.organizationId
}
