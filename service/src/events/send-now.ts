import { randomUUID } from 'node:crypto'
import { notFound } from '@accord/contract/errors.ts'
import type { Context } from '#context.ts'
import type { EndpointRow } from '#data/events/endpoints.store.ts'
import { markListeningForEndpoint } from '#data/events/listeners.store.ts'
import { verifyEndpoint } from '#data/events/endpoint-states.store.ts'
import type { AttemptRow, DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import { inTransaction, retryOnConflict } from '#database/transactions.ts'
import { RequestError } from '#request-error.ts'
import { attempt } from './attempt.ts'
import { findDeliveryNow, insertOwnEvent, recordAttempt } from './deliveries.store.ts'
import { buildOwnRequest, buildRequest } from './event-request.ts'

type Parts = Pick<Context, 'clock' | 'config' | 'db' | 'secrets'>

/** Neither counts for the endpoint's health, and no worker waits for it. */
const apart = { seconds: null, inOrder: true, counts: false }

/** Sends a test event, and verifies the endpoint if it responds with 2xx. */
export async function sendTestEvent(parts: Parts, endpoint: EndpointRow): Promise<AttemptRow> {
  const { db, clock } = parts
  const { id: endpoint_id } = endpoint
  const data = { endpoint: endpoint_id, version: 1 }
  const event = { eventId: randomUUID(), type: 'endpoint.test', data } as const
  const at = new Date(clock.now())
  const request = buildOwnRequest(parts, endpoint, event, at)
  const { isSuccess, restSeconds: _, ...outcome } = await attempt(parts, request, at)
  if (isSuccess) await markListeningForEndpoint(db, endpoint)
  return inTransaction(db, async (trx) => {
    const state = isSuccess ? 'succeeded' : 'failed'
    const seq = await insertOwnEvent(trx, endpoint_id, event, { state })
    // It was deleted meanwhile.
    if (seq === undefined) throw new RequestError(notFound)
    await recordAttempt(trx, { endpointId: endpoint_id, seq }, outcome, { state, ...apart })
    if (isSuccess) await verifyEndpoint(trx, endpoint)
    return { endpoint_id, seq, number: 1, ...outcome }
  })
}

/**
 * Resends a delivery, with the same ID and the current secret, in any state of its endpoint. Undefined if the
 * endpoint may no longer receive it, or if the activity was deleted.
 */
export async function resend(
  parts: Parts,
  { id: endpoint_id }: Pick<EndpointRow, 'id'>,
  { seq }: Pick<DeliveryRow, 'seq'>,
): Promise<AttemptRow | undefined> {
  const { db, clock } = parts
  const delivery = await findDeliveryNow(db, endpoint_id, seq)
  const at = new Date(clock.now())
  const request = delivery && buildRequest(parts, delivery, at)
  if (!request) return undefined
  const { isSuccess, restSeconds: _, ...outcome } = await attempt(parts, request, at)
  const state = isSuccess ? 'succeeded' : 'pending'
  const place = { endpointId: endpoint_id, seq }
  const recorded = await retryOnConflict(() =>
    recordAttempt(db, place, outcome, { state, ...apart }),
  )
  return recorded && { endpoint_id, seq, number: recorded.number, ...outcome }
}
