import type { Context } from '#context.ts'
import type { DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import type { ManagedEndpointRow } from '#data/events/managed-endpoints.store.ts'

/** What a request for this delivery would contain now. Null if the event can't be sent any more. */
export function requestNow(
  _context: Context,
  _endpoint: ManagedEndpointRow,
  _delivery: DeliveryRow,
): Promise<{ headers: Record<string, string>; body: string } | null> {
  return Promise.resolve(null)
}
