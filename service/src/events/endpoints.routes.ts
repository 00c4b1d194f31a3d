import {
  getDelivery,
  getEndpoint,
  getEndpointPublicKey,
  listApplicationEndpoints,
  listDeliveries,
  listEventTypes,
  listOrganizationEndpoints,
} from '@accord/contract/event-endpoints.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Paging } from '@accord/contract/fields.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { formatSigningKey, openSigningSecret } from '#crypto/event-secrets.ts'
import type { EndpointOwner } from '#data/events/endpoints.store.ts'
import {
  findDelivery,
  listAttemptsOf,
  listDeliveriesOf,
} from '#data/events/listed-deliveries.store.ts'
import { listManagedEndpoints } from '#data/events/managed-endpoints.store.ts'
import { requireManagedApplication } from '#permissions/require-application.ts'
import { requireManagedEndpoint } from '#permissions/require-endpoint.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { presentAttempt, presentDelivery, presentEndpoint } from './endpoint.present.ts'
import {
  createApplicationEndpoint,
  createOrganizationEndpoint,
  deleteEndpoint,
  enableEndpoint,
  getEndpointSecret,
  pauseEndpoint,
  revokePreviousEndpointSecret,
  rotateEndpointSecret,
  updateEndpoint,
} from './endpoints.change.ts'
import { listEventTypeInfo } from './event-types.present.ts'
import { requestNow } from './request-now.ts'
import { resendDelivery, resendFailed, testEndpoint } from './send-events.change.ts'

export function endpointRoutes(app: FastifyInstance, context: Context) {
  const { db, secrets } = context
  const page = async (owner: EndpointOwner, query: Paging) => {
    const rows = await listManagedEndpoints(db, owner)
    const { $skip, $limit } = query
    const data = rows.slice($skip, $skip + $limit).map(presentEndpoint)
    return presentPage(data, rows.length, query)
  }

  serve(app, context, listOrganizationEndpoints, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    return page({ organization_id: own.organizationId }, query)
  })

  serve(app, context, listApplicationEndpoints, async ({ actor, params, query }) => {
    const { application } = await requireManagedApplication({ actor, params }, db)
    return page({ application_id: application.id }, query)
  })

  serve(app, context, getEndpoint, async (handled) => {
    const { endpoint } = await requireManagedEndpoint(handled, db)
    return presentEndpoint(endpoint)
  })

  serve(app, context, getEndpointPublicKey, async (handled) => {
    const { endpoint } = await requireManagedEndpoint(handled, db)
    const { id, secret, signs_ed25519: isUsed } = endpoint
    return { publicKey: isUsed ? formatSigningKey(openSigningSecret(secrets, secret, id)) : null }
  })

  serve(app, context, listDeliveries, async ({ actor, params, query }) => {
    const { endpoint } = await requireManagedEndpoint({ actor, params }, db)
    const { rows, total, more } = await listDeliveriesOf(db, endpoint.id, query)
    return presentPage(rows.map(presentDelivery), total, query, more)
  })

  serve(app, context, getDelivery, async ({ actor, params }) => {
    const { endpoint } = await requireManagedEndpoint({ actor, params }, db)
    const delivery = await findDelivery(db, endpoint.id, params.seq)
    if (!delivery) throw new RequestError(notFound)
    const [log, request] = await Promise.all([
      listAttemptsOf(db, delivery),
      requestNow(context, delivery),
    ])
    return { ...presentDelivery(delivery), request, log: log.map(presentAttempt) }
  })

  serve(app, context, listEventTypes, () => ({ data: listEventTypeInfo() }))

  serveChange(app, context, createOrganizationEndpoint)
  serveChange(app, context, createApplicationEndpoint)
  serveChange(app, context, updateEndpoint)
  serveChange(app, context, deleteEndpoint)
  serveChange(app, context, pauseEndpoint)
  serveChange(app, context, enableEndpoint)
  serveChange(app, context, getEndpointSecret)
  serveChange(app, context, rotateEndpointSecret)
  serveChange(app, context, revokePreviousEndpointSecret)
  serveChange(app, context, testEndpoint)
  serveChange(app, context, resendDelivery)
  serveChange(app, context, resendFailed)
}
