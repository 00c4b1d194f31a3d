import type { Context } from '#context.ts'
import type { DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import { findDeliveryNow } from './deliveries.store.ts'
import { buildRequest } from './event-request.ts'

/**
 * What a request for this delivery would contain now. Null if the endpoint may no longer receive it, or if the activity
 * was deleted. The signatures are left out, because with them anyone could send the request.
 */
export async function requestNow(
  { db, clock, config, secrets }: Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>,
  { endpoint_id, seq }: Pick<DeliveryRow, 'endpoint_id' | 'seq'>,
) {
  const delivery = await findDeliveryNow(db, endpoint_id, seq)
  const request = delivery && buildRequest({ config, secrets }, delivery, new Date(clock.now()))
  if (!request) return null
  const { headers, body } = request
  const signature = headers['webhook-signature']!.replaceAll(/(v1a?),\S+/g, '$1,…')
  return { headers: { ...headers, 'webhook-signature': signature }, body: body.toString() }
}
