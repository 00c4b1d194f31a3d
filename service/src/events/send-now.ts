import { randomUUID } from 'node:crypto'
import type { Context } from '#context.ts'
import {
  type EndpointRow,
  markListeningForEndpoint,
  verifyEndpoint,
} from '#data/events/endpoints.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { attempt } from './attempt.ts'
import {
  type AttemptOutcome,
  findDeliveryNow,
  insertOwnEvent,
  recordAttempt,
} from './deliveries.store.ts'
import { buildOwnRequest, buildRequest } from './event-request.ts'

type Parts = Pick<Context, 'clock' | 'config' | 'db' | 'secrets'>

/** An attempt that someone asked for, with its number among the delivery's attempts. */
export interface SentNow extends AttemptOutcome {
  seq: string
  number: number
  isSuccess: boolean
}

/** Neither counts for the endpoint's health, and no worker waits for it. */
const apart = { seconds: null, inLine: true, counts: false }

/** Sends a test event, and verifies the endpoint if it responds with 2xx. Undefined if it was deleted meanwhile. */
export async function sendTestEvent(
  parts: Parts,
  endpoint: EndpointRow,
): Promise<SentNow | undefined> {
  const { db, clock } = parts
  const data = { endpoint: endpoint.id, version: 1 }
  const event = { eventId: randomUUID(), type: 'endpoint.test', data } as const
  const at = new Date(clock.now())
  const {
    isSuccess,
    restSeconds: _,
    ...outcome
  } = await attempt(parts, buildOwnRequest(parts, endpoint, event, at), at)
  if (isSuccess) await markListeningForEndpoint(db, endpoint)
  return inTransaction(db, async (trx) => {
    const state = isSuccess ? 'succeeded' : 'failed'
    const seq = await insertOwnEvent(trx, endpoint.id, event, { state })
    if (seq === undefined) return undefined
    await recordAttempt(trx, { endpointId: endpoint.id, seq }, outcome, { state, ...apart })
    if (isSuccess) await verifyEndpoint(trx, endpoint)
    return { ...outcome, seq, number: 1, isSuccess }
  })
}

/**
 * Sends a delivery again, with the same ID and the current secret, in any state of its endpoint. Undefined if the
 * endpoint may no longer receive it, or if the activity was deleted.
 */
export async function resendDelivery(
  parts: Parts,
  endpointId: string,
  seq: string,
): Promise<SentNow | undefined> {
  const { db, clock } = parts
  const delivery = await findDeliveryNow(db, endpointId, seq)
  const at = new Date(clock.now())
  const request = delivery && buildRequest(parts, delivery, at)
  if (!request) return undefined
  const { isSuccess, restSeconds: _, ...outcome } = await attempt(parts, request, at)
  const state = isSuccess ? 'succeeded' : 'pending'
  const health = await recordAttempt(db, { endpointId, seq }, outcome, { state, ...apart })
  return health && { ...outcome, seq, number: health.number, isSuccess }
}
