import {
  createNetwork,
  deleteNetwork,
  getNetwork,
  getNetworkMap,
  listNetworks,
  removeFromNetwork,
  updateNetwork,
} from '@accord/contract/networks.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { requireManagingReaderOf } from '#access/require-profile.ts'
import { requireSession } from '#session/require-session.ts'
import type { Actor, ServiceActor } from '#session/actor.ts'
import type { Context } from '#context.ts'
import { changeNetwork, endNetwork, openNetwork } from './change-network.ts'
import { endMembershipOf } from './end-membership.ts'
import { listAuthorizationsAmong, listOnMap } from './network-map.store.ts'
import { listNetworksOf } from './networks.store.ts'
import { presentNetwork } from './networks.present.ts'
import { requireNetworkReader } from './require-reader.ts'
import {
  requireActing,
  requireManager,
  requireNetworkOwner,
  requireStanding,
} from './require-standing.ts'

export function networkRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, createNetwork, async ({ actor, body, caller }) => {
    const acting = requireManager(actor)
    await requireWithin(context, 'networksPerOrganization', acting.organizationId)
    return presentNetwork(await openNetwork(db, { actor, acting, caller }, body))
  })

  serve(app, context, listNetworks, async ({ actor, query }) => {
    // Unless another is named: the organization acted for, or an application's own.
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
    return {
      organizations,
      authorizations: authorizations.map(({ id, name, owner, organization }) => ({
        application: { id, name },
        owner,
        organization,
      })),
    }
  })

  serve(app, context, updateNetwork, async ({ actor, params, body, caller }) => {
    const { acting } = await requireNetworkOwner(db, actor, params.id)
    return presentNetwork(await changeNetwork(db, { actor, acting, caller }, params.id, body))
  })

  serve(app, context, deleteNetwork, async ({ actor, params, caller }) => {
    const { acting } = await requireNetworkOwner(db, actor, params.id)
    await endNetwork(context, { actor, acting, caller }, params.id)
    return {}
  })

  serve(app, context, removeFromNetwork, async ({ actor, params, caller }) => {
    const { network, acting, owns } = await requireStanding(db, actor, params.id)
    const itself = params.memberId === acting.organizationId
    // A network never loses its owner, and a member decides for itself only.
    if (owns === itself) throw new Refused(forbidden)
    // Leaving, like joining, is decided by a person.
    if (itself) requireSession(actor)
    await endMembershipOf(
      context,
      { actor, acting, caller },
      { networkId: network.id, ownerId: network.organization_id, memberId: params.memberId },
    )
    return {}
  })
}

function ownOrganization(actor: Actor | ServiceActor): string {
  return actor.user ? requireActing(actor).organizationId : actor.application.organizationId
}
