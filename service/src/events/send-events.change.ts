import {
  endpointUnverified,
  eventUnavailable,
  resendDelivery as resendCall,
  resendFailed as resendFailedCall,
  testEndpoint as testCall,
} from '@accord/contract/event-endpoints.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { change, unchanged } from '#calls/change.ts'
import { detailOfEndpoint } from '#data/events/endpoint-detail.ts'
import { countFailedSince, resendFailedIn } from '#data/events/due-deliveries.store.ts'
import { findDelivery } from '#data/events/listed-deliveries.store.ts'
import { findManagedEndpoint } from '#data/events/managed-endpoints.store.ts'
import type { Database } from '#database/tables.ts'
import { type AboutEndpoint, requireChangeableEndpoint } from '#permissions/require-endpoint.ts'
import { RequestError } from '#request-error.ts'
import { presentAttempt, presentEndpoint } from './endpoint.present.ts'
import { requestNow } from './request-now.ts'
import { resend, sendTestEvent } from './send-now.ts'

// Nothing is sent inside a transaction, because a receiver may take long to respond.

/** Sends a test event to any endpoint. The first one that it accepts verifies it. */
export const testEndpoint = change(testCall, {
  resolve: requireChangeableEndpoint,
  limits: ({ endpoint }) => [['testEventsPerEndpoint', endpoint.id]],
  records: [],

  run: ({ endpoint }) => Promise.resolve(endpoint),
  async respond(endpoint, _handled, context) {
    const attempt = await sendTestEvent(context, endpoint)
    const now = await findManagedEndpoint(context.db, endpoint.id)
    if (!now) throw new RequestError(notFound)
    return { endpoint: presentEndpoint(now), attempt: presentAttempt(attempt) }
  },
})

interface AboutDelivery extends AboutEndpoint {
  params: { id: string; seq: number }
}

async function requireDelivery(handled: AboutDelivery, db: Kysely<Database>) {
  const managed = await requireChangeableEndpoint(handled, db)
  const delivery = await findDelivery(db, managed.endpoint.id, handled.params.seq)
  if (!delivery) throw new RequestError(notFound)
  return { ...managed, delivery }
}

/** Resends an event and waits for the response, also while the endpoint is paused or disabled. */
export const resendDelivery = change(resendCall, {
  resolve: requireDelivery,
  authorize: ({ endpoint }) => endpoint.state !== 'unverified' || endpointUnverified,
  limits: ({ endpoint }) => [['eventsResentPerEndpoint', endpoint.id]],
  records: ['endpoint_events_resent'],

  async run({ trx, endpoint, delivery, happened }, context) {
    if (!(await requestNow({ ...context, db: trx }, delivery)))
      throw new RequestError(eventUnavailable)
    happened('endpoint_events_resent', {
      ...detailOfEndpoint(endpoint),
      deliveries: 1,
      uncounted: false,
    })
    return { endpoint, delivery }
  },
  async respond({ endpoint, delivery }, _handled, context) {
    const attempt = await resend(context, endpoint, delivery)
    if (!attempt) throw new RequestError(eventUnavailable)
    return presentAttempt(attempt)
  },
})

/** Lets workers resend whatever failed until now. Events that the endpoint may no longer receive are left out then. */
export const resendFailed = change(resendFailedCall, {
  resolve: requireChangeableEndpoint,
  authorize: ({ endpoint }) => endpoint.state !== 'unverified' || endpointUnverified,
  limits: ({ endpoint }) => [['failedResentPerEndpoint', endpoint.id]],
  records: ['endpoint_events_resent'],

  async run({ trx, endpoint, body: { since }, happened }) {
    const failed = await countFailedSince(trx, endpoint.id, since)
    const { count: deliveries, more } = failed
    if (deliveries === 0) return unchanged(failed)
    happened('endpoint_events_resent', {
      ...detailOfEndpoint(endpoint),
      deliveries,
      uncounted: more,
    })
    return failed
  },
  async respond({ count: deliveries, more, period }, { endpoint }, { db }) {
    await resendFailedIn(db, endpoint.id, period)
    return { deliveries, more }
  },
})
