import type { Context } from '#context.ts'
import type { EndpointRow } from '#data/events/endpoints.store.ts'
import type { DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import { findDeliveryNow } from './deliveries.store.ts'
import { buildRequest } from './event-request.ts'

/** What a request for this delivery would contain now. Null if the event can't be sent any more. */
export async function requestNow(
  parts: Pick<Context, 'clock' | 'config' | 'db' | 'secrets'>,
  { id }: Pick<EndpointRow, 'id'>,
  { seq }: Pick<DeliveryRow, 'seq'>,
): Promise<{ headers: Record<string, string>; body: string } | null> {
  const delivery = await findDeliveryNow(parts.db, id, seq)
  const request = delivery && buildRequest(parts, delivery, new Date(parts.clock.now()))
  return request ? { headers: request.headers, body: request.body.toString() } : null
}
